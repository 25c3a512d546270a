/// The legal names of the fourteen allergens (annex II of Regulation (EU) No 1169/2011) in five
/// languages, as far as the grammar does not have them, and words for kinds of them.
extension Allergen {
  private static let legalNames: [String: Allergen] = {
    var names: [String: Allergen] = [:]
    for allergen in allCases {
      for name in OwnerWords.shared.names(of: allergen.rawValue) { names[name] = allergen }
    }
    return names
  }()

  /// The allergen with a legal name, with or without what the regulation adds about products made of it; or
  /// with a kind or a chemical sign of that name. `Schwefeldioxid und Sulfite`, `farro`, `SO2`
  static func legallyNamed(_ word: String) -> Allergen? {
    let word = String(decoding: OwnerWords.letters(of: word), as: UTF8.self)
    if let allergen = legalNames[word] { return allergen }
    for product in OwnerWords.shared[.products] {
      guard let start = word.firstRange(of: product)?.lowerBound else { continue }
      if let allergen = legalNames[String(word[..<start])] { return allergen }
    }
    return nil
  }
}
