import Foundation
import MenuTestSupport
import Testing

/// What the shell sees of options, help and names that are nearly commands.
struct CommandLineTests {
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
