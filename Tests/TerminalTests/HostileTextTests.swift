import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A menu whose every text is hostile, on everything that the program writes to.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileTextTests {
  private static let texts = [
    "escape": "\u{1B}[2J", "title": "\u{1B}]0;x\u{7}",
    "clipboard": "\u{1B}]52;c;eA==\u{1B}\\",
    "link": "\u{1B}]8;;https://example.com\u{1B}\\",
    "unterminated": "\u{1B}P\u{1B}_\u{9D}",
    "controls": "\r\u{8}\u{B}\u{C}\u{7F}\u{E}\u{F}\0",
    "line feed and tab": "\n\t", "bidi": "\u{202E}\u{2066}\u{200F}\u{61C}",
    "zero width": "\u{200B}\u{2060}\u{FEFF}\u{AD}\u{115F}\u{3164}\u{2800}",
    "marks": "e" + String(repeating: "\u{301}", count: 10_000),
    "unassigned": "\u{E000}\u{378}\u{FFFF}\u{2028}", "format": "%s %n %@ %1$s",
  ]
  private let folder: TemporaryFolder
  private let menu: String

  init() throws {
    folder = try TemporaryFolder()
    menu = folder.path("Menu.json")
    let dishes = Self.texts.sorted { $0.key < $1.key }.map { name, hostile -> [String: Any] in
      let text = "Prima\(hostile)Dopo"
      return [
        "name": text, "description": text, "group": name, "ingredients": [text], "notes": [text],
        "number": text, "addOns": [["name": text]], "key \(text)": text, "diets": [text],
        "allergens": [text], "price": ["text": text],
      ]
    }
    let groups = Self.texts.map { name, hostile in ["id": name, "title": "Prima\(hostile)Dopo"] }
    let all = Self.texts.values.sorted().joined()
    let file: [String: Any] = [
      "language": "it", "name": "Casa\(all)", "notes": [all], "groups": groups, "pizzas": dishes,
    ]
    let data = try JSONSerialization.data(withJSONObject: file)
    try folder.write(String(decoding: data, as: UTF8.self), to: "Menu.json")
  }

  @Test func theBrowserShowsIt() throws {
    let browser = try RunningBrowser(arguments: [menu])
    let terminal = browser.terminal
    #expect(terminal.read { $0.text.contains("Prima") })
    for _ in Self.texts {
      // The dish on its own page, all of it, and back to the row behind it.
      for key in ["\r", "G", "\u{1B}", "j"] {
        terminal.send(key)
        terminal.read(within: .milliseconds(40))
      }
    }
    terminal.send("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(complaints(about: terminal) == [])
    let text = terminal.text
    #expect(text.components(separatedBy: "Prima").count > Self.texts.count)
    #expect(text.components(separatedBy: "Dopo").count > Self.texts.count)
  }

  @Test func theSearchFieldShowsIt() throws {
    let browser = try RunningBrowser(arguments: [menu])
    let terminal = browser.terminal
    #expect(terminal.read { $0.text.contains("Prima") })
    for text in Self.texts.values.sorted() + ["\u{1B}[201~\u{9B}2J"] {
      terminal.send("/\u{1B}[200~zz\(text)zz\u{1B}[201~")
      terminal.read(within: .milliseconds(40))
      #expect(complaints(about: terminal) == [])
      terminal.send("\u{1B}")
      terminal.read(within: .milliseconds(40))
      terminal.send("\u{1B}")
      terminal.read(within: .milliseconds(40))
    }
    #expect(terminal.text.contains("zz"))
    terminal.send("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: ["xterm-256color", "dumb"])
  func thePageIsTheSameOnATerminalInAPipeAndInAFile(type: String) throws {
    let environment = ["LC_ALL": "C.UTF-8", "TERM": type]
    let program = [BuiltProgram.path(), menu, "--print"]
    let file = try Subprocess(program, environment: environment)
    #expect(TerminalCleanliness.violations(of: file.output, allowed: ["\n", "\u{FFFD}"]) == [])
    #expect(file.output.components(separatedBy: "Prima").count > 3 * Self.texts.count)
    let pipe = try Subprocess(
      ["dash", "-c", "\"$0\" \"$1\" --print | cat", BuiltProgram.path(), menu],
      environment: environment)
    #expect(pipe.output == file.output)
    let terminal = try PseudoTerminal(
      program, environment: environment, size: Size(columns: 72, lines: 24))
    #expect(terminal.waitForEnd() == .exited(0))
    let text = terminal.text.replacingOccurrences(of: "\r\n", with: "\n")
    #expect(text.hasSuffix(file.output))
    #expect(file.messages == text.dropLast(file.output.count))
  }

  @Test func whatIsSaidAboutItIsClean() throws {
    let name = "Menu\u{1B}]0;x\u{7}\u{202E}.json"
    try FileManager.default.copyItem(atPath: menu, toPath: folder.path(name))
    for arguments in [["check", folder.path(name)], ["--print", folder.path("no" + name)]] {
      let result = try Subprocess([BuiltProgram.path()] + arguments)
      let text = result.output + result.messages
      #expect(TerminalCleanliness.violations(of: text, allowed: ["\n", "\u{FFFD}"]) == [])
      #expect(text.contains("Menu"))
    }
  }

  private func complaints(about terminal: PseudoTerminal) -> [String] {
    VirtualTerminal(
      size: Size(columns: 80, lines: 24), cellWidth: testCellWidth, received: terminal.output
    ).complaints
  }
}
