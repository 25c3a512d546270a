internal import Console
internal import MenuCore
internal import Reception
internal import TerminalText

/// The command that tells what guests look at.
extension Run {
  /// Reports what guests look at, or folds the tally.
  func reception(_ arguments: Arguments) throws {
    guard arguments.operands.count == 2, ["report", "fold"].contains(arguments.operands[0]) else {
      throw ProgramError.usage(
        "reception report FILE, or reception fold FILE",
        "reception report FILE, o reception fold FILE")
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
