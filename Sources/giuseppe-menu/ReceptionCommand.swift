internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import Reception

/// Reports what guests look at, or folds the tally.
struct ReceptionCommand: MenuCommand {
  /// The action on the tally.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case report, fold
  }

  static let configuration = CommandConfiguration(
    commandName: "reception",
    abstract: "Report what guests look at, or compact the tally.",
    usage: "giuseppe-menu reception <report|fold> <tally> [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu reception report /srv/menu/tally/tally --since 30d
        giuseppe-menu reception report tally --menu Menu.json
        giuseppe-menu reception fold /srv/menu/tally/tally --months 13
      """)

  @Option(
    help: ArgumentHelp("With report: only the last days, such as 30d.", valueName: "days"),
    transform: ReceptionCommand.days(typed:))
  var since: Int?

  @Option(
    help: "With report: the menu, which adds names and the dishes that were never opened.",
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var menu: LocalPath?

  @Option(
    help: "With fold: merge days that are older than this into months, without searches.")
  var months: UInt16?

  @Option(help: "With report: the format; csv has one row per dish.")
  var format: ReportFormat?

  @Argument(help: "Report on the tally, or fold it.")
  var action: Action

  @Argument(help: "The file in which visits are counted.", completion: .file())
  var tally: String

  /// Reads a number of days: `30d`; 0 for all.
  static func days(typed text: String) throws -> Int {
    if text == "0" { return 0 }
    guard text.hasSuffix("d"), let days = Int(text.dropLast()), (1...36_500).contains(days) else {
      throw ValidationError("write a number of days, as in 30d")
    }
    return days
  }

  func validate() throws {
    try require(
      "report", action == .report,
      for: ["--since": since != nil, "--menu": menu != nil, "--format": format != nil])
    try require("fold", action == .fold, for: ["--months": months != nil])
  }

  func perform(in run: Run) throws {
    let path = LocalPath(argument: tally)
    do {
      switch action {
      case .fold: try fold(TallyFile(path), in: run)
      case .report: try report(TallyFile(path), in: run)
      }
    } catch let error as TallyFile.Failure {
      throw run.tallyError(error, path, isRead: action == .report)
    }
  }

  private func fold(_ file: TallyFile, in run: Run) throws {
    let months = months.map { Int($0) }
    let tally = try file.replace { Fold.merge($0, months: months, today: .local) }
    reportUnread(of: tally, Phrase("unchanged", "senza modifiche"), in: run)
  }

  private func report(_ file: TallyFile, in run: Run) throws {
    let menu = try menu.map { try run.open($0).reading.menu }
    let tally = try file.content()
    reportUnread(of: tally, Phrase("not counted", "fuori dal conto"), in: run)
    let days = since.flatMap { $0 == 0 ? nil : $0 }
    let report = Report(tally.lines, days: days, until: .local, menu: menu)
    switch format {
    case .json: try CheckedOutput.standard.write(Array(report.json.utf8))
    case .csv: try CheckedOutput.standard.write(Array(TableCell.table(report.table).utf8))
    case .text, nil:
      for line in ReportText(report, in: run.language).lines { try run.printLine(line) }
    }
  }

  /// Reports how many lines of a tally cannot be read, and what happens to them.
  private func reportUnread(of tally: Tally, _ fate: Phrase, in run: Run) {
    let count = tally.unread.count
    guard count > 0 else { return }
    let first = tally.firstUnread
    let text = Phrase(
      "unreadable lines: \(count), the first is line \(first); ",
      "righe illeggibili: \(count), la prima è la riga \(first); ")
    run.program.report(text + fate, of: LocalPath(argument: self.tally))
  }
}
