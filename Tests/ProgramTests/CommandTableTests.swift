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
      (["--print", "a.json", "--width=60"], "", ["a.json"], ["print": [""], "width": ["60"]]),
      (["--diet", "a b", "--diet=c", "--diet="], "", [], ["diet": ["a b", "c", ""]]),
      (["--search=a=b"], "", [], ["search": ["a=b"]]),
      (["--search", "-x"], "", [], ["search": ["-x"]]), (["--", "--print"], "", ["--print"], [:]),
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
      (["--serach", "x"], "no option --serach; did you mean --search?", "--serach non c'è; forse"),
      (["--pr"], "there is no option --pr", "l'opzione --pr non c'è"),
      (["-q"], "no option -q", "-q non c'è"), (["---"], "no option ---", "--- non c'è"),
      (["check", "--print"], "no option --print", "--print non c'è"),
      (["check", "--fxi"], "did you mean --fix?", "forse --fix?"),
      (["help", "chek"], "no command \"chek\"; did you mean check?", "forse check?"),
      (["--search"], "--search needs a value", "--search vuole un valore"),
      (["--search", "--print"], "--search needs a value", "--search vuole un valore"),
      (["export", "csv", "-o", ""], "--output: \"\" is not a file", "non è un file"),
      (["--print=yes"], "--print takes no value", "--print non ha valori"),
      (["--print", "--print"], "--print can be given once only", "una volta sola"),
      (["--print", "--board"], "--print and --board exclude", "--print e --board si escludono"),
      (["--kiosk", "--board"], "exclude each other", "si escludono"),
      (["--width", "60"], "--width goes with --print", "--width va con --print"),
      (["a", "b"], "\"b\" is one argument too many", "\"b\" è un argomento di troppo"),
      (["--print", "--width", "9"], "\"9\" is not a number from 10 to 1000", "da 10 a 1000"),
      (["--print", "--width="], "\"\" is not a number", "\"\" non è un numero"),
      (["--board", "--every", "12"], "a time such as 12s, 5m or 1h", "come 12s, 5m o 1h"),
      (["--max-price", "8,500"], "not a clear amount such as 8.50", "chiaro come 8,50"),
      (["--theme", "drak"], "standard, dark", "forse dark?"),
      (["--completions", "bsah"], "did you mean bash?", "forse bash?"),
    ])
  func request_ofABadLine_saysWhatToWrite(line: [String], english: String, italian: String) {
    do {
      _ = try table.request(of: line)
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
  func duration_needsItsUnit(text: String, duration: Duration?) {
    #expect(Arguments.duration(text) == duration)
  }

  @Test(arguments: [
    ("8.50", "8.50"), ("8,5", "8.5"), ("8", "8"), ("8,500", nil), ("8.500", "8.500"),
    ("8,5,0", nil), ("€8", nil), ("", nil), (",5", nil),
  ])
  func amount_withACommaThatMayMeanThousands_isNone(text: String, amount: String?) {
    #expect(Arguments.amount(text)?.description == amount)
  }

  @Test(arguments: ["", "check", "init", "schema", "sold-out", "export", "import", "reception"])
  func help_ofACommand_namesItsOptionsAndFits(command: String) throws {
    let options = table.command(named: command).options
    for language in [InterfaceLanguage.english, .italian] {
      let line = [command, "--help"].filter { !$0.isEmpty }
      guard case .page(let page) = try table.request(of: line, language: language, width: 60) else {
        Issue.record("no page")
        continue
      }
      for option in options { #expect(page.contains("--" + option.name)) }
      #expect(page.contains(language == .italian ? "Uso: " : "Usage: "))
      // A label that is long by itself stays whole.
      #expect(
        page.split(separator: "\n").allSatisfy {
          $0.count <= 60 || $0.contains("|") || $0.contains("Us")
        })
      #expect(
        try table.request(of: ["help", command], language: language, width: 60) == .page(page))
    }
  }

  @Test func option_ofEachCommand_isDeclaredOnceAndSaidInBothLanguages() {
    for command in table.commands + [table.command(named: nil)] {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      for option in command.options {
        let english = option.help.words(in: .english)
        #expect(english.hasSuffix(".") && english != option.help.words(in: .italian))
        if let needed = option.needed { #expect(names.contains(needed)) }
      }
      for name in command.exclusive.joined() { #expect(names.contains(name)) }
    }
  }

  @Test(
    arguments: [
      ([], ["check", "export", "--search"]), (["--theme"], ["dark", "light"]),
      (["check"], ["--fix", "--help"]), (["export", "html"], ["--sheet", "--output"]),
      (["check", "--format"], ["text", "json"]), (["check", "Menu.json"], ["--all"]),
    ] as [([String], [String])])
  func words_behindALine_areWhatMayCome(typed: [String], words: [String]) throws {
    let all = table.words(behind: typed)
    for word in words { #expect(all.contains(word)) }
    let page = CommandTable.Request.page(all.joined(separator: "\n"))
    #expect(try table.request(of: ["--completions", "words", "--"] + typed) == page)
  }

  @Test func request_ofAProgramThatNeedsACommand_showsItsHelp() throws {
    let feed = CommandTable(
      program: "feed", help: Phrase("Mirrors.", "Copia."),
      commands: [Subcommand("pull", help: Phrase("Pulls.", "Prende."))])
    for line in [[], ["--help"], ["help"], ["-h"]] {
      guard case .page(let page) = try feed.request(of: line) else { continue }
      #expect(page.contains("Usage: feed COMMAND") && page.contains("  pull "))
    }
    #expect(throws: ProgramError.self) { try feed.request(of: ["pul"]) }
    #expect(try feed.request(of: ["--version"]) == .page("feed \(Program.version)"))
  }
}
