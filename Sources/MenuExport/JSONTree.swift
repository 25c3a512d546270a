internal import MenuCore

/// A JSON value to write: a text, anything that needs no quotes, a list, or an object in order.
indirect enum JSONTree {
  case text(String)
  case word(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])

  /// An object of the members that have a value.
  static func members(_ members: [(FileKey, JSONTree?)]) -> JSONTree {
    .object(members.compactMap { key, value in value.map { (key.name, $0) } })
  }

  /// A list, nil for one without entries.
  static func list(unlessEmpty entries: [JSONTree]) -> JSONTree? {
    entries.isEmpty ? nil : .list(entries)
  }

  /// The text of the value as a person would lay it out: on one line where it fits into `width`
  /// columns, else an entry a line.
  func text(width: Int) -> String {
    var text = ""
    write(to: &text, width: width, indent: 0, column: 0)
    return text
  }

  private func write(to text: inout String, width: Int, indent: Int, column: Int) {
    // On the line a bracket and a comma may follow.
    if let line = line(room: width - column - 2) {
      text += line
      return
    }
    let blanks = String(repeating: " ", count: indent)
    switch self {
    case .text, .word: text += line(room: .max) ?? ""
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + blanks + "  "
        value.write(to: &text, width: width, indent: indent + 2, column: indent + 2)
      }
      text += "\n\(blanks)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONText.quoted(member.key) + ": "
        text += (index == 0 ? "\n" : ",\n") + blanks + "  " + key
        let column = indent + 2 + key.utf8.count
        member.value.write(to: &text, width: width, indent: indent + 2, column: column)
      }
      text += "\n\(blanks)}"
    }
  }

  /// The value on one line, nil if that needs more than `room` columns.
  private func line(room: Int) -> String? {
    guard room >= 0 else { return nil }
    var line = ""
    switch self {
    case .text(let text): line = JSONText.quoted(text)
    case .word(let word): line = word
    case .list(let values):
      for value in values {
        guard let entry = value.line(room: room - line.utf8.count) else { return nil }
        line += line.isEmpty ? entry : ", \(entry)"
      }
      line = "[\(line)]"
    case .object(let members):
      for member in members {
        guard let entry = member.value.line(room: room - line.utf8.count) else { return nil }
        line += "\(line.isEmpty ? "" : ", ")\(JSONText.quoted(member.key)): \(entry)"
      }
      line = "{\(line)}"
    }
    return line.unicodeScalars.count <= room ? line : nil
  }
}
