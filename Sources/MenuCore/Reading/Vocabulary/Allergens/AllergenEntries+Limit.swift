extension AllergenEntries {
  /// An entry without what the law says behind sulphites, that they count from so much on: `in
  /// concentrazioni superiori a 10 mg/kg`.
  static func withoutLimit(_ text: String) -> String {
    guard text.utf8.count <= 512, text.contains("mg/") else { return text }
    let words = text.split(separator: " ")
    // In all languages of the law the word begins so, and a small one stands before it.
    guard
      let place = words.firstIndex(where: { word in
        let small = word.lowercased()
        return small.hasPrefix("conc") || small.hasPrefix("konz")
      }), place > 1,
      IngredientWords.allergens(in: words[place...].joined(separator: " ")).isEmpty
    else { return text }
    return words[..<(place - 1)].joined(separator: " ")
  }
}
