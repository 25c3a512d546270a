import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What the browser says of the allergens that are left out.
@Suite(.timeLimit(.minutes(5))) struct LeftOutToldTests {
  private func guest(
    without: AllergenSet, notes: [LocalizedText] = [], showsUndeclared: Bool = false
  ) -> Guest {
    var menu = Menu.sample()
    menu.notes += notes
    var query = MenuQuery()
    query.filter.without = without
    query.filter.showsUndeclared = showsUndeclared
    return Guest(dataSource: MenuDataSource(menu: menu, language: "it"), query: query)
  }

  private func lines(_ guest: Guest, columns: Int, lines: Int) -> [String] {
    guest.frame(for: Size(columns: columns, lines: lines)).text
  }

  @Test(
    arguments: [
      ([.lupin], "senza lupini · 1 voce  8 nascoste: non dichiarato 8"),
      ([.milk], "1 voce  8 nascoste: latte 1, non dichiarato 7"),
      ([.milk, .lupin], "senza latte, lupini · 1 voce  8 nascoste: latte 1, non dichiarato 7"),
    ] as [(AllergenSet, String)])
  func theCountsBeginWithWhatNoReasonNames(without: AllergenSet, line: String) {
    let told = guest(without: without).countsLine
    #expect(told?.hasPrefix(line) == true, "\(told ?? "")")
  }

  @Test(arguments: [(80, 24), (46, 19), (120, 30)])
  func whatIsLeftOutIsNamedOnEveryScreen(columns: Int, rows: Int) {
    for (allergen, name) in [(Allergen.lupin, "lupini"), (.milk, "latte"), (.soy, "soia")] {
      let guest = guest(without: [allergen])
      let lines = lines(guest, columns: columns, lines: rows)
      #expect(lines.suffix(2).contains { $0.contains(name) }, "\(lines.suffix(2))")
    }
  }

  @Test(arguments: [(80, 24), (46, 19), (120, 30)])
  func aNoteOfTheHouseThatNamesAnAllergenStaysInTheFooter(columns: Int, rows: Int) {
    for note in [
      "Tutti i piatti possono contenere tracce di arachidi",
      "Arachidi: nessun piatto ne può essere del tutto privo",
    ] as [LocalizedText] {
      let all = guest(without: [.peanuts], notes: ["Chiuso il lunedì", note])
      let lines = lines(all, columns: columns, lines: rows)
      #expect(
        lines.suffix(2).contains { $0.lowercased().contains("arachidi") && !$0.contains("voci") },
        "\(lines.suffix(2))")
    }
  }
}
