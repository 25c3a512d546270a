/// The words of Italian: names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    allergens: [
      "glutine", "frumento", "segale", "orzo", "avena", "crostacei", "uova", "pesce", "arachidi",
      "soia", "latte", "frutta a guscio", "mandorle", "nocciole", "noci", "anacardi", "noci pecan",
      "noci del Brasile", "pistacchi", "noci macadamia", "sedano", "senape", "sesamo", "solfiti",
      "lupini", "molluschi",
    ],
    diets: [
      "vegetariana", "vegana", "pescetariana", "halal", "kosher", "indù", "senza glutine",
      "a basso contenuto di lattosio", "senza lattosio", "senza latticini", "per diabetici",
      "ipocalorica", "a basso contenuto di grassi", "a basso contenuto di sale", "biologica",
    ],
    lists: ["Pizze", "Bevande", "Dolci", "Altro"],
    servings: ["alla spina", "in bottiglia", "in lattina", "al bicchiere"],
    bases: ["rossa", "bianca"], units: ["al pezzo", "a persona"],
    from: "da", free: "gratis", homemade: "fatto in casa")
}
