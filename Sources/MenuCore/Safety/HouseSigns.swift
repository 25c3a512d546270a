/// The signs of a house for allergens, as its `allergenKey` explains them: `7` → milk.
///
/// Owners write them into texts too: `Margherita (1,7)`, `crema bianca⁷`, `All. 1, 7, 8`. There they count
/// as doubt.
package struct HouseSigns: Hashable, Sendable {
  private(set) var allergens: [UTF8Text: AllergenSet] = [:]

  /// True if the file explains no sign.
  package var isEmpty: Bool { allergens.isEmpty }

  /// The allergens of a sign, nil for one that is not explained.
  subscript(sign: String) -> AllergenSet? { allergens[UTF8Text(sign)] }

  /// The signs with their meanings, in the order of their bytes.
  package var meanings: [(sign: String, allergens: AllergenSet)] {
    allergens.map { ($0.key.string, $0.value) }
      .sorted { $0.sign.utf8.lexicographicallyPrecedes($1.sign.utf8) }
  }

  /// Explains a sign; one that is given twice means both.
  mutating func add(_ allergen: Allergen, for sign: String) {
    allergens[UTF8Text(sign), default: []].insert(allergen)
  }

  /// The signs of the regulation: the fourteen groups, from 1.
  package static var regulation: HouseSigns {
    var signs = HouseSigns()
    for (index, allergen) in Allergen.groups.enumerated() {
      signs.add(allergen, for: "\(index + 1)")
    }
    return signs
  }

  /// The allergens of the signs in a text: those in brackets that hold nothing else, those behind a word
  /// for allergens, small raised ones, and those at its end. O(length)
  func allergens(in text: String) -> AllergenSet {
    guard !isEmpty else { return [] }
    var reading = SignReading(signs: self)
    for token in SignToken.tokens(of: text) { reading.take(token) }
    var found = reading.finish()
    // A sign such as * is nothing else in a text.
    for (sign, allergens) in meanings where !sign.isEmpty {
      let isPunctuation = sign.unicodeScalars.allSatisfy {
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
          && !$0.properties.isWhitespace
      }
      if isPunctuation, text.utf8.contains(sign.utf8) { found.formUnion(allergens) }
    }
    return found
  }

  /// The same for a text in all its languages.
  func allergens(in text: LocalizedText) -> AllergenSet {
    guard !isEmpty else { return [] }
    var found = AllergenSet()
    text.forEachText { found.formUnion(allergens(in: $0)) }
    return found
  }
}

/// A text while its signs are read.
private struct SignReading {
  let signs: HouseSigns
  private var found = AllergenSet()
  /// The signs since the last other word.
  private var run: [String] = []
  /// True if a bracket or a word for allergens says that signs follow.
  private var isAnnounced = false
  private var isInBrackets = false

  init(signs: HouseSigns) { self.signs = signs }

  /// The words behind which signs follow.
  private static let announcing = [
    "all", "allergeni", "allergene", "allergen", "allergens", "allergenes", "alergenos", "sup",
  ]
  /// The words that may be among signs: `(n. 1 e 7)`
  private static let joining = ["n", "nr", "no", "e", "ed", "and", "und", "u", "et", "y"]

  mutating func take(_ token: SignToken) {
    switch token {
    case .opening:
      endRun(isBelieved: isAnnounced)
      isInBrackets = true
      isAnnounced = true
    case .closing:
      endRun(isBelieved: isAnnounced || isOfNumbers)
      isInBrackets = false
    case .raised(let digits): takeRaised(digits)
    case .word(let word): take(word)
    }
  }

  private mutating func take(_ word: String) {
    if let sign = sign(word) {
      run.append(sign)
      return
    }
    let folded = FoldedText(word).text
    if isAnnounced, Self.joining.contains(folded) { return }
    endRun(isBelieved: isAnnounced && !isInBrackets)
    isAnnounced = Self.announcing.contains(folded)
  }

  /// The sign that a word is; where signs are announced in small letters, too. `(a, g)` → A, G
  private func sign(_ word: String) -> String? {
    if signs[word] != nil { return word }
    let capital = word.uppercased()
    return isAnnounced && signs[capital] != nil ? capital : nil
  }

  private mutating func endRun(isBelieved: Bool) {
    if isBelieved {
      for sign in run { found.formUnion(signs[sign] ?? []) }
    }
    run = []
    isAnnounced = false
  }

  /// Raised digits are one sign, or as many as they are: `¹⁷` → 1, 7
  private mutating func takeRaised(_ digits: String) {
    if let allergens = signs[digits] { return found.formUnion(allergens) }
    for digit in digits { found.formUnion(signs[String(digit)] ?? []) }
  }

  private var isOfNumbers: Bool { run.allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) } }

  mutating func finish() -> AllergenSet {
    endRun(isBelieved: true)
    return found
  }
}

/// A piece of a text in which signs are looked for.
private enum SignToken {
  case opening
  case closing
  /// Letters, or digits: `latte7` is two.
  case word(String)
  /// Digits above or below the line, as digits: `¹⁴` → 14
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
        // Digits of any form are those of ASCII, and a zero in front says nothing: `０７` → 7
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
