internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldReception

/// Tells what the sums say.
struct Report: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, csv, json
  }

  static let configuration = CommandConfiguration(
    abstract: "Tell how the menu is received.",
    usage: "giuseppe-reception report FILE.db [options]")

  @Argument(help: "The file of the sums.")
  var sums: LocalPath

  @Option(
    help: """
      The last days, weeks, months or years: 30d, 4w, 3mo, 1y; 100y at most. \
      Without it, everything.
      """)
  var since: TimeSpan?

  @Option(
    help: ArgumentHelp(
      "The menu: names dishes as it does, and tells which nobody opened.", valueName: "file"))
  var menu: LocalPath?

  @Option(help: "How it is told: text, csv or json.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Two names of one dish, or two of its keys, as the report proposes them.",
      valueName: "old=new"))
  var same: [String] = []

  func run() throws {
    guard same.allSatisfy({ Report.names($0) != nil }) else { throw ProgramError(.notTwoNames) }
    do {
      try tell()
    } catch let error as DatabaseError where error.isReadOnly {
      // Nothing is written here, but what somebody else has begun would have to be undone.
      throw ProgramError(.unfinished, of: sums)
    } catch let error as DatabaseError {
      throw ProgramError(reading: error, of: sums)
    }
  }

  private func tell() throws {
    let store = try SumsStore(sums, for: .reading)
    let today = CalendarHour.local.day
    let known = try store.days()
    let last = since == nil ? known?.upperBound ?? today : today
    let whole = try store.firstWholeDay()
    let asked = since?.firstDay(until: last) ?? known?.lowerBound ?? last
    // Of a month that is folded no single day is known: all of it is told.
    let first = whole.map { asked < $0 } == true ? asked.firstOfMonth : asked
    let days = min(first, last)...last
    // What is compared with lies before it.
    let from = since == nil ? first : first + -(days.upperBound.number - days.lowerBound.number + 1)
    let builder = ReportBuilder(
      try store.sums(from: from), days: days,
      menu: try menu.map(Program.menu(at:)),
      same: same.compactMap(Report.names), language: Program.languageOfNames,
      firstDay: known?.lowerBound, firstWholeDay: whole)
    if let name = builder.unknownNames.first {
      throw ProgramError(.unknownDish(name), of: sums)
    }
    try CheckedOutput.standard.write(try told(builder.report()))
  }

  private func told(_ report: ReceptionReport) throws -> SafeText {
    switch format {
    case .json: try report.json()
    case .csv: report.csv(text: Program.text)
    case .text:
      ReportText(
        report, in: Program.language, text: Program.text,
        columns: LaunchEnvironment.outputColumns ?? 80
      ).page
    }
  }

  /// The two names of `old=new`, nil for anything else.
  private static func names(_ text: String) -> (old: String, new: String)? {
    let parts = text.split(separator: "=").map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

extension CalendarDay {
  fileprivate var firstOfMonth: CalendarDay {
    CalendarDay(year: parts.year, month: parts.month, day: 1) ?? self
  }
}

extension TimeSpan: ExpressibleByArgument {
  /// Reads what follows an option.
  public init?(argument: String) {
    self.init(written: argument)
  }
}

extension Unicode.Scalar {
  /// The wide ones by Unicode's Annex 11, in whole blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// How many cells it takes on most terminals, 0 to 2: this program draws columns and asks no
  /// terminal.
  var usualWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }
}
