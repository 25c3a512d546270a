import OldMenuCore

extension PageStrings {
  /// The words in French.
  static let french = PageStrings(
    menu: "Carte",
    languages: "Langues",
    filters: "Allergènes et régimes",
    without: "Sans",
    diet: "Régime",
    showAll: "Tout afficher",
    contain: { count in
      count < 2
        ? "\(count) contient ou peut contenir l'allergène"
        : "\(count) contiennent ou peuvent contenir l'allergène"
    },
    notStated: { count in
      "\(count) non \(count < 2 ? "déclaré" : "déclarés")\u{A0}: demandez au personnel"
    },
    notMarked: { "\($0) sans cette mention" },
    colon: "\u{A0}: ",
    together:
      "Uniquement les articles qui conviennent à tous les filtres\u{A0}; s'il n'en reste aucun, "
      + "demandez au personnel.",
    changed: { "Mis à jour le \($0)" },
    sheet: "Tableau des allergènes",
    dish: "Article",
    state: { state in
      switch state {
      case .contains: "contient"
      case .mayContain: "peut contenir"
      case .free: "sans, selon la maison"
      case .notAnIngredient: "n'est pas un ingrédient"
      case .notStated: "non déclaré\u{A0}: demandez au personnel"
      }
    })
}

extension ExportStrings {
  /// The words in French.
  static let french = ExportStrings(
    number: "N°", dish: "Plat", price: "Prix", allergens: "Allergènes")
}
