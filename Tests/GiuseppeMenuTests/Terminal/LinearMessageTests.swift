import Foundation
import TestSupport
import Testing

/// A message that arrives while a guest types a line.
@Suite(.timeLimit(.minutes(2))) struct LinearMessageTests {
  private let folder: Folder
  private let menu: String
  private let terminal: PseudoTerminal

  init() throws {
    folder = try Folder()
    menu = String(decoding: try Repository.bytes("Menu.json"), as: UTF8.self)
    try folder.write(menu, to: "Menu.json")
    terminal = try PseudoTerminal(
      script: #"$P "$M" --linear"#, environment: ["M": folder.path(of: "Menu.json")])
  }

  @Test("a message begins on a new line, and the typed text is repeated after it")
  func message() throws {
    #expect(terminal.shows("> "))
    #expect(terminal.presses("fun", "fun"))
    try folder.write(menu.replacing("6.00", with: "6.50"), to: "Menu.json")
    #expect(terminal.shows("\r\nIl menu è cambiato.\r\n> fun"))
    #expect(terminal.presses("ghi\n", "“funghi”: 3 voci."))
    // The previous line is not part of the next one.
    #expect(terminal.presses("tonno\n", "“tonno”: 1 voce."))
  }
}
