import Foundation
import MenuTestSupport
import Testing

/// What an export leaves alone that lies where it would write.
@Suite(.timeLimit(.minutes(5))) struct ExportOverTests {
  private static let own = "<!DOCTYPE html><title>Il forno</title>"
  private static let menu = #"{"desserts": [{"name": "Tiramisù"}]}"#
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func export(
    _ format: String, to name: String, _ options: [String] = [], locale: String = "C.UTF-8"
  ) throws -> Subprocess {
    try Subprocess(
      [BuiltProgram.path(), "export", format, BuiltProgram.menu, "-o", folder.path(name)]
        + options,
      environment: ["LC_ALL": locale])
  }

  private func content(_ name: String) throws -> String {
    // With its byte-order mark.
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(name))), as: UTF8.self)
  }

  @Test(arguments: [[], ["--language", "en"], ["--table"]])
  func aPageOfSomebodyElseIsNotReplacedByOnePage(options: [String]) throws {
    try folder.write(Self.own, to: "en.html")
    let answer = try export("html", to: "en.html", options)
    #expect(answer.status == 64)
    #expect(
      answer.messages.hasSuffix(
        "/en.html was not written by this program: give -o another name, or move that file away\n"),
      "\(answer.messages)")
    let italian = try export("html", to: "en.html", options, locale: "it_IT.UTF-8")
    #expect(
      italian.messages.hasSuffix("scegli un altro nome per -o, o sposta quel file\n"),
      "\(italian.messages)")
    #expect(try content("en.html") == Self.own)
  }

  @Test func aPageOfTheProgramAndAnEmptyFileAreReplaced() throws {
    // As `mktemp` makes it.
    try folder.write("", to: "page.html")
    #expect(try export("html", to: "page.html", ["--language", "it"]).status == 0)
    #expect(try export("html", to: "page.html", ["--table", "--language", "en"]).messages == "")
    #expect(try content("page.html").contains("lang=\"en\""))
  }

  @Test(arguments: ["csv", "tsv", "markdown", "jsonl", "jsonld"])
  func whatIsNoPageReplacesAsEveryToolDoes(format: String) throws {
    try folder.write(Self.own, to: "menu")
    #expect(try export(format, to: "menu").status == 0)
    // Also what it wrote itself, be it an object of JSON.
    #expect(try export(format, to: "menu").status == 0)
    #expect(try content("menu") != Self.own)
  }

  @Test(arguments: ["html", "csv", "tsv", "markdown", "jsonl", "jsonld"])
  func anotherMenuIsReplacedByNothingElse(format: String) throws {
    let faulty =
      "\u{FEFF}\n{\"name\": \"Da Ada\", \"pizzas\": [{\"name\": \"A\"}\n{\"name\": 8,50}]}"
    let unfinished = "{\"name\": \"pizzas\", \"pizzas\" :\n [{\"name\": \"A\""
    for menu in [Self.menu, faulty, unfinished] {
      try folder.write(menu, to: "Other.json")
      let answer = try export(format, to: "Other.json")
      #expect(answer.status == 64)
      #expect(
        answer.messages.hasSuffix(
          "/Other.json is a menu, and stays as it is: give -o another name\n"),
        "\(answer.messages)")
      let italian = try export(format, to: "Other.json", locale: "it_IT.UTF-8")
      #expect(
        italian.messages.hasSuffix("è un menu, e resta com'è: scegli un altro nome per -o\n"),
        "\(italian.messages)")
      #expect(try content("Other.json") == menu)
    }
  }

  @Test func aMenuTakesThePlaceOfAnotherMenu() throws {
    try folder.write(Self.menu, to: "Other.json")
    #expect(try export("json", to: "Other.json").status == 0)
    #expect(try content("Other.json").contains("Margherita"))
  }
}
