/// Quotations of a file are shown as they are written there: an owner who reads a message about `€` must not
/// read `EUR`, which would be correct in the file.
extension Typesetter {
  /// A part of a file, or its name. If only ASCII is available, other characters are escaped as in JSON.
  /// `€` → `\u20ac`
  package func quoted(_ source: String) -> SafeText {
    if isASCII { return safe(source.escapedToASCII) }
    return safe(source)
  }

  /// A message that quotes parts of a file. If only ASCII is available, the quotations are escaped and the
  /// other words are spelled in ASCII.
  package func quoting(_ message: String) -> SafeText {
    guard isASCII, !message.isASCII else { return safe(message) }
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let texts = parts.enumerated().map { index, part in
      if index.isMultiple(of: 2) { return escaped(words: part) }
      return escaped(quotation: part)
    }
    return texts.map(safe).joined(separator: "\"")
  }

  private func escaped(quotation: Substring) -> String {
    // The ellipsis at the end is not from the file: it marks a cut.
    guard quotation.unicodeScalars.last == "…" else { return String(quotation).escapedToASCII }
    return String(quotation.unicodeScalars.dropLast()).escapedToASCII + "..."
  }

  private func escaped(words: Substring) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      // A text that contains quotes shifts the pairs: other characters may then be part of the file.
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
  /// The JSON escapes of the scalar in ASCII, one for each UTF-16 unit (RFC 8259, section 7).
  fileprivate var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}

extension String {
  /// The message with each quotation of more than `limit` scalars cut and marked with "…". The words around
  /// the quotations are kept.
  package func cuttingQuotations(to limit: Int) -> String {
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      kept.append(scalar)
      guard let mark = Self.closingMarks[scalar], let end = rest.firstIndex(of: mark) else {
        continue
      }
      let quotation = rest[..<end]
      if quotation.dropFirst(limit).isEmpty {
        kept.append(contentsOf: quotation)
      } else {
        kept.append(contentsOf: quotation.prefix(limit - 1))
        kept.append("…")
      }
      kept.append(mark)
      rest = rest[end...].dropFirst()
    }
    return String(kept)
  }

  /// The closing mark of a quotation for each opening mark.
  private static let closingMarks: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»",
  ]

  /// The text with a JSON escape for everything that is not ASCII.
  fileprivate var escapedToASCII: String {
    if isASCII { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.jsonEscape }.joined()
  }
}
