import Foundation
import MenuTestSupport
import Testing

/// What the shell sees of options, help and names that are nearly commands.
@Suite(.timeLimit(.minutes(5))) struct CommandLineTests {
  @Test(arguments: ["--help", "-h"])
  func helpShowsTheOptionsAndTheCommands(argument: String) throws {
    let help = try run(argument)
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: giuseppe-menu [MENU] [options]"))
    for name in ["check", "init", "schema", "sold-out"] {
      #expect(help.output.contains("\n  \(name) "), "\(name)")
    }
  }

  @Test(arguments: [("chek", "check"), ("shema", "schema"), ("soldout", "sold-out")])
  func aMissingFileNamedNearlyLikeACommandGetsAHint(written: String, meant: String) throws {
    let program = try run(written)
    #expect(program.status == 66)
    #expect(program.messages.contains("did you mean \"giuseppe-menu \(meant)\"?"))
  }

  @Test func everyOptionOfTheHelpIsMeantByItsName() throws {
    let options = Set(try run("--help").output.matches(of: /--[a-z-]+/).map { String($0.output) })
    #expect(options.count > 20)
    // `help` is a command.
    for option in options.subtracting(["--help"]).sorted() {
      let answer = try run(String(option.dropFirst(2))).messages
      #expect(answer.contains("did you mean \"\(option)\"?"), "\(option): \(answer)")
    }
  }

  @Test(arguments: [
    (["print"], 66, "did you mean \"--print\"?", "volevi dire \"--print\"?"),
    (["chek"], 66, "did you mean \"giuseppe-menu check\"?", "volevi dire \"giuseppe-menu check\"?"),
    (["chek", "a.json"], 64, "did you mean \"giuseppe-menu check\"?", "volevi dire"),
    (["a.json", "print"], 64, "did you mean \"--print\"?", "volevi dire \"--print\"?"),
    (["help", "nope"], 64, "there is no command \"nope\"", "il comando \"nope\" non c'è"),
    (["help", "chek"], 64, "did you mean \"check\"?", "volevi dire \"check\"?"),
    (["--json"], 64, "--format json", "--format json"),
    (["check", "--json"], 64, "--format json", "--format json"),
    (["--nosuch"], 64, "Unknown option '--nosuch'", "l'opzione '--nosuch' non c'è"),
    (["--printt"], 64, "Did you mean '--print'?", "volevi dire '--print'?"),
    (["--every"], 64, "Missing value", "manca il valore di '--every <time>'"),
    (["--ascii=1"], 64, "does not take any value", "non vuole un valore, ma c'è '1'"),
    (["a.json", "b.json"], 64, "Unexpected argument", "l'argomento 'b.json' è di troppo"),
    (["a", "b", "c"], 64, "2 unexpected arguments", "argomenti di troppo: 'b', 'c'"),
    (["--board", "--every", "5"], 64, "write 5s", "scrivi 5s"),
    (["--idle", "5s"], 64, "go with --kiosk", "vanno con --kiosk"),
    (["sold-out", "--all"], 64, "--all goes with --back", "--all va con --back"),
    (["sold-out", "--all"], 64, "and nothing is changed: ", "e non è cambiato nulla: "),
    (["sold-out", "--all"], 64, "sold-out --all --back\"\n", "sold-out --all --back\"\n"),
    (["sold-out", "--back"], 64, "--back needs a dish", "--back vuole un piatto"),
    (["--language", "klingon", BuiltProgram.menu], 64, "only in it and en", "solo in it e en"),
    (["init", ""], 64, "the name of the file is empty", "il nome del file è vuoto"),
    (["check", ""], 64, "the name of the file is empty", "il nome del file è vuoto"),
    (["--print", ""], 64, "the name of the file is empty", "il nome del file è vuoto"),
    (["export", "S.json", "csv"], 64, "export csv S.json", "export csv S.json"),
    (["export"], 64, "export needs a format: one of html, csv", "export vuole un formato: ci sono"),
    (["export", "my menu.json", "csv"], 64, "csv 'my menu.json'\n", "csv 'my menu.json'\n"),
    (["export", "md"], 64, ": markdown?", ": markdown?"),
    (["sold-out", "--undo", "A"], 64, "giuseppe-menu sold-out --back", "sold-out --back"),
    (["completions", "bash"], 64, "--generate-completion-script bash", "--generate-completion"),
    (["init", "/nix/neu.json"], 74, "its folder does not exist", "la cartella non c'è"),
    (["init", "--language", "pl"], 64, "is not one of it and en", "ci sono it e en"),
    (["init", "--language", "de"], 64, "is not one of it and en", "ci sono it e en"),
    (["init", "--language", "Deutsch"], 64, "is not one of it and en", "ci sono it e en"),
  ])
  func aFaultIsToldInOneLanguage(
    arguments: [String], status: Int32, english: String, italian: String
  ) throws {
    for (locale, cure) in [("C.UTF-8", english), ("it_IT.UTF-8", italian)] {
      let program = try Subprocess(
        [BuiltProgram.path()] + arguments, environment: ["LC_ALL": locale])
      #expect(program.status == status)
      #expect(program.messages.contains(cure), "\(program.messages)")
      #expect(program.output.isEmpty)
      let isItalian = locale != "C.UTF-8"
      for word in ["Error:", "Usage:", "See ", "ou mean", "write "] where isItalian {
        #expect(!program.messages.contains(word), "\(program.messages)")
      }
    }
  }

  @Test(arguments: ["help", "help check", "help sold-out", "help help", "check --help"])
  func helpAboutWhatThereIsIsGiven(command: String) throws {
    let program = try Subprocess(
      [BuiltProgram.path()] + command.split(separator: " ").map(String.init))
    #expect(program.status == 0)
    #expect(!program.output.isEmpty)
  }

  @Test func anyOtherMissingFileGetsNone() throws {
    #expect(try run("pranzo.json").messages.contains("did you mean") == false)
  }

  /// A path is cut in front: what is wrong stands behind it, and the name of the file at its end.
  @Test(arguments: [
    (["--print"], "nix", 66, ": there is no such file\n"),
    (
      ["--print"], "fault-unclosed", 65,
      ":4:1: error: the file ends before the [ of line 2 is closed\n"
    ),
    (["init"], "minimal", 74, " is there already, and stays as it is: take another name\n"),
    (["check"], "nix", 66, ": there is no such file\n"),
  ])
  func theEndOfALongPathIsToldAndWhatIsWrong(
    command: [String], name: String, status: Int32, end: String
  ) throws {
    let folder = FixtureMenu.folder.path + String(repeating: "/.", count: 150)
    let program = try Subprocess(
      [BuiltProgram.path()] + command + ["\(folder)/\(name).json"],
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(program.status == status)
    #expect(program.messages.hasPrefix("giuseppe-menu: …"), "\(program.messages)")
    #expect(program.messages.hasSuffix("/./\(name).json\(end)"), "\(program.messages)")
    #expect(program.messages.count <= 201)
  }

  @Test func aMenuWithErrorsIsPrintedAndSaysSoBesideIt() throws {
    let menu = FixtureMenu.folder.appending(path: "fault-prices.json").path
    let program = try run("--print", menu)
    #expect(program.status == 0)
    #expect(program.messages.contains("fault-prices.json: "))
    #expect(program.messages.contains("giuseppe-menu check"))
  }

  @Test func asciiSpellsEverythingInASCII() throws {
    let program = try run("--print", "--ascii", BuiltProgram.menu)
    #expect(program.output.contains("6,00 EUR"))
    #expect(program.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func anUnknownThemeIsAUsageError() throws {
    let program = try run("--theme", "pink", BuiltProgram.menu)
    #expect(program.status == 64)
    #expect(program.messages.contains("contrast"))
  }

  private func run(_ arguments: String...) throws -> Subprocess {
    try Subprocess([BuiltProgram.path()] + arguments, environment: ["LC_ALL": "C.UTF-8"])
  }
}
