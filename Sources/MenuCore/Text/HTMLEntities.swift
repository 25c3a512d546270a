/// HTML entities, which owners paste into texts together with the rest of a page.
extension String {
  /// The text with its HTML entities replaced by their characters. `cr&egrave;me` → `crème`
  package var withoutEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    let parts = split(separator: "&", omittingEmptySubsequences: false)
    var text = String(parts.first ?? "")
    for part in parts.dropFirst() {
      if let end = part.utf8.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let character = part[..<end].entityCharacter
      {
        text += character + part[end...].dropFirst()
      } else {
        text += "&" + part
      }
    }
    return text
  }
}

extension Substring {
  /// The character of an entity without `&` and `;`: `egrave` → è, `#232` → è, `shy` → a soft hyphen.
  fileprivate var entityCharacter: String? {
    if utf8.first == UInt8(ascii: "#") {
      let digits = dropFirst()
      let isHex = digits.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(String.init)
    }
    return Self.symbols[String(self)] ?? accentedLetter
  }

  /// The letter with its accent, as one character: `egrave` → è
  private var accentedLetter: String? {
    guard let letter = first, letter.isASCII, letter.isLetter,
      let mark = Self.marks[String(dropFirst())]
    else { return nil }
    let character = Character("\(letter)\(mark)")
    // Composed and decomposed characters compare equal.
    return String(Self.composed.first { $0 == character } ?? character)
  }

  /// The accents as combining marks after a letter.
  private static let marks: [String: Unicode.Scalar] = [
    "grave": "\u{300}", "acute": "\u{301}", "circ": "\u{302}", "tilde": "\u{303}",
    "uml": "\u{308}", "ring": "\u{30A}", "caron": "\u{30C}", "cedil": "\u{327}",
  ]

  /// The letters with accents, each as one scalar.
  private static let composed =
    "àáâãäåçèéêëìíîïñòóôõöùúûüýÿčďěňřšťžÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸČĎĚŇŘŠŤŽ"

  private static let symbols: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    "nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "szlig": "ß", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "OElig": "Œ", "oslash": "ø",
    "Oslash": "Ø", "lslash": "ł", "Lslash": "Ł",
    "euro": "€", "pound": "£", "cent": "¢", "yen": "¥",
    "ndash": "–", "mdash": "—", "hellip": "…", "middot": "·", "bull": "•", "times": "×",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "iexcl": "¡", "iquest": "¿",
    "deg": "°", "ordm": "º", "ordf": "ª", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "copy": "©", "reg": "®", "trade": "™", "plusmn": "±", "sect": "§", "micro": "µ",
    "sup1": "¹", "sup2": "²", "sup3": "³", "ast": "*",
  ]
}
