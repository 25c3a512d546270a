import TestSupport
import Testing

@testable import MenuCore

/// The words of the five languages are data: in order, of known meaning, and at one with each other.
struct WordListTests {
  private static let lists = InterfaceLanguage.allCases.flatMap { language in
    [
      ("\(language) ingredients", language.words.ingredients),
      ("\(language) query", language.words.query),
    ]
  }

  @Test func words_ofAList_areSortedAndFolded() {
    for (name, list) in Self.lists {
      let words = list.entries.map { Array($0.word.utf8) }
      #expect(words.count > 50)
      for (word, next) in zip(words, words.dropFirst()) {
        #expect(
          word.lexicographicallyPrecedes(next), "\(name): \(String(decoding: next, as: UTF8.self))")
      }
      for entry in list.entries {
        let spelt = FoldedText(entry.word.replacing("_", with: " ")).bytes
        let isStem = entry.word.hasSuffix("-")
        #expect(Array(entry.word.replacing("_", with: " ").utf8) == spelt, "\(name): \(entry.word)")
        #expect(!isStem || entry.word.utf8.count > 4, "\(name): \(entry.word)")
      }
    }
  }

  @Test func tags_ofIngredients_areAllergensAndKinds() {
    let known = Set(
      Allergen.allCases.map(\.rawValue) + ["meat", "pork", "beef", "honey", "alcohol"])
    for language in InterfaceLanguage.allCases {
      for entry in language.words.ingredients.entries {
        let tags = entry.tags.split { $0 == "+" || $0 == "-" }.map(String.init)
        #expect(tags.allSatisfy(known.contains), "\(language): \(entry)")
      }
      for entry in language.words.query.entries {
        let meaning = Array(entry.tags.utf8).withUnsafeBufferPointer { QueryMeaning($0) }
        #expect(![.allergens([]), .excluded([])].contains(meaning), "\(language): \(entry)")
      }
    }
  }

  /// A word that two languages share means the same in both, or the sum is what is warned of.
  @Test func word_ofTwoLanguages_isNotDeniedByOneAndNamedByTheOther() {
    var seen: [String: (language: InterfaceLanguage, tags: String)] = [:]
    for language in InterfaceLanguage.allCases {
      for entry in language.words.ingredients.entries {
        if let other = seen[entry.word] {
          let isDenial = entry.tags.hasPrefix("-") != other.tags.hasPrefix("-")
          #expect(
            entry.tags.isEmpty == other.tags.isEmpty && !isDenial,
            "\(entry.word): \(entry.tags) in \(language), \(other.tags) in \(other.language)")
        }
        seen[entry.word] = (language, entry.tags)
      }
    }
  }

  /// A word that means the same in several languages stands in the first of them.
  @Test func word_ofTwoLanguages_standsOnceWhereItMeansTheSame() {
    for list in [\Words.ingredients, \Words.query] {
      let entries = InterfaceLanguage.allCases.flatMap { $0.words[keyPath: list].entries }
      let words = Dictionary(grouping: entries, by: \.word).mapValues { $0.map(\.tags) }
      for (word, tags) in words where Set(tags).count == 1 {
        #expect(tags.count == 1, "\(word): \(tags)")
      }
    }
  }

  @Test func word_ofEachList_isFoundWithItsTags() {
    for (name, list) in Self.lists {
      for entry in list.entries {
        let tags = list.tags(of: Array(entry.word.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(tags == entry.tags, "\(name): \(entry.word)")
      }
    }
  }

  @Test(arguments: seeds)
  func word_ofRandomLetters_isFoundAsBySearchingAll(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    for (_, list) in Self.lists {
      let entries = list.entries
      for _ in 0..<20 {
        var word = Array(
          (entries.randomElement(using: &random)?.word ?? "").utf8.filter { $0 != 0x2D })
        if !word.isEmpty, Bool.random(using: &random) {
          word[Int.random(in: word.indices, using: &random)] = .random(
            in: 0x61...0x7A, using: &random)
        }
        if Bool.random(using: &random) { word.append(.random(in: 0x61...0x7A, using: &random)) }
        let text = String(decoding: word, as: UTF8.self)
        let stem = entries.filter { $0.word.hasSuffix("-") && text.hasPrefix($0.word.dropLast()) }
          .max { $0.word.utf8.count < $1.word.utf8.count }
        let (own, ofStem, isPhrase) = word.withUnsafeBufferPointer { word in
          let place = list.place(of: word)
          let stem = list.tags(ofStemOf: word, at: place)
          return (
            place.tags.map { String(decoding: $0, as: UTF8.self) },
            stem.map { String(decoding: $0, as: UTF8.self) }, place.beginsPhrase
          )
        }
        #expect(own == entries.first { $0.word == text }?.tags, "\(text)")
        if own == nil { #expect(ofStem == stem?.tags, "\(text)") }
        let hasPhrase = entries.contains { $0.word.hasPrefix(text + "_") }
        #expect(isPhrase || !hasPhrase, "\(text)")
      }
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func names_ofALanguage_areCompleteAndApart(_ language: InterfaceLanguage) {
    let words = language.words
    for (names, count) in [
      (words.allergens, Allergen.allCases.count), (words.diets, Diet.allCases.count),
      (words.lists, MenuList.allCases.count), (words.servings, Dish.Serving.allCases.count),
      (words.bases, 2), (words.units, 2),
    ] {
      #expect(names.count == count && Set(names).count == count && !names.contains(""))
    }
    // A guest may type every name that the screen shows.
    let typed = QueryWords(preferring: language)
    for allergen in Allergen.groups {
      let name = language.name(of: allergen)
      let meaning = typed.meaning(of: FoldedText(name).words[...])?.meaning
      guard case .allergens(let set)? = meaning else {
        Issue.record("\(name) is \(String(describing: meaning))")
        continue
      }
      #expect(set.contains(allergen), "\(name)")
    }
  }
}
