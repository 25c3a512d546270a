/// A JSON value for writing: a text, a literal without quotes, a list, or an ordered object.
indirect enum JSONTree {
  case text(String)
  case word(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])

  /// An object with the members that have a value.
  static func members(_ members: [(FileKey, JSONTree?)]) -> JSONTree {
    .object(members.compactMap { key, value in value.map { (key.name, $0) } })
  }

  /// A list; nil if it is empty.
  static func list(unlessEmpty entries: [JSONTree]) -> JSONTree? {
    guard !entries.isEmpty else { return nil }
    return .list(entries)
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
    let entries = entries
    // A bracket and a comma may follow on the line.
    guard !entries.isEmpty, line.unicodeScalars.count > width - column - 2 else {
      text += line
      return
    }
    let blanks = String(repeating: " ", count: indent)
    text += line.prefix(1)
    for (index, entry) in entries.enumerated() {
      text += "\(index == 0 ? "" : ",")\n\(blanks)  \(entry.key)"
      entry.value.write(
        to: &text, width: width, indent: indent + 2, column: indent + 2 + entry.key.utf8.count)
    }
    text += "\n\(blanks)\(line.suffix(1))"
  }

  /// The values in it; those of an object follow their keys. `"name": `
  private var entries: [(key: String, value: JSONTree)] {
    switch self {
    case .text, .word: []
    case .list(let values): values.map { ("", $0) }
    case .object(let members): members.map { (JSONText.quoted($0.key) + ": ", $0.value) }
    }
  }

  /// The value on one line.
  private var line: String {
    let inner = entries.map { $0.key + $0.value.line }.joined(separator: ", ")
    return switch self {
    case .text(let text): JSONText.quoted(text)
    case .word(let word): word
    case .list: "[\(inner)]"
    case .object: "{\(inner)}"
    }
  }
}
