import MenuTestSupport
import Testing

/// A few rounds of what `make soak` does a thousand of.
@Suite(.timeLimit(.minutes(5))) struct SoakTests {
  @Test func aBrowserThatIsUsedForLongStillAnswersAndHoldsNoMore() throws {
    var soak = try Soak(rounds: 3, seed: 1)
    var rounds: [Int] = []
    let report = try soak.run { number, _ in rounds.append(number) }
    #expect(rounds == [1, 2, 3])
    #expect(report.faults == [])
  }

  @Test func whatDoesNotFollowItsFileIsNoticed() throws {
    // A terminal that shows the menu and never anything else.
    let folder = try TemporaryFolder()
    let script = "#!/bin/sh\nstty raw -echo; printf Marinara; exec cat >/dev/null\n"
    try folder.writeProgram(script, to: "still")
    var soak = try Soak(
      program: folder.path("still"), rounds: 2, seed: 1, patience: .milliseconds(200))
    #expect(throws: Soak.Failure.self) { try soak.run() }
  }
}
