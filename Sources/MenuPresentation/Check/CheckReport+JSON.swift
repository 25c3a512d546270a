public import MenuCore

extension CheckReport {
  /// A diagnostic as one line of JSON with its line feed, for editors and scripts.
  ///
  /// The keys are `file`, `line`, `column`, `severity`, `rule`, `message` and `cure`; a cure that
  /// there is none of is `null`. The file is named as it was given.
  public func json(of diagnostic: Diagnostic, file: String) -> SafeText {
    let advice = diagnostic.advice(in: language)
    // What is not ASCII has an escape of JSON's own, and keeps its meaning.
    func quoted(_ string: String) -> SafeText {
      JSONText.quoted(string, isASCII: text.isASCII)
    }
    return JSONText.object([
      ("file", quoted(file)), ("line", JSONText.number(diagnostic.line)),
      ("column", JSONText.number(diagnostic.column)),
      ("severity", JSONText.quoted(diagnostic.severity.rawValue)),
      ("rule", JSONText.quoted(diagnostic.rule.name)),
      ("message", quoted(text.inUTF8.safe(advice.message).string)),
      ("cure", advice.cure.map { quoted(text.inUTF8.safe($0).string) } ?? "null"),
    ]) + "\n"
  }
}

/// Texts as JSON writes them, with nothing in them that a terminal could obey.
enum JSONText {
  /// The text in quotes; what is not shown as itself, or not ASCII where that is asked for, is an
  /// escape.
  static func quoted(_ text: String, isASCII: Bool = false) -> SafeText {
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
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return SafeText(escaped: quoted + "\"")
  }

  static func number(_ number: Int) -> SafeText { SafeText(escaped: "\(number)") }

  /// An object of some keys and what they have, in one line.
  static func object(_ members: [(key: String, value: SafeText)]) -> SafeText {
    "{" + members.map { quoted($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
  }
}
