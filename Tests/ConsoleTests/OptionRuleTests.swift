import ArgumentParser
import Console
import Testing

private struct Lamp: ParsableCommand {
  @Flag var red = false
  @Flag var green = false
  @Flag var blue = false
  @Flag var blink = false

  func validate() throws {
    try excludeEachOther(["--red": red, "--green": green, "--blue": blue])
    try require("--red", red, for: ["--blink": blink])
  }
}

@Suite("Rules between options") struct OptionRuleTests {
  @Test("what may be given together", arguments: [[], ["--red"], ["--red", "--blink"]])
  func allowed(line: [String]) throws {
    #expect(try Lamp.parse(line).red == !line.isEmpty)
  }

  @Test(
    "what may not, in a sentence",
    arguments: [
      (["--red", "--green"], "--red and --green exclude each other"),
      (["--blue", "--red", "--green"], "--red, --green and --blue exclude each other"),
      (["--blink"], "--blink goes with --red"),
      (["--blink", "--blue"], "--blink goes with --red"),
    ])
  func refused(line: [String], sentence: String) {
    let error = #expect(throws: (any Error).self) { try Lamp.parse(line) }
    #expect(error.map { Lamp.message(for: $0) } == sentence)
  }
}
