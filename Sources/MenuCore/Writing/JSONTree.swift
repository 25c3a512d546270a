/// A JSON value for writing: a text, a word without quotes, a list, or an object whose keys have an
/// order. The programs write all their JSON with it.
package indirect enum JSONTree: Sendable {
  /// A text, as people read it.
  case text(String)
  /// A number, `true`, `false` or `null`.
  case word(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])

  /// No value.
  package static let null = JSONTree.word("null")

  /// A whole number.
  package static func number(_ number: Int) -> JSONTree { .word(String(number)) }

  /// An object with the members that have a value.
  package static func object(skippingNil members: [(String, JSONTree?)]) -> JSONTree {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// An object of the format with the members that have a value.
  static func members(_ members: [(FileKey, JSONTree?)]) -> JSONTree {
    .object(skippingNil: members.map { ($0.name, $1) })
  }

  /// A member of an object of the format: `"price": "7.00"`
  package static func member(_ key: FileKey, _ value: JSONTree) -> String {
    "\(JSONText.quoted(key.name)): \(value.line)"
  }

  static func texts(_ texts: [String]) -> JSONTree { .list(texts.map { .text($0) }) }

  /// A statement about allergens in its shortest form: `"none"`, a list, or an object with several lists.
  static func statement(
    contains: [JSONTree] = [], mayContain: [JSONTree] = [], freeFrom: [JSONTree] = [],
    isComplete: Bool? = nil
  ) -> JSONTree {
    if mayContain.isEmpty, freeFrom.isEmpty {
      if isComplete == nil { return .list(contains) }
      if isComplete == true, contains.isEmpty { return .text("none") }
    }
    return .members([
      (.contains, .list(unlessEmpty: contains)), (.mayContain, .list(unlessEmpty: mayContain)),
      (.freeFrom, .list(unlessEmpty: freeFrom)),
      (.complete, isComplete.map { .word("\($0)") }),
    ])
  }

  /// A list; nil if it is empty.
  package static func list(unlessEmpty entries: [JSONTree]) -> JSONTree? {
    entries.nonEmpty.map(JSONTree.list)
  }

  /// The value on one line: `{"name": "Tonno", "sizes": [1, 2]}`
  package var line: String { line(blank: " ") }

  /// The members of an object on one line without the braces, to insert them into another object.
  var lineInside: String { String(line.dropFirst().dropLast()) }

  /// The value without any blank: `{"name":"Tonno","sizes":[1,2]}`
  package var compact: String { line(blank: "") }

  private func line(blank: String) -> String {
    let parts = entries(blank: blank).map { $0.key + $0.value.line(blank: blank) }
    let inner = parts.joined(separator: "," + blank)
    switch self {
    case .text(let text): return JSONText.quoted(text)
    case .word(let word): return word
    case .list: return "[\(inner)]"
    case .object: return "{\(inner)}"
    }
  }

  /// The formatted value: on one line if it fits into `width` columns, otherwise one entry per
  /// line.
  func text(width: Int) -> String {
    var text = ""
    write(to: &text, width: width, indent: 0, column: 0)
    return text
  }

  private func write(to text: inout String, width: Int, indent: Int, column: Int) {
    let line = line
    let entries = entries(blank: " ")
    // A bracket and a comma may follow on the line.
    guard !entries.isEmpty, line.unicodeScalars.count > width - column - 2 else {
      text += line
      return
    }
    let blanks = String(repeating: " ", count: indent)
    text += line.prefix(1)
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += "," }
      text += "\n\(blanks)  \(entry.key)"
      entry.value.write(
        to: &text, width: width, indent: indent + 2, column: indent + 2 + entry.key.utf8.count)
    }
    text += "\n\(blanks)\(line.suffix(1))"
  }

  /// The values in it, each with the text before it: in an object its key, `"name": `.
  private func entries(blank: String) -> [(key: String, value: JSONTree)] {
    switch self {
    case .text, .word: []
    case .list(let values): values.map { ("", $0) }
    case .object(let members): members.map { (JSONText.quoted($0.key) + ":" + blank, $0.value) }
    }
  }
}
