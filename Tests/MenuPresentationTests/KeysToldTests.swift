import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What help and footer tell of the keys is what the keys do.
@Suite(.timeLimit(.minutes(5))) struct KeysToldTests {
  private let map = KeyMap.standard

  @Test func everyKeyStandsInTheHelpOnceForEachThingItSays() {
    let rows = helpRows()
    for key in Set(map.bindings.flatMap(\.keys)) {
      let commands = Set(map.bindings.filter { $0.keys.contains(key) }.map(\.command))
      // They are told together, as 1–9 and 0–9.
      if key.label.allSatisfy(\.isNumber) { continue }
      #expect(rows.count { $0.contains(label(key)) } == commands.count, "\(key.label)")
    }
  }

  @Test func theKeysOfOneRowSayTheSameInTheSamePlaces() {
    for row in helpRows() where row != ["1–9"] && row != ["0–9"] {
      let meanings = row.map { label in
        Set(map.bindings.filter { $0.keys.contains { self.label($0) == label } }.map(\.command))
      }
      let common = meanings.dropFirst().reduce(meanings.first ?? []) { $0.intersection($1) }
      let holds = common.contains { command in
        Set(row.map { places(of: $0, saying: command) }).count == 1
      }
      #expect(holds, "\(row)")
    }
  }

  @Test(arguments: [
    [], [.down, .enter], [.character("?")], [.character("f")], [.character("f"), .character("?")],
    [.character("/")], typed("fior"), typed("xyzxyz"), typed("xyzxyz") + [.enter],
    typed(" ") + [.enter], typed("\"") + [.enter], typed("diavola") + [.enter],
    [.character("f"), .character(" "), .escape],
  ])
  func everyKeyOfTheFooterActs(keys: [Key]) {
    for hint in browser(after: keys).state.hints {
      let said = footerKeys(hint)
      #expect(!said.isEmpty)
      let acts = said.contains { key in
        let browser = browser(after: keys)
        var screen = RecordingScreen(size: Size(columns: 30, lines: 9))
        screen.play([.key(key)], to: browser)
        return Set(screen.frames).count > 1 || screen.frames.count == 1
      }
      #expect(acts, "\(hint.text)")
    }
  }

  @Test func anEmptyMenuOffersNoKeysForRows() {
    let guest = Guest(dataSource: MenuDataSource(menu: Menu(), language: "it"))
    #expect(guest.hints.map(\.text) == ["? aiuto", "q esci", "/ cerca", "f filtri"])
  }

  @Test func theFooterOfTheFiltersHasAllArrows() {
    let hints = browser(after: [.character("f")]).state.hints
    #expect(
      hints.map(\.text) == ["↑↓←→ muovi", "Spazio scegli", "Esc indietro", "? aiuto"])
  }

  @Test(arguments: [" ", "\"", " \" "])
  func aBlankSearchCanBeCleared(text: String) {
    let guest = Guest()
    guest.perform(.search, .insert(text), .accept)
    #expect(guest.searchLine != nil)
    #expect(guest.hints.contains { $0.text == "Esc cancella" })
    guest.perform(.back)
    #expect(guest.searchLine == nil)
  }

  @Test(arguments: [Key.character("?"), .function(1)])
  func helpOverTheFiltersLeadsBackToThem(key: Key) {
    let help = [.character("f"), .down, key, key]
    #expect(browser(after: help).state.page?.title == "Tasti")
    let back = browser(after: help + [.escape]).state
    #expect(back.mode.context == .filters)
    #expect(back.filters.first(where: \.isSelected)?.title != "glutine")
    #expect(browser(after: help + [.escape, .escape, key, .escape]).state.mode.context == .list)
  }

  /// Every language has its own word for the key on which nothing is written.
  @Test(
    arguments: [
      ("it", "Spazio scegli"), ("en", "Space choose"), ("de", "Leertaste "), ("fr", "Espace "),
      ("es", "Espacio "),
    ] as [(Language, String)])
  func theSpaceBarHasTheNameOfTheLanguage(language: Language, hint: String) {
    var menu = Menu.sample()
    menu.language = language
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: language))
    guest.perform(.filters)
    #expect(guest.hints.contains { $0.text.hasPrefix(hint) }, "\(guest.hints.map(\.text))")
  }

  private func label(_ key: Key) -> String { key.label(in: .italian) }

  private static func typed(_ text: String) -> [Key] {
    [.character("/")] + text.map { .character($0) }
  }

  private func browser(after keys: [Key]) -> Browser {
    let browser = Browser(.sample(), text: TerminalText(cellWidth: testCellWidth))
    var screen = RecordingScreen(size: Size(columns: 30, lines: 9))
    screen.play(keys.map(ScreenEvent.key), to: browser)
    return browser
  }

  private func helpRows() -> [[String]] {
    (browser(after: [.character("?")]).state.page?.blocks ?? []).compactMap { block in
      guard case .pair(let keys, _) = block else { return nil }
      return keys.split(separator: " ").map(String.init)
    }
  }

  /// Where a key says a command; in the search field printable keys are text, and others edit.
  private func places(of label: String, saying command: Command) -> Set<KeyMap.Context> {
    let bindings = map.bindings.filter { binding in
      binding.command == command && binding.keys.contains { self.label($0) == label }
    }
    return Set(bindings.flatMap(\.contexts)).subtracting([.search])
  }

  /// The keys in front of what a hint says they do.
  private func footerKeys(_ hint: FooterHint) -> [Key] {
    let labels = hint.text.split(separator: " ").dropLast().map(String.init)
    return Set(map.bindings.flatMap(\.keys)).filter { key in
      labels.contains {
        $0 == self.label(key) || (!$0.allSatisfy(\.isASCII) && $0.contains(key.label))
      }
    }
  }
}
