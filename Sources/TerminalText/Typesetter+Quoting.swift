/// A quotation of a file is shown as written there: an owner who reads a message about `€` must not read
/// `EUR`, which would be right.
extension Typesetter {
  /// A piece of a file or its name; where there is only ASCII, what else is in it is escaped as in
  /// JSON. `€` → `\u20ac`
  package func quoted(_ source: String) -> SafeText {
    if isASCII { return safe(source.escapedToASCII) }
    return safe(source)
  }

  /// A message with pieces of a file in quotes; where there is only ASCII, those are
  /// escaped and the words around them are spelt.
  package func quoting(_ message: String) -> SafeText {
    guard isASCII, !message.utf8.allSatisfy({ $0 < 0x80 }) else { return safe(message) }
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let texts = parts.enumerated().map { place, part in
      if place.isMultiple(of: 2) { return escaped(words: part) }
      return escaped(quotation: part)
    }
    return texts.map(safe).joined(separator: "\"")
  }

  private func escaped(quotation: Substring) -> String {
    // An ellipsis at the end is not the file's: it was cut there.
    guard quotation.unicodeScalars.last == "…" else { return String(quotation).escapedToASCII }
    return String(quotation.unicodeScalars.dropLast()).escapedToASCII + "..."
  }

  private func escaped(words: Substring) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      // A text with quotes in it is between the wrong ones, and is no word of ours either.
      if "àèéìòùÀÈÉÌÒÙ…–—’·│".unicodeScalars.contains(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += String(scalar).escapedToASCII
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// The escapes that JSON has for it in ASCII, one for each unit of UTF-16 (RFC 8259, section 7).
  package var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}

extension String {
  /// The message with each quotation of more than `limit` scalars cut, and marked with "…": the words
  /// around it are whole.
  package func cuttingQuotations(to limit: Int) -> String {
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      kept.append(scalar)
      guard let mark = Self.closingMarks[scalar], let end = rest.firstIndex(of: mark) else {
        continue
      }
      let quotation = rest[..<end]
      let isLong = quotation.dropFirst(limit).first != nil
      kept.append(contentsOf: isLong ? quotation.prefix(limit - 1) : quotation)
      if isLong { kept.append("…") }
      kept.append(mark)
      rest = rest[end...].dropFirst()
    }
    return String(kept)
  }

  /// The marks that end a quotation, by those that begin it.
  private static let closingMarks: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»",
  ]

  /// The text with an escape of JSON for all that is not ASCII.
  fileprivate var escapedToASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.jsonEscape }.joined()
  }
}
