/// The words of German: names.
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    diets: [
      "vegetarisch", "vegan", "pescetarisch", "halal", "koscher", "hinduistisch", "glutenfrei",
      "laktosearm", "laktosefrei", "milchfrei", "für Diabetiker", "kalorienarm", "fettarm",
      "salzarm", "bio",
    ],
    lists: ["Pizzen", "Getränke", "Desserts", "Sonstiges"],
    servings: ["vom Fass", "in der Flasche", "in der Dose", "im Glas"],
    bases: ["rot", "weiß"], units: ["pro Stück", "pro Person"],
    from: "ab", free: "kostenlos", homemade: "hausgemacht")
}
