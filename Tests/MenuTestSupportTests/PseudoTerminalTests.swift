import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct PseudoTerminalTests {
  @Test func aProgramHasATerminalOfItsOwn() throws {
    let terminal = try sh("stty size; tty -s && echo yes >/dev/tty; exit 3")
    #expect(terminal.waitForEnd() == .exited(3))
    #expect(terminal.text == "24 80\r\nyes\r\n")
  }

  @Test func itReadsWhatIsTyped() throws {
    let terminal = try sh("read line; echo \"<$line>\"")
    terminal.send("ciao\n")
    #expect(terminal.read { $0.text.contains("<ciao>") })
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test func changedModesAreSeen() throws {
    let terminal = try sh("stty -echo; echo ready; read line; stty echo")
    #expect(terminal.read { $0.text.contains("ready") })
    #expect(terminal.modes != terminal.modesAtStart)
    terminal.send("\n")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func aSignalEndsIt() throws {
    let terminal = try sh("echo ready; read line")
    #expect(terminal.read { $0.text.contains("ready") })
    terminal.signal(15)
    #expect(terminal.waitForEnd() == .signalled(15))
  }

  @Test func aHangupEndsIt() throws {
    let terminal = try sh("echo ready; read line")
    #expect(terminal.read { $0.text.contains("ready") })
    terminal.hangUp()
    #expect(terminal.waitForEnd() == .signalled(1))
  }

  @Test func allThatItWroteIsReadAfterItsEnd() throws {
    let terminal = try sh("head -c 6000 /dev/zero | tr '\\0' x")
    #expect(terminal.waitForEnd(reading: false) == .exited(0))
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.output == Array(repeating: 0x78, count: 6000))
  }

  @Test func whatIsForgottenIsNotReadAgain() throws {
    let terminal = try sh("echo before; read line; echo after")
    #expect(terminal.read { $0.text.contains("before") })
    terminal.forgetOutput()
    #expect(terminal.output.isEmpty)
    terminal.send("\n")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.contains("after") && !terminal.text.contains("before"))
  }

  @Test func itTellsWhatTheProgramHolds() throws {
    // What it has of a test beside this one, which started a program at the same moment, may be a 7.
    let terminal = try sh(
      "exec 7<&-; echo ready; read line; exec 7</dev/null; echo open; read line")
    #expect(terminal.read { $0.text.contains("ready") })
    let before = terminal.numberOfDescriptors
    terminal.send("\n")
    #expect(terminal.read { $0.text.contains("open") })
    #expect(before > 0 && terminal.numberOfDescriptors == before + 1)
    #expect(terminal.memory("Private_Dirty") > 0)
    #expect(terminal.memory("Pss") > terminal.memory("Private_Dirty"))
  }

  @Test func itGivesUpInTime() throws {
    let terminal = try sh("read line")
    #expect(terminal.waitForEnd(within: .milliseconds(50)) == nil)
  }

  private func sh(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }
}
