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
  @Test(
    "options that may be combined are accepted", arguments: [[], ["--red"], ["--red", "--blink"]])
  func allowed(line: [String]) throws {
    #expect(try Lamp.parse(line).red == !line.isEmpty)
  }

  @Test(
    "options that may not be combined are refused with a message",
    arguments: [
      (["--red", "--green"], "--red and --green exclude each other"),
      (["--blue", "--red", "--green"], "--red, --green and --blue exclude each other"),
      (["--blink"], "--blink works only with --red"),
      (["--blink", "--blue"], "--blink works only with --red"),
    ])
  func refused(line: [String], sentence: String) {
    let error = #expect(throws: (any Error).self) { try Lamp.parse(line) }
    #expect(error.map { Lamp.message(for: $0) } == sentence)
  }
}
