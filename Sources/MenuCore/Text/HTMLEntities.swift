/// Entities of HTML, which owners paste into texts with the rest of a page.
extension String {
  /// The text with the characters that entities of HTML mean. `cr&egrave;me` → `crème`
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
  /// The character of an entity without `&` and `;`: `egrave` → e, `#232` → è, `shy` → a soft hyphen.
  fileprivate var entityCharacter: String? {
    if utf8.first == UInt8(ascii: "#") {
      let digits = dropFirst()
      let isHex = digits.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let number =
        if isHex {
          UInt32(digits.dropFirst(), radix: 16)
        } else {
          UInt32(digits)
        }
      return number.flatMap(Unicode.Scalar.init).map(String.init)
    }
    switch self {
    case "shy": return "\u{AD}"
    case "zwj", "zwnj": return "\u{200D}"
    case "nbsp", "ensp", "emsp", "thinsp": return " "
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "szlig": return "ß"
    case "aelig", "AElig": return "æ"
    case "oelig", "OElig": return "œ"
    default: break
    }
    let accents = ["grave", "acute", "circ", "uml", "tilde", "cedil", "ring", "slash", "caron"]
    let isLetter = utf8.first?.isASCIILetter ?? false
    guard isLetter, accents.contains(where: { dropFirst() == $0 }) else { return nil }
    return String(prefix(1))
  }
}
