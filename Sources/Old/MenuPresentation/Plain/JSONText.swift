package import OldMenuCore

/// Texts as JSON writes them, with nothing in them that a terminal could obey.
package enum JSONText {
  /// The text in quotes; what is not shown as itself, or not ASCII where that is asked for, is an
  /// escape.
  package static func quoted(_ text: String, isASCII: Bool = false) -> SafeText {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return SafeText(escaped: "\"\(text)\"")
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default:
        if case .shown = ScalarKind(scalar), scalar.isASCII || !isASCII {
          quoted.unicodeScalars.append(scalar)
        } else if scalar == " " {
          quoted += " "
        } else {
          quoted += scalar.jsonEscape
        }
      }
    }
    return SafeText(escaped: quoted + "\"")
  }

  package static func number(_ number: Int) -> SafeText { SafeText(escaped: "\(number)") }

  /// Some values in one line.
  package static func list(_ values: [SafeText]) -> SafeText {
    "[" + values.joined(separator: ", ") + "]"
  }

  /// An object of some keys and what they have, in one line.
  package static func object(_ members: [(key: String, value: SafeText)]) -> SafeText {
    var object = "{"
    for (key, value) in members {
      if object.utf8.count > 1 { object += ", " }
      object += quoted(key).string
      object += ": "
      object += value.string
    }
    return SafeText(escaped: object + "}")
  }
}
