import Foundation
import MenuTestSupport
import Testing

/// A folder of pages, a page a language: what becomes of those that were there before.
@Suite(.timeLimit(.minutes(5))) struct ExportFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var site: String { folder.path("site") + "/" }

  /// Writes a menu whose names are in some languages.
  private func writeMenu(in languages: [String]) throws {
    let names = languages.map { "\"\($0)\": \"Margherita\"" }.joined(separator: ", ")
    try folder.write(
      """
      {"language": "\(languages[0])", "pizzas": [{"name": {\(names)}, "allergens": "none"}]}
      """, to: "Menu.json")
  }

  private func export(
    _ options: [String] = [], locale: String = "C.UTF-8"
  ) throws -> Subprocess {
    try Subprocess(
      [BuiltProgram.path(), "export", "html", folder.path("Menu.json"), "-o", site] + options,
      environment: ["LC_ALL": locale])
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: site).sorted()
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: site + name, encoding: .utf8)
  }

  @Test(arguments: [[], ["--table"]])
  func thePageOfALanguageThatIsGoneIsRemovedAndTold(options: [String]) throws {
    try writeMenu(in: ["it", "en", "de"])
    #expect(try export(options).messages == "")
    try folder.write("no page", to: "site/notes.html")
    try writeMenu(in: ["it", "en"])
    let answer = try export(options)
    #expect(answer.status == 0)
    #expect(try names() == ["en.html", "index.html", "it.html", "notes.html"])
    #expect(answer.messages.contains("site/de.html: removed, "), "\(answer.messages)")
    #expect(answer.messages.utf8.count { $0 == 0x0A } == 1)
    #expect(try export(options).messages == "")
  }

  /// What is told where a page is written to a name.
  private func messages(writingTo name: String, _ options: [String] = []) throws -> String {
    let command = [
      BuiltProgram.path(), "export", "html", folder.path("Menu.json"), "-o", folder.path(name),
    ]
    return try Subprocess(command + options, environment: ["LC_ALL": "C.UTF-8"]).messages
  }

  @Test func aNameThatMayBeMeantForAFolderIsTold() throws {
    try writeMenu(in: ["it", "en"])
    let told = try messages(writingTo: "site")
    #expect(told.contains("site: one page is written") && told.contains("site/"), "\(told)")
    #expect(try messages(writingTo: "page.html") == "")
    #expect(try messages(writingTo: "english", ["--language", "en"]) == "")
    let web = folder.path("web")
    try FileManager.default.createDirectory(atPath: web, withIntermediateDirectories: false)
    #expect(try messages(writingTo: "web") == "")
    #expect(FileManager.default.fileExists(atPath: web + "/en.html"))
  }

  @Test func ofOneLanguageTheIndexAloneIsLeft() throws {
    try writeMenu(in: ["it", "de"])
    _ = try export()
    try writeMenu(in: ["it"])
    let answer = try export(locale: "it_IT.UTF-8")
    #expect(try names() == ["index.html"])
    #expect(try content("index.html").contains("Margherita"))
    let lines = answer.messages.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(".html: tolta, ") }, "\(lines)")
  }

  @Test func aPageOfALostLanguageIsFoundWithoutTheIndexToo() throws {
    try writeMenu(in: ["it", "de"])
    _ = try export()
    try FileManager.default.removeItem(atPath: site + "index.html")
    try writeMenu(in: ["it", "en"])
    _ = try export()
    #expect(try names() == ["en.html", "index.html", "it.html"])
  }

  @Test func aPageOfSomebodyElseIsNeitherRemovedNorReplaced() throws {
    try writeMenu(in: ["it", "de"])
    _ = try export()
    let own = "<!DOCTYPE html><title>Il forno</title><p>giuseppe-menu"
    try folder.write(own, to: "site/de.html")
    try folder.write(own, to: "site/fr.html")
    try writeMenu(in: ["it", "en"])
    let answer = try export()
    #expect(answer.status == 0)
    #expect(answer.messages == "")
    #expect(try names() == ["de.html", "en.html", "fr.html", "index.html", "it.html"])
    #expect(try content("de.html") == own)
    #expect(try content("fr.html") == own)
  }

  @Test(arguments: ["index.html", "en.html"])
  func aPageOfSomebodyElseInTheWayIsRefusedBeforeAnythingIsWritten(name: String) throws {
    try writeMenu(in: ["it", "de"])
    _ = try export()
    let before = try content("it.html")
    try folder.write("<!DOCTYPE html><title>Il forno</title>", to: "site/\(name)")
    try writeMenu(in: ["it", "en"])
    let answer = try export(["--table"])
    #expect(answer.status == 64)
    #expect(
      answer.messages.hasSuffix(
        "/site/\(name) was not written by this program: "
          + "give -o another folder, or move that file away\n"), "\(answer.messages)")
    #expect(try content(name) == "<!DOCTYPE html><title>Il forno</title>")
    #expect(try content("it.html") == before)
    #expect(try names().contains("de.html"))
    let italian = try export(locale: "it_IT.UTF-8")
    #expect(
      italian.messages.hasSuffix("scegli un'altra cartella per -o, o sposta quel file\n"),
      "\(italian.messages)")
    try FileManager.default.removeItem(atPath: site + name)
    #expect(try export().status == 0)
  }

  @Test func thePlaceOfAPageThatIsNoFileIsToldAsBefore() throws {
    try writeMenu(in: ["it", "en"])
    try FileManager.default.createDirectory(
      atPath: site + "en.html", withIntermediateDirectories: true)
    let answer = try export()
    #expect(answer.status == 74)
    #expect(answer.messages.hasSuffix("; name the file itself\n"), "\(answer.messages)")
  }

  @Test func theMenuInTheWayIsToldAsTheMenu() throws {
    try writeMenu(in: ["it", "en"])
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    try FileManager.default.linkItem(
      atPath: folder.path("Menu.json"), toPath: site + "it.html")
    let answer = try export()
    #expect(answer.status == 64)
    #expect(answer.messages.contains("is the menu itself"), "\(answer.messages)")
  }

  @Test func whatIsWatchedLosesItsPagesToo() throws {
    try writeMenu(in: ["it", "en", "de"])
    let script = """
      cd "$2"
      program=$1
      wait_for() {
        for _ in $(seq 600); do "$@" && return; sleep 0.05; done
        echo "not seen: $*"
      }
      told() { grep -q "$1" messages; }
      "$program" export html Menu.json -o site/ --watch 2>messages &
      program=$!
      wait_for told written
      test -e site/de.html || echo "no page in German"
      sed 's/, "de": "Margherita"//' Menu.json >new && mv new Menu.json
      wait_for told removed
      test -e site/de.html && echo "an old page in German"
      kill $program
      wait $program
      cat messages
      """
    let answer = try Subprocess(["sh", "-c", script, "sh", BuiltProgram.path(), folder.path("")])
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count >= 2, "\(answer.output)")
    #expect(lines.allSatisfy { $0.hasPrefix("giuseppe-menu: site/") }, "\(answer.output)")
    #expect(try names() == ["en.html", "index.html", "it.html"])
  }
}
