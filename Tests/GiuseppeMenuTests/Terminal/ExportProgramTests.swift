import Foundation
import TestSupport
import Testing

/// Exports to files: completely or not at all, and never over foreign files.
@Suite(.timeLimit(.minutes(2))) struct ExportProgramTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Runs a script in a folder of its own, which stays for further checks.
  private func run(_ script: String) throws -> Answer {
    try Answer(script: "cd '\(folder.path)' && cp -n \"$M\" Menu.json; \(script)")
  }

  private func text(_ name: String) -> String? { try? folder.content(name) }

  @Test("HTML into a folder is one page per language, each linked to the others")
  func html_intoAFolder_isAPageALanguageAndLinksBetweenThem() throws {
    let answer = try run("\"$P\" export html Menu.json -o site/ && ls site")
    #expect(answer.output == "en.html\nindex.html\n")
    #expect(answer.errors == "")
    for page in ["site/en.html", "site/index.html"] {
      #expect(text(page)?.contains("<a href=\"index.html\" hreflang=\"it\"") ?? false)
      #expect(text(page)?.contains("<a href=\"en.html\" hreflang=\"en\"") ?? false)
    }
  }

  /// A page that is no longer written would keep showing guests old allergens.
  @Test("the page of a removed language is deleted, and a foreign page stays")
  func page_ofARemovedLanguage_isDeleted() throws {
    let answer = try run(
      """
      "$P" export html Menu.json -o site/ && echo mine >site/de.html
      echo '{"language":"it","other":[{"name":"Olive"}]}' >Menu.json
      "$P" export html Menu.json -o site/ && ls site
      """)
    #expect(answer.output == "de.html\nindex.html\n")
    #expect(answer.errors.contains("site/en.html: removed"))
  }

  @Test(
    "an export or import that is refused changes no file",
    arguments: [
      ("export html Menu.json -o page.html", 74, "not made by giuseppe-menu"),
      ("export csv Menu.json -o Menu.json", 74, "the menu itself"),
      ("export html Menu.json -o link", 74, "link"),
      ("export html Menu.json -o nowhere/page.html", 74, "nowhere"),
      ("export html Menu.json -o site/ --language en", 64, "--language"),
      ("export csv Menu.json --sheet", 64, "--sheet"),
      ("export pdf Menu.json", 64, "html|csv"), ("export html Menu.json --watch", 64, "--output"),
      ("export csv - --watch -o a.csv <Menu.json", 64, "--watch"),
      ("export csv Menu.json --search 'not vegan' -o new.csv", 1, "not vegan"),
      ("export csv Menu.json --search zzzz -o new.csv", 1, "zzzz"),
      ("export csv empty.json -o new.csv", 1, "no dish"),
      ("export csv gone.json -o new.csv", 66, "gone"),
      ("import plain.csv -o Menu.json", 74, "already exists"), ("import nothing.csv", 65, "line 1"),
    ])
  func command_thatMayNotWrite_writesNothing(command: String, status: Int32, error: String) throws {
    let answer = try run(
      """
      echo mine >page.html; ln -s page.html link; echo '{"other":[]}' >empty.json
      echo name >plain.csv; echo A >>plain.csv; echo A >nothing.csv
      ls -l >"$0.before"; "$P" \(command); status=$?
      ls -l | grep -v before; cmp Menu.json "$M"; cat page.html; exit $status
      """)
    #expect(answer.ending == .exited(status))
    #expect(answer.errors.contains(error), "\(answer.errors)")
    #expect(answer.output.hasSuffix("mine\n"))
    #expect(!answer.output.contains("new.csv"))
  }

  @Test("cells that are not understood are reported by import, and by check of the new menu")
  func import_ofATable_writesAMenuAndReportsWhatItDidNotRead() throws {
    let answer = try run(
      """
      printf 'name;price;allergens\\nOlive;2,50;boh\\n' >t.csv
      "$P" import t.csv -o New.json; echo $?; "$P" check New.json >check.txt; echo $?
      """)
    #expect(answer.output == "1\n1\n")
    #expect(text("check.txt")?.contains("\"boh\" is not known") ?? false)
    #expect(answer.errors.contains("t.csv: line 2: allergens “boh” is not understood"))
    #expect(text("New.json")?.contains("\"2.50\"") ?? false)
  }

  @Test("export --watch follows the menu, skips broken versions and ends by SIGINT")
  func watch_ofAChangingMenu_writesAgainKeepsTheLastGoodAndEndsByCtrlC() throws {
    _ = try run("echo '{\"other\":[{\"name\":\"Olive\"}]}' >Menu.json")
    let process = try ChildProcess(
      [
        BuiltProgram.path, "export", "csv", folder.path(of: "Menu.json"), "--watch", "-o",
        folder.path(of: "menu.csv"),
      ], environment: BuiltProgram.environment,
      files: [
        ("/dev/null", O_RDONLY), ("/dev/null", O_WRONLY),
        (folder.path(of: "errors"), O_WRONLY | O_CREAT | O_APPEND),
      ])
    #expect(holds { text("menu.csv")?.contains("Olive") ?? false })
    try folder.write(#"{"other":[{"name":"Bruschetta"}]}"#, to: "Menu.json")
    #expect(holds { text("menu.csv")?.contains("Bruschetta") ?? false })
    try folder.write(#"{"other":["#, to: "Menu.json")
    #expect(holds { text("errors")?.contains("Menu.json:1:") ?? false })
    #expect(text("menu.csv")?.contains("Bruschetta") ?? false)
    try folder.write(#"{"other":[{"name":"Caprese"}]}"#, to: "Menu.json")
    #expect(holds { text("menu.csv")?.contains("Caprese") ?? false })
    kill(process.number, SIGINT)
    #expect(holds { process.hasEnded })
    #expect(process.ending == .signalled(SIGINT))
  }
}
