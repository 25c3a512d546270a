import Console
import Testing

@Suite struct LaunchEnvironmentTests {
  @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func wantsColors_withNOCOLOR_isFalse(environment: [String: String], wanted: Bool) {
    let launch = LaunchEnvironment(
      variables: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(launch.wantsColors == wanted)
  }
}
