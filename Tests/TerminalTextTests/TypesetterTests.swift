import TestSupport
import Testing

@testable import TerminalText

/// The cell widths of an ordinary terminal, as far as these tests need them.
private let cellWidth: Typesetter.CellWidth = { scalar in
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  return switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFF60,
    0x1F300...0x1F64F, 0x1F900...0x1F9FF:
    2
  default: 1
  }
}

struct TypesetterTests {
  let typesetter = Typesetter(cellWidth: cellWidth)
  let ascii = Typesetter(cellWidth: cellWidth, isASCII: true)

  @Test(
    "safe text has no terminal controls and keeps the rest",
    arguments: [
      ("Margherita", "Margherita"),
      ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
      ("\u{1B}]0;x\u{07}y", "\u{FFFD}]0;x\u{FFFD}y"),
      ("a\u{9D}b\u{9C}", "a\u{FFFD}b\u{FFFD}"),
      (
        "a\rb\u{08}c\u{0B}d\u{0C}e\u{7F}f\u{0E}g\u{0F}h\u{00}i",
        "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g\u{FFFD}h\u{FFFD}i"
      ),
      ("a\nb\tc\r\nd", "a b c d"),
      ("a\u{202E}b\u{2066}c\u{200F}d\u{061C}e", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"),
      ("a\u{200B}b\u{2060}c\u{FEFF}d\u{00AD}e\u{180E}f", "abcdef"),
      (
        "\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}",
        "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
      ),
      ("e\u{301}\u{302}", "e\u{301}\u{302}"),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}x", "e\u{301}\u{302}\u{303}\u{304}x"),
      (
        "e\u{302E}\u{1D165}\u{302E}\u{1D165}\u{302E}\u{1D165}x",
        "e\u{302E}\u{1D165}\u{302E}\u{1D165}x"
      ),
      ("\u{915}\u{93E}\u{915}\u{947}", "\u{915}\u{93E}\u{915}\u{947}"),
      ("\u{301}\u{302}x", " \u{301}\u{302}x"),
      ("\u{E000}\u{378}\u{FFFF}\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("%s %n %@ %1$s", "%s %n %@ %1$s"),
      ("❤\u{FE0F} 1\u{FE0F}\u{20E3}", "❤ 1\u{20E3}"),
      ("👨\u{200D}🍳👍\u{1F3FD}🏴\u{E0067}\u{E007F}", "👨🍳👍🏴"),
      ("7,00\u{A0}€ 1\u{202F}234\u{3000}x", "7,00 € 1 234 x"),
      ("פיצה", "פיצה"),
    ])
  func safe_withAnythingThatATerminalObeys_isInert(written: String, safe: String) {
    #expect(Array(typesetter.safe(written).string.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test("words between blanks are those of a split by characters", arguments: seeds)
  func words_ofAnyText_areThoseOfASplit(seed: Int) {
    let scalars: [Unicode.Scalar] = [
      "a", "é", "œ", "中", "»", "👨", "🇮", " ", " ", " ", " ", "\u{301}", "\u{600}", "\u{93E}",
      "\u{D4E}", "\u{20E3}", "\u{1F3FD}", "\u{200D}", "\u{1100}", "\u{1161}",
    ]
    var random = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<2_000 { text.unicodeScalars.append(scalars.randomElement(using: &random) ?? " ") }
    for length in [0, 1, 2, 3, 5, 2_000] {
      let part = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
      #expect(part.wordsBetweenBlanks == part.split(separator: " "), "\(part)")
    }
  }

  @Test("no Unicode scalar leaves a control or format character in safe text")
  func safe_ofEveryScalar_holdsNoControlAndNoFormat() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isUnclean = typesetter.safe("a\(scalar)b").string.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
          .paragraphSeparator:
          true
        default: false
        }
      }
      #expect(!isUnclean, "U+\(String(value, radix: 16))")
    }
  }

  @Test("a character without a known width is replaced")
  func safe_ofWhatCannotBeMeasured_isReplaced() {
    #expect(Typesetter { $0 == "魚" ? -1 : 1 }.safe("a魚b") == "a\u{FFFD}b")
  }

  @Test(
    "text for an ASCII terminal is spelled readably",
    arguments: [
      ("Perché", "Perche"), ("7,00 – 11,50 €", "7,00 - 11,50 EUR"), ("魚", "?"), ("½ ×", "1/2 x"),
      ("l’olio “buono” …", "l'olio \"buono\" ..."), ("ÀÉÎÕÚ Çñšžř", "AEIOU Cnszr"),
      ("Größe Æ œ ø ł", "Groesse AE oe o l"), ("Würstel, Öl, Käse", "Wuerstel, Oel, Kaese"),
      ("Phở ẤẶ", "Pho AA"), ("•• ▸ ▌", "oo > |"), ("↑↓ ⌫", "Up/Down Backspace"),
      ("← 4 →", "Left 4 Right"),
      ("£5 ¥6", "GBP5 JPY6"), ("e\u{301}", "e"),
      ("Đ Ŧ Ǿ ð ɏ", "D T O d y"),
    ])
  func safe_onAnASCIITerminal_isReadable(written: String, safe: String) {
    #expect(ascii.safe(written).string == safe)
  }

  @Test(
    "the width of a text is its number of cells",
    arguments: [("", 0), ("abc", 3), ("è", 1), ("e\u{301}", 1), ("魚", 2), ("👍a", 3)])
  func width_ofAText_isCountedInCells(string: String, width: Int) {
    #expect(typesetter.width(of: string) == width)
  }

  @Test(
    "a text that is cut keeps whole characters and fits its width",
    arguments: [
      ("Margherita", 10, "Margherita"), ("Margherita", 9, "Margheri…"), ("Margherita", 1, "…"),
      ("Margherita", 0, ""), ("魚魚魚", 5, "魚魚…"), ("魚魚魚", 4, "魚…"), ("魚魚", 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("a b c", 3, "a…"), ("abc", -1, ""),
      ("🇮🇹🇮🇹", 3, "🇮🇹…"), ("e\u{301}e\u{301}", 1, "…"), ("👍👍", 3, "👍…"), ("👍👍", 2, "…"),
    ])
  func text_cut_keepsWholeCharacters(string: String, width: Int, cut: String) {
    let safe = typesetter.cut(typesetter.safe(string), to: width)
    #expect(safe.string == cut && typesetter.width(of: safe) <= max(0, width))
  }

  @Test(
    "a text that is cut at the front keeps its end",
    arguments: [("/a/b/Menu.json", 9, "…enu.json"), ("a", 1, "a"), ("ab", 0, "")])
  func text_cutAtTheFront_keepsItsEnd(string: String, width: Int, cut: String) {
    #expect(typesetter.cutFront(typesetter.safe(string), to: width).string == cut)
  }

  @Test("the end of a text is taken without an ellipsis")
  func end_ofAText_isCutWithoutASign() {
    #expect(typesetter.end(of: "Margherita", to: 4) == "rita")
  }

  /// In safe text a no-break space is a plain blank.
  @Test(
    "text is wrapped at blanks and keeps punctuation with its word if it fits",
    arguments: [
      ("", 10, []), ("pomodoro, aglio", 20, ["pomodoro, aglio"]),
      ("pomodoro, aglio", 10, ["pomodoro,", "aglio"]), ("pomodoro", 3, ["pom", "odo", "ro"]),
      ("a pomodoro", 5, ["a", "pomod", "oro"]), ("魚魚魚", 3, ["魚", "魚", "魚"]),
      ("魚", 1, ["…"]), ("a  b", 1, ["a", "b"]), ("x", 0, []),
      ("Pour les autres\u{A0}: demandez", 15, ["Pour les", "autres :", "demandez"]),
      ("avec «\u{A0}lait\u{A0}»", 9, ["avec", "« lait »"]),
      ("allergène\u{A0}: oui", 10, ["allergène", ": oui"]),
      ("allergène\u{A0}: oui", 11, ["allergène :", "oui"]), ("a - b", 3, ["a -", "b"]),
      ("lait  ?!", 7, ["lait ?!"]), ("lait  ?!", 6, ["lait", "?!"]),
    ])
  func text_wrapped_breaksAtBlanksAndKeepsMarksWithTheirWords(
    string: String, width: Int, lines: [String]
  ) {
    #expect(typesetter.wrapped(typesetter.safe(string), to: width).map(\.string) == lines)
  }

  @Test(
    "parts fill each line before the next one, and no part is on the lines in part",
    arguments: [
      (3, ["glutine, latte", "uova", "frutta a guscio"], 4), (2, ["glutine, latte", "uova"], 3),
      (1, ["glutine, latte"], 2), (0, [], 0),
    ])
  func parts_flowed_fillEachLine(limit: Int, lines: [String], pieces: Int) {
    let flowed = typesetter.flowed(
      ["glutine", "latte", "uova", "frutta a guscio"], gap: ", ", to: 15, atMost: limit)
    #expect(flowed.lines.map(\.string) == lines)
    #expect(flowed.pieces == pieces)
  }

  @Test(
    "on an ASCII terminal quoted text is escaped and the message is spelled",
    arguments: [
      (#"write "7,50 €" so"#, #"write "7,50 \u20ac" so"#),
      ("perché – “🍕", #"perche - \u201c\ud83c\udf55"#),
      (#""caffè…" è"#, #""caff\u00e8..." e"#), ("plain", "plain"),
    ])
  func quoting_onAnASCIITerminal_escapesTheFileAndSpellsTheRest(message: String, expected: String) {
    #expect(ascii.quoting(message).string == expected)
    #expect(typesetter.quoting(message).string == message)
  }

  @Test("safe text is repeated, joined and trimmed; a negative count gives none")
  func repeated_withANegativeNumber_isEmpty() {
    #expect(SafeText.blanks(-1) == "" && SafeText("ab").repeated(3) == "ababab")
    #expect(SafeText("a  ").withoutBlanksAtEnd == "a")
    #expect((["a", "b"] as [SafeText]).joined(separator: ", ") == "a, b")
  }
}
