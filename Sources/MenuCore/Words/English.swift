/// The words of English: names.
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    diets: [
      "vegetarian", "vegan", "pescatarian", "halal", "kosher", "Hindu", "gluten-free",
      "low-lactose", "lactose-free", "dairy-free", "for diabetics", "low-calorie", "low-fat",
      "low-salt", "organic",
    ],
    lists: ["Pizzas", "Beverages", "Desserts", "Other"],
    servings: ["on draught", "bottle", "can", "by the glass"],
    bases: ["red", "white"], units: ["each", "per person"],
    from: "from", free: "free", homemade: "homemade")
}
