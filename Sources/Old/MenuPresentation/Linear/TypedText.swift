extension String {
  /// The text without what keys leave behind that type nothing: control characters, such as Ctrl-D
  /// where it ends nothing, and all that an arrow or function key sends.
  var typed: String {
    var rest = unicodeScalars[...]
    var kept = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        rest.dropKey()
      } else if scalar.properties.isWhitespace || scalar.properties.generalCategory != .control {
        kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// The text without the full stop that sentences are read out with, and perhaps typed again.
  var withoutFullStop: String {
    let kept = trimmed
    return kept.hasSuffix(".") ? String(kept.dropLast()) : self
  }
}

extension Substring.UnicodeScalarView {
  /// Drops what a key sends behind an escape: `[A`, `[1;5C`, `OP`, and `[[A` on the Linux console.
  fileprivate mutating func dropKey() {
    if first == "O" {
      self = dropFirst(2)
    } else if first == "[" {
      let isDoubled = dropFirst().first == "["
      self = dropFirst(isDoubled ? 2 : 1).drop { ("\u{20}"..."\u{3F}").contains($0) }
      if let last = first, ("\u{40}"..."\u{7E}").contains(last) { removeFirst() }
    }
  }
}
