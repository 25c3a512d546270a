/// The words of Spanish: names.
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    diets: [
      "vegetariana", "vegana", "pescetariana", "halal", "kosher", "hindú", "sin gluten",
      "baja en lactosa", "sin lactosa", "sin lácteos", "para diabéticos", "baja en calorías",
      "baja en grasas", "baja en sal", "ecológica",
    ],
    lists: ["Pizzas", "Bebidas", "Postres", "Otros"],
    servings: ["de barril", "en botella", "en lata", "por copas"],
    bases: ["base roja", "base blanca"], units: ["por unidad", "por persona"],
    from: "desde", free: "gratis", homemade: "casero")
}
