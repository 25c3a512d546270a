/// Reads the signs of a text, token by token.
struct SignReading {
  let signs: HouseSigns
  private var found = AllergenSet()
  /// The signs since the last other word.
  private var run: [String] = []
  /// What announces the next signs: a bracket, or a word for allergens.
  private enum Announcement { case none, bracket, allergens }
  private var announcement = Announcement.none
  private var isInBrackets = false
  /// True after a word for allergens, up to a colon: `Allergeni di questo piatto: 1, 7`
  private var isAfterAllergens = false
  /// True if only a separator is between the last sign and the next word.
  private var isAfterSeparator = false
  /// The number of signs of the run before those that may be an amount: `1,5`, `2`
  private var signsBeforeAmount = 0
  /// True after a sign that the house does not explain.
  private var hasUnreadSign = false

  init(signs: HouseSigns) { self.signs = signs }

  private var isAnnounced: Bool { announcement != .none }
  private var isOfAllergens: Bool { announcement == .allergens }

  /// What every longer word for allergens has: `allergeni`, `allerg`, `alergenos`, `Speiseallergene`
  static let stem = "lerg"
  /// The abbreviation of allergens, and the tag of raised text.
  private static let shortForms = ["all", "sup"]
  /// The words that may be before signs or among them: `Allergeni contenuti: n. 1 e 7`
  private static let neutral = OwnerWords.shared[.amongSigns]

  mutating func take(_ token: SignToken) {
    switch token {
    case .opening:
      let isAfterWord = isOfAllergens && run.isEmpty
      endRun(isBelieved: isAnnounced)
      isInBrackets = true
      announcement = isAfterWord ? .allergens : .bracket
    case .closing:
      endRun(isBelieved: isAnnounced || isOfNumbers)
      isInBrackets = false
    case .separator:
      isAfterSeparator = true
      signsBeforeAmount = run.count
      // After a word in brackets, signs may follow: `(bio, A, G)`
      if isInBrackets, !isAnnounced { announcement = .bracket }
    case .joint:
      isAfterSeparator = true
      if run.count - signsBeforeAmount != 1 { signsBeforeAmount = run.count }
    case .colon:
      if isAfterAllergens { announceAllergens() }
      isAfterAllergens = false
    case .raised(let digits): takeRaised(digits)
    case .word(let word):
      if takeSigns(in: word) { return }
      let parts = word.lettersAndDigits
      for part in parts where parts.count == 1 || !takeSigns(in: part) { takeOther(part) }
    }
  }

  /// Adds the signs that a word consists of; false for any other word.
  private mutating func takeSigns(in word: String) -> Bool {
    let named = signs(in: word)
    guard !named.isEmpty else { return false }
    endUnreadSign()
    run += named
    isAfterSeparator = false
    return true
  }

  private mutating func takeOther(_ word: String) {
    let folded = FoldedText(word).text
    let isNeutral = isAnnounced && Self.neutral.contains(folded)
    let isCapital = word.utf8.count == 1 && word.uppercased() == word
    if isOfAllergens, word.mayBeSign, !isNeutral || isCapital {
      takeUnreadSign()
      return
    }
    if isNeutral { return }
    // A name after a sign explains it: "Allergeni: 1 glutine, 7 latte"
    if !isAfterSeparator { hasUnreadSign = false }
    // A single amount with its unit is no sign: `(2 pezzi)`, `(1,5 l)`, but `(1, 7, bio)` and `(1, 7 bio)`
    let isAmount = isInBrackets && !isAfterSeparator && signsBeforeAmount == 0
    endRun(isBelieved: isAnnounced && !isAmount)
    if folded.utf8.contains(Self.stem.utf8) {
      announceAllergens()
    } else if Self.shortForms.contains(folded) {
      // "All. 1, 7", but "all 24 flavours"
      announcement = folded == "all" && !signs.isEmpty ? .bracket : .allergens
    }
  }

  private mutating func announceAllergens() {
    announcement = .allergens
    isAfterAllergens = true
  }

  /// The abbreviations of protected origins, which are not signs of allergens: `Parmigiano DOP`
  private static let origins = ["DOP", "AOP"]

  /// The sign that a word is, or the signs that it is joined from: `ACG` → A, C, G. After an announcement, a
  /// sign may be a small letter: `(a, g)` → A, G. Empty for any other word.
  private func signs(in word: String) -> [String] {
    if signs.allergens(ofWord: word) != nil { return [word] }
    let capital = word.uppercased()
    if isAnnounced, signs.allergens(ofWord: capital) != nil { return [capital] }
    guard word == capital, !Self.origins.contains(word) else { return [] }
    return signs.joined(in: word)
  }

  /// Notes a sign that the house does not explain.
  private mutating func takeUnreadSign() {
    endUnreadSign()
    hasUnreadSign = true
    isAfterSeparator = false
  }

  private mutating func endUnreadSign() {
    if hasUnreadSign { found.formUnion(.groups) }
    hasUnreadSign = false
  }

  private mutating func endRun(isBelieved: Bool) {
    endUnreadSign()
    if isBelieved {
      for sign in run { found.formUnion(signs.allergens(ofWord: sign) ?? []) }
    }
    run = []
    isAfterSeparator = false
    signsBeforeAmount = 0
    announcement = .none
  }

  /// Raised digits are one sign, or one sign each: `¹⁷` → 1, 7
  private mutating func takeRaised(_ digits: String) {
    if let allergens = signs.allergens(ofWord: digits) { return found.formUnion(allergens) }
    for digit in digits {
      if let allergens = signs.allergens(ofWord: String(digit)) {
        found.formUnion(allergens)
      } else if isOfAllergens {
        takeUnreadSign()
      }
    }
  }

  private var isOfNumbers: Bool { run.allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) } }

  mutating func finish() -> AllergenSet {
    endRun(isBelieved: true)
    return found
  }
}

extension String {
  /// Its letters and its digits, as parts of their own: `latte7` → latte, 7
  fileprivate var lettersAndDigits: [String] {
    var parts: [String] = []
    var isNumber: Bool?
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if isDigit != isNumber { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
      isNumber = isDigit
    }
    return parts
  }

  /// True for a sign, and for capitals in alphabetical order: `7`, `a`, `ACG`
  fileprivate var mayBeSign: Bool {
    let areCapitals = utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isSign || areCapitals && isInAlphabeticalOrder
  }
}
