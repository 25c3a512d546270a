/// What the numbers and letters of a file mean.
struct AllergenLegend {
  private var meanings: [UTF8Text: Allergen] = [:]
  /// What a sign warns of whose word is misspelt: it promises nothing.
  private var warnings: [UTF8Text: AllergenSet] = [:]
  /// What stands for a sign that is an additive, and no allergen.
  private var additives: [UTF8Text: String] = [:]
  /// The signs that it has with a star or in brackets, by what is left without.
  private var marked: [UTF8Text: String] = [:]
  /// Whether the file gives a legend at all, be it faulty.
  var isGiven = false

  /// The fourteen by their numbers in the annex.
  static let eu: AllergenLegend = {
    var legend = AllergenLegend()
    legend.isGiven = true
    for (index, group) in Allergen.groups.enumerated() { legend[String(index + 1)] = group }
    return legend
  }()

  /// What a number or letter means.
  subscript(sign: String) -> Allergen? {
    get { meanings[UTF8Text(sign)] }
    set {
      meanings[UTF8Text(sign)] = newValue
      keepMarked(sign)
    }
  }

  /// The same letter in the other case, where it stands in it.
  func otherCase(of sign: String) -> String? {
    guard sign.utf8.count <= 8 else { return nil }
    return [sign.uppercased(), sign.lowercased()].first { explains($0) }
  }

  /// The sign of it that a text means: as it stands, with a star or in brackets such as `2*` and `(3)`,
  /// or in the other case.
  func meant(by text: String) -> String? {
    if explains(text) { return text }
    let bare = Self.withoutMarks(text)
    return explains(bare) ? bare : otherCase(of: bare) ?? marked[UTF8Text(bare)]
  }

  /// Whether a text is a sign of it, with a star or in brackets.
  func isMarked(_ text: String) -> Bool {
    let isLonger = Self.withoutMarks(text).utf8.count < text.utf8.count
    return text.utf8.count <= 8 && isLonger && meant(by: text) != nil
  }

  /// Whether a word is a sign of it as it stands, or without its star or brackets.
  func isSign(_ word: String) -> Bool { explains(word) || marked[UTF8Text(word)] != nil }

  /// What a text warns of that means a sign of it and is none as it stands.
  func warning(ofMarked text: String) -> AllergenSet? {
    meant(by: text).flatMap { self[$0].map { AllergenSet($0) } ?? warning(of: $0) }
  }

  /// A sign without what menus print around it.
  static func withoutMarks(_ sign: String) -> String {
    guard sign.utf8.count <= 16 else { return sign }
    let isMark: (Unicode.Scalar) -> Bool = { " *()[]{}.:;°•+'".unicodeScalars.contains($0) }
    let bare = sign.unicodeScalars.drop(while: isMark).reversed().drop(while: isMark)
    return String(String.UnicodeScalarView(bare.reversed()))
  }

  /// Whether a number or letter stands in it, be it misspelt.
  func explains(_ sign: String) -> Bool { self[sign] != nil || warning(of: sign) != nil }

  /// What a number or letter at least warns of, nil where its word is right or cannot be read.
  func warning(of sign: String) -> AllergenSet? { warnings[UTF8Text(sign)] }

  /// Keeps what a number or letter warns of whose word is misspelt.
  mutating func warn(_ sign: String, of allergens: AllergenSet) {
    guard !allergens.isEmpty else { return }
    warnings[UTF8Text(sign)] = allergens
    keepMarked(sign)
  }

  private mutating func keepMarked(_ sign: String) {
    let bare = Self.withoutMarks(sign)
    if bare.utf8.count < sign.utf8.count { marked[UTF8Text(bare)] = sign }
  }

  /// Lets the numbers of the law warn, as of a legend that is not written as the format has it.
  mutating func warnAsEU() {
    for (index, group) in Allergen.groups.enumerated() {
      warn(String(index + 1), of: AllergenSet(group))
    }
  }

  /// Whether a text in place of a legend means the order of the law.
  static func isMisspeltEU(_ text: String) -> Bool {
    let word = KeyWords.folded(text)
    return word == UTF8Text("eu") || word == UTF8Text("ue")
  }

  /// The additive that a number or letter stands for.
  func additive(of sign: String) -> String? { additives[UTF8Text(sign)] }

  /// Keeps the additive that a number or letter stands for.
  mutating func keep(additive text: String, of sign: String) { additives[UTF8Text(sign)] = text }

  /// Takes its meaning from a number or letter that is explained twice.
  mutating func forget(_ sign: String) {
    meanings[UTF8Text(sign)] = nil
    warnings[UTF8Text(sign)] = nil
    marked[UTF8Text(Self.withoutMarks(sign))] = nil
  }
}
