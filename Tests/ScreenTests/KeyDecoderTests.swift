import MenuPresentation
import TestSupport
import Testing

@testable import TerminalUI
import TerminalText

private let esc = TerminalBytes.esc

struct KeyDecoderTests {
  @Test(arguments: TerminalBytes.keys)
  func key_inAnyTwoPieces_isTheSame(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for place in 0...bytes.count {
      for gap in [0, 30, 40, 100, 200, 300] as [Int] {
        let pieces = [bytes[..<place], bytes[place...]]
        #expect(
          SlowLine.keys(of: pieces, gap: .milliseconds(gap)) == keys, "\(text.debugDescription)")
      }
    }
    #expect(SlowLine.keys(of: bytes.map { [$0][...] }, gap: .milliseconds(300)) == keys)
  }

  @Test(arguments: TerminalBytes.answers)
  func answer_inAnyPieces_isNoKey(answer: String) {
    let bytes = Array(answer.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [
          bytes[..<first], bytes[first..<second], bytes[second...], Array("q".utf8)[...],
        ]
        let keys = SlowLine.keys(of: pieces, gap: .milliseconds(first % 2 == 0 ? 300 : 30))
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
    #expect(SlowLine.keys(of: [Array((sequence + "q").utf8)[...]]) == [.character("q")])
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8], [0x80], [0xE2, 0x82]])
  func letter_thatIsBroken_vanishes(bytes: [UInt8]) {
    #expect(SlowLine.keys(of: [(bytes + [0x71])[...]]) == [.character("q")])
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
    #expect(SlowLine.keys(of: bytes, gap: .milliseconds(gap)) == keys)
  }

  @Test func patience_onASlowLine_isLonger() {
    let arrow = [Array(esc.utf8)[...], Array("[B".utf8)[...]]
    #expect(SlowLine.keys(of: arrow, gap: .milliseconds(590), isSlow: true) == [.down])
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
    #expect(SlowLine.keys(of: [bytes[...]]) == [.paste(kept), .character("q")])
  }

  /// Keys and answers in a random order, torn at random places for up to 300 ms.
  @Test(arguments: seeds)
  func answers_amongKeys_changeNoKey(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var line = SlowLine()
    var expected: [Key] = []
    var wasEscape = false
    for _ in 0..<200 {
      var text = TerminalBytes.answers[.random(in: TerminalBytes.answers.indices, using: &random)]
      if Bool.random(using: &random) {
        let (bytes, keys) = TerminalBytes.keys[
          .random(in: TerminalBytes.keys.indices, using: &random)]
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
    var line = SlowLine()
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
