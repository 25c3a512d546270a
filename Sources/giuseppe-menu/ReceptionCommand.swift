internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import Reception
internal import TerminalText

/// Reports what guests look at, or folds the tally.
struct ReceptionCommand: MenuCommand {
  /// What to do with the tally.
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
        giuseppe-menu reception fold /srv/menu/tally/tally --months 13
      """)

  @Option(
    help: ArgumentHelp("Of report: only the last days, as in 30d.", valueName: "time"),
    transform: Duration.init(typed:))
  var since: Duration?

  @Option(
    help: "Of report: the menu that has the names of the dishes.",
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var menu: LocalPath?

  @Option(help: "Of fold: keep days for so many months, older ones become months.")
  var months: UInt16?

  @Option(help: "Of report: its format.")
  var format: AnswerFormat?

  @Argument(help: "What to do.")
  var action: Action

  @Argument(help: "The file of the tally.", completion: .file())
  var tally: String

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
        try file.replace { Fold.merge($0, months: months, today: today) }
      case .report:
        try report(file, until: today, options)
      }
    } catch let error as TallyFile.Failure {
      throw tallyError(error, path, isRead: options.action == .report)
    }
  }

  private func report(
    _ file: TallyFile, until today: Day, _ options: ReceptionCommand
  ) throws {
    let since = options.since.map {
      Day(number: today.number - Int($0.components.seconds / 86_400))
    }
    let menu = try options.menu.map { try open($0).reading.menu }
    let text = ReportText(Report(try file.lines(), since: since, menu: menu), in: language)
    if options.format == .json {
      try CheckedOutput.standard.write(Array(text.json.utf8))
    } else {
      for line in text.lines { try say(line) }
    }
  }
}
