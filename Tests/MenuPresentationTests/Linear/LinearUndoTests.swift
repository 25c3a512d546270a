import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What was chosen is emptied and brought back.
@Suite(.timeLimit(.minutes(5))) struct LinearUndoTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  private func told(_ lines: String...) -> String { menu.told(toTheLastOf: lines) }

  @Test(arguments: [
    "undo", "undo that", "annulla", "annulla, grazie", "rückgängig", "rueckgaengig", "annuler",
    "deshacer",
  ])
  func theLastChangeIsUndone(line: String) {
    let answer = told("aggiungi marinara", "aggiungi 2 diavola", line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Annullato.\nNella tua scelta: 1 · "), "\(answer)")
    #expect(told(line) == "Annullato.\nNon hai ancora scelto niente.\n")
    #expect(told(line) == "Nessun filtro.\nNon hai ancora scelto niente.\n")
  }

  @Test func whatWasPutBackIsThereAgain() {
    _ = told("aggiungi marinara", "aggiungi diavola", "togli scelta", "liste", "undo")
    #expect(chosen == ["1 Marinara", "1 Diavola"])
    _ = told("togli marinara", "undo", "persone 4", "undo")
    #expect(chosen == ["1 Marinara", "1 Diavola"] && menu.session.choice.people == nil)
  }

  /// Who has left something out since may mean that.
  @Test func afterAFilterItIsAskedWhatIsMeant() {
    #expect(
      told("aggiungi marinara", "senza latte", "undo")
        .hasPrefix("Scrivi togli filtri, oppure: togli scelta.\n"))
    #expect(chosen == ["1 Marinara"] && menu.session.query.filter.without == [.milk])
  }

  @Test func aDishThatIsNamedIsPutBack() {
    #expect(told("aggiungi marinara", "aggiungi diavola", "undo marinara").hasPrefix("Tolto: M"))
    #expect(chosen == ["1 Diavola"])
  }

  @Test func nothingIsUndoneOfAnotherMenuOrGuest() {
    _ = told("aggiungi marinara")
    menu.follow(.menu(MenuReading(menu: .sample(), diagnostics: [])), file: "Menu.json")
    #expect(!told("undo").contains("Annullato"))
    #expect(chosen == ["1 Marinara"])
    _ = told("aggiungi marinara")
    _ = menu.reset()
    #expect(!told("undo").contains("Annullato"))
  }

  @Test(arguments: [
    "svuota", "svuota la scelta", "clear", "empty", "clear my choice", "leeren",
    "leere meine Auswahl", "vider", "vider mon choix", "vaciar", "vacía mi selección",
  ])
  func theChoiceIsEmptied(line: String) {
    _ = told("aggiungi marinara", "aggiungi diavola")
    let answer = menu.toldPlainly(to: line)
    #expect(chosen == [], "\(answer)")
    #expect(answer.hasPrefix("Tolto: 2 · 15,00 €.\n"), "\(answer)")
    #expect(answer.contains("Non hai ancora scelto niente."))
    _ = told("undo")
    #expect(chosen == ["1 Marinara", "1 Diavola"])
  }

  @Test func whoClearsWithFiltersIsAskedWhat() {
    #expect(
      told("aggiungi marinara", "senza latte", "clear")
        .hasPrefix("Scrivi togli filtri, oppure: togli scelta.\n"))
    #expect(chosen == ["1 Marinara"] && menu.session.query.hasFilters)
    _ = told("svuota")
    #expect(chosen == [] && menu.session.query.hasFilters)
    _ = told("svuota")
    #expect(menu.session.query.hasFilters)
  }
}
