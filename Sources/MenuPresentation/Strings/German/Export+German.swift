extension ExportStrings {
  /// The words in German.
  static let german = ExportStrings(
    number: "Nr.", dish: "Gericht", price: "Preis", allergens: "Allergene")
}
