internal import OldMenuCore

/// A number that stands in front of what was typed, in digits or letters, and what stands behind it.
struct TypedNumber {
  /// The number in digits.
  let digits: String
  /// The same, nil for more than anything can be counted by.
  var value: Int? { Int(digits) }
  /// Whether it was typed in letters, or as `2x`, which counts and means no line.
  let isInWords: Bool
  /// What stands behind it.
  let rest: String

  /// Reads a text; nil where no number stands in front.
  init?(_ typed: String) {
    let words = typed.split(separator: " ")
    let first = words.first ?? ""
    let number = first.prefix { ("0"..."9").contains($0) }
    if !number.isEmpty, ["", "x", "×"].contains(first.dropFirst(number.count).lowercased()) {
      (digits, isInWords) = (String(number), number.count < first.count)
      rest = words.dropFirst().joined(separator: " ")
    } else if let number = NumberWord.prefix(
      of: words.lazy.map { String($0).folded }, orArticle: true)
    {
      (digits, isInWords) = ("\(number.value)", true)
      rest = words.dropFirst(number.count).joined(separator: " ")
    } else {
      return nil
    }
  }
}
