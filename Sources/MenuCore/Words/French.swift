/// The words of French: names.
extension Words {
  static let french = Words(
    language: "fr", noName: "(sans nom)",
    lists: ["Pizzas", "Boissons", "Desserts", "Autres"],
    servings: ["à la pression", "en bouteille", "en canette", "au verre"],
    bases: ["base rouge", "base blanche"], units: ["la pièce", "par personne"],
    from: "à partir de", free: "gratuit", homemade: "fait maison")
}
