package import MenuCore

/// A report as text in Italian or English, and as JSON.
package struct ReportText {
  private let report: Report
  private let words: ReportWords

  package init(_ report: Report, in language: InterfaceLanguage) {
    self.report = report
    words = ReportWords(language)
  }

  /// The facts of a word that the text contains; the JSON has all of them.
  private static let mostFacts = 30
  private static let kinds = [
    "dish", "chosen", "without", "diet", "search", "mode", "hour", "visit",
  ]

  /// The lines for a person.
  package var lines: [String] {
    var lines = [words.visits(report.visits)]
    if !report.floods.isEmpty {
      lines.append(words.leftOut(days: report.floods.joined(separator: ", ")))
    }

    for kind in Self.kinds {
      let facts = report.facts(kind)
      guard !facts.isEmpty else { continue }
      lines += ["", words.title(of: kind)]
      let width = "\(facts[0].count)".count
      for (subject, count) in facts.prefix(Self.mostFacts) {
        let number = String(repeating: " ", count: max(0, width - "\(count)".count)) + "\(count)"
        lines.append("  \(number)  \(name(subject, of: kind))")
      }
      let rest = facts.count - Self.mostFacts
      if rest > 0 { lines.append("  " + words.more(rest)) }
    }

    lines += ["", words.footnote]
    return lines
  }

  /// The same counts as JSON.
  package var json: String {
    let counts = Self.kinds.map { kind in
      let facts = report.facts(kind).map { "\(JSONText.quoted($0.subject)): \($0.count)" }
      return "\(JSONText.quoted(kind)): {\(facts.joined(separator: ", "))}"
    }
    let floods = report.floods.map(JSONText.quoted).joined(separator: ", ")
    return "{\"visits\": \(report.visits), \"floods\": [\(floods)], "
      + counts.joined(separator: ", ") + "}\n"
  }

  private func name(_ subject: String, of kind: String) -> String {
    let language = words.language
    switch kind {
    case "dish", "chosen": return report.name(of: subject)
    case "without": return Allergen(rawValue: subject).map { language.name(of: $0) } ?? subject
    case "diet": return Diet(rawValue: subject).map { language.name(of: $0) } ?? subject
    default: return subject
    }
  }
}
