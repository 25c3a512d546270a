import OldConsole
import Testing

@Suite(.timeLimit(.minutes(5))) struct LaunchEnvironmentTests {
  @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func colors(environment: [String: String], wanted: Bool) {
    let launch = LaunchEnvironment(
      variables: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(launch.wantsColors == wanted)
  }
}
