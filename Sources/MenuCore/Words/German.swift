/// The words of German: names.
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    from: "ab", free: "kostenlos", homemade: "hausgemacht")
}
