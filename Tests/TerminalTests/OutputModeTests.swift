import OldConsole
import OldMenuPresentation
import Testing

@testable import giuseppe_menu

@Suite(.timeLimit(.minutes(5))) struct OutputModeTests {
  @Test(
    arguments: [
      (true, true, true, [:], .browser(keysFromStandardInput: true)),
      (true, true, true, ["TERM": "xterm"], .browser(keysFromStandardInput: true)),
      (false, true, true, [:], .browser(keysFromStandardInput: false)),
      (false, true, false, [:], .plain),
      (true, false, true, [:], .plain),
      (true, false, true, ["TERM": "dumb", "ACCESSIBLE": "1"], .plain),
      (true, true, true, ["TERM": "dumb"], .linear),
      (true, true, true, ["ACCESSIBLE": "1"], .linear),
      (true, true, true, ["ACCESSIBLE": ""], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "0"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "false"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "No"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "off"], .browser(keysFromStandardInput: true)),
      (true, true, true, ["ACCESSIBLE": "0", "TERM": "dumb"], .linear),
      (true, true, true, ["ACCESSIBLE": "yes"], .linear),
    ] as [(Bool, Bool, Bool, [String: String], OutputMode)])
  func modes(
    input: Bool, output: Bool, controlling: Bool, environment: [String: String],
    mode: OutputMode
  ) {
    let launch = LaunchEnvironment(
      variables: environment, inputIsTerminal: input, outputIsTerminal: output,
      hasControllingTerminal: controlling)
    #expect(launch.outputMode == mode)
  }

  @Test(
    arguments: [
      ([:], nil), (["TERM": "dumb"], .dumbTerminal), (["ACCESSIBLE": "1"], .accessible),
      (["ACCESSIBLE": "1", "TERM": "dumb"], .accessible), (["ACCESSIBLE": "0"], nil),
      (["ACCESSIBLE": "0", "TERM": "dumb"], .dumbTerminal),
    ] as [([String: String], LinearReason?)])
  func whatAsksForLines(environment: [String: String], reason: LinearReason?) {
    let launch = LaunchEnvironment(
      variables: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(launch.linearReason == reason)
  }
}
