import Testing

@testable import giuseppe_menu

/// The environment in which the program is started.
struct LaunchEnvironmentTests {
  @Test(
    "NO_COLOR turns colours off unless it is empty",
    arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
  func wantsColors_withNOCOLOR_isFalse(environment: [String: String], wanted: Bool) {
    let launch = LaunchEnvironment(
      variables: environment, inputIsTerminal: true, outputIsTerminal: true,
      hasControllingTerminal: true)
    #expect(launch.wantsColors == wanted && !launch.isSet("ACCESSIBLE"))
  }
}
