internal import MenuCore

/// A number that stands in front of what was typed, in digits or letters, and what stands behind it.
struct TypedNumber {
  /// The number in digits.
  let digits: String
  /// The same, nil for more than anything can be counted by.
  var value: Int? { Int(digits) }
  /// Whether it was typed in letters.
  let isInWords: Bool
  /// What stands behind it.
  let rest: String

  /// Reads a text; nil where no number stands in front.
  init?(_ typed: String) {
    let first = typed.prefix { $0 != " " }
    rest = String(typed.dropFirst(first.count)).trimmed
    if !first.isEmpty, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      (digits, isInWords) = (String(first), false)
    } else if let value = NumberWord.value(of: String(first).folded, orArticle: true) {
      (digits, isInWords) = ("\(value)", true)
    } else {
      return nil
    }
  }
}
