import Foundation
import TestSupport
import Testing

/// A message that arrives while a guest types a line, and a stop.
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

  @Test("after Ctrl-Z and fg the prompt is there again, with what has become of the line")
  func prompt_afterAStop_isThereAgain() throws {
    let terminal = try PseudoTerminal(
      script: #"exec /bin/bash --norc -i -c 'set -m; "$P" "$M" --linear; fg; echo done'"#)
    #expect(terminal.shows("> "))
    #expect(terminal.presses("marg", "marg"))
    let place = terminal.output.count
    terminal.send("\u{1A}")
    #expect(terminal.shows("Una riga lasciata a metà va riscritta.\r\n> ", after: place))
    // The terminal has dropped the beginning.
    #expect(terminal.presses("tonno\n", "“tonno”: 1 voce."))
    #expect(terminal.presses("esci\n", "done"))
  }

  @Test("SIGCONT without a stop repeats the prompt with the line so far")
  func prompt_afterAContinuation_hasTheLine() throws {
    let terminal = try PseudoTerminal(script: #"exec "$P" "$M" --linear"#)
    #expect(terminal.shows("> "))
    #expect(terminal.presses("fun", "fun"))
    let place = terminal.output.count
    terminal.signal(SIGCONT)
    #expect(terminal.shows("\r\n> fun", after: place))
    #expect(terminal.presses("ghi\n", "“funghi”: 3 voci."))
  }
}
