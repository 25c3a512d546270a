/// The legal names of the fourteen allergens (annex II of Regulation (EU) No 1169/2011) in five
/// languages, as far as the grammar does not have them.
extension Allergen {
  /// True for a legal name of the allergen, with or without what the regulation adds about products made
  /// of it.
  /// `Schwefeldioxid und Sulfite`
  func hasLegalName(_ word: String) -> Bool {
    let word = String(decoding: OwnerWords.letters(of: word), as: UTF8.self)
    return OwnerWords.shared.names(of: rawValue).contains { name in
      word == name || OwnerWords.shared[.products].contains { word.hasPrefix(name + $0) }
    }
  }

  /// True for a word for a kind of the allergen, or for its chemical sign: `farro`, `SO2`
  func hasKind(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return switch self {
    case .wheat:
      ["farro", "dinkel", "spelt", "kamut", "khorasan", "epeautre", "espelta"].contains(folded)
    case .sulphites: folded == "so2"
    default: false
    }
  }
}
