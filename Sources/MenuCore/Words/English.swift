/// The words of English: names.
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    lists: ["Pizzas", "Beverages", "Desserts", "Other"],
    servings: ["on draught", "bottle", "can", "by the glass"],
    bases: ["red", "white"], units: ["each", "per person"],
    from: "from", free: "free", homemade: "homemade")
}
