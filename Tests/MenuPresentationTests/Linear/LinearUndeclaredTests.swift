import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Who has dishes shown of which nothing is stated is told so as long as they are.
@Suite(.timeLimit(.minutes(5))) struct LinearUndeclaredTests {
  @Test func theFiltersSayHowManyOfThoseShownSayNothing() {
    let menu = LinearMenu.sample()
    for line in ["senza pesce", "mostra non dichiarati", "senza sesamo"] { _ = menu.told(to: line) }
    let answer = menu.told(to: "liste")
    #expect(
      answer.contains(
        "Filtri: senza pesce, senza sesamo, non dichiarate mostrate. 9 voci. "
          + "Delle voci mostrate, 8 non lo dichiarano: chiedere al personale.\n"), "\(answer)")
    #expect(!menu.told(to: "nascondi").contains("non lo dichiara"))
  }

  @Test func whatIsTakenOfThemIsToBeAskedAbout() {
    let menu = LinearMenu.sample()
    for line in ["senza pesce", "mostra non dichiarati"] { _ = menu.told(to: line) }
    let taken = menu.told(to: "aggiungi diavola")
    #expect(taken.hasPrefix("Aggiunto: Diavola.\nDiavola: chiedere al personale.\n"), "\(taken)")
    #expect(menu.told(to: "aggiungi marinara").hasPrefix("Aggiunto: Marinara.\nNella tua"))
    #expect(LinearMenu.sample().told(to: "aggiungi diavola").hasPrefix("Aggiunto: Diavola.\nNella"))
  }
}
