import Testing

@testable import MenuCore

/// The resource files of the lexicon: every line is read, and every tag is known.
struct LexiconFileTests {
  private static let entries: [(line: String, entry: LexiconEntry?)] =
    String(decoding: LexiconIndex.text, as: UTF8.self).split(separator: "\n")
    .filter { !$0.hasPrefix("#") && !$0.allSatisfy { $0 == " " } }
    .enumerated()
    .map { number, line in
      (
        "\(number): \(line)",
        Array(line.utf8).withUnsafeBufferPointer { LexiconEntry(LexiconLineReader($0)) }
      )
    }

  @Test("every line is an entry with known tags")
  func lines() {
    #expect(Self.entries.count > 500)
    for (line, entry) in Self.entries {
      #expect(entry != nil, "\(line)")
      let tags = line.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }.dropFirst()
      for tag in tags.prefix(while: { $0 != "#" }).split(separator: " ") {
        var effect = LexiconEffect()
        #expect(Array(tag.utf8).withUnsafeBufferPointer { effect.add(tag: $0) }, "\(line)")
      }
    }
  }

  @Test("a stem has at least three letters, an ending two, and a word fits a packed word")
  func lengths() {
    for (line, entry) in Self.entries {
      for word in entry?.words ?? [] {
        let least = word.match == .stem ? 3 : 2
        #expect(word.match == .whole || word.letters.count >= least, "\(line)")
        #expect(word.letters.count <= PackedWord.capacity, "\(line)")
      }
    }
  }

  @Test("an entry is a name, a denial or a marker; only a denial may have a marker")
  func effects() {
    for (line, entry) in Self.entries {
      guard let effect = entry?.effect else { continue }
      let meanings = [effect.isName, effect.isDenial, effect.marker != nil]
      let isMarked = effect.marker == .lacks || effect.marker == .trailing
      #expect(effect.isDenial && isMarked || meanings.count { $0 } <= 1, "\(line)")
    }
  }

  @Test("the index finds every entry by its own words")
  func index() {
    #expect(LexiconIndex.shared.entries.count == Self.entries.count)
    for (line, entry) in Self.entries {
      guard let entry, let first = entry.words.first else { continue }
      let found = LexiconIndex.shared.candidates(for: first.letters)
      #expect(!found.isEmpty, "\(line)")
    }
  }
}
