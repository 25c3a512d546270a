/// A JSON value to write: a text, anything that needs no quotes, a list, or an object in order.
enum JSONTree {
  case text(String)
  case word(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])

  /// The text of the value as a person would lay it out: on one line where it fits into `width`
  /// columns, else an entry a line.
  func text(width: Int) -> String {
    var printer = JSONPrinter(width: width)
    printer.print(self, indent: 0, column: 0)
    return printer.text
  }

  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String { JSONTree.text(text).text(width: Int(Int32.max)) }
}

/// Lays out a JSON value.
private struct JSONPrinter {
  let width: Int
  private(set) var text = ""

  init(width: Int) {
    self.width = width
  }

  mutating func print(_ value: JSONTree, indent: Int, column: Int) {
    // What follows on the line is at most a bracket and a comma.
    if let line = line(value, room: width - column - 2) {
      text += line
      return
    }
    switch value {
    case .text, .word: text += line(value, room: .max) ?? ""
    case .list(let values):
      text += "["
      printEntries(values, indent) { $1.print($0, indent: indent + 2, column: indent + 2) }
      text += "]"
    case .object(let members):
      text += "{"
      printEntries(members, indent) { member, printer in
        let key = "\(member.key.quoted): "
        printer.text += key
        printer.print(member.value, indent: indent + 2, column: indent + 2 + key.utf8.count)
      }
      text += "}"
    }
  }

  private mutating func printEntries<Entry>(
    _ entries: [Entry], _ indent: Int, _ print: (Entry, inout JSONPrinter) -> Void
  ) {
    let blanks = String(repeating: " ", count: indent)
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n\(blanks)  " : ",\n\(blanks)  "
      print(entry, &self)
    }
    text += "\n\(blanks)"
  }

  /// The value on one line, nil if that needs more than `room` columns.
  private func line(_ value: JSONTree, room: Int) -> String? {
    guard room >= 0 else { return nil }
    var line = ""
    switch value {
    case .text(let text): line = text.quoted
    case .word(let word): line = word
    case .list(let values):
      for value in values {
        guard let entry = self.line(value, room: room - line.utf8.count) else { return nil }
        line += line.isEmpty ? entry : ", \(entry)"
      }
      line = "[\(line)]"
    case .object(let members):
      for member in members {
        guard let entry = self.line(member.value, room: room - line.utf8.count) else { return nil }
        line += "\(line.isEmpty ? "" : ", ")\(member.key.quoted): \(entry)"
      }
      line = "{\(line)}"
    }
    return line.unicodeScalars.count <= room ? line : nil
  }
}

extension String {
  /// The text in quotes; what cannot be seen is written as an escape.
  fileprivate var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isControl || scalar.isBidirectionalControl: quoted += scalar.jsonEscape
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
