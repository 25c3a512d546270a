/// Words other than the names of terms.
enum Words {
  /// The text that replaces a name that is missing in the file.
  // swift-format-ignore
  static let noName = Names(it: "(senza nome)", en: "(no name)", de: "(ohne Namen)", fr: "(sans nom)", es: "(sin nombre)")

  /// An amount or more.
  static let from = Names(it: "da", en: "from", de: "ab", fr: "à partir de", es: "desde")

  /// Nothing to pay.
  static let free = Names(it: "gratis", en: "free", de: "kostenlos", fr: "gratuit", es: "gratis")

  /// A dessert of the house.
  // swift-format-ignore
  static let homemade = Names(it: "fatto in casa", en: "homemade", de: "hausgemacht", fr: "fait maison", es: "casero")
}
