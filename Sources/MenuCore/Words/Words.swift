/// The words of one language of the interface. Words that several languages share are stored with the
/// first of them only.
struct Words: Sendable {
  /// The language.
  let language: Language
  /// The words in place of a name that the file does not give.
  let noName: String
  /// An amount or more, nothing to pay, and a dessert of the house.
  let from, free, homemade: String
}

extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    from: "da", free: "gratis", homemade: "fatto in casa")

  static let english = Words(
    language: "en", noName: "(no name)",
    from: "from", free: "free", homemade: "homemade")

  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    from: "ab", free: "kostenlos", homemade: "hausgemacht")

  static let french = Words(
    language: "fr", noName: "(sans nom)",
    from: "à partir de", free: "gratuit", homemade: "fait maison")

  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    from: "desde", free: "gratis", homemade: "casero")
}
