package import MenuCore

/// A report as text in Italian or English, and as JSON.
package struct ReportText {
  private let report: Report
  private let isItalian: Bool

  package init(_ report: Report, in language: InterfaceLanguage) {
    (self.report, isItalian) = (report, language == .italian)
  }

  /// The facts of a word that the text contains; the JSON has all of them.
  private static let mostFacts = 30
  private static let words = [
    "dish", "chosen", "without", "diet", "search", "mode", "hour", "visit",
  ]

  /// The lines for a person.
  package var lines: [String] {
    var lines = [
      isItalian
        ? "\(report.visits) \(report.visits == 1 ? "visita" : "visite") (mai persone)"
        : "\(report.visits) visit\(report.visits == 1 ? "" : "s") (never people)"
    ]
    if !report.floods.isEmpty {
      let days = report.floods.joined(separator: ", ")
      lines.append(
        isItalian
          ? "Tralasciati, troppi in un giorno: \(days)" : "Left out, too many in a day: \(days)")
    }
    for word in Self.words {
      let facts = report.facts(word)
      guard !facts.isEmpty else { continue }
      lines += ["", title(of: word)]
      let width = "\(facts[0].count)".count
      for (subject, count) in facts.prefix(Self.mostFacts) {
        let number = String(repeating: " ", count: max(0, width - "\(count)".count)) + "\(count)"
        lines.append("  \(number)  \(name(subject, of: word))")
      }
      let rest = facts.count - Self.mostFacts
      if rest > 0 { lines.append(isItalian ? "  e altri \(rest)" : "  and \(rest) more") }
    }
    lines.append("")
    lines.append(isItalian ? "Aperto non vuol dire ordinato." : "Opened is not ordered.")
    return lines
  }

  /// The same counts as JSON.
  package var json: String {
    let words = Self.words.map { word in
      let facts = report.facts(word).map { "\(JSONText.quoted($0.subject)): \($0.count)" }
      return "\(JSONText.quoted(word)): {\(facts.joined(separator: ", "))}"
    }
    let floods = report.floods.map(JSONText.quoted).joined(separator: ", ")
    return "{\"visits\": \(report.visits), \"floods\": [\(floods)], "
      + words.joined(separator: ", ") + "}\n"
  }

  private func name(_ subject: String, of word: String) -> String {
    let language: InterfaceLanguage = isItalian ? .italian : .english
    switch word {
    case "dish", "chosen": return report.name(of: subject)
    case "without": return Allergen(rawValue: subject).map { language.name(of: $0) } ?? subject
    case "diet": return Diet(rawValue: subject).map { language.name(of: $0) } ?? subject
    default: return subject
    }
  }

  private func title(of word: String) -> String {
    switch word {
    case "dish": isItalian ? "Piatti aperti" : "Dishes opened"
    case "chosen": isItalian ? "Piatti scelti" : "Dishes chosen"
    case "without": isItalian ? "Filtri: senza" : "Filters: without"
    case "diet": isItalian ? "Filtri: diete" : "Filters: diets"
    case "search": isItalian ? "Cercato invano" : "Looked for in vain"
    case "mode": isItalian ? "Come" : "How"
    case "hour": isItalian ? "Ore" : "Hours"
    default: isItalian ? "Lingue" : "Languages"
    }
  }
}
