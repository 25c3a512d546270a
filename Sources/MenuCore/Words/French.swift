/// The words of French: names.
extension Words {
  static let french = Words(
    language: "fr", noName: "(sans nom)",
    from: "à partir de", free: "gratuit", homemade: "fait maison")
}
