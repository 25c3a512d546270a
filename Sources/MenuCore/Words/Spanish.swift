/// The words of Spanish: names.
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    lists: ["Pizzas", "Bebidas", "Postres", "Otros"],
    servings: ["de barril", "en botella", "en lata", "por copas"],
    bases: ["base roja", "base blanca"], units: ["por unidad", "por persona"],
    from: "desde", free: "gratis", homemade: "casero")
}
