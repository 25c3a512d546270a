import Foundation
import MenuTestSupport
import Testing

/// What `make test` leaves of the runner's report.
@Suite(.timeLimit(.minutes(5))) struct TestReportTests {
  @Test func itHasALineASuiteAndFailuresWhole() throws {
    let report = """
      [7/908] Compiling MenuCore Dish.swift
      Dish.swift:1:2: warning: this stays
      ◇ Test run started.
      ↳ Testing Library Version: 6.3.1
      ◇ Suite FrameTests started.
      ◇ Test aLine() started.
      ✔ Test aLine() passed after 0.001 seconds.
      ◇ Test aScreen(size:) started.
      ◇ Test case passing 1 argument size → 80x24 to aScreen(size:) started.
      ◇ Test case passing 1 argument size → "46

        by 19" to aScreen(size:) started.
      ✘ Test aScreen(size:) recorded an issue with 1 argument at FrameTests.swift:9:5: Expectation failed
      ↳ the screen:
       Margherita   7,00

      ▸ Marinara
      ✘ Test aScreen(size:) with 2 test cases failed after 0.002 seconds with 1 issue.
      a test prints this
      ✘ Suite FrameTests failed after 0.003 seconds with 1 issue.
      ◇ Suite KeyTests started.
      ✔ Test aKey() passed after 0.001 seconds.
      ✔ Suite KeyTests passed after 0.001 seconds.
      ✘ Test run with 3 tests in 2 suites failed after 0.004 seconds with 1 issue.
      """
    #expect(
      try left(of: report) == """
        Dish.swift:1:2: warning: this stays
        ↳ Testing Library Version: 6.3.1
        ✘ Test aScreen(size:) recorded an issue with 1 argument at FrameTests.swift:9:5: Expectation failed
        ↳ the screen:
         Margherita   7,00

        ▸ Marinara
        ✘ Test aScreen(size:) with 2 test cases failed after 0.002 seconds with 1 issue.
        a test prints this
        ✘ Suite FrameTests failed after 0.003 seconds with 1 issue.
        ✔ Suite KeyTests passed after 0.001 seconds.
        ✘ Test run with 3 tests in 2 suites failed after 0.004 seconds with 1 issue.

        """)
  }

  @Test func aColouredReportIsCutInTheSameWay() throws {
    let report = """
      \u{1B}[90m◇ \u{1B}[0mTest aKey() started.
      \u{1B}[92m✔ \u{1B}[0mTest aKey() passed after 0.001 seconds.
      \u{1B}[92m✔ \u{1B}[0mSuite KeyTests passed after 0.001 seconds.
      \u{1B}[92m✔ \u{1B}[0mTest run with 1 test in 1 suite passed after 0.001 seconds.
      """
    #expect(
      try left(of: report) == report.split(separator: "\n").suffix(2).joined(separator: "\n") + "\n"
    )
  }

  private func left(of report: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(report + "\n", to: "report")
    let filter = Repository.folder.appending(path: ".ci/quiet").path
    return try Subprocess([filter], input: folder.path("report")).output
  }
}
