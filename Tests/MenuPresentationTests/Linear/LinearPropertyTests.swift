import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What holds of the linear menu whatever is typed, and whatever the menu.
@Suite(.timeLimit(.minutes(5))) struct LinearPropertyTests {
  @Test(arguments: FixtureMenu.shown)
  func everyDishIsReachedAndItsAllergensAreTold(shown: FixtureMenu.ShownMenu) {
    let dataSource = MenuDataSource(menu: shown.reading.menu)
    let text = TerminalText(cellWidth: testCellWidth)
    let words = Strings.in(dataSource.context.interfaceLanguage)
    let menu = LinearMenu.sample(of: shown.reading.menu, language: nil)
    let lists = MenuList.allCases.map { list in
      (0..<dataSource.numberOfSections).filter { dataSource.list(forSection: $0) == list }
        .flatMap { section in
          (0..<dataSource.numberOfRows(inSection: section)).compactMap {
            dataSource.item(forRow: $0, inSection: section)
          }
        }
    }.filter { !$0.isEmpty }
    for (place, items) in lists.enumerated() {
      _ = menu.told(to: words.language == .italian ? "liste" : "lists")
      _ = menu.told(to: "\(place + 1)")
      // Of a very long list, some twenty dishes.
      for row in stride(from: 0, to: items.count, by: max(1, items.count / 20)) {
        let answer = menu.told(to: "\(row + 1)")
        #expect(answer.contains(text.safe(words.sentence(items[row].allergens)).string))
        for addOn in items[row].addOns.flatMap(\.items) {
          #expect(answer.contains(text.safe(addOn.name).string))
        }
      }
    }
  }

  @Test(
    arguments: [
      String(repeating: "a", count: 1 << 20), String(repeating: "9", count: 1 << 20),
      String(repeating: "e\u{301}", count: 1 << 18), String(repeating: "\"", count: 1 << 20),
      "senza " + String(repeating: "latte ", count: 1 << 16), "\u{1B}[2J\u{1B}]0;x\u{7}", "\0",
      "marg\0herita", "\u{202E}marg", "\u{9B}31m", "senza \u{1B}[2J",
      "ordina per \u{1B}[2J", "lingua \u{1B}c", "\u{FFFD}",
      "\r", "\t \t", "-1", "0", "+1", "1e9", "1.5", "٣",
      "lingua " + String(repeating: "-", count: 900),
    ].map(ToldText.init))
  func hostileLinesGetACleanAnswer(line: ToldText) {
    let menu = LinearMenu.sample()
    for _ in 1...2 {
      let answer = menu.told(to: line.text)
      #expect(answer.hasSuffix("\n"))
      #expect(answer.utf8.count < 4_000)
      #expect(TerminalCleanliness.violations(of: answer, allowed: ["\n", "\u{FFFD}"]) == [])
    }
    #expect(menu.told(to: "liste").hasPrefix("Da Giuseppe."))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whateverIsTypedTheFiltersAreToldAndKept(seed: UInt64) {
    let lines = [
      "1", "2", "3", "margh", "fior", "senza latte", "senza glutine, uova", "vegana", "vegetariana",
      "mostra non dichiarati", "nascondi non dichiarati", "togli latte", "togli", "liste", "altro",
      "filtri", "aiuto", "lingua", "lists", "without nuts", "xyz", "diavoal", "dolci", "",
      "ordina", "ordina per prezzo", "sort by name", "ordina \u{1B}[2J",
    ]
    var generator = SeededGenerator(seed: seed)
    let menu = LinearMenu.sample()
    _ = menu.greet().string
    var typed: [String] = []
    for _ in 0..<40 {
      let line = lines.randomElement(using: &generator) ?? ""
      typed.append(line)
      let answer = menu.told(to: line)
      let hasFilters = menu.session.query.hasFilters
      #expect(answer.hasSuffix("\n"), "seed \(seed): \(typed)")
      #expect(
        hasFilters == (answer.contains("Filtri: ") || answer.contains("Filters: ")),
        "seed \(seed): \(typed)")
      #expect(isSafe(answer, menu.session.query), "seed \(seed): \(typed)")
    }
  }

  /// Whether no numbered row has milk or lacks a statement of it, as far as that is asked for.
  private func isSafe(_ answer: String, _ query: MenuQuery) -> Bool {
    guard query.filter.without.contains(.milk) else { return true }
    return answer.split(separator: "\n").allSatisfy { line in
      !line.contains(". Margherita,")
        && (query.filter.showsUndeclared || !line.contains(". Diavola,"))
        && (!line.contains(". Diavola,") || line.contains("hiedere al personale")
          || line.contains("sk the staff"))
    }
  }
}
