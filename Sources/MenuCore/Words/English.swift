/// The words of English: names.
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    bases: ["red", "white"], units: ["each", "per person"],
    from: "from", free: "free", homemade: "homemade")
}
