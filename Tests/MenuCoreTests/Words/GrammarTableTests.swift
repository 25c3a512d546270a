import TestSupport
import Testing

@testable import MenuCore

/// The word files of the grammar: every line is read, and the languages agree.
struct GrammarTableTests {
  @Test("every line of the grammar files has a meaning", arguments: InterfaceLanguage.allCases)
  func lines(_ language: InterfaceLanguage) throws {
    let table = GrammarTable.of(language)
    let file = try Repository.bytes("Sources/CWords/Files/grammar-\(language).txt")
    for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let alone = GrammarTable(Array(line))
      #expect(
        alone.meanings.count + alone.endings.count > 0, "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(table.meanings.count > 50)
    let longest = table.meanings.keys.map { $0.count { $0 == UInt8(ascii: " ") } + 1 }.max()
    #expect(longest ?? 0 <= GrammarTable.longestPhrase)
  }

  @Test("a line without a known meaning is ignored")
  func unreadLine() {
    let table = GrammarTable(
      Array("# x\nsenza: WITHOUT\nlatte: mlik\nnoce\nuova: eggs fish\n-frei: FREE\n".utf8))
    #expect(table.endings == [Array("frei".utf8)] && table.meanings.count == 2)
    #expect(table.meanings[Array("senza".utf8)] == .without)
    #expect(table.meanings[Array("uova".utf8)] == .allergens([.eggs, .fish]))
  }

  @Test("an umlaut may be typed as two letters")
  func umlauts() {
    let table = GrammarTable(Array("Nüsse: nuts\n-verträglich: FREE\nfür: SKIP\n".utf8))
    let words = ["nusse", "nuesse", "fur", "fuer"].map { Array($0.utf8) }
    #expect(Set(table.meanings.keys) == Set(words))
    #expect(table.endings == [Array("vertraglich".utf8), Array("vertraeglich".utf8)])
  }

  @Test("a word that means the same in two languages is in one file only")
  func sharedWords() {
    var meanings: [[UInt8]: [QueryMeaning]] = [:]
    for language in InterfaceLanguage.allCases {
      for (phrase, meaning) in GrammarTable.of(language).meanings {
        meanings[phrase, default: []].append(meaning)
      }
    }
    for (phrase, all) in meanings where Set(all).count == 1 {
      #expect(all.count == 1, "\(String(decoding: phrase, as: UTF8.self))")
    }
  }
}
