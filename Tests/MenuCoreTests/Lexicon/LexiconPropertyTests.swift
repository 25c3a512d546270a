import TestSupport
import Testing

@testable import MenuCore

/// Properties of every entry of the lexicon in any surrounding text.
struct LexiconPropertyTests {
  private static let entries = LexiconIndex.shared.entries

  /// A text that an entry is found in: its words, with a letter more for a stem or an ending.
  private static func text(of entry: LexiconEntry) -> String {
    entry.words.map { word in
      let count = min(word.letters.count, PackedWord.capacity)
      return String(decoding: (0..<count).map { word.letters[$0] }, as: UTF8.self)
    }.joined(separator: " ")
  }

  @Test("a name is recognized whatever a neighbouring phrase denies", arguments: seeds)
  func denialElsewhere(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var lexicon = Lexicon()
    let names = Self.entries.filter(\.effect.isName).map(Self.text)
    let denials = Self.entries.filter(\.effect.isDenial).map(Self.text)
    let beginnings = Self.entries.filter { [.without, .lacks].contains($0.effect.marker) }
      .map(Self.text)
    for _ in 0..<500 {
      let name = try #require(names.randomElement(using: &random))
      let denial = try #require(denials.randomElement(using: &random))
      let beginning = try #require(beginnings.randomElement(using: &random))
      let alone = lexicon.finding(in: name)
      for text in [
        "\(name), \(denial)", "\(denial): \(name)", "\(denial) (\(name))", "\(name), \(beginning)",
        "\(beginning) (\(name))", "\(beginning) xyz: \(name)", "\(beginning) xyz, \(name)",
      ] {
        let found = lexicon.finding(in: text)
        #expect(found.allergens.isSuperset(of: alone.allergens), "\(text)")
        #expect(found.traits.isSuperset(of: alone.traits), "\(text)")
      }
    }
  }

  @Test("a word is recognized with any character before and after it", arguments: 0..<16)
  func gluedCharacter(_ start: Int) {
    var lexicon = Lexicon()
    // Every sixteenth of a plane of Unicode, in steps that meet each block.
    for value in stride(from: UInt32(start) * 7, through: 0x1FFFF, by: 112) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var letters: [UInt8] = []
      // A Latin letter makes another word, as one that looks like it does.
      let kind = FoldingTables.letters(of: scalar, into: &letters)
      guard kind != .letters, kind != .lookalike else { continue }
      // A mark belongs to the letter in front of it.
      let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      for text in [
        "\(scalar)latte", "latte\(scalar)", "pomodoro\(isMark ? " " : "")\(scalar)latte",
      ] {
        let isFound = lexicon.finding(in: text).allergens.contains(.milk)
        #expect(isFound, "U+\(String(value, radix: 16))")
      }
    }
  }
}
