import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Filters are taken away by their names or all at once, never without a word.
@Suite(.timeLimit(.minutes(5))) struct LinearRemovingTests {
  private let menu = LinearMenu.sample()

  private func told(_ lines: String...) -> String { menu.told(toTheLastOf: lines) }

  @Test(arguments: [
    "remove", "togli", "rimuovi", "cancella", "delete", "entferne", "lösche", "retirer", "enlève",
    "quita", "borrar", "elimina",
  ])
  func theWordAloneIsAskedWhatItMeans(line: String) {
    let answer = told("senza latte", "senza pesce", line)
    #expect(answer.hasPrefix("Scrivi togli e un nome, come: togli pesce; oppure: togli filtri.\n"))
    #expect(menu.session.query.filter.without == [.milk, .fish])
  }

  @Test func withNothingToRemoveThatIsSaid() {
    #expect(told("togli") == "Nessun filtro.\nNon hai ancora scelto niente.\n")
  }

  @Test(arguments: [
    "togli il latte", "togli latte", "remove milk", "take the milk out", "take out the milk",
    "entferne Milch", "nimm die Milch raus", "enlève le lait", "retire le lait", "quita la leche",
    "elimina la leche", "leva il latte",
  ])
  func oneFilterGoesAndTheOthersStay(line: String) {
    let answer = told("senza latte", "senza pesce", line)
    #expect(menu.session.query.filter.without == [.fish], "\(answer)")
    #expect(
      answer.hasPrefix("Non escludi più: latte.\n") && answer.contains("Filtri: senza pesce."))
  }

  @Test(arguments: [
    "togli il latte", "remove milk", "take the milk out", "entferne Milch", "enlève le lait",
    "quita la leche",
  ])
  func aFilterThatIsNotOnTakesNoOtherAway(line: String) {
    let answer = told("senza pesce", line)
    #expect(menu.session.query.filter.without == [.fish])
    #expect(answer.contains("\" non è tra i filtri.\nPer escludere scrivi: senza latte.\n"))
  }

  @Test(arguments: [
    "remove everything with milk", "togli tutto con il latte", "remove dishes containing milk",
    "entferne alles mit Milch", "enlève tout avec du lait", "quita todo con leche",
  ])
  func whoRemovesWhatHasMilkDoesNotWantIt(line: String) {
    _ = told("senza latte", line)
    #expect(menu.session.query.filter.without == [.milk])
  }

  @Test(arguments: [
    "clear", "reset", "clear filters", "remove the filter", "remove filters", "show all",
    "show everything", "start over", "togli il filtro", "togli i filtri", "togli tutti i filtri",
    "rimuovi filtri", "cancella filtri", "ricomincia", "mostra tutto", "azzera", "filter löschen",
    "entferne die Filter", "alle Filter löschen", "zurücksetzen", "alles zeigen", "neu anfangen",
    "effacer les filtres", "enlève les filtres", "réinitialiser", "tout afficher", "recommencer",
    "supprimer le filtre", "borrar filtros", "quita los filtros", "eliminar los filtros",
    "limpiar filtros", "reiniciar", "mostrar todo", "empezar de nuevo",
  ])
  func allOfThemGoAndAreNamed(line: String) {
    let answer = told("senza latte", "vegana", "fino a 9", line)
    #expect(!menu.session.query.hasFilters, "\(answer)")
    #expect(
      answer.replacing("\u{A0}", with: " ").hasPrefix(
        "Non escludi più: latte. Filtri tolti: vegana, al massimo 9,00 €. Nessun filtro.\n"),
      "\(answer)")
  }

  @Test func whoChoseADishKeepsIt() {
    _ = told("aggiungi marinara", "senza latte", "reset")
    #expect(menu.session.choice.count == 1 && !menu.session.query.hasFilters)
  }

  @Test(
    arguments: [
      (
        "it", "Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto."
      ),
      (
        "en",
        "Type lists for the items that pass the filters, remove filters for all items, or help."
      ),
    ] as [(Language, String)])
  func theHintNamesTheWordsThatShowAll(language: Language, hint: String) {
    let menu = LinearMenu.sample(language: language)
    _ = menu.told(to: "senza latte")
    #expect(menu.told(to: "xyzxyz").contains(hint))
  }
}
