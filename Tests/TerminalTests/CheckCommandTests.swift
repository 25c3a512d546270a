import Foundation
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The commands that need no terminal, run as a shell runs them.
@Suite(.timeLimit(.minutes(5))) struct CheckCommandTests {
  private let program = BuiltProgram.path()

  private func run(
    _ arguments: String..., environment: [String: String] = ["LC_ALL": "C.UTF-8"]
  ) throws -> Subprocess {
    try Subprocess([program] + arguments, environment: environment)
  }

  /// Runs something in a folder of its own with `$1` as the program.
  private func shell(
    _ script: String, environment: [String: String] = ["LC_ALL": "C.UTF-8"]
  ) throws -> Subprocess {
    let script = "cd \"$(mktemp -d)\" || exit; trap 'rm -r \"$PWD\"' EXIT\n" + script
    return try Subprocess(["bash", "-c", script, "bash", program], environment: environment)
  }

  private func fixture(_ name: String) -> String {
    FixtureMenu.folder.appending(path: "\(name).json").path
  }

  @Test(arguments: [
    ("minimal", 0), ("fault-no-currency", 0), ("fault-prices", 1), ("fault-unclosed", 65),
    ("no-such-file", 66),
  ])
  func theStatusSaysHowBadItIs(name: String, status: Int32) throws {
    #expect(try run("check", fixture(name)).status == status)
  }

  @Test func theStatusOfSeveralIsThatOfTheWorst() throws {
    let names = ["minimal", "fault-prices", "fault-unclosed"].map(fixture)
    #expect(try run("check", names[0], names[1]).status == 1)
    let three = try run("check", names[2], names[1], names[0])
    #expect(three.status == 65)
    #expect(three.output.contains(": error: the file ends before the [ of line 2 is closed\n"))
    #expect(three.output.hasSuffix("fault-unclosed.json cannot be shown\n"))
    let four = try run("check", names[2], fixture("no-such-file"), names[1])
    #expect(four.status == 66)
    #expect(four.messages.hasSuffix("no-such-file.json: there is no such file\n"))
    #expect(four.output.contains("is not a price"))
  }

  @Test func readsStandardInputAndTheMenuThatWouldBeShown() throws {
    let fromInput = try shell("echo '{\"pizzas\":[{}]}' | \"$1\" check -")
    #expect(fromInput.output.hasPrefix("-:1:12: error: pizza no. 1 has no name\n"))
    let found = try shell("echo '{\"pizzas\":[{}]}' >Menu.json; \"$1\" check")
    #expect(found.output.hasPrefix("Menu.json:1:12: error: pizza no. 1 has no name\n"))
    #expect(found.status == 1)
  }

  @Test func speaksTheLanguageOfTheLocaleOrTheOneAskedFor() throws {
    let italian = ["LC_ALL": "it_IT.UTF-8"]
    let menu = fixture("fault-currency")
    #expect(try run("check", menu, environment: italian).output.contains("errore: "))
    #expect(try run("check", menu).output.contains("error: "))
    #expect(try run("check", "--language", "it", menu).output.hasSuffix("1 errore in 1 piatto\n"))
    #expect(try run("check", "--language", "it", menu).messages.isEmpty)
    #expect(try run("check", "--language", "pl", menu).status == 64)
  }

  @Test(arguments: ["de", "fr", "es", "German"])
  func whoAsksForALanguageThatItDoesNotSpeakReadsSo(language: String) throws {
    let answer = try run("check", "--language", language, fixture("fault-currency"))
    #expect(
      answer.messages == "giuseppe-menu: check speaks Italian and English; this is English\n")
    #expect(answer.output.contains("error: "))
  }

  @Test func asJSONThereIsOneObjectALine() throws {
    let answer = try run("check", "--format", "json", fixture("fault-prices"))
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 17)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let keys = ["column", "cure", "file", "line", "message", "rule", "severity"]
      #expect(object?.keys.sorted() == keys)
    }
    #expect(answer.status == 1)
  }

  @Test(arguments: ["C.UTF-8", "it_IT.UTF-8"])
  func theFirstMenuIsWithoutAFault(locale: String) throws {
    // Through env: bash itself complains about a locale that is not installed.
    let program = "env LC_ALL=\(locale) \"$1\""
    let answer = try shell("\(program) init >/dev/null && \(program) check && \(program) --print")
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("DA GIUSEPPE\n\n"))
    #expect(answer.messages == "")
  }

  /// As it is told, so it works when it is typed.
  @Test(arguments: ["-x.json", "due file/M'enu.json", "menù.json", "a&b.json"])
  func whatIsToldOfTheFirstMenuCanBeTyped(name: String) throws {
    let script = """
      mkdir "due file"
      told=$("$1" init -- "\(name)") || exit
      PATH=${1%/*}:$PATH
      eval "giuseppe-menu ${told#*giuseppe-menu }"
      """
    let answer = try shell(script)
    #expect(answer.status == 0, "\(answer.messages)")
    #expect(answer.messages == "")
  }

  @Test func aFileThatIsThereIsNeverTouched() throws {
    let answer = try shell(
      "echo mine >a; \"$1\" init a; echo $?; cat a; ln -s gone b; \"$1\" init b; ls")
    #expect(answer.output == "74\nmine\na\nb\n")
    #expect(answer.messages.contains("a is there already"))
  }

  @Test func anEmptyMenuIsNotPrinted() throws {
    let answer = try shell("echo '{}' >Menu.json; \"$1\" --print")
    #expect(answer.status == 1)
    #expect(answer.output == "")
    #expect(answer.messages.hasSuffix("The menu is empty: giuseppe-menu check FILE says why.\n"))
  }

  @Test func whatIsMissingIsListedOnRequest() throws {
    let menu = #"{"pizzas":[{"name":"A","allergens":["milk"]}],"currency":"EUR"}"#
    let answer = try shell("echo '\(menu)' >Menu.json; \"$1\" check --missing")
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("Menu.json: \"A\" (pizzas/1): not stated: gluten, crust"))
  }

  @Test func messagesAreMeasuredInCells() throws {
    let name = String(repeating: "長", count: 80) + ".json"
    let answer = try run("--print", name)
    #expect(answer.status == 66)
    let text = TerminalText(cellWidth: testCellWidth)
    let line = String(answer.messages.dropLast())
    #expect(text.width(of: line) <= 200)
    #expect(line.hasSuffix("長.json: there is no such file"))
  }

  /// As on a full disk: a small file can be written, and no large one.
  @Test func halfAMenuIsNotLeftBehind() throws {
    let answer = try shell(
      #"trap "" XFSZ; (ulimit -f 1; "$1" init a.json); echo $?; ls -A; "$1" init a.json; ls -A"#)
    #expect(answer.output.hasPrefix("74\na.json is written"))
    #expect(answer.output.hasSuffix("\na.json\n"))
  }

  @Test func aMenuThatCannotBeShownIsOneLine() throws {
    let answer = try run("--print", fixture("fault-unclosed"))
    #expect(answer.status == 65)
    #expect(answer.messages.split(separator: "\n").count == 1)
    #expect(answer.messages.contains("fault-unclosed.json:4:1: error: the file ends before"))
  }
}
