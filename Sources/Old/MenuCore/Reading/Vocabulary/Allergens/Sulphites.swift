/// The numbers by which additives are declared that are sulphites: E 220 to E 228, but for E 225 that
/// is none any more (Regulation 1333/2008, annex II, part B).
enum SulphiteNumbers {
  /// The first of a text, nil where none stands there; O(n).
  static func first(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard text.contains(UInt8(ascii: "2")) else { return nil }
    for start in text.indices where text[start] | 0x20 == UInt8(ascii: "e") {
      if start > 0, text[start - 1] >= 0x80 || text[start - 1].isASCIILetter { continue }
      var next = start + 1
      if next < text.count, text[next] == .space || text[next] == UInt8(ascii: "-") { next += 1 }
      guard next + 3 <= text.count, text[next] == UInt8(ascii: "2"),
        text[next + 1] == UInt8(ascii: "2"), lastDigits.contains(text[next + 2]),
        next + 3 == text.count || !text[next + 3].isASCIIDigit
      else { continue }
      return start..<next + 3
    }
    return nil
  }

  private static let lastDigits = Array("01234678".utf8)
}

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
