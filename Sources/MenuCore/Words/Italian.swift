/// The words of Italian: names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    from: "da", free: "gratis", homemade: "fatto in casa")
}
