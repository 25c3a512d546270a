/// The forms of a noun or an adjective of an Italian or Spanish menu: `bianca` → bianco, bianchi, bianche
struct WordForms {
  /// The other forms, folded; some of them are in no dictionary.
  let others: [[UInt8]]

  /// The fewest letters before the ending.
  private static let shortestStem = 3

  /// Finds the forms of a folded word; none in a language that is inflected in other ways.
  init(of word: [UInt8], in language: InterfaceLanguage) {
    let text = String(decoding: word, as: UTF8.self)
    let forms: [String]
    switch language {
    case .italian: forms = Self.italianForms(of: text)
    case .spanish: forms = Self.spanishForms(of: text)
    case .english, .german, .french: forms = []
    }
    others = forms.filter { $0 != text }.map { Array($0.utf8) }
  }

  /// The forms in *-o*, *-a*, *-i* and *-e*. After c or g, an h keeps the sound: `fungo` → funghi
  private static func italianForms(of word: String) -> [String] {
    guard let vowel = word.last, "oaie".contains(vowel) else { return [] }
    var stem = word.dropLast()
    if stem.hasSuffix("ch") || stem.hasSuffix("gh") { stem = stem.dropLast() }
    guard stem.utf8.count >= shortestStem else { return [] }
    var endings = ["o", "a", "i", "e"]
    if stem.hasSuffix("c") || stem.hasSuffix("g") { endings += ["hi", "he"] }
    // formaggio, formaggi
    if stem.hasSuffix("i") { endings.append("") }
    if vowel == "i" { endings.append("io") }
    return endings.map { stem + $0 }
  }

  /// The forms in *-o*, *-a*, *-os* and *-as*. `blanca` → blancas
  private static func spanishForms(of word: String) -> [String] {
    let singular = word.hasSuffix("s") ? word.dropLast() : word[...]
    let stem = singular.dropLast()
    guard let vowel = singular.last, "oa".contains(vowel), stem.utf8.count >= shortestStem
    else { return [] }
    return ["o", "a", "os", "as"].map { stem + $0 }
  }
}
