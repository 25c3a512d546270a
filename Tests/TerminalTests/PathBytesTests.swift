import Foundation
import MenuTestSupport
import Testing

/// Names of files that are not UTF-8, or begin with a mark that joins what stands before it.
@Suite(.timeLimit(.minutes(5))) struct PathBytesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a script of bash, which writes any byte, in the folder with `$1` as the program.
  private func bash(
    _ script: String, environment: [String: String] = ["LC_ALL": "C.UTF-8"]
  ) throws -> Subprocess {
    try Subprocess(
      ["bash", "-c", "cd \"$2\"\n" + script, "bash", BuiltProgram.path(), folder.path("")],
      environment: environment)
  }

  @Test func everyCommandMeansTheFileThatIsNamed() throws {
    let result = try bash(
      #"""
      name=$'c\xff.json'; other=$'c\xef\xbf\xbd.json'
      "$1" init --language it "$name" && [ -e "$name" ] && [ ! -e "$other" ] || exit 10
      "$1" init "$name"; [ $? = 74 ] || exit 11
      "$1" --print "$name" | grep -q Margherita || exit 12
      "$1" "$name" | grep -q Margherita || exit 13
      GIUSEPPE_MENU=$name "$1" --print | grep -q Margherita || exit 14
      "$1" check "$name" || exit 15
      "$1" sold-out margherita "$name" && grep -q soldOut "$name" || exit 16
      "$1" --print "$other"; [ $? = 66 ] || exit 17
      [ "$(ls | wc -l)" = 1 ] || exit 18
      """#)
    #expect(result.status == 0, "\(result.messages)")
    // Shown with a replacement, never as the bytes.
    #expect(result.output.contains("c\u{FFFD}.json"))
    #expect(!result.output.unicodeScalars.contains { $0.value > 0x10_0000 })
    #expect(!result.messages.unicodeScalars.contains { $0.value > 0x10_0000 })
  }

  @Test func whatTheParserSaysOfSuchAnArgumentIsSafe() throws {
    let result = try bash(#""$1" --print a.json $'b\xff' $'\xf4\x8f\xbf\xbf'"#)
    #expect(result.status == 64)
    #expect(result.messages.contains("b\u{FFFD}"))
    #expect(!result.messages.unicodeScalars.contains { $0.value == 0x10_FFFF })
  }

  @Test func aNameThatBeginsWithAMarkIsAName() throws {
    let result = try bash(
      #"""
      mkdir sub && name=$'sub/\xcc\x81.json' && "$1" init "$name" || exit 10
      printf '{"pizzas":[{"name":"A","price":"x"}]}' >"$name"
      "$1" --print "$name"
      """#)
    #expect(result.status == 0, "\(result.messages)")
    #expect(!result.messages.contains("sub"), "\(result.messages)")
  }
}
