import TestSupport
import Testing

@testable import MenuCore

/// The word files, compared with words that people wrote out: no two entries can be exchanged.
struct SpelledWordTests {
  /// A line of a file of `Tests/Fixtures/Vocabulary`: a meaning, and the words for it.
  struct Row: Sendable, CustomTestStringConvertible {
    let meaning: String
    let words: [String]

    var testDescription: String { meaning }
  }

  private static func rows(_ name: String, _ separator: Character = ",") -> [Row] {
    let bytes = (try? Repository.bytes("Tests/Fixtures/Vocabulary/\(name).txt")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let meaning = separator == "," ? line.firstRange(of: " = ") : nil
      let words = line[(meaning?.upperBound ?? line.startIndex)...]
        .split(separator: separator).map { String($0).trimmed }
      let name = line[..<(meaning?.lowerBound ?? line.startIndex)]
      return line.hasPrefix("#") ? nil : Row(meaning: String(name), words: words)
    }
  }

  @Test("the tables have rows")
  func count() {
    #expect(Self.rows("queries").count > 40 && Self.rows("foods", "|").count > 90)
    #expect(Self.rows("owners").count > 80)
  }

  @Test(
    "every word for a diet, a list, a fact or a number has its meaning", arguments: rows("queries"))
  func queries(_ row: Row) {
    for word in row.words {
      for (phrase, meaning) in GrammarTable(Array("\(word): \(row.meaning)".utf8)).meanings {
        #expect(GrammarTable.all.contains { $0.meanings[phrase] == meaning }, "\(word)")
      }
    }
  }

  @Test("a food has its name in five languages", arguments: rows("foods", "|"))
  func foods(_ row: Row) {
    #expect(row.words.count == InterfaceLanguage.allCases.count)
    for (word, language) in zip(row.words, InterfaceLanguage.allCases) {
      let typed = FoldedText(word).words.map(Array.init).filter { !QueryWords.all.isSmall($0) }
        .map { String(decoding: $0, as: UTF8.self) }
      let names = FoodWords.shared.names(of: typed.nonEmpty ?? [word], preferring: language)
      for (other, language) in zip(row.words, InterfaceLanguage.allCases) {
        #expect(names.contains { $0.text == other && $0.language == language }, "\(word): \(other)")
      }
    }
  }

  @Test("the words of owners mean their keys and topics", arguments: rows("owners"))
  func owners(_ row: Row) {
    let topic = String(row.meaning.dropFirst().dropLast())
    for word in row.words {
      if let key = FileKey(rawValue: row.meaning) {
        #expect(FileKey.named(word, among: [key]) == key, "\(word)")
      } else {
        #expect(OwnerWords.shared.isName(word, of: topic), "\(word)")
      }
    }
  }
}
