import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminalTextTests {
  let text = TerminalText(cellWidth: testCellWidth)

  @Test(arguments: [
    ("plain", "Margherita", "Margherita"),
    ("escape", "a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
    ("title", "\u{1B}]0;x\u{07}y", "\u{FFFD}]0;x\u{FFFD}y"),
    ("T03 C1 string start", "a\u{9D}b\u{9C}", "a\u{FFFD}b\u{FFFD}"),
    (
      "controls", "a\rb\u{08}c\u{0B}d\u{0C}e\u{7F}f\u{0E}g\u{0F}h\u{00}i",
      "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g\u{FFFD}h\u{FFFD}i"
    ),
    ("line feed and tab", "a\nb\tc\r\nd", "a b c d"),
    (
      "bidi", "a\u{202E}b\u{2066}c\u{200F}d\u{061C}e",
      "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"
    ),
    ("zero width", "a\u{200B}b\u{2060}c\u{FEFF}d\u{00AD}e\u{180E}f", "abcdef"),
    (
      "fillers", "\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("few marks", "e\u{301}\u{302}", "e\u{301}\u{302}"),
    (
      "many marks", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x",
      "e\u{301}\u{302}\u{303}\u{304}x"
    ),
    (
      "many marks that take cells", "e\u{302E}\u{1D165}\u{302E}\u{1D165}\u{302E}\u{1D165}x",
      "e\u{302E}\u{1D165}\u{302E}\u{1D165}x"
    ),
    (
      "vowel signs of their own width", "\u{915}\u{93E}\u{915}\u{947}",
      "\u{915}\u{93E}\u{915}\u{947}"
    ),
    ("marks without a base", "\u{301}\u{302}x", " \u{301}\u{302}x"),
    (
      "private and unassigned", "\u{E000}\u{378}\u{FFFF}\u{2028}\u{2029}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("format string", "%s %n %@ %1$s", "%s %n %@ %1$s"),
    ("variation selectors", "❤\u{FE0F} 1\u{FE0F}\u{20E3}", "❤ 1\u{20E3}"),
    ("joiners, tones, tags", "👨\u{200D}🍳👍\u{1F3FD}🏴\u{E0067}\u{E007F}", "👨🍳👍🏴"),
    ("blanks", "7,00\u{A0}€ 1\u{202F}234\u{3000}x", "7,00 € 1 234 x"),
    ("right to left", "פיצה", "פיצה"),
  ])
  func whatIsMadeSafe(name: String, written: String, safe: String) {
    #expect(Array(text.safe(written).string.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test func noControlOrFormatCharacterGetsThrough() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = text.safe("a\(scalar)b").string
      #expect(TerminalCleanliness.violations(of: safe) == [], "U+\(String(value, radix: 16))")
    }
  }

  @Test func textThatTheTerminalCannotMeasureIsReplaced() {
    let narrow = TerminalText { $0 == "魚" ? -1 : 1 }
    #expect(narrow.safe("a魚b") == "a\u{FFFD}b")
  }

  @Test(arguments: [
    ("Perché", "Perche"), ("7,00 – 11,50 €", "7,00 - 11,50 EUR"),
    ("l’olio “buono” …", "l'olio \"buono\" ..."),
    ("Größe Æ œ ø ł", "Groesse AE oe o l"), ("Würstel, Öl, Käse", "Wuerstel, Oel, Kaese"),
    ("魚", "?"), ("½ ×", "1/2 x"), ("•• ▸", "oo >"),
    ("↑↓ ⌫", " Up Dn Backspace"),
    ("£5 ¥6", "GBP5 JPY6"),
  ])
  func onAnASCIITerminalTextIsReadableASCII(written: String, safe: String) {
    #expect(TerminalText(cellWidth: testCellWidth, isASCII: true).safe(written).string == safe)
  }

  @Test(arguments: [("", 0), ("abc", 3), ("è", 1), ("e\u{301}", 1), ("魚", 2), ("👍a", 3)])
  func itMeasuresInCells(string: String, width: Int) {
    #expect(text.width(of: string) == width)
  }

  @Test(arguments: [
    ("Margherita", 10, "Margherita"), ("Margherita", 9, "Margheri…"), ("Margherita", 1, "…"),
    ("Margherita", 0, ""), ("魚魚魚", 5, "魚魚…"), ("魚魚魚", 4, "魚…"), ("魚魚", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("a b c", 3, "a…"), ("abc", -1, ""),
    ("🇮🇹🇮🇹", 3, "🇮🇹…"), ("e\u{301}e\u{301}", 1, "…"), ("👍👍", 3, "👍…"), ("👍👍", 2, "…"),
  ])
  func itCutsByWholeCharacters(string: String, width: Int, cut: String) {
    #expect(text.cut(text.safe(string), to: width).string == cut)
    #expect(text.width(of: text.cut(text.safe(string), to: width)) <= max(0, width))
  }

  @Test(arguments: [
    ("", 10, []), ("pomodoro, aglio", 20, ["pomodoro, aglio"]),
    ("pomodoro, aglio", 10, ["pomodoro,", "aglio"]), ("pomodoro", 3, ["pom", "odo", "ro"]),
    ("a pomodoro", 5, ["a", "pomod", "oro"]), ("魚魚魚", 3, ["魚", "魚", "魚"]),
    ("魚", 1, ["…"]), ("a  b", 1, ["a", "b"]), ("x", 0, []),
  ])
  func itWrapsAtBlanks(string: String, width: Int, lines: [String]) {
    #expect(text.wrapped(text.safe(string), to: width).map(\.string) == lines)
  }

  /// A no-break space is a blank like any other once it is safe.
  @Test(arguments: [
    ("Pour les autres\u{A0}: demandez", 15, ["Pour les", "autres :", "demandez"]),
    ("Sans quoi\u{202F}?", 9, ["Sans", "quoi ?"]),
    ("avec «\u{A0}lait\u{A0}»", 9, ["avec", "« lait »"]),
    ("allergène\u{A0}: oui", 10, ["allergène", ": oui"]),
    ("allergène\u{A0}: oui", 11, ["allergène :", "oui"]), ("a - b", 3, ["a -", "b"]),
  ])
  func aMarkStaysWithItsWord(string: String, width: Int, lines: [String]) {
    #expect(text.wrapped(text.safe(string), to: width).map(\.string) == lines)
  }
}
