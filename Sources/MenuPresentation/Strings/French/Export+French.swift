extension ExportStrings {
  /// The words in French.
  static let french = ExportStrings(
    number: "N°", dish: "Plat", price: "Prix", allergens: "Allergènes")
}
