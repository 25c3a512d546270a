import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct VirtualTerminalTests {
  @Test(arguments: [
    ("abc", ["abc   ", "      "]),
    ("abc\rx\n\u{8}y", ["xbc   ", "y     "]),
    ("abcdefg", ["abcdef", "g     "]),
    ("\u{1B}[2;3Hx\u{1B}[1dy\u{1B}[2Gz", [" z y  ", "  x   "]),
    ("abcdef\u{1B}[1;3H\u{1B}[K", ["ab    ", "      "]),
    ("abcdef\u{1B}[1;3H\u{1B}[1K", ["   def", "      "]),
    ("abcdef\u{1B}[1;3H\u{1B}[2X", ["ab  ef", "      "]),
    ("abcdef\u{1B}[1;3H\u{1B}[2P", ["abef  ", "      "]),
    ("abcdef\u{1B}[1;3H\u{1B}[2@", ["ab  cd", "      "]),
    ("-\u{1B}[3b|", ["----| ", "      "]),
    ("ab\r\ncd\u{1B}[1;2H\u{1B}[J", ["a     ", "      "]),
    ("ab\r\ncd\u{1B}[2J", ["      ", "      "]),
    ("\u{1B}[?7labcdefg", ["abcdeg", "      "]),
    ("🍕a\u{1B}[1;2Hx", [" xa   ", "      "]),
    ("🍕a\rx", ["x a   ", "      "]),
    ("aaaaa🍕", ["aaaaa ", "🍕    "]),
    ("ab\r\ncd\r\nef", ["cd    ", "ef    "]),
    ("ab\r\ncd\u{1B}[S", ["cd    ", "      "]),
    ("ab\r\ncd\u{1B}[T", ["      ", "ab    "]),
    ("ab\r\ncd\u{1B}[H\u{1B}[M", ["cd    ", "      "]),
    ("ab\r\ncd\u{1B}[H\u{1B}[L", ["      ", "ab    "]),
    ("ab\r\ncd\u{1B}[H\u{1B}M", ["      ", "ab    "]),
    ("ab\r\ncd\u{1B}[2;2r\u{1B}[2H\n", ["ab    ", "      "]),
    ("ab\u{1B}7\r\ncd\u{1B}8e", ["abe   ", "cd    "]),
    ("e\u{301}a", ["e\u{301}a    ", "      "]),
  ])
  func itDoesWhatItReceives(output: String, lines: [String]) {
    let terminal = terminal(output)
    #expect(terminal.lines == lines)
    #expect(terminal.complaints == [])
  }

  @Test func itCountsWhatRunsOver() {
    #expect(terminal("abcdef").wraps == 0)
    #expect(terminal("abcdefg").wraps == 1)
    let three = terminal("abcdefghijklm")
    #expect(three.wraps == 2)
    #expect(three.lines == ["ghijkl", "m     "])
  }

  @Test(arguments: ["\u{7}", "\u{1B}]0;x", "\u{1B}c", "\u{9B}2J", "\u{1B}[5n", "\u{1B}[?47h", "\0"])
  func itComplainsAboutWhatIsNotForAScreen(output: String) {
    #expect(terminal("a" + output).complaints.count == 1)
  }

  @Test func theSameTextTakesTheCellsThatTheTestSays() {
    let size = Size(columns: 6, lines: 1)
    let narrow = VirtualTerminal(size: size, cellWidth: { _ in 1 }, received: Array("🍕a".utf8))
    let wide = VirtualTerminal(size: size, cellWidth: { _ in 2 }, received: Array("🍕a".utf8))
    #expect(narrow.cells == [["🍕", "a", " ", " ", " ", " "]])
    #expect(wide.cells == [["🍕", "", "a", "", " ", " "]])
  }

  private func terminal(_ output: String) -> VirtualTerminal {
    VirtualTerminal(
      size: Size(columns: 6, lines: 2), cellWidth: testCellWidth, received: Array(output.utf8))
  }
}
