/// The words of Spanish: names.
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    from: "desde", free: "gratis", homemade: "casero")
}
