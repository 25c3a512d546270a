extension ExportStrings {
  /// The words in Italian.
  static let italian = ExportStrings(
    number: "N.", dish: "Piatto", price: "Prezzo", allergens: "Allergeni")
}
