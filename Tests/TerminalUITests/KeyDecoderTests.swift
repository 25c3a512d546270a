import OldMenuPresentation
import MenuTestSupport
import Testing

@testable import OldTerminalUI

@Suite(.timeLimit(.minutes(5))) struct KeyDecoderTests {
  @Test(
    arguments: ([
      ("q", [.character("q")]), (" ", [.character(" ")]), ("è", [.character("è")]),
      ("作🍕", [.character("作"), .character("🍕")]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]), ("\u{C}", [.control("l")]), ("\u{1A}", [.control("z")]),
      ("\u{0}", [.control("@")]), ("\u{1C}", [.control("\\")]),
      ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[B", [.down]),
      ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]),
      ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]), ("\u{1B}[3;2~", [.delete]),
      ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]),
      ("\u{1B}OP", [.function(1)]), ("\u{1B}[[A", [.function(1)]), ("\u{1B}[11~", [.function(1)]),
      ("\u{1B}[24~", [.function(12)]), ("\u{1B}[1;2P", [.function(1)]),
      ("\u{1B}[<0;3;5M", [.mouse(.click, Position(line: 4, column: 2))]),
      ("\u{1B}[<64;1;1M", [.mouse(.wheelUp, Position(line: 0, column: 0))]),
      ("\u{1B}[<65;80;24M", [.mouse(.wheelDown, Position(line: 23, column: 79))]),
      ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}]", [.escape, .character("]")]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
    ] as [(String, [Key])]).map { (ToldText($0), $1) })
  func keys(bytes: ToldText, expected: [Key]) {
    #expect(decode(Array(bytes.text.utf8)) == expected)
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[99~", "\u{1B}[1;2;3;4x", "\u{1B}OZ", "\u{1B}[ q",
    "\u{1B}[<0;3;5m", "\u{1B}[<35;3;5M", "\u{1B}[<0;0;0M", "\u{1B}[<;;M", "\u{1B}[M !!",
    "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[201~", "\u{9B}", "\u{85}",
  ])
  func whatIsUnknownVanishes(bytes: String) {
    #expect(decode(Array(bytes.utf8) + [UInt8(ascii: "q")]) == [.character("q")])
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8], [0x80], [0xE2, 0x82]])
  func brokenCharactersVanish(bytes: [UInt8]) {
    #expect(decode(bytes + [UInt8(ascii: "q")]) == [.character("q")])
  }

  @Test func anUnendingSequenceIsDropped() {
    let digits = [UInt8](repeating: UInt8(ascii: "1"), count: 62)
    #expect(decode([0x1B, UInt8(ascii: "[")] + digits + Array("q".utf8)) == [.character("q")])
  }

  @Test func whatIsKeptIsBoundedAlsoWhereEachInputEndsInsideASequence() {
    var decoder = KeyDecoder()
    var keys = 0
    decoder.feed([0x1B])
    for _ in 0..<1_000 {
      decoder.feed(Array("[A\u{1B}".utf8))
      while decoder.next() != nil { keys += 1 }
      #expect(decoder.bytes.count <= 4)
    }
    #expect(keys == 1_000 && decoder.settle() == .escape)
  }

  @Test func aLoneEscapeIsTheKeyOnceNothingMoreComes() {
    var decoder = KeyDecoder()
    #expect(decoder.patience == nil)
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.settle() == .escape)
    #expect(decoder.patience == nil)
  }

  @Test func escapeAndABracketMayHaveBeenTyped() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.settle() == .escape)
    #expect(decoder.next() == .character("["))
  }

  @Test func aSequenceMayComeInPieces() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[1;5".utf8 {
      decoder.feed([byte])
      #expect(decoder.next() == nil)
    }
    decoder.feed("A".utf8)
    #expect(decoder.next() == .up)
    decoder.feed([0xC3])
    #expect(decoder.next() == nil)
    decoder.feed([0xA8])
    #expect(decoder.next() == .character("è"))
  }

  @Test func aTerminalMayHaveSequencesOfItsOwn() {
    var decoder = KeyDecoder(sequences: [Array("\u{1B}[224z".utf8): .function(1)])
    decoder.feed("\u{1B}[224z".utf8)
    #expect(decoder.next() == .function(1))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func randomBytesNeverDisturbWhatComesAfterThem(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    for _ in 0..<200 {
      let count = Int.random(in: 1...50, using: &generator)
      decoder.feed((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
      while decoder.next() != nil {}
      if Bool.random(using: &generator) { _ = decoder.settle() }
    }
    while decoder.patience != nil {
      _ = decoder.settle()
      while decoder.next() != nil {}
    }
    decoder.feed("q".utf8)
    #expect(decoder.next() == .character("q"))
  }

  private func decode(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(bytes)
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}
