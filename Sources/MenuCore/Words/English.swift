/// The words of English: names.
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    from: "from", free: "free", homemade: "homemade")
}
