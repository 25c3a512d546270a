import MenuPresentation
import TestSupport
import Testing

@testable import TerminalUI
import TerminalText

private let esc = TerminalBytes.esc

struct KeyDecoderTests {
  /// The pauses in milliseconds with which a line splits a sequence.
  private static let gaps = [0, 10, 25, 40, 100, 350, 1_000]

  /// Records an issue for unexpected keys. With thousands of `#expect` most of the time would be spent in
  /// them.
  private func expect(_ keys: [Key], _ expected: [Key], _ comment: @autoclosure () -> String) {
    if keys != expected { Issue.record("\(keys), not \(expected): \(comment())") }
  }

  @Test(
    "a key that arrives in pieces is the same key", arguments: TerminalBytes.keys)
  func key_inAnyTwoPieces_isTheSame(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for place in 0...bytes.count {
      let pieces = [bytes[..<place], bytes[place...]]
      for gap in Self.gaps {
        for isSlow in [false, true] {
          let decoded = SlowLine.keys(of: pieces, gap: .milliseconds(gap), isSlow: isSlow)
          expect(decoded, keys, "\(text.debugDescription) at \(place), \(gap) ms")
        }
      }
    }
    #expect(SlowLine.keys(of: bytes.map { [$0][...] }, gap: .milliseconds(300)) == keys)
  }

  @Test(
    "an answer of the terminal in three pieces is not read as a key",
    arguments: TerminalBytes.answers)
  func answer_inAnyPieces_isNoKey(answer: String) {
    let bytes = Array(answer.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [
          bytes[..<first], bytes[first..<second], bytes[second...], Array("q".utf8)[...],
        ]
        let keys = SlowLine.keys(of: pieces, gap: .milliseconds(first % 2 == 0 ? 300 : 30))
        expect(keys, [.character("q")], "\(answer.debugDescription) at \(first), \(second)")
      }
    }
  }

  @Test("an answer in two pieces is not read as a key", arguments: TerminalBytes.answers)
  func answer_inAnyTwoPieces_isNoKey(answer: String) {
    let bytes = Array(answer.utf8)
    for place in 0...bytes.count {
      for gap in Self.gaps {
        let pieces = [bytes[..<place], bytes[place...]]
        let keys = SlowLine.keys(of: pieces, gap: .milliseconds(gap))
        expect(keys, [], "\(answer.debugDescription) at \(place), \(gap) ms")
      }
    }
  }

  @Test("an 8-bit answer in two pieces is not read as a key", arguments: TerminalBytes.answers)
  func answer_ofEightBits_isNoKey(answer: String) {
    let bytes = TerminalBytes.eightBit(answer)
    let letter = Array("q".utf8)
    for place in 0...bytes.count {
      for gap in [0, 100, 1_000] {
        let pieces = [bytes[..<place], bytes[place...], letter[...]]
        let keys = SlowLine.keys(of: pieces, gap: .milliseconds(gap))
        expect(keys, [.character("q")], "\(answer.debugDescription) at \(place), \(gap) ms")
      }
    }
  }

  @Test("an 8-bit introducer begins a key, and on its own is ignored")
  func key_ofEightBits_isTheSame() {
    // The console has no 8-bit form, and a paste must end as it began: with ESC.
    let others = ["\(esc)[200~", "\(esc)[["]
    for (text, keys) in TerminalBytes.keys where !others.contains(where: text.hasPrefix) {
      #expect(SlowLine.keys(of: [TerminalBytes.eightBit(text)[...]]) == keys)
    }
    for byte in 0x80...0xFF as ClosedRange<UInt8> {
      #expect(SlowLine.keys(of: [[byte], [0x71]], gap: .seconds(3)) == [.character("q")])
    }
  }

  @Test(
    "an unknown escape sequence is dropped",
    arguments: [
      "\(esc)[99~", "\(esc)[1;2;3;4x", "\(esc)OZ", "\(esc)[ q", "\(esc)[<0;0;0M", "\(esc)[<;;M",
      "\(esc)[M !!", "\(esc)[<99999999999999999999;1;1M", "\(esc)[201~", "\u{9B}", "\u{85}",
      "\(esc)[[@", "\(esc)[[F", "\(esc)[57441u", "\(esc)[1114112u", "\(esc)[55296u", "\(esc)[u",
      "\(esc)[27~",
      "\(esc)[" + String(repeating: "1", count: 500) + "A", "\(esc)\\",
    ])
  func sequence_thatIsUnknown_isDropped(sequence: String) {
    #expect(SlowLine.keys(of: [Array((sequence + "q").utf8)[...]]) == [.character("q")])
  }

  @Test(
    "bytes that are not UTF-8 are dropped",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8], [0x80], [0xE2, 0x82]])
  func letter_thatIsBroken_isDropped(bytes: [UInt8]) {
    #expect(SlowLine.keys(of: [(bytes + [0x71])[...]]) == [.character("q")])
  }

  @Test(
    "an incomplete key is decided after its waiting time",
    arguments: [
      (["\(esc)"], 400, [.escape]), (["\(esc)", "q"], 30, [.escape, .character("q")]),
      (["\(esc)\(esc)"], 400, [.escape, .escape]),
      (["\(esc)["], 2_000, [.alt(.character("["))]),
      (["\(esc)]"], 2_000, [.alt(.character("]"))]),
      (["\(esc)", "[B"], 500, [.down]), (["\(esc)", "OB"], 900, [.down]),
      (["\(esc)", "[<0;1;1M"], 500, [.mouse(.click, Position(line: 0, column: 0))]),
      (["\(esc)", "]11;rgb:0/0/0\u{7}"], 500, []),
      (["\(esc)", "["], 500, [.escape, .character("[")]),
      (["\(esc)", "]"], 500, [.escape, .character("]")]),
      (["\(esc)", "O", "q"], 500, [.escape, .character("O"), .character("q")]),
      (
        ["\(esc)", "]", "2", "q"], 300,
        [.escape, .character("]"), .character("2"), .character("q")]
      ),
      (
        ["\(esc)", "[", "[", "n"], 300,
        [.escape, .character("["), .character("["), .character("n")]
      ),
      (["\(esc)", "n", "[B"], 300, [.escape, .character("n"), .character("["), .character("B")]),
      (["\(esc)", "[B"], 1_200, [.escape, .character("["), .character("B")]),
      (
        ["\(esc)", "[1;5", "q"], 1_200,
        [
          .escape, .character("["), .character("1"), .character(";"),
          .character("5"), .character("q"),
        ]
      ),
      (["\(esc)", "[", "B"], 1_500, [.escape, .character("["), .character("B")]),
      (["\(esc)]0;never", "\r"], 500, [.enter]), (["\(esc)]0;never", "\(esc)[A"], 0, [.up]),
      (["\(esc)]0;never", "q"], 3_000, [.character("q")]),
      (["\(esc)[200~abc"], 4_000, [.paste("abc")]),
      (["\(esc)[1;5", "q"], 3_000, [.character("q")]),
    ] as [([String], Int, [Key])])
  func incompleteKey_afterItsWaitingTime_isDecided(pieces: [String], gap: Int, keys: [Key]) {
    let bytes = pieces.map { Array($0.utf8)[...] }
    #expect(SlowLine.keys(of: bytes, gap: .milliseconds(gap)) == keys)
  }

  @Test("Esc is reported in time for an answer within 25 ms, on a slow line within 100 ms")
  func escape_alone_isReportedInTime() throws {
    for (isSlow, most) in [(false, 22), (true, 95)] {
      var decoder = KeyDecoder(isSlow: isSlow)
      #expect(decoder.patience == nil)
      decoder.feed(Array(esc.utf8))
      #expect(try #require(decoder.patience) <= .milliseconds(most))
      decoder.endBegunSequence()
      #expect(decoder.next() == .key(.escape))
      #expect(decoder.patience == nil)
    }
  }

  @Test(
    "Alt with a key is neither Esc nor the plain key",
    arguments: [
      ("\(esc)q", [.alt(.character("q"))]), ("\(esc)b", [.alt(.character("b"))]),
      ("\(esc)è", [.alt(.character("è"))]), ("\(esc)\u{7F}", [.alt(.backspace)]),
      ("\(esc)\u{8}", [.alt(.backspace)]), ("\(esc)\r", [.alt(.enter)]),
      ("\(esc)\u{C}", [.alt(.control("l"))]), ("\(esc)\(esc)[A", [.alt(.up)]),
      ("\(esc)\(esc)OA", [.alt(.up)]), ("\(esc)\(esc)[3~", [.alt(.delete)]),
      ("\(esc)qq", [.alt(.character("q")), .character("q")]),
      // Esc was pressed before a sequence that cannot have Alt.
      ("\(esc)\(esc)q", [.escape, .alt(.character("q"))]),
      ("\(esc)\(esc)\(esc)[A", [.escape, .alt(.up)]), ("\(esc)\(esc)[24;80R", [.escape]),
      ("\(esc)\(esc)]11;rgb:0/0/0\u{7}", [.escape]), ("\(esc)\(esc)[M !!", [.escape]),
      ("\(esc)\(esc)[200~a\(esc)[201~", [.escape, .paste("a")]),
      ("\(esc)\(esc)[<0;1;1M", [.escape, .mouse(.click, Position(line: 0, column: 0))]),
    ] as [(String, [Key])])
  func key_withAlt_isAnother(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    #expect(SlowLine.keys(of: [bytes[...]]) == keys)
    #expect(SlowLine.keys(of: bytes.map { [$0][...] }, gap: .milliseconds(10)) == keys)
  }

  @Test("a split sequence withdraws the Esc of its first byte before it is complete")
  func rest_ofATornSequence_withdrawsEscapeAtOnce() {
    var decoder = KeyDecoder()
    decoder.feed(Array(esc.utf8))
    decoder.endBegunSequence()
    #expect(decoder.next() == .key(.escape))
    decoder.feed(Array("[".utf8), after: .milliseconds(900))
    #expect(decoder.next() == nil)
    decoder.feed(Array("1".utf8), after: .milliseconds(300))
    #expect(decoder.next() == .escapeWithdrawn)
    decoder.feed(Array(";5A".utf8), after: .milliseconds(300))
    #expect(decoder.next() == .key(.up))
    #expect(decoder.next() == nil)
  }

  @Test("digits after a bracket that fit no command are typed text")
  func rest_ofMoreDigitsThanACommandHas_isTyped() {
    var decoder = KeyDecoder()
    decoder.feed(Array(esc.utf8))
    decoder.endBegunSequence()
    #expect(decoder.next() == .key(.escape))
    decoder.feed(Array("]1234567".utf8), after: .milliseconds(100))
    #expect(decoder.next() == .key(.character("]")))
    for digit in "1234567" { #expect(decoder.next() == .key(.character(digit))) }
    #expect(decoder.next() == nil && decoder.patience == nil)
  }

  @Test("a key sequence of the terminal description is recognized")
  func sequence_ofItsOwnTerminal_isKnown() {
    var decoder = KeyDecoder(sequences: [Array("\(esc)[224z".utf8): .function(1)])
    decoder.feed(Array("\(esc)[224z".utf8))
    #expect(decoder.next() == .key(.function(1)) && decoder.next() == nil)
  }

  @Test("a keypad key is a digit, even if terminfo gives it another meaning")
  func keypad_ofAVT100_isDigits() {
    var decoder = KeyDecoder(sequences: [Array("\(esc)Ot".utf8): .function(5)])
    decoder.feed(Array("\(esc)Ot".utf8))
    #expect(decoder.next() == .key(.character("4")))
  }

  @Test("a paste beyond the limit is cut, and the next key is read")
  func paste_beyondItsLimit_isCut() {
    let long = String(repeating: "è", count: 100_000)
    let kept = String(repeating: "è", count: KeyDecoder.pasteLimit)
    let bytes = Array("\(esc)[200~\(long)\(esc)[201~q".utf8)
    #expect(SlowLine.keys(of: [bytes[...]]) == [.paste(kept), .character("q")])
  }

  /// Keys and answers in random order, split at random places for up to 300 ms.
  @Test(
    "answers of the terminal among random keys change no key", arguments: seeds)
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
        text = bytes
        expected += keys
      } else if !wasEscape, Int.random(in: 0..<8, using: &random) == 0 {
        text = esc
        expected.append(.escape)
      }
      // Time passes after a lone Esc, so that the next bytes are not taken for the rest of a sequence.
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

  @Test(
    "a key after random bytes is read", arguments: seeds)
  func key_afterAnyBytes_isRead(seed: Int) {
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
