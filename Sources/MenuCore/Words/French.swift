/// The words of French: names.
extension Words {
  static let french = Words(
    language: "fr", noName: "(sans nom)",
    bases: ["base rouge", "base blanche"], units: ["la pièce", "par personne"],
    from: "à partir de", free: "gratuit", homemade: "fait maison")
}
