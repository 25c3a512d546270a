/// The names of terms, each found by its case: the compiler reports one that is missing.
extension InterfaceLanguage {
  /// The name of an allergen, a kind by itself: `frumento`, not `glutine (frumento)`.
  public func name(of allergen: Allergen) -> String {
    switch self {
    case .italian: allergen.italianName
    case .english: allergen.englishName
    case .german: allergen.germanName
    case .french: allergen.frenchName
    case .spanish: allergen.spanishName
    }
  }
}
