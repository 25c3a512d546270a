public import MenuCore

/// The content of a menu that a table of it has not.
public struct MenuOmissions: Hashable, Sendable {
  /// A kind of content that a table has no column for. New versions may have further cases: give a
  /// `switch` over them a `default`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Extras and options.
    case addOns
    /// Diameters, volumes, calories, images, and how a beverage is served.
    case measures
    /// The base and the dough of a pizza, and what is homemade.
    case making
    /// Prices from an amount on, or of a unit, and former ones: a table has them as words, or not at all.
    case prices
    /// The allergens of single ingredients, and which ones are frozen.
    case ingredientDetails
    /// Names and texts in languages other than that of the table.
    case otherLanguages
    /// Name, address, hours, notes and the like of the house.
    case house
  }

  /// The kinds, each once.
  public let kinds: [Kind]

  /// Finds what a table of a menu leaves out; O(*n*).
  public init(of menu: Menu) {
    let dishes = Array(menu.dishes)
    kinds = Kind.allCases.filter { kind in
      switch kind {
      case .addOns: dishes.contains { !$0.addOns.isEmpty }
      case .measures: dishes.contains(where: \.hasMeasures)
      case .making: dishes.contains { $0.base != nil || $0.dough != nil || $0.isHomemade }
      case .prices: dishes.contains { dish in dish.prices.contains(where: \.isOfSeveralParts) }
      case .ingredientDetails:
        dishes.contains { $0.ingredients.contains { $0.isFrozen || $0.allergens != nil } }
      case .otherLanguages: menu.languages.count > 1
      case .house: menu.hasHouse
      }
    }
  }

  /// A table at its best: everything that it has no column for.
  public init() { kinds = Kind.allCases }

  /// The kinds as a list in Italian or English: `add-ons, measures`.
  public func text(in language: InterfaceLanguage) -> String {
    kinds.map { $0.name.words(in: language) }.joined(separator: ", ")
  }
}

extension MenuOmissions.Kind {
  fileprivate var name: Phrase {
    switch self {
    case .addOns: Phrase("add-ons", "aggiunte")
    case .measures: Phrase("measures and images", "misure e immagini")
    case .making: Phrase("base, dough, homemade", "base, impasto, fatto in casa")
    case .prices: Phrase("from, to, per and was of prices", "from, to, per e was dei prezzi")
    case .ingredientDetails: Phrase("details of ingredients", "dettagli degli ingredienti")
    case .otherLanguages: Phrase("other languages", "altre lingue")
    case .house: Phrase("texts of the house", "testi del locale")
    }
  }
}

extension Dish {
  /// True if the dish or a size has a number, a base or an image that is no column.
  fileprivate var hasMeasures: Bool {
    let ofSizes = sizes.contains {
      $0.diameterCm != nil || $0.volumeMl != nil || $0.calories != nil
    }
    return ofSizes || volumeMl != nil || calories != nil || serving != nil || image != nil
  }

  /// Its price and those of its sizes.
  fileprivate var prices: [Price] { ([price] + sizes.map(\.price)).compactMap(\.self) }
}

extension Price {
  /// True for more than one amount or a text.
  fileprivate var isOfSeveralParts: Bool {
    if was != nil || per != nil { return true }
    switch value {
    case .exactly, .text: return false
    case .from, .range: return true
    }
  }
}

extension Menu {
  /// True if the menu says something about the house.
  fileprivate var hasHouse: Bool {
    name != nil || description != nil || address != nil || phone != nil || hours != nil
      || cover != nil || !notes.isEmpty || groups.contains { $0.description != nil }
  }
}
