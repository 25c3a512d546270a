import Console
import MenuFiles
import TerminalText
import Testing

@Suite("The text of an option") struct OptionTextTests {
  @Test(
    "a time is a number with a unit",
    arguments: [
      ("250ms", .milliseconds(250)), ("12s", .seconds(12)), ("5m", .seconds(300)),
      ("1h", .seconds(3_600)), ("2d", .seconds(172_800)), ("0", .zero), ("0s", .zero),
      ("999999999d", .seconds(86_399_999_913_600)),
    ] as [(String, Duration)])
  func time(text: String, duration: Duration) throws {
    #expect(try Duration(typed: text) == duration)
  }

  @Test(
    "a text that is not a time is refused",
    arguments: ["5", "", "s", "-1s", "1 s", "1234567890s", "1.5h", "1S", "١s", "1s ", "00"])
  func notATime(text: String) {
    let error = #expect(throws: (any Error).self) { try Duration(typed: text) }
    #expect(error.map { "\($0)" } == "a time needs a unit, as in 12s, 5m, 1h")
  }

  @Test("a file name need not be UTF-8, but may not be empty")
  func file() throws {
    #expect(try LocalPath(typed: "a/b").bytes == Array("a/b".utf8))
    let text = LocalPath.text(ofArgument: [0x61, 0xFF])
    #expect(try LocalPath(typed: text).bytes == [0x61, 0xFF])
    let error = #expect(throws: (any Error).self) { try LocalPath(typed: "") }
    #expect(error.map { "\($0)" } == "the name of the file is empty")
  }

  @Test(
    "a list of words is separated by commas",
    arguments: [("milk", ["milk"]), ("milk,nuts", ["milk", "nuts"]), ("a b,,c", ["a b", "c"])])
  func words(text: String, words: [String]) throws {
    #expect(try [String](typed: text) == words)
  }

  @Test("a list without a word is refused", arguments: ["", ",", " , "])
  func noWord(text: String) {
    let error = #expect(throws: (any Error).self) { try [String](typed: text) }
    #expect(error.map { "\($0)" } == "the list has no words")
  }
}
