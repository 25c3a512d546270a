import Foundation
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// README tells the keys in the words of the help, which is made from the key map.
@Suite(.timeLimit(.minutes(5))) struct ReadmeKeysTests {
  /// The rest has a manual and articles.
  @Test func readmeIsNoManual() throws {
    let readme = try String(
      contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 200)
  }

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
