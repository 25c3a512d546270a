internal import TerminalText

/// A page of HTML in the making: elements, attributes and texts can be written, and nothing else, so that
/// every text of a menu is escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// Writes a piece of this program's own source.
  mutating func raw(_ literal: StaticString) { text += "\(literal)" }

  /// Writes a style sheet of this program's own.
  mutating func style(_ css: String) { text += "<style>\(css)</style>" }

  /// Writes JSON into a script of data, which no text in it can end.
  mutating func data(_ json: String) {
    let safe = json.split(separator: "<", omittingEmptySubsequences: false).joined(
      separator: "\\u003c")
    text += "<script type=\"application/ld+json\">\(safe)</script>"
  }

  /// Writes an element with its attributes; an attribute without a value is left out.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [],
    _ body: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    body(&self)
    text += "</\(name)>"
  }

  /// Writes an element that holds a text; nothing for an empty one.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [], text: String?
  ) {
    guard let text, !text.isEmpty else { return }
    element(name, attributes) { $0.write(text) }
  }

  /// Writes an element that has no end.
  mutating func open(_ name: StaticString, _ attributes: [(StaticString, String?)] = []) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(Self.escaped(value))\""
    }
    text += ">"
  }

  /// Writes a text.
  mutating func write(_ text: String) { self.text += Self.escaped(text) }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.inert.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
