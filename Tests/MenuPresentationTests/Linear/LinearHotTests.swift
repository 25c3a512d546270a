import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// Nobody states that a dish is not hot: which are is told, and whom to ask about the others.
@Suite(.timeLimit(.minutes(5))) struct LinearHotTests {
  @Test(arguments: [
    "without spicy", "nothing spicy", "not spicy", "senza piccante", "non piccante",
    "niente piccante", "ohne scharf", "nicht scharf", "sans épicé", "pas épicé", "sin picante",
    "no picante",
  ])
  func whichAreIsTold(line: String) {
    let menu = LinearMenu.sample()
    #expect(
      menu.told(to: line)
        == "Piccanti secondo il menu: 1 voce; per elencarle scrivi: piccante. "
        + "Sulle altre chiedere al personale.\n")
    #expect(menu.session.query == MenuQuery())
    #expect(menu.told(to: "piccante").contains("1. Diavola"))
  }

  @Test(
    arguments: [
      ("en", "Spicy according to the menu: 1 item; to list them type: spicy."),
      ("de", "Scharf laut Karte: 1 Eintrag; für die Liste geben Sie ein: scharf."),
      ("fr", "Épicés selon la carte : 1 article ; pour la liste, tapez : épicé."),
      ("es", "Picantes según la carta: 1 producto; para verlos escriba: picante."),
    ] as [(Language, String)])
  func inTheLanguageOfTheGuest(language: Language, sentence: String) {
    var sample = Menu.sample()
    sample.language = language
    let menu = LinearMenu.sample(of: sample, language: language)
    #expect(menu.toldPlainly(to: "without spicy").hasPrefix(sentence))
  }
}
