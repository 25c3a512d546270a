package import OldMenuCore

/// A report for a person, on a terminal or on paper.
package struct ReportText {
  let report: ReceptionReport
  let words: any ReceptionStrings.Type
  let text: TerminalText
  let columns: Int

  /// How many of a kind are listed.
  static let most = 10
  private static let mostColumns = 100
  /// A day has as many hours.
  private static let leastColumns = 26
  private static let labelColumns = 22

  /// Makes the text of a report.
  ///
  /// - Parameters:
  ///   - report: what to tell.
  ///   - language: the language of the words, English where there are none in it.
  ///   - text: makes what is told safe.
  ///   - columns: how many columns there are.
  package init(
    _ report: ReceptionReport, in language: InterfaceLanguage, text: TerminalText, columns: Int
  ) {
    self.report = report
    self.text = text
    words = language.reception
    self.columns = max(ReportText.leastColumns, min(columns, ReportText.mostColumns))
  }

  /// The lines, each with a line feed; O(*n*) in what is told.
  package var page: SafeText {
    lines.map { $0.withoutBlanksAtEnd + "\n" }.joined()
  }

  private var lines: [SafeText] {
    guard report.visits > 0 || report.lastRecord != nil else { return [text.safe(words.nothing)] }
    let parts = [text.wrapped(text.safe(title), to: columns), dishes, facts]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var title: String {
    let days = [report.first, report.last].compactMap { CalendarDay($0) }
    let before = report.visitsBefore.map { " (\(words.visitsBefore($0)))" } ?? ""
    let period = days.count == 2 ? words.period(days[0], days[1]) : ""
    return [report.house, period, words.visits(report.visits) + before]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What was opened beside what never was, or one below the other where there is no room.
  private var dishes: [SafeText] {
    let width = columns >= 76 ? columns / 2 - 1 : columns
    let left = opened(in: width)
    let right = neverOpened(in: columns - width - (width < columns ? 2 : 0))
    guard width < columns else { return left + neverOpened(in: columns) }
    return (0..<max(left.count, right.count)).map { line in
      let start = line < left.count ? left[line] : ""
      guard line < right.count else { return start }
      return start + .blanks(width + 2 - text.width(of: start)) + right[line]
    }
  }

  private func opened(in width: Int) -> [SafeText] {
    guard let most = report.opened.first?.visits else { return [] }
    let numbers = report.opened.prefix(ReportText.most).map { text.safe(words.number($0.visits)) }
    let room = numbers.map { text.width(of: $0) }.max() ?? 0
    let names = max(8, min(30, width - room - 12))
    let bar = max(2, min(16, width - names - room - 4))
    let heading = text.cut(text.safe("\(words.opened) (\(words.isNotOrdered))"), to: width)
    return [heading]
      + zip(report.opened, numbers).map { count, number in
        let name = text.cut(text.safe(count.name), to: names)
        let drawn = Bar.across(count.visits, of: most, cells: bar, isASCII: text.isASCII)
        return " " + padded(name, to: names) + " " + padded(drawn, to: bar) + " "
          + .blanks(room - text.width(of: number)) + number
      }
  }

  private func neverOpened(in width: Int) -> [SafeText] {
    guard let sections = report.neverOpened else { return [] }
    guard !sections.isEmpty else {
      return [text.safe("\(words.neverOpened): \(words.everythingOpened)")]
    }
    let days = usualDays(of: sections)
    let noted = days.map { " (\(words.daysOnMenu($0)))" } ?? ""
    let heading = text.safe(words.neverOpened + noted)
    return text.wrapped(heading, to: width)
      + sections.map { told($0, usual: days) }.flatMap {
        text.wrapped(text.safe($0), to: max(8, width - 1)).map { " " + $0 }
      }
  }

  /// For how many days most of the dishes were there, nil where nobody noted it.
  private func usualDays(of sections: [ReceptionReport.Unopened]) -> Int? {
    let days = sections.flatMap(\.dishes).compactMap(\.days)
    let counts = Dictionary(grouping: days) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The dishes of a section; one that was there for another time says for how long.
  private func told(_ section: ReceptionReport.Unopened, usual: Int?) -> String {
    let names = section.dishes.map { dish in
      let other = dish.days.flatMap { $0 == usual ? nil : " (\(words.days($0)))" }
      return dish.name + (other ?? "")
    }
    return "\(section.section): \(names.joined(separator: " · "))"
  }

  /// Whether what belongs to a label stands below it, and not beside.
  var isNarrow: Bool { columns < 60 }

  func padded(_ text: SafeText, to width: Int) -> SafeText {
    text + .blanks(width - self.text.width(of: text))
  }

  /// A label, and beside it what it is about, in as many lines as that takes; none for nothing.
  func row(_ label: String, _ content: String) -> [SafeText] {
    row(label, safe: content.isEmpty ? [] : wrapped(content))
  }

  func row(_ label: String, safe lines: [SafeText]) -> [SafeText] {
    let label = text.safe(label)
    if isNarrow { return (lines.isEmpty || label.isEmpty ? [] : [label]) + lines.map { " " + $0 } }
    return lines.enumerated().map { index, line in
      padded(index == 0 ? label : "", to: ReportText.labelColumns) + " " + line
    }
  }

  private func wrapped(_ content: String) -> [SafeText] {
    text.wrapped(text.safe(content), to: columns - (isNarrow ? 1 : ReportText.labelColumns + 1))
  }
}
