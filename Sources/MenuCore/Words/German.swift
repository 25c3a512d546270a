/// The words of German: names.
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    bases: ["rot", "weiß"], units: ["pro Stück", "pro Person"],
    from: "ab", free: "kostenlos", homemade: "hausgemacht")
}
