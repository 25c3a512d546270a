import MenuCore
import TerminalText
import Testing

@testable import Console

/// A table with an option of each kind.
private let table = CommandTable(
  program: "giuseppe-menu", version: "1", help: Phrase("A menu.", "Un menu."),
  commands: [
    Subcommand(
      operands: "[MENU]", atMost: 1, help: Phrase("Shows a menu.", "Mostra un menu."),
      groups: [
        .init(
          Phrase("Showing", "Mostrare"),
          [
            Option("print", help: "Print it.", "Lo stampa."),
            Option("board", help: "Show a board.", "Mostra un tabellone."),
            Option("kiosk", help: "For guests.", "Per i clienti."),
            Option("linear", help: "Line by line.", "Riga per riga."),
            Option(
              "width", .number("COLUMNS", 20...1000), with: "print",
              help: "The columns of a line.", "Le colonne di una riga."),
            Option(
              "every", .duration, with: "board", help: "A page's time.",
              "Il tempo di una pagina."),
            Option("theme", .words(["standard", "dark"]), help: "The colours.", "I colori."),
            Option(
              "search", short: "s", .text("TEXT"), isRepeatable: true,
              help: "Only dishes with these words.", "Solo piatti con queste parole."),
            Option(
              "max-price", .amount, help: "The most a dish costs.", "Il prezzo massimo."),
          ])
      ],
      exclusive: [["print", "linear", "board"], ["print", "board", "kiosk"]]),
    Subcommand(
      "check", operands: "[MENU...]", atMost: .max, help: Phrase("Checks.", "Controlla."),
      groups: [.init(Phrase("Checking", "Controllo"), [Option("fix", help: "Mend.", "Corregge.")])]),
    Subcommand(
      "export", operands: "FORMAT [MENU]", atMost: 2, help: Phrase("Exports.", "Esporta."),
      groups: [
        .init(
          Phrase("Export", "Esporta"),
          [Option("output", short: "o", .file, help: "A file.", "Un file.")])
      ]),
  ])

@Suite struct CommandTableTests {
  @Test(
    arguments: [
      ([], "", [], [:]), (["Menu.json"], "", ["Menu.json"], [:]), (["-"], "", ["-"], [:]),
      (["--print", "a.json", "--width=60"], "", ["a.json"], ["print": [""], "width": ["60"]]),
      (["--width", "60", "--print"], "", [], ["print": [""], "width": ["60"]]),
      (["--search", "a b", "-s", "c", "--search="], "", [], ["search": ["a b", "c", ""]]),
      (["--search=a=b"], "", [], ["search": ["a=b"]]), (["-s", "-x"], "", [], ["search": ["-x"]]),
      (["--", "--print"], "", ["--print"], [:]),
      (["--theme", "DARK"], "", [], ["theme": ["dark"]]),
      (["--kiosk", "--linear"], "", [], ["kiosk": [""], "linear": [""]]),
      (["check"], "check", [], [:]), (["./check"], "", ["./check"], [:]),
      (["check", "--fix", "a", "b"], "check", ["a", "b"], ["fix": [""]]),
      (["export", "csv", "-o", "x.csv"], "export", ["csv"], ["output": ["x.csv"]]),
    ] as [([String], String, [String], [String: [String]])])
  func request_ofAGoodLine_isUnderstood(
    line: [String], command: String, operands: [String], values: [String: [String]]
  ) throws {
    let expected = Arguments(command: command, operands: operands, values: values)
    #expect(try table.request(of: line) == .run(expected))
  }

  @Test(
    arguments: [
      (["--serach", "x"], .unknownOption("--serach", nearest: "--search")),
      (["--prin"], .unknownOption("--prin", nearest: "--print")),
      (["--pr"], .unknownOption("--pr", nearest: nil)),
      (["-q"], .unknownOption("-q", nearest: nil)),
      (["---"], .unknownOption("---", nearest: nil)),
      (["check", "--print"], .unknownOption("--print", nearest: nil)),
      (["--fxi"], .unknownOption("--fxi", nearest: nil)),
      (["help", "chek"], .unknownCommand("chek", nearest: "check")),
      (["--search"], .missingValue(of: "--search")),
      (["--search", "--print"], .missingValue(of: "--search")),
      (["export", "csv", "-o", ""], .missingValue(of: "--output")),
      (["--print=yes"], .needlessValue(of: "--print")),
      (["--theme", "dark", "--theme", "dark"], .repeated("--theme")),
      (["--print", "--print"], .repeated("--print")),
      (["--print", "--board"], .exclusive(["--print", "--board"])),
      (["--kiosk", "--board"], .exclusive(["--board", "--kiosk"])),
      (["--width", "60"], .dependent("--width", on: "--print")),
      (["a", "b"], .surplus("b")), (["export", "a", "b", "c"], .surplus("c")),
      (["--print", "--width", "19"], .number("19", of: "--width", bounds: 20...1000)),
      (["--print", "--width", "x"], .number("x", of: "--width", bounds: 20...1000)),
      (["--print", "--width="], .number("", of: "--width", bounds: 20...1000)),
      (["--board", "--every", "12"], .duration("12", of: "--every")),
      (["--max-price", "8,500"], .amount("8,500", of: "--max-price")),
      (["--max-price", "-1"], .amount("-1", of: "--max-price")),
      (["--theme", "drak"], .word("drak", of: "--theme", known: ["standard", "dark"])),
      (
        ["--completions", "csh"], .word("csh", of: "--completions", known: ["bash", "zsh", "fish"])
      ),
    ] as [([String], CommandLineFault)])
  func request_ofABadLine_isOneFault(line: [String], fault: CommandLineFault) {
    #expect(throws: fault) { try table.request(of: line) }
  }

  @Test(
    arguments: [
      (
        .unknownOption("--serach", nearest: "--search"), "did you mean --search?", "forse --search?"
      ),
      (.exclusive(["--print", "--board"]), "--print and --board exclude", "--print e --board si"),
      (
        .word("drak", of: "--theme", known: ["dark", "x"]), "one of dark, x; did you", "forse dark?"
      ),
      (.duration("12", of: "--every"), "12s, 5m or 1h", "12s, 5m o 1h"),
    ] as [(CommandLineFault, String, String)])
  func message_ofAFault_isToldInBothLanguages(
    fault: CommandLineFault, english: String, italian: String
  ) {
    #expect(fault.message(in: .english).contains(english))
    #expect(fault.message(in: .german) == fault.message(in: .english))
    #expect(fault.message(in: .italian).contains(italian))
    #expect(fault.status.rawValue == 64)
  }

  @Test(
    arguments: [
      ("250ms", .milliseconds(250)), ("12s", .seconds(12)), ("5m", .seconds(300)),
      ("1h", .seconds(3_600)), ("2d", .seconds(172_800)), ("0", .zero), ("0s", .zero), ("5", nil),
      ("", nil), ("s", nil), ("-1s", nil), ("1 s", nil), ("1234567890s", nil), ("1.5h", nil),
    ] as [(String, Duration?)])
  func duration_needsItsUnit(text: String, duration: Duration?) {
    #expect(Arguments.duration(text) == duration)
  }

  @Test(arguments: [
    ("8.50", "8.50"), ("8,5", "8.5"), ("8", "8"), ("8,500", nil), ("8.500", "8.500"),
    ("8,5,0", nil),
    ("€8", nil), ("", nil), (",5", nil),
  ])
  func amount_withACommaThatMayMeanThousands_isNone(text: String, amount: String?) {
    #expect(Arguments.amount(text)?.description == amount)
  }

  @Test func values_areReadByTheirKind() throws {
    let line = [
      "--board", "--every", "5s", "--max-price", "9,50", "-s", "a", "-s", "b",
      LocalPath.text(ofArgument: [0x63, 0xFF]),
    ]
    guard case .run(let arguments) = try table.request(of: line) else { return }
    #expect(arguments.duration("every") == .seconds(5) && arguments.has("board"))
    #expect(arguments.amount("max-price") == Amount("9.50") && arguments.number("width") == nil)
    #expect(arguments.texts("search") == ["a", "b"] && arguments.text("search") == "b")
    #expect(LocalPath(argument: arguments.operands[0]).bytes == [0x63, 0xFF])
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--print", "--help", "--board"]])
  func help_namesEveryOptionAndFitsItsWidth(line: [String]) throws {
    guard case .page(let page) = try table.request(of: line, language: .italian, width: 60) else {
      Issue.record("no page")
      return
    }
    let names = [
      "--print", "-s, --search TEXT", "--width COLUMNS", "standard|dark", "check", "Uso: ",
    ]
    for name in names { #expect(page.contains(name)) }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func help_ofACommand_isItsOwn() throws {
    let page = try table.request(of: ["help", "export"])
    #expect(page == (try table.request(of: ["export", "csv", "--help", "-o", "x"])))
    guard case .page(let text) = page else { return }
    #expect(text.hasPrefix("Exports.\n\nUsage: giuseppe-menu export FORMAT [MENU] [options]\n\n"))
    #expect(text.contains("  -o, --output FILE     A file.\n") && !text.contains("--print"))
  }

  @Test func request_ofAProgramThatNeedsACommand_showsItsHelp() throws {
    let feed = CommandTable(
      program: "giuseppe-feed", version: "1", help: Phrase("Mirrors.", "Copia."),
      commands: [Subcommand("pull", help: Phrase("Pulls.", "Prende."))])
    for line in [[], ["--help"], ["help"]] {
      guard case .page(let page) = try feed.request(of: line) else { continue }
      #expect(page.contains("Usage: giuseppe-feed COMMAND") && page.contains("  pull "))
    }
    #expect(throws: CommandLineFault.unknownCommand("pul", nearest: "pull")) {
      try feed.request(of: ["pul"])
    }
    #expect(try feed.request(of: ["--version"]) == .page("giuseppe-feed 1"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions_nameCommandsOptionsAndWords(shell: String) throws {
    guard case .page(let script) = try table.request(of: ["--completions", shell]) else { return }
    for name in ["check", "export", "search", "max-price", "standard dark", "fix"] {
      #expect(script.contains(name))
    }
  }
}
