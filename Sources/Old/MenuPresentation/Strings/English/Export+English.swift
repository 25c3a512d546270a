import OldMenuCore

extension PageStrings {
  /// The words in English.
  static let english = PageStrings(
    menu: "Menu",
    languages: "Languages",
    filters: "Allergens and diets",
    without: "Without",
    diet: "Diet",
    showAll: "Show everything",
    contain: { count in
      count == 1
        ? "1 contains it or may contain it" : "\(count) contain it or may contain it"
    },
    notStated: { "\($0) not stated: ask the staff" },
    notMarked: { "\($0) not marked so" },
    colon: ": ",
    together: "Only items that suit all filters; if none is left, ask the staff.",
    changed: { "Last changed on \($0)" },
    sheet: "Allergen sheet",
    dish: "Item",
    state: { state in
      switch state {
      case .contains: "contains"
      case .mayContain: "may contain"
      case .free: "free, says the house"
      case .notAnIngredient: "not an ingredient"
      case .notStated: "not stated: ask the staff"
      }
    })
}

extension ExportStrings {
  /// The words in English.
  static let english = ExportStrings(
    number: "No.", dish: "Dish", price: "Price", allergens: "Allergens")
}
