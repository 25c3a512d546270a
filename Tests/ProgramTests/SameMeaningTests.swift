import ArgumentParser
import MenuCore
import MenuExport
import TestSupport
import Testing

@testable import Console
@testable import giuseppe_menu

/// What a line comes to.
private enum Meaning: Equatable {
  case work(Arguments), page, fault

  /// As the table understands it.
  init(ofTable words: [String]) {
    do {
      let arguments = try CommandTable.giuseppeMenu.arguments(of: words)
      switch (arguments.page, arguments.command) {
      case (.some, _): self = .page
      // What the program finds out before it does anything.
      case (nil, "export") where !arguments.hasFormat: self = .fault
      case (nil, "reception") where !arguments.hasAction: self = .fault
      case (nil, _): self = .work(arguments.canonical)
      }
    } catch {
      self = .fault
    }
  }

  /// As the commands understand it.
  init(ofCommands words: [String]) {
    switch ParsedLine<any MenuCommand>(words, root: GiuseppeMenu.self, columns: 80) {
    case .command(let command): self = .work(command.arguments.canonical)
    case .page: self = .page
    case .fault: self = .fault
    }
  }
}

extension Arguments {
  fileprivate var hasFormat: Bool {
    let format = operands.first.flatMap(ExportFormat.init)
    return format != nil && (format == .html || !has("sheet"))
  }

  fileprivate var hasAction: Bool {
    operands.count == 2 && ["report", "fold"].contains(operands[0])
  }

  /// With one spelling for each value.
  fileprivate var canonical: Arguments {
    var arguments = self
    for (option, text) in values {
      if let time = try? Duration(typed: text) { arguments.values[option] = "\(time)" }
      if let amount = Amount(typed: text), option == "--max-price" {
        arguments.values[option] = "\(amount.tenThousandths)"
      }
      if ["--width", "--months"].contains(option), let number = UInt16(text) {
        arguments.values[option] = "\(number)"
      }
      if ["--without", "--diet"].contains(option), let list = try? WordList(typed: text) {
        arguments.values[option] = list.words.joined(separator: ",")
      }
    }
    return arguments
  }
}

@Suite("The commands mean what the table means", .timeLimit(.minutes(5))) struct SameMeaningTests {
  /// The words that lines are made of: those of a command, and those of all.
  private static let conditions = [
    "--search", "--search=", "--search=a b", "--without", "--without=,", "milk,nuts",
    "--diet=vegan",
    "--max-price=8,50", "--max-price", "8.500", "--undeclared", "--section=1", "--sort", "price",
    "--sort=x",
  ]
  private static let vocabularies: [String: [String]] = [
    "": conditions + [
      "--print", "--print", "--linear", "--board", "--board", "--kiosk", "--kiosk", "--choose",
      "--format=json", "--language=it", "--language", "--width=+60", "--width=70000", "--width",
      "60", "--theme", "dark", "--theme=drak", "--ascii", "--no-mouse", "--every", "12s",
      "--every=12", "--hide-sold-out", "--idle=0", "--limit=1h", "--reload", "5m", "--tally", "t",
      "--tally=", "--tally-searches", "--version", "check", "help",
    ],
    "check": [
      "--fix", "--yes", "--all", "--format", "--format=json", "text", "--missing", "a.json",
    ],
    "init": ["--language", "--language=en", "it", "de", "a.json"],
    "schema": ["a.json"],
    "sold-out": ["--back", "--all", "margherita", "pizzas/3", "a.json"],
    "export": conditions + [
      "html", "html", "csv", "json", "htlm", "-o", "-o=x", "-o=", "--output", "--output=y",
      "--watch", "--sheet", "--language=it", "a.json",
    ],
    "import": ["-o", "-o=x", "--output", "--output=y", "a.csv"],
    "reception": [
      "report", "report", "fold", "tally", "--since=30d", "--since", "1h", "--menu", "--menu=",
      "--menu=m", "--months", "13", "--months=-1", "--format", "json",
    ],
  ]
  private static let common = [
    "", "-", "--", "---", "-x", "-=", "x", "--x", "--x=y", "-h", "--help", "é\u{301}", "--=", "-xy",
  ]

  @Test("lines of a command", arguments: vocabularies.keys.sorted())
  func lines(command: String) {
    let words = (Self.vocabularies[command] ?? []) + Self.common
    var kinds: Set<String> = []
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<8 {
        let count = Int.random(in: 0...6, using: &random)
        let start = command.isEmpty ? [] : [command]
        let line = start + (0..<count).compactMap { _ in words.randomElement(using: &random) }
        kinds.insert(compare(line))
      }
    }
    #expect(kinds.count == 3, "work, pages and faults have come")
  }

  @Test(
    "lines that break a rule between options",
    arguments: [
      "check --yes", "check --fix --missing", "check --missing --format json", "sold-out --all",
      "export csv --watch", "export csv --sheet", "export html --sheet", "export html -o x --watch",
      "--print --linear", "--linear --board", "--board --choose", "--kiosk --linear",
      "--kiosk --print", "--kiosk --board", "--kiosk --choose", "--format json", "--width 60",
      "--every 1s", "--hide-sold-out", "--idle 1s", "--limit 1s", "--tally-searches",
    ])
  func rules(line: String) {
    _ = compare(line.split(separator: " ").map { String($0) })
  }

  /// Compares the meanings; a line that asks for help gets it, even where something in it is wrong.
  private func compare(_ line: [String]) -> String {
    let (table, commands) = (Meaning(ofTable: line), Meaning(ofCommands: line))
    let asksForPage = !Set(line).isDisjoint(with: ["-h", "--help", "--version", "help"])
    guard !(asksForPage && commands == .page && table == .fault) else { return "page" }
    #expect(commands == table, "\(line)")
    switch commands {
    case .work: return "work"
    case .page: return "page"
    case .fault: return "fault"
    }
  }
}
