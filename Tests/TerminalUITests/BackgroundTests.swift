import TerminalText
import Testing

@testable import TerminalUI

/// The background of a terminal, determined without asking it.
struct BackgroundTests {
  @Test(
    "the environment gives the background, or it is unknown",
    arguments: [
      ([:], .unknown), (["TERM": "linux"], .dark), (["TERM": "xterm-256color"], .unknown),
      (["COLORFGBG": "15;0"], .dark), (["COLORFGBG": "0;15"], .light),
      (["COLORFGBG": "0;default;15"], .light), (["COLORFGBG": "12;8"], .dark),
      (["COLORFGBG": "15;default"], .unknown), (["COLORFGBG": "7"], .unknown),
      (["COLORFGBG": "0;99"], .unknown), (["COLORFGBG": ";"], .unknown),
      (["TERM": "linux", "COLORFGBG": "0;15"], .dark),
    ] as [([String: String], Background)])
  func background_ofAnEnvironment_isWhatItStates(
    environment: [String: String], background: Background
  ) {
    #expect(Background(environment: environment) == background)
  }

  @Test("a theme chosen by the user overrides the environment")
  func background_ofATheme_isThatOfItsName() {
    for known in [Background.dark, .light, .unknown] {
      #expect(known.chosen(by: .dark) == .dark && known.chosen(by: .light) == .light)
      #expect(known.chosen(by: .standard) == known)
    }
  }
}
