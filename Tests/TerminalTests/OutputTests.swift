import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Readers that die or dawdle: every byte arrives, or it is an error.
@Suite(.serialized, .timeLimit(.minutes(5))) struct OutputTests {
  private let folder: TemporaryFolder
  private let menu: String

  init() throws {
    folder = try TemporaryFolder()
    menu = folder.path("Menu.json")
    // Far more than a pipe holds.
    let dishes = (0..<5_000).map { #"{"name":"Pizza \#($0)","price":"9.99"}"# }
    try folder.write(#"{"pizzas":[\#(dishes.joined(separator: ","))]}"#, to: "Menu.json")
  }

  @Test func aReaderThatIsKilledMidWayIsAStatus() throws {
    let result = try sh("{ $P $M --print; echo $? >&2; } | dash -c 'head -c 1000; kill -9 $$'")
    #expect(result.status == 137)
    // The other word is the shell's.
    #expect(Set(result.messages.split(separator: "\n")) == ["141", "Killed"])
    #expect(result.output.utf8.count == 1_000)
  }

  @Test func aPipeThatDoesNotWaitGetsEveryByte() throws {
    let whole = try sh("$P $M --print")
    #expect(whole.output.utf8.count > 200_000)
    let program = try printing()
    #expect(program.read())
    #expect(program.output == Array(whole.output.utf8))
    #expect(program.waitForEnd() == 0)
  }

  @Test func aPipeThatDoesNotWaitAndLosesItsReaderIsAStatus() throws {
    let program = try printing()
    #expect(program.read(atLeast: 1_000))
    program.stopReading()
    #expect(program.waitForEnd() == 141)
  }

  @Test func aTerminalThatDoesNotWaitGetsTheWholeFrame() throws {
    // So large a frame does not fit into what the kernel keeps for a reader.
    let size = Size(columns: 300, lines: 200)
    let browser = try RunningBrowser(arguments: [menu], size: size, isWaiting: false)
    let terminal = browser.terminal
    let isShown = terminal.read { terminal in
      let screen = VirtualTerminal(
        size: size, cellWidth: testCellWidth, received: terminal.output)
      return (0..<180).allSatisfy { row in screen.lines.contains { $0.contains("Pizza \(row) ") } }
    }
    #expect(isShown)
    terminal.send("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  private func printing() throws -> PipedProgram {
    try PipedProgram([BuiltProgram.path(), menu, "--print"], environment: ["LC_ALL": "C.UTF-8"])
  }

  private func sh(_ script: String) throws -> Subprocess {
    try Subprocess(
      ["dash", "-c", script],
      environment: ["P": BuiltProgram.path(), "M": menu, "LC_ALL": "C.UTF-8"])
  }
}
