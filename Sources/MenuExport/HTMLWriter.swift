internal import MenuCore
internal import TerminalText

/// Builds an HTML page. Only elements, attributes and texts can be written, so every text of a menu
/// is escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// Writes markup from the source of this program.
  mutating func raw(_ literal: StaticString) { text += "\(literal)" }

  /// Writes a style sheet from the resources of this program.
  mutating func style(_ css: String) { text += "<style>\(css)</style>" }

  /// Writes JSON into a data script; no text in it can close the element.
  mutating func data(_ json: String) {
    let safe = json.replacing(sign: "<", with: "\\u003c")
    text += "<script type=\"application/ld+json\">\(safe)</script>"
  }

  /// Writes an element with its attributes; an attribute without a value is omitted.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [],
    _ body: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    body(&self)
    text += "</\(name)>"
  }

  /// Writes an element with a text, or nothing if the text is empty.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [], text: String?
  ) {
    guard let text, !text.isEmpty else { return }
    element(name, attributes) { $0.write(text) }
  }

  /// Writes an element without an end tag.
  mutating func open(_ name: StaticString, _ attributes: [(StaticString, String?)] = []) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(Self.escaped(value))\""
    }
    text += ">"
  }

  /// Writes an escaped text.
  mutating func write(_ text: String) { self.text += Self.escaped(text) }

  /// The characters that are written as entities.
  private static let markup = Array("&<>\"".utf8)

  private static func escaped(_ text: String) -> String {
    let text = text.inert
    guard text.utf8.contains(where: markup.contains) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
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
