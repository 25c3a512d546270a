import MenuCore

/// The filters that a guest names in one line, in the words in which they are read out:
/// `senza latte, uova`, `dieta senza glutine`, `vegana`.
///
/// Where the same words name both, what is excluded is the allergen: that filter trusts only what is
/// stated, while a diet is the owner's word.
struct TypedFilters {
  /// What is excluded by one name.
  struct Exclusion {
    let allergens: AllergenSet
    /// The diets that have the same name.
    let namesakes: DietSet
  }

  /// What is excluded.
  private(set) var exclusions: [Exclusion] = []
  /// The diets.
  private(set) var diets: DietSet = []
  /// Whether the price is among them.
  private(set) var namesPrice = false

  /// Reads names between commas.
  ///
  /// - Parameters:
  ///   - names: what was typed, in small letters.
  ///   - price: the words for the price that may be asked for, nil for none.
  ///   - mayExclude: whether a name alone may be that of an allergen; otherwise only behind `senza`.
  /// - Throws: what is known to be neither an allergen nor a diet.
  init(_ names: String, price: String?, mayExclude: Bool) throws(QueryFault) {
    var names = names
    if let price, names.contains(price) {
      names = names.replacing(price, with: "")
      namesPrice = true
    }
    var mayExclude = mayExclude
    for part in names.listed {
      if let diet = part.behind(TypedFilters.diet) {
        diets.formUnion(try MenuQuery.diets(from: diet))
        continue
      }
      let excluded = part.behind(LinearCommand.without.words)
      mayExclude = mayExclude || excluded != nil
      try add(part, excluded: mayExclude ? excluded ?? part : nil)
    }
  }

  private mutating func add(_ part: String, excluded: String?) throws(QueryFault) {
    guard let excluded else { return diets.formUnion(try MenuQuery.diets(from: part)) }
    do {
      let allergens = try MenuQuery.allergens(from: excluded)
      let names = [excluded] + allergens.allergens.map(InterfaceLanguage.italian.name(of:))
      let namesakes = Diet.allCases.filter { names.contains(where: $0.isCalled(without:)) }
      exclusions.append(
        Exclusion(allergens: allergens, namesakes: DietSet(namesakes.map { DietSet($0) })))
    } catch {
      guard let found = try? MenuQuery.diets(from: part) else { throw error }
      diets.formUnion(found)
    }
  }

  /// Whether nothing is named.
  var isEmpty: Bool { exclusions.isEmpty && diets.isEmpty && !namesPrice }

  /// The words before a diet that could be taken for something else.
  private static let diet = InterfaceLanguage.allCases.map { LinearWords.in($0).diet }
}

extension Words {
  /// What a diet is called where it is read out: by itself `senza glutine` would be an allergen.
  func spokenName(of diet: Diet) -> String {
    let name = language.name(of: diet)
    return name.hasPrefix("\(without) ") ? "\(LinearWords.in(language).diet) \(name)" : name
  }
}

extension Diet {
  /// Whether it is called as what is without something: `senza lattosio`.
  fileprivate func isCalled(without excluded: String) -> Bool {
    InterfaceLanguage.allCases.contains { language in
      language.name(of: self) == "\(Words.in(language).without) \(excluded)"
    }
  }
}

extension String {
  /// Names between commas or joined by `and`.
  fileprivate var listed: [String] {
    replacing(" e ", with: ",").replacing(" and ", with: ",").split(separator: ",")
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// What stands behind one of some words, nil where none of them stands in front.
  fileprivate func behind(_ words: [String]) -> String? {
    words.first { hasPrefix("\($0) ") }.map { String(dropFirst($0.count + 1)) }
  }
}
