/// The words of Italian: names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
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
