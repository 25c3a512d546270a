/// A readable spelling in ASCII, for terminals and locales that have nothing else.
/// `Größe` → `Groesse`
enum ASCIISpelling {
  /// The spelling of one scalar, `?` where there is none.
  static func of(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    return spellings[scalar] ?? letter(of: scalar) ?? "?"
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "€": "EUR", "£": "GBP", "¥": "JPY", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "…": "...",
    "‹": "<", "›": ">",
    // As who writes German without dots spells it, and as Würstel are spelt in any language.
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
    "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Ł": "L",
    "ł": "l", "Đ": "D", "đ": "d", "ı": "i", "½": "1/2", "¼": "1/4", "¾": "3/4", "×": "x",
    "·": "-", "•": "o", "▸": ">", "▌": "|", "─": "-", "│": "|", "°": "o", "™": "(TM)", "®": "(R)",
    // Of keys, which stand side by side; a sign could be taken for the key that writes it.
    "↑": " Up", "↓": " Dn", "←": " Left", "→": " Right", "↵": "Enter", "⌫": "Backspace", "▏": "_",
    "\u{FFFD}": "?",
  ]

  /// The letter under an accent. `É` → `E`
  private static func letter(of scalar: Unicode.Scalar) -> String? {
    let letter =
      switch scalar.value {
      case 0xC0...0x24F: byte(latin, Int(scalar.value) - 0xC0)
      case 0x1E00...0x1EFF: byte(vietnamese, Int(scalar.value) - 0x1E00)
      default: nil as UInt8?
      }
    guard let letter, letter != UInt8(ascii: "?") else { return nil }
    return String(Unicode.Scalar(scalar.properties.isUppercase ? letter & 0xDF : letter))
  }

  private static func byte(_ table: StaticString, _ place: Int) -> UInt8? {
    table.withUTF8Buffer { $0.indices.contains(place) ? $0[place] : nil }
  }

  /// The base letters of U+00C0 to U+024F, `?` for none.
  private static let latin: StaticString = """
    aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?llllll?\
    ?llnnnnnn?nnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    ????????????????????????????????oo?????????????uu???????????????\
    ?????????????aaiioouuuuuuuuuu?aaaa????ggkkoooo??j???gg??nnaa????\
    aaaaeeeeiiiioooorrrruuuusstt??hh??????aaeeooooooooyy????????????\
    ????????????????
    """
  /// The base letters of U+1E00 to U+1EFF.
  private static let vietnamese: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy?s????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """
}
