import TestSupport
import Testing

@testable import MenuCore

struct LexiconIndexDifferenceTests {
  @Test("the index finds what the old one finds, for words and their typos", arguments: 0..<8)
  func difference(_ part: Int) {
    var random = SeededGenerator(seed: part)
    var count = 0
    for (number, entry) in LexiconIndex.shared.entries.enumerated() where number % 8 == part {
      for word in entry.words {
        let text = word.letters.string
        for _ in 0..<6 {
          var letters = Array(text.utf8)
          for _ in 0..<Int.random(in: 0...2, using: &random) where !letters.isEmpty {
            let place = letters.indices.randomElement(using: &random) ?? 0
            let letter = UInt8.random(in: 97...122, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: letters.remove(at: place)
            case 1: letters.insert(letter, at: place)
            case 2: letters[place] = letter
            case 3: letters.swapAt(place, letters.count - 1)
            default: letters.append(letter)
            }
          }
          let typed = PackedWord(letters)
          let new = LexiconIndex.shared.candidates(for: typed)
          let old = OldLexiconIndex.shared.candidates(for: typed)
          #expect(String(describing: new) == String(describing: old), "\(typed.string)")
          count += new.isEmpty ? 0 : 1
        }
      }
    }
    #expect(count > 1000)
  }
}
