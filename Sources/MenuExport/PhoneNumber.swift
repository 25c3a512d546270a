/// A telephone number that a page can link to. `+39 081 000 000` → `tel:+39081000000`
struct PhoneNumber {
  /// The address of the link.
  let address: String

  /// Reads a text that is a single number; nil for any other text, such as two numbers.
  init?(_ text: String) {
    // This zero is not dialled from abroad: `+49 (0)30 123456`
    let dialled = text.hasPrefix("+") ? text.replacing("(0)", with: "") : text
    var digits = ""
    for character in dialled {
      switch character {
      case "0"..."9": digits.append(character)
      case "+" where digits.isEmpty: digits.append(character)
      case " ", "\u{A0}", "-", ".", "(", ")": break
      default: return nil
      }
    }
    guard (6...16).contains(digits.count) else { return nil }
    address = "tel:\(digits)"
  }
}
