public import MenuCore

/// The content of a menu that a table of it omits.
public struct MenuOmissions: Hashable, Sendable {
  /// A kind of content that a table has no column for. New versions may have further cases: give a
  /// `switch` over them a `default`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Extras and options.
    case addOns
    /// Diameters, volumes, calories, images, and the serving of beverages.
    case measures
    /// The base and the dough of a pizza, and whether a dish is homemade.
    case making
    /// Prices from an amount on, prices per unit, and former prices: a table has them as words, or not at
    /// all.
    case prices
    /// The allergens of single ingredients, and which ingredients are frozen.
    case ingredientDetails
    /// Names and texts in languages other than that of the table.
    case otherLanguages
    /// Name, address, hours, notes and other texts of the restaurant.
    case house
  }

  /// The kinds, without duplicates.
  public let kinds: [Kind]

  /// Finds the content that a table of a menu omits; O(*n*).
  public init(of menu: Menu) {
    let dishes = Array(menu.dishes)
    kinds = Kind.allCases.filter { kind in
      switch kind {
      case .addOns: dishes.contains { !$0.addOns.isEmpty }
      case .measures: dishes.contains(where: \.hasMeasures)
      case .making: dishes.contains { $0.base != nil || $0.dough != nil || $0.isHomemade }
      case .prices: dishes.contains { dish in dish.allPrices.contains(where: \.isOfSeveralParts) }
      case .ingredientDetails:
        dishes.contains { $0.ingredients.contains { $0.isFrozen || $0.allergens != nil } }
      case .otherLanguages: menu.languages.count > 1
      case .house: menu.hasHouse
      }
    }
  }

  /// Makes the omissions of a table with all of its columns: everything that has no column.
  public init() { kinds = Kind.allCases }

  /// The kinds as a list in Italian or English: `add-ons, measures and images`.
  public func text(in language: InterfaceLanguage) -> String {
    let names = kinds.flatMap(\.names).map { $0.words(in: language) }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    let link = Phrase(" and ", " e ").words(in: language)
    return names.dropLast().joined(separator: ", ") + link + last
  }
}

extension MenuOmissions.Kind {
  fileprivate var names: [Phrase] {
    switch self {
    case .addOns: [Phrase("add-ons", "aggiunte")]
    case .measures: [Phrase("measures", "misure"), Phrase("images", "immagini")]
    case .making:
      [
        Phrase("bases", "basi"), Phrase("doughs", "impasti"),
        Phrase("“homemade”", "“fatto in casa”"),
      ]
    case .prices:
      [
        Phrase("price ranges", "fasce di prezzo"), Phrase("units", "unità"),
        Phrase("former prices", "prezzi di prima"),
      ]
    case .ingredientDetails: [Phrase("details of ingredients", "dettagli degli ingredienti")]
    case .otherLanguages: [Phrase("other languages", "altre lingue")]
    case .house: [Phrase("texts of the house", "testi del locale")]
    }
  }
}

extension Dish {
  /// True if the dish or a size has a measure, a serving or an image, for which there is no column.
  fileprivate var hasMeasures: Bool {
    let ofSizes = sizes.contains {
      $0.diameterCm != nil || $0.volumeMl != nil || $0.calories != nil
    }
    return ofSizes || volumeMl != nil || calories != nil || serving != nil || image != nil
  }
}

extension Price {
  /// True for a price that is more than one amount or a text.
  fileprivate var isOfSeveralParts: Bool {
    if was != nil || per != nil { return true }
    switch value {
    case .exactly, .text: return false
    case .from, .range: return true
    }
  }
}

extension Menu {
  /// True if the menu has texts of the restaurant.
  fileprivate var hasHouse: Bool {
    name != nil || description != nil || address != nil || phone != nil || hours != nil
      || cover != nil || !notes.isEmpty || groups.contains { $0.description != nil }
  }
}
