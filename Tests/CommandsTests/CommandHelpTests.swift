import Foundation
import MenuTestSupport
import Testing

/// What the programs say of themselves, and what is said of them elsewhere.
@Suite(.timeLimit(.minutes(5))) struct CommandHelpTests {
  @Test func theHelpListsEveryCommandAsItDescribesItself() throws {
    let help = try Subprocess([BuiltProgram.path(), "--help"]).output
    let rows = try #require(help.components(separatedBy: "COMMANDS").last)
      .split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ") }
    let listed = rows.map { row in
      let words = row.split(separator: " ", maxSplits: 1).map { $0.drop { $0 == " " } }
      return (name: String(words[0]), abstract: words.last ?? "")
    }
    #expect(listed.map(\.name) == ["check", "export", "init", "schema", "sold-out"])
    for (name, abstract) in listed {
      let own = try Subprocess([BuiltProgram.path(), "help", name]).output
      let overview = own.prefix { $0 != "\n" }
      #expect(overview == "OVERVIEW: \(abstract)")
    }
  }

  @Test(arguments: ["giuseppe-menu", "giuseppe-feed", "giuseppe-reception"])
  func theManualIsOfTheVersionThatIsBuilt(program: String) throws {
    let version = try Subprocess([BuiltProgram.path(program), "--version"]).output
    let page = Repository.folder.appending(path: "Sources/\(program)/\(program).1")
    let manual = try String(contentsOf: page, encoding: .utf8)
    let title = manual.prefix { $0 != "\n" }
    #expect(title.contains("\"giuseppe-menu \(version.dropLast())\""), "\(title)")
  }
}
