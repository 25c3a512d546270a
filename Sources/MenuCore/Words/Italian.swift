/// The words of Italian: names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    lists: ["Pizze", "Bevande", "Dolci", "Altro"],
    servings: ["alla spina", "in bottiglia", "in lattina", "al bicchiere"],
    bases: ["rossa", "bianca"], units: ["al pezzo", "a persona"],
    from: "da", free: "gratis", homemade: "fatto in casa")
}
