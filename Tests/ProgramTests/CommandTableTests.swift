import MenuCore
import TerminalText
import Testing

@testable import Console
@testable import giuseppe_menu

private let table = CommandTable.giuseppeMenu

@Suite(.timeLimit(.minutes(5))) struct CommandTableTests {
  @Test(
    arguments: [
      ([], "", [], [:]), (["Menu.json"], "", ["Menu.json"], [:]), (["-"], "", ["-"], [:]),
      (["--print", "a.json", "--width=60"], "", ["a.json"], ["print": "", "width": "60"]),
      (["--diet", "a b", "--diet=c", "--diet=d"], "", [], ["diet": "a b,c,d"]),
      (["--search=a=b"], "", [], ["search": "a=b"]),
      (["--search", "-x"], "", [], ["search": "-x"]), (["--", "--print"], "", ["--print"], [:]),
      (["--theme", "dark", "--theme=mono", "--print"], "", [], ["theme": "mono", "print": ""]),
      (["--search=", "--print", "--print"], "", [], ["search": "", "print": ""]),
      (["--kiosk", "--linear"], "", [], ["kiosk": "", "linear": ""]),
      (["check"], "check", [], [:]), (["./check"], "", ["./check"], [:]),
      (["check", "--fix", "a", "b"], "check", ["a", "b"], ["fix": ""]),
      (["export", "csv", "-o", "x.csv"], "export", ["csv"], ["output": "x.csv"]),
    ] as [([String], String, [String], [String: String])])
  func arguments_ofAGoodLine_isUnderstood(
    line: [String], command: String, operands: [String], values: [String: String]
  ) throws {
    let named = values.map { ("--" + $0.key, $0.value) }
    var expected = Arguments(command, operands: operands)
    expected.values = Dictionary(uniqueKeysWithValues: named)
    #expect(try table.arguments(of: line) == expected)
  }

  @Test(
    arguments: [
      (
        ["--serach", "x"], "\"--serach\" is not expected here; did you mean --search?",
        "; forse --s"
      ),
      (["--pr"], "\"--pr\" is not expected here", "\"--pr\" qui non è previsto"),
      (["-q"], "\"-q\" is not", "\"-q\" qui"), (["---"], "\"---\" is not", "\"---\" qui"),
      (["-=x"], "\"-\" is not", "\"-\" qui"), (["check", "--print"], "\"--print\" is not", "qui"),
      (["check", "--fxi"], "did you mean --fix?", "forse --fix?"),
      (["check", "--fix", "--missing"], "--fix, --missing exclude", "si escludono"),
      (["help", "chek"], "\"chek\" is not expected here; did you mean check?", "forse check?"),
      (["--search"], "--search needs TEXT", "--search vuole TEXT"),
      (["--print", "--without", " ,"], "--without needs", "--without vuole"),
      (["--search", "--print"], "--search needs TEXT", "--search vuole TEXT"),
      (["--search", "--", "x"], "--search needs TEXT", "--search vuole TEXT"),
      (["export", "csv", "-o", ""], "--output needs FILE, not \"\"", "vuole FILE, non \"\""),
      (["--print=yes"], "--print takes no value", "--print non ha valori"),
      (["--print", "--board"], "--print, --board exclude", "--print, --board si escludono"),
      (["--kiosk", "--board"], "exclude each other", "si escludono"),
      (["--width", "60"], "--width goes with --print", "--width va con --print"),
      (["a", "b"], "\"b\" is not expected here", "\"b\" qui non è previsto"),
      (["--print", "--width", "x"], "--width needs COLUMNS (0-65535), not \"x\"", "non \"x\""),
      (["--print", "--width="], "not \"\"", "non \"\""),
      (["--board", "--every", "12"], "--every needs TIME (12s, 5m), not \"12\"", "(12s, 5m), non"),
      (["--max-price", "8,500"], "--max-price needs AMOUNT (8.50), not \"8,500\"", "vuole AMOUNT"),
      (["--theme", "drak"], "standard|dark|light|mono|contrast, not \"drak\"; did", "forse dark?"),
      (["--completions", "bsah"], "did you mean bash?", "forse bash?"),
    ])
  func arguments_ofABadLine_saysWhatToWrite(line: [String], english: String, italian: String) {
    do {
      _ = try table.arguments(of: line)
      Issue.record("\(line) was understood")
    } catch {
      #expect(error.message(in: .english).contains(english), "\(error.message(in: .english))")
      #expect(error.message(in: .german) == error.message(in: .english))
      #expect(error.message(in: .italian).contains(italian), "\(error.message(in: .italian))")
      #expect(error.status == .usage)
    }
  }

  @Test(
    arguments: [
      ("250ms", .milliseconds(250)), ("12s", .seconds(12)), ("5m", .seconds(300)),
      ("1h", .seconds(3_600)), ("2d", .seconds(172_800)), ("0", .zero), ("0s", .zero), ("5", nil),
      ("", nil), ("s", nil), ("-1s", nil), ("1 s", nil), ("1234567890s", nil), ("1.5h", nil),
    ] as [(String, Duration?)])
  func duration_ofAnOption_needsItsUnit(text: String, duration: Duration?) {
    #expect(Arguments.duration(text) == duration)
  }

  @Test(arguments: ["", "check", "init", "schema", "sold-out", "export", "import", "reception"])
  func help_ofACommand_namesItsOptionsAndFits(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let options = (table.commands.first { $0.name == command } ?? table).options
    for language in [InterfaceLanguage.english, .italian] {
      let page = try #require(try table.arguments(of: words + ["--help"], in: language).page)
      for option in options { #expect(page.contains(option.name)) }
      #expect(page.contains(language == .italian ? "Uso: " : "Usage: "))
      for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      #expect(try table.arguments(of: ["help"] + words, in: language).page == page)
    }
  }

  @Test func option_ofEachCommand_isDeclaredOnceAndSaidInBothLanguages() {
    for command in table.commands + [table] {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      for option in command.options {
        let english = option.help.words(in: .english)
        #expect(english.hasSuffix(".") && english != option.help.words(in: .italian))
        #expect(option.name.hasPrefix("--") && names.contains(option.needed))
      }
      for name in command.exclusive.joined() { #expect(names.contains(name)) }
    }
  }

  @Test(arguments: [("bash", "complete -o"), ("zsh", "#compdef giuseppe-menu"), ("fish", "-c g")])
  func completions_ofEachShell_haveCommandsOptionsAndWords(shell: String, start: String) throws {
    let script = try #require(try table.arguments(of: ["--completions", shell]).page)
    #expect(script.contains(start))
    for word in ["sold-out", "--search", "--fix", "--version", "contrast", "jsonld", "fold"] {
      #expect(script.contains(" \(word) "))
    }
  }

  @Test func arguments_ofAProgramThatNeedsACommand_showsItsHelp() throws {
    let feed = CommandTable(
      "feed", help: Phrase("Mirrors.", "Copia."),
      commands: [CommandTable("pull", help: Phrase("Pulls.", "Prende."))])
    for line in [[], ["--help"], ["help"], ["-h"]] {
      let page = try #require(try feed.arguments(of: line).page)
      #expect(page.contains("Usage: feed\n") && page.contains("  pull "))
    }
    #expect(throws: ProgramError.self) { try feed.arguments(of: ["pul"]) }
    #expect(try feed.arguments(of: ["--version"]).page == "feed \(Program.version)")
  }
}
