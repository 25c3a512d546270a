extension ExportStrings {
  /// The words in English.
  static let english = ExportStrings(
    number: "No.", dish: "Dish", price: "Price", allergens: "Allergens")
}
