/// The words of Italian: names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    bases: ["rossa", "bianca"], units: ["al pezzo", "a persona"],
    from: "da", free: "gratis", homemade: "fatto in casa")
}
