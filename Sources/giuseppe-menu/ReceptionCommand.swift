internal import ArgumentParser
internal import Console
internal import MenuCore
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
    abstract: "Report what guests look at, or fold the tally of visits.",
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

  @Argument(help: ArgumentHelp("What to do.", valueName: "report|fold"))
  var action: Action

  @Argument(help: "The file of the tally.", completion: .file())
  var tally: String

  var arguments: Arguments {
    var arguments = Arguments("reception", operands: [action.rawValue, tally])
    arguments.set("--since", time: since)
    arguments.set("--menu", path: menu)
    arguments.set("--months", months.map { "\($0)" })
    arguments.set("--format", format?.rawValue)
    return arguments
  }
}

/// The command that tells what guests look at.
extension Run {
  /// Reports what guests look at, or folds the tally.
  func reception(_ arguments: Arguments) throws {
    guard arguments.operands.count == 2, ["report", "fold"].contains(arguments.operands[0]) else {
      throw ProgramError.usage("reception report FILE, or reception fold FILE")
    }
    let path = LocalPath(argument: arguments.operands[1])
    let (file, today) = (TallyFile(path), Day.local)
    do {
      if arguments.operands[0] == "fold" {
        let months = arguments.text("months").flatMap { Int($0) }
        return try file.replace { Fold.merge($0, months: months, today: today) }
      }
      let span = arguments.duration("since").map { Int($0.components.seconds / 86_400) }
      let menu = try arguments.text("menu").map { try open($0).reading.menu }
      let report = Report(
        try file.lines(), since: span.map { Day(number: today.number - $0) }, menu: menu)
      let text = ReportText(report, in: language)
      if arguments.text("format") == "json" {
        return try CheckedOutput.standard.write(Array(text.json.utf8))
      }
      for line in text.lines { try say(line) }
    } catch let error as TallyFile.Failure {
      throw tallyError(error, path, isRead: arguments.operands[0] == "report")
    }
  }
}
