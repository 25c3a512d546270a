import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ArticleTests {
  private static let sources = Repository.folder.appending(path: "Sources")
  private static let articles =
    (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()

  private func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func thereAreArticles() {
    #expect(Self.articles.count >= 10)
  }

  @Test(arguments: articles) func eachBlockOfCodeIsCompiled(article: String) throws {
    let snippets = try String(
      contentsOf: Repository.folder.appending(path: "Tests/DocumentationTests/Snippets.swift"),
      encoding: .utf8)
    let compiled = trimmed(snippets).joined(separator: "\n")
    let text = try String(contentsOf: Self.sources.appending(path: article), encoding: .utf8)
    var rest = trimmed(text)[...]
    while let start = rest.firstIndex(of: "```swift") {
      let block = rest[(start + 1)...].prefix { $0 != "```" }
      #expect(compiled.contains(block.joined(separator: "\n")), "\(block.first ?? "")")
      rest = rest[block.endIndex...]
    }
  }

  @Test func aMenuIsReadAndShown() throws {
    let json = #"{"currency": "EUR", "pizzas": [{"name": "Marinara", "price": "6.00"}]}"#
    let lines = try overview(of: json)
    #expect(lines.contains { $0.contains("Marinara") && $0.contains("6") })
    #expect(report(on: "[]").first?.hasPrefix("refused: 1:1: ") == true)
    #expect(report(on: json).allSatisfy { $0.contains("warning: ") })
    #expect(mended(#"{"pizzas": [],}"#) == #"{"pizzas": []}"#)
  }

  @Test func whatIsNotStatedIsAsked() {
    var dish = Dish(name: "Diavola")
    #expect(milk(in: dish) == "ask the staff")
    dish.allergens = AllergenStatement(mayContain: [.milk])
    #expect(milk(in: dish) == "has milk, or may have")
    dish.allergens = AllergenStatement(contains: [.wheat], isComplete: true)
    #expect(milk(in: dish) == "is without milk")
    #expect(filtered(.sample()).rows.contains { $0.title == "Marinara" })
  }

  @Test func aFrontEndFillsItsCells() {
    let presenter = presenter(of: .sample())
    #expect(lines(of: presenter).contains { $0.hasPrefix("Margherita ") })
    #expect(violations(of: presenter) == [])
  }

  @Test func aFileIsFollowed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"pizzas": [{"name": "Marinara"}]}"#, to: "Menu.json")
    let told = await follow(LocalPath(folder.path("Menu.json"))) { shown, _ in !shown.isEmpty }
    #expect(told.shown.map(\.pizzas.count) == [1])
    let missing = await follow(LocalPath(folder.path("none"))) { _, problems in !problems.isEmpty }
    #expect(missing.problems.count == 1)
  }

  @Test func aRequestIsSigned() {
    #expect(signedAddress().hasSuffix("&ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150"))
  }
}
