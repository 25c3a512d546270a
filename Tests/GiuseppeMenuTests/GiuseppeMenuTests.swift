import ArgumentParser
import Console
import MenuCore
import MenuFiles
import MenuExport
import MenuPresentation
import TerminalText
import Testing

@testable import giuseppe_menu

private typealias Line = ParsedLine<any MenuCommand>

/// The command of a line; nil if it is of another type or there is none.
private func parse<Command>(_ words: [String], as type: Command.Type) -> Command? {
  guard case .command(let command) = Line(words, root: GiuseppeMenu.self, columns: 80) else {
    return nil
  }
  return command as? Command
}

/// The help of a command.
private func help(_ words: String...) throws -> String {
  guard
    case .page(let page) = Line(
      ["help"] + words, root: GiuseppeMenu.self, overview: CompletedMenu.self, columns: 80)
  else {
    throw ValidationError("\(words) has no help")
  }
  return page
}

@Suite("The command line of giuseppe-menu") struct GiuseppeMenuTests {
  private static let commands = GiuseppeMenu.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  @Test("a menu is browsed if no command is named")
  func browse() throws {
    for line in [[], ["Menu.json"], ["-"], ["./check"], ["--", "--print"], ["browse", "check"]] {
      let browse = try #require(parse(line, as: BrowseCommand.self))
      #expect(browse.menu == (line == ["--", "--print"] ? "--print" : line.last))
      #expect(!browse.display.print && !browse.display.kiosk && browse.query.search == nil)
    }
  }

  @Test("every display option is read")
  func display() throws {
    func display(_ line: String...) throws -> DisplayOptions {
      try #require(parse(line, as: BrowseCommand.self), "\(line)").display
    }
    #expect(try display("--print", "--width=60").width == 60)
    #expect(try display("--print").print && display("--linear").linear)
    #expect(try display("--board").board && display("--kiosk").kiosk)
    #expect(try display("--choose").choose && display("--ascii").ascii)
    #expect(try display("--no-mouse").noMouse && !display().noMouse)
    #expect(try display("--choose", "--format", "json").format == .json)
    #expect(try display("--theme", "dark", "--theme=mono", "--print").theme == .mono)
    #expect(try display("--language", "en-GB").language == "en-GB")
    let spoken = try display("--kiosk", "--linear")
    #expect(spoken.kiosk && spoken.linear && !spoken.print && !spoken.board)
  }

  @Test("every condition on dishes is read, for browsing and for exporting")
  func query() throws {
    let line = [
      "--search=a=b", "--without", "milk,nuts", "--without=eggs", "--diet=vegan", "--max-price",
      "8,50", "--undeclared", "--section", "2", "--sort", "price",
    ]
    let queries = [
      parse(line, as: BrowseCommand.self)?.query,
      parse(["export", "csv"] + line, as: ExportCommand.self)?.query,
    ]
    for query in queries {
      let query = try #require(query)
      #expect(query.search == "a=b" && query.section == "2" && query.sort == .price)
      #expect(query.without.flatMap(\.self) == ["milk", "nuts", "eggs"])
      #expect(query.diet.flatMap(\.self) == ["vegan"])
      #expect(query.maxPrice == Amount(typed: "8.50") && query.undeclared)
    }
  }

  @Test("every option of boards, kiosks and visits is read")
  func unattended() throws {
    func options(_ line: String...) throws -> UnattendedOptions {
      try #require(parse(line, as: BrowseCommand.self), "\(line)").unattended
    }
    let board = try options("--board", "--every", "12s", "--hide-sold-out", "--reload=250ms")
    #expect(board.every == .seconds(12) && board.hideSoldOut && board.reload == .milliseconds(250))
    let kiosk = try options("--kiosk", "--idle=0", "--limit", "1h", "--tally=t", "--tally-searches")
    #expect(kiosk.idle == .zero && kiosk.limit == .seconds(3_600))
    #expect(kiosk.tally == "t" && kiosk.tallySearches && kiosk.every == nil)
  }

  @Test("the commands of an owner are read")
  func owner() throws {
    let check = try #require(parse(["check", "--fix", "--yes", "a", "b"], as: CheckCommand.self))
    #expect(check.fix && check.yes && !check.all && check.menu == ["a", "b"])
    let missing = try #require(parse(["check", "--missing"], as: CheckCommand.self))
    #expect(missing.missing && !missing.all && !missing.fix && missing.menu.isEmpty)
    #expect(parse(["check", "--format=json"], as: CheckCommand.self)?.format == .json)
    let start = try #require(parse(["init", "--language", "en", "a.json"], as: InitCommand.self))
    #expect(start.language == .english && start.file == "a.json")
    #expect(parse(["schema"], as: SchemaCommand.self) != nil)
    let back = try #require(parse(["sold-out", "--back", "--all"], as: SoldOutCommand.self))
    #expect(back.back && back.all && back.dish.isEmpty)
    #expect(parse(["sold-out", "4", "a b"], as: SoldOutCommand.self)?.dish == ["4", "a b"])
  }

  @Test("the commands that exchange and count are read")
  func exchange() throws {
    let export = try #require(
      parse(["export", "html", "-o", "x/", "--sheet", "--watch", "a.json"], as: ExportCommand.self))
    #expect(export.format == .html && export.output == "x/" && export.menu == "a.json")
    #expect(export.sheet && export.watch && export.language == nil)
    #expect(parse(["export", "csv", "--output=-"], as: ExportCommand.self)?.output == "-")
    #expect(parse(["export", "csv", "--language", "it"], as: ExportCommand.self)?.language == "it")
    let table = try #require(parse(["import", "-o", "m.json", "a.csv"], as: ImportCommand.self))
    #expect(table.output == "m.json" && table.table == "a.csv")
    let report = try #require(
      parse(
        ["reception", "report", "t", "--since=30d", "--menu", "m", "--format=json"],
        as: ReceptionCommand.self))
    #expect(report.action == .report && report.tally == "t" && report.format == .json)
    #expect(report.since == 30 && report.menu == "m")
    let fold = try #require(
      parse(["reception", "fold", "t", "--months", "13"], as: ReceptionCommand.self))
    #expect(fold.action == .fold && fold.months == 13)
  }

  @Test(
    "a wrong line is refused with a message",
    arguments: [
      ("--serach x", "Unknown option '--serach'. Did you mean '--search'?"),
      ("--pr", "Unknown option '--pr'"), ("-q", "Unknown option '-q'"),
      ("---", "Invalid option: ---"), ("check --print", "Unknown option '--print'"),
      ("check --fxi", "Unknown option '--fxi'. Did you mean '--fix'?"),
      ("check --fix --missing", "--fix and --missing exclude each other"),
      ("check --missing --format json", "--missing and --format exclude each other"),
      ("check --yes", "--yes works only with --fix"),
      ("sold-out --all", "--all works only with --back"),
      ("help chek", "There is no command 'chek'. Did you mean 'check'?"),
      ("--search", "Missing value for '--search <text>'"),
      ("--search --print", "Missing value for '--search <text>'"),
      ("--print --without ,", "the list has no words"),
      ("export csv -o=", "the name of the file is empty"),
      ("--print=yes", "The option '--print' does not take any value, but 'yes' was specified."),
      ("--print --board", "--print and --board exclude each other"),
      ("--print --linear --choose", "--print, --linear and --choose exclude each other"),
      ("--kiosk --board", "--board and --kiosk exclude each other"),
      ("--kiosk --print", "--print and --kiosk exclude each other"),
      ("--kiosk --choose", "--choose and --kiosk exclude each other"),
      ("--width 60", "--width works only with --print"),
      ("--format json", "--format works only with --choose"),
      ("--every 1s", "--every works only with --board"),
      ("--idle 1s", "--idle works only with --kiosk"),
      ("--hide-sold-out", "--hide-sold-out works only with --board"),
      ("--limit 1s", "--limit works only with --kiosk"),
      ("--tally-searches", "--tally-searches works only with --tally"),
      ("a b", "Unexpected argument 'b'"),
      ("--print --width x", "The value 'x' is invalid for '--width <columns>'"),
      ("--print --width 65536", "The value '65536' is invalid for '--width <columns>'"),
      ("--board --every 12", "a time needs a unit, as in 12s, 5m, 1h"),
      ("--max-price 8,500", "a price is written as in 8.50 or 8,50"),
      ("--theme drak", "Please provide one of 'standard', 'dark', 'light', 'mono' or 'contrast'."),
      ("--completions bsah", "Please provide one of 'bash', 'zsh' or 'fish'."),
      ("export", "Missing expected argument '<format>'"),
      ("export htlm", "Please provide one of 'html', 'csv', 'jsonl', 'jsonld' or 'json'."),
      ("export csv --sheet", "--sheet works only with html"),
      ("export csv --watch", "--watch works only with --output"),
      ("reception report", "Missing expected argument '<tally>'"),
      ("reception fold t --since 30d", "--since works only with report"),
      ("reception fold t --format json", "--format works only with report"),
      ("reception fold t --menu a.json", "--menu works only with report"),
      ("reception report t --months 3", "--months works only with fold"),
      ("check --all --missing", "--missing and --all exclude each other"),
      ("reception raport t", "Please provide one of 'report' and 'fold'."),
    ])
  func faults(line: String, sentence: String) throws {
    let words = line.split(separator: " ").map { String($0) }
    guard case .fault(let fault) = Line(words, root: GiuseppeMenu.self, columns: 80) else {
      Issue.record("\(line) was understood")
      return
    }
    #expect(fault.message.contains(sentence))
    #expect(fault.details.contains("Usage: giuseppe-menu "))
  }

  @Test("help begins with examples and fits 80 columns", arguments: commands)
  func helpPages(command: String) throws {
    let page = try help(command)
    let lines = page.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.dropFirst().first == "EXAMPLES:" && lines[0].hasPrefix("OVERVIEW: "))
    let examples = page.split(separator: "\n\n")[1].split(separator: "\n").dropFirst()
    #expect(examples.allSatisfy { $0.hasPrefix("  giuseppe-menu ") })
    #expect(page.contains("USAGE: giuseppe-menu \(command == "browse" ? "[<menu>]" : command)"))
  }

  @Test("the program's help keeps its columns at any width", arguments: [40, 60, 80])
  func narrowHelp(columns: Int) throws {
    guard
      case .page(let page) = Line(
        ["--help"], root: GiuseppeMenu.self, overview: CompletedMenu.self, columns: columns)
    else {
      Issue.record("no page")
      return
    }
    let lines = page.split(separator: "\n").drop { !$0.hasSuffix("IT:") }
      .filter { !$0.hasPrefix("  See ") }
    #expect(lines.allSatisfy { $0.count <= columns })
    // An option, its explanation in one column, or a title.
    for line in lines where line.hasPrefix(" ") {
      let isColumn = line.hasPrefix(String(repeating: " ", count: 26))
      #expect(isColumn || line.hasPrefix("  -") || line.contains(/^  [a-z-]+/), "\(line)")
    }
  }

  @Test("the program's help has examples, the options by topic and the commands")
  func mainHelp() throws {
    let page = try help()
    let lines = page.split(separator: "\n").map { String($0) }
    #expect(lines.allSatisfy { $0.count <= 80 })
    let titles = lines.filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    let topics = ["HOW TO SHOW IT:", "WHICH DISHES:", "BOARDS, KIOSKS AND VISITS:"]
    #expect(titles == ["EXAMPLES:"] + topics + ["OPTIONS:", "SUBCOMMANDS:"])
    #expect(lines[0].hasPrefix("OVERVIEW: ") && lines[1] == "EXAMPLES:")
    for command in Self.commands { #expect(lines.contains { $0.hasPrefix("  \(command) ") }) }
  }

  @Test("the program's help has the options of browse, and two more")
  func optionsOfBrowse() throws {
    func options(_ page: String) -> [Substring] {
      page.split(separator: "\n").filter { $0.hasPrefix("  --") }
    }
    let browse = try options(help("browse")).filter { !$0.hasPrefix("  --version") }
    let program = try options(help()).filter { line in
      !["  --version", "  --completions"].contains { line.hasPrefix($0) }
    }
    #expect(browse.count > 6 && program == browse)
  }

  @Test("the examples in the program's help are valid command lines")
  func mainExamples() throws {
    let lines = try help().split(separator: "\n").filter { $0.hasPrefix("  giuseppe-menu") }
    #expect(lines.count >= 5)
    for line in lines {
      #expect(parse(words(of: line), as: (any MenuCommand).self) != nil, "\(line)")
    }
  }

  @Test("the examples in the help of a command are valid command lines", arguments: commands)
  func examples(command: String) throws {
    let lines = try help(command).split(separator: "\n").filter { $0.hasPrefix("  giuseppe-menu") }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(parse(words(of: line), as: (any MenuCommand).self) != nil, "\(line)")
    }
  }

  /// The arguments of an example, as a shell separates them, up to a pipe or a file.
  private func words(of example: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in example.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isQuoted = !index.isMultiple(of: 2)
      words += isQuoted ? [String(part)] : part.split(separator: " ").map { String($0) }
    }
    return words.dropFirst().prefix { $0 != "|" && $0 != ">" }
  }
}
