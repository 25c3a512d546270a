/// The words of German: names.
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    lists: ["Pizzen", "Getränke", "Desserts", "Sonstiges"],
    servings: ["vom Fass", "in der Flasche", "in der Dose", "im Glas"],
    bases: ["rot", "weiß"], units: ["pro Stück", "pro Person"],
    from: "ab", free: "kostenlos", homemade: "hausgemacht")
}
