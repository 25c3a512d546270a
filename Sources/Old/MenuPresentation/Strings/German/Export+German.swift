import OldMenuCore

extension PageStrings {
  /// The words in German.
  static let german = PageStrings(
    menu: "Speisekarte",
    languages: "Sprachen",
    filters: "Allergene und Kostformen",
    without: "Ohne",
    diet: "Kostform",
    showAll: "Alles zeigen",
    contain: { count in
      count == 1
        ? "1 enthält das Allergen oder kann es enthalten"
        : "\(count) enthalten das Allergen oder können es enthalten"
    },
    notStated: { "\($0) undeklariert: bitte Personal fragen" },
    notMarked: { "\($0) nicht so gekennzeichnet" },
    colon: ": ",
    together:
      "Nur Einträge, die allen Filtern entsprechen; bleibt keiner übrig, bitte Personal fragen.",
    changed: { "Zuletzt geändert am \($0)" },
    sheet: "Allergentabelle",
    dish: "Eintrag",
    state: { state in
      switch state {
      case .contains: "enthält"
      case .mayContain: "kann enthalten"
      case .free: "frei davon nach Angabe des Hauses"
      case .notAnIngredient: "keine Zutat"
      case .notStated: "undeklariert: bitte Personal fragen"
      }
    })
}

extension ExportStrings {
  /// The words in German.
  static let german = ExportStrings(
    number: "Nr.", dish: "Gericht", price: "Preis", allergens: "Allergene")
}
