/// A readable spelling in ASCII, for terminals and locales that have nothing else.
enum ASCIISpelling {
  /// The spelling of one scalar, `?` where there is none.
  static func of(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    if let spelling = spellings[scalar] { return spelling }
    let base = NormalForm.decomposed.of([scalar]).first
    if let base, base.isASCII { return String(base) }
    return "?"
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "€": "EUR", "£": "GBP", "¥": "JPY", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "…": "...",
    // As who writes German without dots spells it, and as Würstel are spelt in any language.
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L",
    "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "½": "1/2", "¼": "1/4", "¾": "3/4", "×": "x",
    "·": "-", "•": "o", "▸": ">", "─": "-", "│": "|", "°": "o", "™": "(TM)", "®": "(R)",
    // Of keys, which stand side by side; a sign could be taken for the key that writes it.
    "↑": " Up", "↓": " Dn", "←": " Left", "→": " Right", "↵": "Enter", "⌫": "Backspace", "▏": "_",
    "\u{FFFD}": "?",
  ]
}
