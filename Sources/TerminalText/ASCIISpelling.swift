/// A readable spelling in ASCII, for terminals and locales that have no other characters. `Größe` → `Groesse`
enum ASCIISpelling {
  /// The spelling of a scalar after another one, `?` if there is none. Adjacent arrows are separated by a
  /// slash. `Up/Down`
  static func of(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String {
    if scalar.isASCII { return String(scalar) }
    let areArrows = arrows[scalar] != nil && previous.map { arrows[$0] != nil } ?? false
    let spelling = spellings[scalar] ?? letter(of: scalar) ?? "?"
    if areArrows { return "/" + spelling }
    return spelling
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "€": "EUR", "£": "GBP", "¥": "JPY", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "…": "...",
    "‹": "<", "›": ">", "≥": ">=",
    // The usual German spelling without umlauts. It suits words such as Würstel in any language.
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ð": "D", "ð": "d", "ı": "i",
    "½": "1/2", "¼": "1/4", "¾": "3/4", "×": "x",
    "·": "-", "•": "o", "▸": ">", "▌": "|", "─": "-", "│": "|", "°": "o", "™": "(TM)", "®": "(R)",
    // Keys are spelled as names: a guest could take a sign for the key that types it.
    "↵": "Enter", "⌫": "Backspace", "▏": "_", "\u{FFFD}": "?",
  ].merging(arrows) { $1 }

  private static let arrows: [Unicode.Scalar: String] = [
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
  ]

  /// The base letter of an accented letter, from its name in Unicode.
  /// É, LATIN CAPITAL LETTER E WITH ACUTE → `E`
  private static func letter(of scalar: Unicode.Scalar) -> String? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[3].utf8.count == 1, words[4] == "WITH"
    else { return nil }
    if words[1] == "SMALL" { return words[3].lowercased() }
    return String(words[3])
  }
}
