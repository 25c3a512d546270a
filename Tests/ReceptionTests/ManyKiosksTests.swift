import Foundation
import MenuTestSupport
import Testing

/// Real kiosks, of which many are killed, and somebody who collects all the while; `.ci/reception`
/// does the same at length.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ManyKiosksTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func trial(_ arguments: [String], programs: String) throws -> Subprocess {
    try Subprocess(
      [Repository.folder.appending(path: ".ci/reception").path] + arguments,
      environment: ["GIUSEPPE_PROGRAMS": programs], deadline: 240)
  }

  @Test func everyWholeRecordIsCountedOnceAndNoneTwice() throws {
    let programs = URL(filePath: BuiltProgram.path()).deletingLastPathComponent().path
    let ran = try trial(["10", "60"], programs: programs)
    #expect(ran.status == 0, "\(ran.messages)")
    #expect(ran.output.contains("10 kiosks, 60 visits, seed "), "\(ran.output)")
  }

  @Test func aCollectorThatCountsOneTwiceIsNoticed() throws {
    let collector = """
      #!/bin/sh
      '\(BuiltProgram.path("giuseppe-reception"))' "$@" || exit
      sqlite3 "$4" 'UPDATE visits SET visits = visits + 1'
      """
    try folder.writeProgram(collector, to: "giuseppe-reception")
    try #require(symlink(BuiltProgram.path(), folder.path("giuseppe-menu")) == 0)
    let ran = try trial(["4", "8"], programs: folder.path(""))
    #expect(ran.status == 1)
    #expect(ran.messages.contains("the sums are not those of the tallies"), "\(ran.messages)")
  }
}
