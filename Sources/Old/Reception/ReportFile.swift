package import OldMenuCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A report for programs.
extension ReceptionReport {
  /// One object of JSON, laid out for people, with its line feed; what a terminal would obey is an
  /// escape.
  ///
  /// - Throws: never for what is in a report.
  package func json() throws -> SafeText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar.isWritable {
        safe.unicodeScalars.append(scalar)
      } else {
        // Only within a text is there anything else.
        safe += scalar.jsonEscape
      }
    }
    return SafeText(escaped: safe + "\n")
  }

  /// A table with a head: `what,key,name,visits,before,left,undeclared`, for spreadsheets.
  ///
  /// What begins as a formula does gets an apostrophe in front: a guest typed it, and a spreadsheet
  /// would reckon it out.
  package func csv(text: TerminalText) -> SafeText {
    let head = ["what", "key", "name", "visits", "before", "left", "undeclared"]
    return ([head] + rows).map { fields in
      fields.map { SafeText(escaped: TableCell(text.inUTF8.safe($0).string).field) }
        .joined(separator: ",") + "\r\n"
    }.joined()
  }

  private var rows: [[String]] {
    func row(_ what: String, _ count: Count) -> [String] {
      [what, count.key, count.name, "\(count.visits)", count.before.map { "\($0)" } ?? "", "", ""]
    }
    func row(_ what: String, _ name: String, _ visits: Int) -> [String] {
      [what, name, name, "\(visits)", "", "", ""]
    }
    let period = "\(first)/\(last)"
    let total = [
      ["period", period, period, "\(visits)", visitsBefore.map { "\($0)" } ?? "", "", ""]
    ]
    let counts = [
      ("language", languages), ("opened", opened), ("sold-out", openedSoldOut),
      ("chosen", chosen),
      ("search", searches), ("language-lacking", languagesLacking), ("list", lists),
      ("order", orders), ("time", times),
    ].flatMap { what, counts in counts.map { row(what, $0) } }
    let filters = filters.map {
      [$0.kind, $0.key, $0.key, "\($0.visits)", "", "\($0.left)", "\($0.undeclared)"]
    }
    let never = (neverOpened ?? []).flatMap { section in
      section.dishes.map { dish in
        ["never-opened", dish.key, "\(section.section): \(dish.name)", "0", "", "", ""]
      }
    }
    let charts =
      hours.enumerated().map { row("hour", "\($0)", $1) }
      + weekdays.enumerated().map { row("weekday", "\($0 + 1)", $1) }
    return total + counts + filters + never + charts
      + [row("help", "", help), row("skipped", "", skipped)]
      + floods.map { row("flood", $0.hour, $0.visits) }
  }
}
