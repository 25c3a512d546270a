internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import Reception
internal import TerminalText

/// Reports what guests look at, or folds the tally.
struct ReceptionCommand: MenuCommand {
  /// The action on the tally.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case report, fold
  }

  static let configuration = CommandConfiguration(
    commandName: "reception",
    abstract: "Report what guests look at, or fold the tally.",
    usage: "giuseppe-menu reception <report|fold> <tally> [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu reception report /srv/menu/tally/tally --since 30d
        giuseppe-menu reception report tally --menu Menu.json
        giuseppe-menu reception fold /srv/menu/tally/tally --months 13
      """)

  @Option(
    help: ArgumentHelp("Of report: only the last days, as in 30d.", valueName: "days"),
    transform: ReceptionCommand.days(typed:))
  var since: Int?

  @Option(
    help: "Of report: the menu, for names and for dishes that nobody opened.",
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var menu: LocalPath?

  @Option(help: "Of fold: keep days for so many months, older ones become months.")
  var months: UInt16?

  @Option(help: "Of report: its format; csv has a row a dish.")
  var format: ReportFormat?

  @Argument(help: "What to do.")
  var action: Action

  @Argument(help: "The file of the tally.", completion: .file())
  var tally: String

  /// Reads a number of days: `30d`; 0 for all.
  static func days(typed text: String) throws -> Int {
    let hasUnit = text.hasSuffix("d")
    guard hasUnit || text == "0", let days = Int(text.dropLast(hasUnit ? 1 : 0)),
      (0...36_500).contains(days), days > 0 || !hasUnit
    else { throw ValidationError("write a number of days, as in 30d") }
    return days
  }

  func perform(in run: Run) throws { try run.reception(self) }
}

extension Run {
  /// Reports what guests look at, or folds the tally.
  fileprivate func reception(_ options: ReceptionCommand) throws {
    let path = LocalPath(argument: options.tally)
    let file = TallyFile(path)
    let today = Day.local
    do {
      switch options.action {
      case .fold:
        let months = options.months.map { Int($0) }
        let tally = try file.replace { Fold.merge($0, months: months, today: today) }
        tellUnread(of: tally, path, Phrase("kept as they are", "lasciate come sono"))
      case .report:
        try report(file, until: today, options)
      }
    } catch let error as TallyFile.Failure {
      throw tallyError(error, path, isRead: options.action == .report)
    }
  }

  /// Says how many lines of a tally cannot be read, and what becomes of them.
  private func tellUnread(of tally: Tally, _ path: LocalPath, _ fate: Phrase) {
    let count = tally.unread.count
    guard count > 0 else { return }
    let first = tally.firstUnread
    let text = Phrase(
      "\(count) line\(count == 1 ? "" : "s") cannot be read, the first is line \(first): ",
      "\(count == 1 ? "1 riga illeggibile" : "\(count) righe illeggibili"), la prima è la riga \(first): "
    )
    program.tell(text + fate, of: path)
  }

  private func report(
    _ file: TallyFile, until today: Day, _ options: ReceptionCommand
  ) throws {
    let menu = try options.menu.map { try open($0).reading.menu }
    let tally = try file.content()
    tellUnread(of: tally, LocalPath(argument: options.tally), Phrase("not counted", "non contate"))
    let days = options.since.flatMap { $0 == 0 ? nil : $0 }
    let report = Report(tally.lines, days: days, until: today, menu: menu)
    switch options.format {
    case .json: try CheckedOutput.standard.write(Array(report.json.utf8))
    case .csv: try CheckedOutput.standard.write(Array(TableCell.table(report.table).utf8))
    case .text, nil:
      for line in ReportText(report, in: language).lines { try say(line) }
    }
  }
}
