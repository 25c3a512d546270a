import OldMenuPresentation
import MenuTestSupport
import Testing

/// What a person sees of the program in a real terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ScreenTests {
  @Test func theFirstFrameIsWhole() throws {
    let tmux = try browse()
    let screen = try tmux.capture()
    #expect(screen.first?.hasPrefix(" Da Giuseppe") == true)
    #expect(screen.count <= 24 && screen.count > 20)
    #expect(screen.contains { $0.hasPrefix("▸ 1 Marinara") && $0.hasSuffix("6,00 €") })
    #expect(try tmux.isOnAlternateScreen())
  }

  @Test func theCursorIsOnTheSelectedRowAfterEveryKey() throws {
    let tmux = try browse()
    for key in ["Down", "Down", "Up", "PageDown", "n", "n", "p", "End", "Home", "Tab"] {
      let before = try tmux.capture()
      try tmux.press(key)
      try tmux.until("a change by \(key)") { $0 != before }
      try tmux.until("the cursor on the selected row after \(key)") { lines in
        let cursor = try tmux.cursor()
        return lines.indices.contains(cursor.line) && lines[cursor.line].hasPrefix("▸")
      }
    }
  }

  @Test(arguments: [
    Size(columns: 46, lines: 19), Size(columns: 10, lines: 3), Size(columns: 120, lines: 30),
  ])
  func anotherSizeShowsTheSelectedRow(size: Size) throws {
    let tmux = try browse()
    try tmux.resize(to: size)
    try tmux.until("the selected row at \(size)") { lines in
      lines.count <= size.lines && lines.contains { $0.hasPrefix("▸") }
    }
    #expect(try tmux.capture().allSatisfy { $0.unicodeScalars.count <= size.columns })
    try tmux.resize(to: Size(columns: 80, lines: 24))
    try tmux.until("the whole row again") { $0.contains { $0.hasPrefix("▸ 1 Marinara  VG") } }
  }

  @Test(arguments: ["C", "POSIX", "", "it_IT.UTF-8", "xx_YY.UTF-8", "it_IT.ISO-8859-1"])
  func everyLocaleShowsTheMenu(name: String) throws {
    let tmux = try Tmux(environment: ["TERM": "tmux-256color", "LC_ALL": name, "LANG": name])
    try tmux.type("\(BuiltProgram.path()) \(BuiltProgram.menu)")
    let marker = name.hasSuffix("ISO-8859-1") ? ">" : "▸"
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("\(marker) 1 Marinara") } }
    try tmux.press("q")
  }

  @Test(arguments: [("q", 0), ("C-c", 130), ("C-\\", 131)])
  func theShellFindsItsTerminalAsItWas(key: String, status: Int) throws {
    let tmux = try Tmux()
    try tmux.type("A=$(stty -a); \(BuiltProgram.path()) \(BuiltProgram.menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    try tmux.press(key)
    try tmux.until("the shell") { $0.last?.hasPrefix("$") == true }
    try tmux.type("echo status=$?; [ \"$A\" = \"$(stty -a)\" ] && echo same=yes")
    try tmux.until("the status and the modes") {
      $0.contains("status=\(status)") && $0.contains("same=yes")
    }
    #expect(try !tmux.isOnAlternateScreen())
  }

  @Test func keysComeFromTheTerminalWhenTheMenuComesThroughAPipe() throws {
    let tmux = try Tmux()
    try tmux.type("cat \(BuiltProgram.menu) | \(BuiltProgram.path()) -")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    try tmux.press("Down")
    try tmux.until("the second row") { $0.contains { $0.hasPrefix("▸ 2 Margherita") } }
    try tmux.press("q")
    try tmux.until("the shell") { $0.last?.hasPrefix("$") == true }
  }

  private func browse() throws -> Tmux {
    let tmux = try Tmux()
    try tmux.type("\(BuiltProgram.path()) \(BuiltProgram.menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸ 1 Marinara") } }
    return tmux
  }
}
