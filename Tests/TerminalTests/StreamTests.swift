import Foundation
import MenuTestSupport
import Testing

/// The program among pipes and files, started by a shell.
@Suite(.serialized, .timeLimit(.minutes(5))) struct StreamTests {
  @Test(arguments: [
    ("$P $M | cat; true", 0), ("$P $M --print | head -1", 0), ("$P $M | true; true", 0),
    ("$P $M --print > /dev/full", 74), ("$P --help > /dev/full", 74),
    ("$P --version > /dev/full", 74), ("$P $M --print >&-", 74), ("$P $M --print >&- 2>&-", 74),
    ("$P $M --print 2>&-", 0), ("$P $M < /dev/null", 0), ("$P $M <&-", 0), ("$P --nosuch", 64),
    ("$P --help", 0), ("$P --version", 0),
  ])
  func statuses(script: String, status: Int32) throws {
    let result = try BuiltProgram.shell(script)
    #expect(result.status == status, "\(result.output) \(result.messages)")
    #expect(result.messages.isEmpty == (status == 0 || script.contains("2>&-")))
    #expect(result.messages.split(separator: "\n").count <= 3)
  }

  /// A menu with a fault has something to say beside the page, which comes all the same.
  @Test(arguments: [("", 0), ("2>/dev/full", 74), ("2>&-", 0)])
  func aPageDoesNotDependOnWhatIsSaidBesideIt(messages: String, status: Int32) throws {
    let menu = FixtureMenu.folder.appending(path: "fault-prices.json").path
    for option in ["--print", "--linear </dev/null"] {
      let result = try BuiltProgram.shell("$P \(menu) \(option) \(messages)")
      #expect(result.status == status)
      #expect(result.output == (try BuiltProgram.shell("$P \(menu) \(option)")).output)
      #expect(!result.output.isEmpty)
    }
  }

  @Test(arguments: ["", "2>/dev/full", "2>&-"])
  func everyMenuIsCheckedWhateverCannotBeSaidOfOne(messages: String) throws {
    let menu = FixtureMenu.folder.appending(path: "fault-prices.json").path
    let result = try BuiltProgram.shell("$P check /nowhere \(menu) \(messages)")
    #expect(result.status == 66)
    #expect(result.output.contains("fault-prices.json:"))
  }

  @Test func aClosedPipeIsSilentlyAStatus() throws {
    let result = try BuiltProgram.shell("{ $P $M --print; echo $? >&2; } | true")
    #expect(["0\n", "141\n"].contains(result.messages))
  }

  @Test func aPipeGetsThePlainMenu() throws {
    let result = try BuiltProgram.shell("$P $M | cat")
    #expect(result.output.contains("Marinara"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(try BuiltProgram.shell("$P $M --print").output == result.output)
  }

  @Test func aMenuNeverGetsTheNumberOfAClosedOutput() throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("giuseppe-\(UUID().uuidString).json")
    try FileManager.default.copyItem(atPath: BuiltProgram.menu, toPath: copy.path)
    defer { try? FileManager.default.removeItem(at: copy) }
    _ = try BuiltProgram.shell("$P \(copy.path) --print <&- >&- 2>&-")
    #expect(FileManager.default.contentsEqual(atPath: copy.path, andPath: BuiltProgram.menu))
  }
}
