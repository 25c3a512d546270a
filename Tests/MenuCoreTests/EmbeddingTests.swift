import FoundationEssentials
import Testing

@Suite(.timeLimit(.minutes(5))) struct EmbeddingTests {
  /// What README promises is compiled: `EmbeddingExample.swift` is its block of Swift, word by word.
  @Test func readmeShowsTheCompiledExample() throws {
    let folder = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let example = try String(
      contentsOfFile: folder + "/EmbeddingExample.swift", encoding: .utf8)
    let readme = try String(contentsOfFile: folder + "/../../README.md", encoding: .utf8)

    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
    #expect(block.joined(separator: "\n") + "\n" == example)
  }

  @Test func theExampleListsTheDishes() {
    #expect(sections(of: pizzeria) == ["Marinara, Margherita"])
  }
}
