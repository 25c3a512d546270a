extension ExportStrings {
  /// The words in Spanish.
  static let spanish = ExportStrings(
    number: "N.º", dish: "Plato", price: "Precio", allergens: "Alérgenos")
}
