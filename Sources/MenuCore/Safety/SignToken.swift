/// A piece of a text that is searched for signs.
enum SignToken {
  case opening
  case closing
  /// Letters or digits: `latte7` is two words.
  case word(String)
  /// Raised or lowered digits, as plain digits: `¹⁴` → 14
  case raised(String)

  private enum Kind { case letters, digits, raised }

  static func tokens(of text: String) -> [SignToken] {
    var tokens: [SignToken] = []
    var piece = ""
    var kind = Kind.letters
    func endPiece() {
      guard !piece.isEmpty else { return }
      switch kind {
      case .raised: tokens.append(.raised(piece))
      case .letters, .digits: tokens.append(.word(piece))
      }
      piece = ""
    }
    func add(_ scalars: String, _ next: Kind) {
      if next != kind { endPiece() }
      kind = next
      piece += scalars
    }
    for scalar in text.unicodeScalars {
      if let digit = raisedDigit(scalar) {
        add(digit, .raised)
      } else if let value = scalar.properties.numericValue {
        // Digits of any script become ASCII digits, and a leading zero is dropped: `０７` → 7
        let isLeadingZero = value == 0 && (piece.isEmpty || kind != .digits)
        if !isLeadingZero { add(value < 100 ? "\(Int(value))" : "?", .digits) }
      } else if scalar.properties.isAlphabetic {
        add(String(scalar), .letters)
      } else {
        endPiece()
        if "([{".unicodeScalars.contains(scalar) { tokens.append(.opening) }
        if ")]}".unicodeScalars.contains(scalar) { tokens.append(.closing) }
      }
    }
    endPiece()
    return tokens
  }

  private static func raisedDigit(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xB2, 0xB3: "\(scalar.value - 0xB0)"
    case 0xB9: "1"
    case 0x2070, 0x2074...0x2079: "\(scalar.value - 0x2070)"
    case 0x2080...0x2089: "\(scalar.value - 0x2080)"
    default: nil
    }
  }
}
