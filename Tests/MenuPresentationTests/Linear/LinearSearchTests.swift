import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A search that is still on when a guest goes on to filters: it is named, or it is gone.
@Suite(.timeLimit(.minutes(5))) struct LinearSearchTests {
  @Test func anAnswerAboutFiltersNamesTheSearchThatIsOn() {
    let menu = LinearMenu.sample()
    #expect(!menu.told(to: "margherita").contains("Cerchi"))
    #expect(!menu.told(to: "senza pippo").contains("Cerchi"))
    #expect(
      menu.told(to: "vegana") == """
        Cerchi ancora "margherita": per smettere scrivi liste.
        Margherita: manca l'indicazione vegana.
        Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto.
        Filtri: vegana. 0 voci, 1 nascosta: dieta vegana 1.

        """)
    #expect(menu.told(to: "togli uova").hasPrefix("Cerchi ancora \"margherita\": "))
    #expect(menu.told(to: "filtri").hasPrefix("Cerchi ancora \"margherita\": "))
    #expect(menu.told(to: "senza pippo").hasPrefix("Cerchi ancora \"margherita\": "))
    #expect(menu.told(to: "liste").hasPrefix("Da Giuseppe. 1 voce in 1 lista: "))
    #expect(!menu.told(to: "senza uova").contains("Cerchi"))
  }

  @Test func itIsNamedInTheGuestsLanguage() {
    let menu = LinearMenu.sample(language: "en")
    _ = menu.told(to: "margherita")
    #expect(
      menu.told(to: "vegetarian").hasPrefix(
        "You still search for \"margherita\": to stop type lists.\n1 of 9 items.\n"))
    #expect(
      menu.told(to: "remove filters").contains("\nYou still search for \"margherita\": "))
    #expect(menu.told(to: "lists").hasPrefix("Da Giuseppe. 9 items in 4 lists: "))
  }

  @Test(arguments: ["senza latte", "togli", "ordina per nome", "lingua it", "aiuto", "filtri"])
  func aSearchThatFoundNothingIsDropped(line: String) {
    let (menu, other) = (LinearMenu.sample(), LinearMenu.sample())
    #expect(menu.told(to: "xyz").hasPrefix("Nessuna voce con \"xyz\".\nScrivi liste per "))
    #expect(menu.told(to: line) == other.told(to: line))
    #expect(menu.session.query == other.session.query)
  }

  @Test(arguments: [
    ("it", "pizze xyz", "Nessuna voce nomina \"xyz\"."),
    ("it", "vegana xyz", "Non capisco tutta la frase: chiedere al personale."),
    (
      "it", "margherita senza glutine xyz",
      "Nessuna voce nomina \"xyz\". Chiedere al personale."
    ),
    ("en", "pizzas xyz", "No item names \"xyz\"."),
    ("en", "margherita without gluten xyz qwq", "No item names \"xyz\", \"qwq\". Ask the staff."),
  ])
  func theWordsThatFoundNothingAreNamed(language: Language, line: String, answer: String) {
    let menu = LinearMenu.sample(language: language)
    #expect(menu.told(to: line).hasPrefix("\(answer)\n"))
  }

  @Test(arguments: [
    ("it", "funghi vegetariana", "Vegetariana: 1 di 9 voci."),
    ("it", "pizza vegana", "Pizze · vegana: 1 di 9 voci."),
    ("it", "pizze fino a 9", "Pizze: 3 di 9 voci."),
    ("it", "margherita", "1 di 9 voci."),
    ("en", "pizza vegan", "Pizzas · vegan: 1 of 9 items."),
    ("en", "pizzas up to 9", "Pizzas: 3 of 9 items."), ("en", "mare", "1 of 9 items."),
  ])
  func whatWasUnderstoodStandsBeforeWhatWasFound(
    language: Language, line: String, answer: String
  ) {
    let menu = LinearMenu.sample(language: language)
    let said = menu.told(to: line)
    #expect(said.hasPrefix("\(answer)\n"), "\(said)")
  }

  @Test func whatWasMeantIsStillOffered() {
    let menu = LinearMenu.sample()
    _ = menu.told(to: "diavoal")
    #expect(menu.told(to: "1").hasPrefix("1 di 9 voci.\n1. Diavola"))
  }

  @Test func whatOnlyTheFiltersHideWasFound() {
    let menu = LinearMenu.sample()
    for line in ["senza latte", "mare"] { _ = menu.told(to: line) }
    #expect(
      menu.told(to: "togli filtri").hasPrefix(
        "Non escludi più: latte. Nessun filtro.\n"
          + "Cerchi ancora \"mare\": per smettere scrivi liste.\n1 di 9 voci.\n"))
  }

  @Test func aSearchAtTheStartThatFoundNothingIsSaidAndDropped() {
    let menu = LinearMenu.sample(query: MenuQuery(search: "xyz"))
    #expect(menu.greet().string.contains("\nNessuna voce con \"xyz\".\n"))
    #expect(menu.told(to: "vegana").hasPrefix("Da Giuseppe. 1 voce in 1 lista: "))
  }
}
