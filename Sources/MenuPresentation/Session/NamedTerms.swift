package import MenuCore

// The meaning of a single word in an option or in a table: the word of the format, or a name in one of the
// five languages. Nil for anything longer: `no milk`

extension AllergenSet {
  /// The allergens that a word names. `Milch` → milk
  package init?(named word: String, preferring language: InterfaceLanguage? = nil) {
    let typed = TypedQuery(word, preferring: language)
    if let allergen = Allergen(rawValue: word.lowercased()) {
      self.init(allergen)
    } else if typed.namedAllergens.isEmpty || !typed.filter.isEmpty || typed.hasMore {
      return nil
    } else {
      self = typed.namedAllergens
    }
  }
}

extension Diet {
  /// The diet that a word names. `vegano` → vegan
  package init?(named word: String, preferring language: InterfaceLanguage? = nil) {
    let typed = TypedQuery(word, preferring: language)
    let isAlone = typed.filter.diets.count == 1 && typed.namedAllergens.isEmpty && !typed.hasMore
    let diet = isAlone ? typed.filter.diets.first : nil
    if let diet = Self.named(word, InterfaceLanguage.name(of:)) {
      self = diet
    } else if let diet, typed.filter == QueryFilter(diets: [diet]) {
      self = diet
    } else {
      return nil
    }
  }
}

extension MenuList {
  /// The list that a word names, including words that only guests type. `Bevande`, `drinks` → beverages
  package init?(named word: String) {
    let typed = TypedQuery(word)
    if let list = Self.named(word, InterfaceLanguage.name(of:)) {
      self = list
    } else if case .list(let list)? = typed.clauses.only, typed.state == .complete,
      typed.namedAllergens.isEmpty, typed.withoutWords.isEmpty
    {
      self = list
    } else {
      return nil
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  fileprivate static func named(
    _ word: String, _ name: (InterfaceLanguage) -> (Self) -> String
  ) -> Self? {
    let needle = FoldedText(word).bytes
    return allCases.first { term in
      let names = [term.rawValue] + InterfaceLanguage.allCases.map { name($0)(term) }
      return names.contains { FoldedText($0).bytes == needle }
    }
  }
}
