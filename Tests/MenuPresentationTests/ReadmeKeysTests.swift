import Foundation
import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// README tells the keys in the words of the help, which is made from the key map.
@Suite(.timeLimit(.minutes(5))) struct ReadmeKeysTests {
  @Test func readmeHasEveryKeyOfTheHelp() throws {
    let readme = try String(
      contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    let guest = Guest.sample(in: "en")
    guest.perform(.help)
    let rows = (guest.page?.blocks ?? []).compactMap { block -> String? in
      guard case .pair(let keys, let words) = block else { return nil }
      let marked = keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(marked) | \(words) |"
    }
    #expect(rows.count > 20)
    for row in rows {
      #expect(readme.contains(row + "\n"), "\(row)")
    }
  }
}
