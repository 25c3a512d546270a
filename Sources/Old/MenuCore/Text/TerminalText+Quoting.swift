/// What is quoted of a file is shown as it stands there: an owner who is told of `€` must not read
/// `EUR`, which would be right.
extension TerminalText {
  /// A piece of a file or its name; where there is only ASCII, what else is in it is escaped as in
  /// JSON: `\u20ac`.
  package func quoted(_ source: String) -> SafeText {
    safe(isASCII ? source.escapedToASCII : source)
  }

  /// A message in which pieces of a file stand in quotes; where there is only ASCII, those are
  /// escaped and the words around them are spelt.
  package func quoting(_ message: String) -> SafeText {
    guard isASCII, !message.utf8.allSatisfy({ $0 < 0x80 }) else { return safe(message) }
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      guard place.isMultiple(of: 2) else {
        // What was cut ends so, and what is to be filled in is nothing else.
        let isOpen = part.unicodeScalars.last == "…"
        return (isOpen ? String(part.unicodeScalars.dropLast()) : String(part)).escapedToASCII
          + (isOpen ? "..." : "")
      }
      return part.unicodeScalars.map { scalar in
        // What stands between the wrong quotes, of two texts with quotes in them, is no word either.
        let isOfWords = "àèéìòùÀÈÉÌÒÙ…–—’·│".unicodeScalars.contains(scalar)
        return isOfWords ? String(scalar) : String(scalar).escapedToASCII
      }.joined()
    }.map(safe).joined(separator: "\"")
  }
}

extension String {
  /// The text with an escape of JSON for all that is not ASCII.
  fileprivate var escapedToASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.jsonEscape }.joined()
  }
}
