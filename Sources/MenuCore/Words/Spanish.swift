/// The words of Spanish: names.
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    bases: ["base roja", "base blanca"], units: ["por unidad", "por persona"],
    from: "desde", free: "gratis", homemade: "casero")
}
