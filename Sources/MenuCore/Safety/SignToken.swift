/// A piece of a text that is searched for signs.
enum SignToken {
  case opening
  case closing
  /// A comma, a semicolon or another sign that ends an entry of a list.
  case separator
  /// A sign between digits that an amount may have: `1,5 l`, `4-6 pezzi`, `1/2 metro`
  case joint
  /// A colon, but not that of a time.
  case colon
  /// Letters and digits: `latte7`, `A1`
  case word(String)
  /// Raised or lowered digits, as plain digits: `¹⁴` → 14
  case raised(String)

  /// The letters and digits of a word; nil for anything else.
  var word: String? {
    switch self {
    case .word(let word), .raised(let word): word
    case .opening, .closing, .separator, .joint, .colon: nil
    }
  }

  /// The pieces of a text. Accents that are characters of their own are skipped, like other characters that
  /// are invisible inside a word.
  static func tokens(of text: String) -> [SignToken] {
    var tokens: [SignToken] = []
    var piece = ""
    var isRaised = false
    func endPiece() {
      guard !piece.isEmpty else { return }
      tokens.append(isRaised ? .raised(piece) : .word(piece))
      piece = ""
    }
    func add(_ scalars: String, isRaised next: Bool = false) {
      if next != isRaised { endPiece() }
      isRaised = next
      piece += scalars
    }
    for scalar in text.unicodeScalars.lazy.map(plain) {
      let isAfterDigit = !isRaised && piece.utf8.last?.isASCIIDigit == true
      if let digit = raisedDigit(scalar) {
        add(digit, isRaised: true)
      } else if let value = scalar.properties.numericValue {
        // Digits of any script become ASCII digits, and a leading zero is dropped: `０７` → 7
        if value != 0 || isAfterDigit { add(value < 100 ? "\(Int(value))" : "?") }
      } else if scalar.properties.isAlphabetic {
        add(String(scalar))
      } else if isAfterDigit || !FoldingTables.isMark(scalar) {
        endPiece()
        // An amount has no blank after its comma.
        if case .joint? = tokens.last { tokens[tokens.count - 1] = .separator }
        if let sign = SignToken(punctuation: scalar, isAfterDigit: isAfterDigit) {
          tokens.append(sign)
        }
      }
    }
    endPiece()
    return tokens
  }

  /// A bracket, or a sign of a list; nil for anything else.
  private init?(punctuation scalar: Unicode.Scalar, isAfterDigit: Bool) {
    switch scalar {
    case "(", "[", "{": self = .opening
    case ")", "]", "}": self = .closing
    case ",", "-", "–", "/": self = isAfterDigit ? .joint : .separator
    case ":" where !isAfterDigit: self = .colon
    case ";", "|", "+", "&", "•", "·", "—", "\n": self = .separator
    default: return nil
    }
  }

  /// A full-width character as a plain one: `（７）` → (7)
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
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
