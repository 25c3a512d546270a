import MenuPresentation
import TestSupport
import Testing

@testable import TerminalUI
import TerminalText

private let esc = "\u{1B}"

/// The answers that terminals give late, to questions of other programs.
private let answers = [
  "\(esc)P>|XTerm(379)q\(esc)\\", "\(esc)P1+r544e=787465726d\(esc)\\", "\(esc)P0+r\(esc)\\",
  "\(esc)P1$r0m\(esc)\\", "\(esc)P!|00000000\(esc)\\", "\(esc)]11;rgb:1d1d/1f1f/2121\(esc)\\",
  "\(esc)]10;rgb:ffff/ffff/ffff\u{7}", "\(esc)]52;c;cXEvKw==\u{7}",
  "\(esc)]lGiuseppe\u{e8}q\(esc)\\",
  "\(esc)_Gi=31;OK\(esc)\\", "\(esc)^q+q\(esc)\\", "\(esc)Xq/f\(esc)\\", "\(esc)[?1;2c",
  "\(esc)[>41;379;0c", "\(esc)[24;80R", "\(esc)[1;1R", "\(esc)[0n", "\(esc)[?2026;2$y",
  "\(esc)[?1u",
  "\(esc)[8;24;80t", "\(esc)[?997;1n", "\(esc)[I", "\(esc)[>4;2m", "\(esc)[2;1;1;112;112;1;0x",
  "\(esc)[?1;0;256S", "\(esc)[<0;3;5m", "\(esc)[<35;3;5M", "\(esc)[1;1:3B", "\(esc)[97;1:3u",
]

/// The keys with the bytes that a keyboard sends for them.
private let typed: [(String, [Key])] = [
  ("q", [.character("q")]), (" ", [.character(" ")]), ("è", [.character("è")]),
  ("作🍕", [.character("作"), .character("🍕")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
  ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{C}", [.control("l")]),
  ("\u{1A}", [.control("z")]), ("\u{0}", [.control("@")]), ("\u{1C}", [.control("\\")]),
  ("\(esc)[A", [.up]), ("\(esc)OA", [.up]), ("\(esc)[1;5A", [.up]), ("\(esc)[B", [.down]),
  ("\(esc)[C", [.right]), ("\(esc)[D", [.left]), ("\(esc)[H", [.home]), ("\(esc)[F", [.end]),
  ("\(esc)OF", [.end]), ("\(esc)[1~", [.home]), ("\(esc)[4~", [.end]), ("\(esc)[7~", [.home]),
  ("\(esc)[5~", [.pageUp]), ("\(esc)[6~", [.pageDown]), ("\(esc)[3~", [.delete]),
  ("\(esc)[3;2~", [.delete]), ("\(esc)[Z", [.backTab]), ("\(esc)OM", [.enter]),
  ("\(esc)OP", [.function(1)]), ("\(esc)[P", [.function(1)]), ("\(esc)[[A", [.function(1)]),
  ("\(esc)[11~", [.function(1)]), ("\(esc)[24~", [.function(12)]), ("\(esc)[1;2P", [.function(1)]),
  ("\(esc)OR", [.function(3)]), ("\(esc)[13~", [.function(3)]),
  ("\(esc)[<0;3;5M", [.mouse(.click, Position(line: 4, column: 2))]),
  ("\(esc)[<64;1;1M", [.mouse(.wheelUp, Position(line: 0, column: 0))]),
  ("\(esc)[<65;80;24M", [.mouse(.wheelDown, Position(line: 23, column: 79))]),
  ("\(esc)[200~a\(esc)[A/\(esc)[201~", [.paste("a\(esc)[A/")]),
  // A keyboard mode of kitty or xterm that was left on.
  ("\(esc)[97u", [.character("a")]), ("\(esc)[97;2u", [.character("A")]),
  ("\(esc)[232;1u", [.character("è")]), ("\(esc)[55:47;2u", [.character("/")]),
  ("\(esc)[97;65;97u", [.character("a")]), ("\(esc)[27u", [.escape]), ("\(esc)[13u", [.enter]),
  ("\(esc)[9;2u", [.backTab]), ("\(esc)[127u", [.backspace]), ("\(esc)[108;5u", [.control("l")]),
  ("\(esc)[57419u", [.up]), ("\(esc)[57401u", [.character("2")]), ("\(esc)[1;1:1B", [.down]),
  ("\(esc)[27;5;99~", [.control("c")]), ("\(esc)[27;1;27~", [.escape]),
]

struct KeyDecoderTests {
  @Test(arguments: typed)
  func key_inAnyTwoPieces_isTheSame(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for place in 0...bytes.count {
      for gap in [0, 30, 40, 100, 200, 300] as [Int] {
        let pieces = [bytes[..<place], bytes[place...]]
        #expect(Line.keys(of: pieces, gap: .milliseconds(gap)) == keys, "\(text.debugDescription)")
      }
    }
    #expect(Line.keys(of: bytes.map { [$0][...] }, gap: .milliseconds(300)) == keys)
  }

  @Test(arguments: answers)
  func answer_inAnyPieces_isNoKey(answer: String) {
    let bytes = Array(answer.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [
          bytes[..<first], bytes[first..<second], bytes[second...], Array("q".utf8)[...],
        ]
        let keys = Line.keys(of: pieces, gap: .milliseconds(first % 2 == 0 ? 300 : 30))
        #expect(keys == [.character("q")], "\(answer.debugDescription) at \(first), \(second)")
      }
    }
  }

  @Test(arguments: [
    "\(esc)[99~", "\(esc)[1;2;3;4x", "\(esc)OZ", "\(esc)[ q", "\(esc)[<0;0;0M", "\(esc)[<;;M",
    "\(esc)[M !!", "\(esc)[<99999999999999999999;1;1M", "\(esc)[201~", "\u{9B}", "\u{85}",
    "\(esc)[97;3u", "\(esc)[57441u", "\(esc)[1114112u", "\(esc)[55296u", "\(esc)[u", "\(esc)[27~",
    "\(esc)[" + String(repeating: "1", count: 500) + "A", "\(esc)\\",
  ])
  func sequence_thatNobodyKnows_vanishes(sequence: String) {
    #expect(Line.keys(of: [Array((sequence + "q").utf8)[...]]) == [.character("q")])
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8], [0x80], [0xE2, 0x82]])
  func letter_thatIsBroken_vanishes(bytes: [UInt8]) {
    #expect(Line.keys(of: [(bytes + [0x71])[...]]) == [.character("q")])
  }

  @Test(
    arguments: [
      (["\(esc)"], 400, [.escape]), (["\(esc)", "q"], 0, [.escape, .character("q")]),
      (["\(esc)\(esc)[A"], 0, [.escape, .up]), (["\(esc)\(esc)"], 400, [.escape, .escape]),
      (["\(esc)["], 2_000, [.escape, .character("[")]),
      (["\(esc)]"], 2_000, [.escape, .character("]")]),
      (["\(esc)", "[B"], 500, [.escape, .down]), (["\(esc)", "OB"], 900, [.escape, .down]),
      (["\(esc)", "[<0;1;1M"], 500, [.escape, .mouse(.click, Position(line: 0, column: 0))]),
      (["\(esc)", "]11;rgb:0/0/0\u{7}"], 500, [.escape]),
      (["\(esc)", "["], 500, [.escape, .character("[")]),
      (["\(esc)", "]"], 500, [.escape, .character("]")]),
      (["\(esc)", "O", "q"], 500, [.escape, .character("O"), .character("q")]),
      (["\(esc)", "[", "B"], 1_500, [.escape, .character("["), .character("B")]),
      (["\(esc)]0;never", "\r"], 500, [.enter]), (["\(esc)]0;never", "\(esc)[A"], 0, [.up]),
      (["\(esc)]0;never", "q"], 3_000, [.character("q")]),
      (["\(esc)[200~abc"], 4_000, [.paste("abc")]),
      (["\(esc)[1;5", "q"], 3_000, [.character("q")]),
    ] as [([String], Int, [Key])])
  func begunKey_afterItsPatience_isSettled(pieces: [String], gap: Int, keys: [Key]) {
    let bytes = pieces.map { Array($0.utf8)[...] }
    #expect(Line.keys(of: bytes, gap: .milliseconds(gap)) == keys)
  }

  @Test func patience_onASlowLine_isLonger() {
    let arrow = [Array(esc.utf8)[...], Array("[B".utf8)[...]]
    #expect(Line.keys(of: arrow, gap: .milliseconds(590), isSlow: true) == [.down])
    #expect(KeyDecoder().patience == nil)
  }

  @Test func sequence_ofItsOwnTerminal_isKnown() {
    var decoder = KeyDecoder(sequences: [Array("\(esc)[224z".utf8): .function(1)])
    decoder.feed(Array("\(esc)[224z".utf8))
    #expect(decoder.next() == .function(1) && decoder.next() == nil)
  }

  @Test func paste_beyondItsLimit_isCut() {
    let long = String(repeating: "è", count: 100_000)
    let kept = String(repeating: "è", count: KeyDecoder.pasteLimit)
    let bytes = Array("\(esc)[200~\(long)\(esc)[201~q".utf8)
    #expect(Line.keys(of: [bytes[...]]) == [.paste(kept), .character("q")])
  }

  /// Keys and answers in a random order, torn at random places for up to 300 ms.
  @Test(arguments: seeds)
  func answers_amongKeys_changeNoKey(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var line = Line()
    var expected: [Key] = []
    var wasEscape = false
    for _ in 0..<200 {
      var text = answers[.random(in: answers.indices, using: &random)]
      if Bool.random(using: &random) {
        let (bytes, keys) = typed[.random(in: typed.indices, using: &random)]
        (text, expected) = (bytes, expected + keys)
      } else if !wasEscape, Int.random(in: 0..<8, using: &random) == 0 {
        (text, expected) = (esc, expected + [.escape])
      }
      // After a lone Esc time passes, lest what follows be taken for its rest.
      wasEscape = text == esc
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        line.pass(.milliseconds(Int.random(in: 0..<300, using: &random)))
        let count = Int.random(in: 1...rest.count, using: &random)
        line.send(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      if wasEscape { line.pass(.milliseconds(1_500)) }
    }
    #expect(line.keys == expected)
  }

  @Test(arguments: seeds)
  func key_behindAnyBytes_isRead(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var line = Line()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<50, using: &random)).map { _ in
        UInt8.random(in: 0...0xFF, using: &random)
      }
      line.send(bytes[...])
      if Bool.random(using: &random) { line.pass(.seconds(5)) }
    }
    line.pass(.seconds(5))
    line.send(Array("q".utf8)[...])
    #expect(line.keys.last == .character("q"))
  }
}

/// A line to a terminal on which time passes only as it is told.
private struct Line {
  var decoder = KeyDecoder()
  var keys: [Key] = []
  private var gap = Duration.zero

  static func keys(
    of pieces: [ArraySlice<UInt8>], gap: Duration = .zero, isSlow: Bool = false
  ) -> [Key] {
    var line = Line(decoder: KeyDecoder(isSlow: isSlow))
    for piece in pieces where !piece.isEmpty {
      line.send(piece)
      line.pass(gap)
    }
    return line.keys
  }

  init(decoder: KeyDecoder = KeyDecoder()) {
    self.decoder = decoder
  }

  mutating func send(_ bytes: ArraySlice<UInt8>) {
    decoder.feed(bytes, after: gap)
    gap = .zero
    collect()
  }

  mutating func pass(_ time: Duration) {
    let before = gap
    gap += time
    if let patience = decoder.patience, before + time >= patience { decoder.settle() }
    collect()
  }

  private mutating func collect() {
    while let key = decoder.next() { keys.append(key) }
  }
}
