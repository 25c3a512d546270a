import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Nobody states that a dish is not hot: which are is told, and whom to ask about the others.
@Suite(.timeLimit(.minutes(5))) struct LinearHotTests {
  @Test(arguments: [
    "without spicy", "nothing spicy", "not spicy", "senza piccante", "non piccante",
    "niente piccante", "ohne scharf", "nicht scharf", "sans épicé", "pas épicé", "sin picante",
    "no picante", "something mild", "Mild?", "qualcosa di non piccante", "qualcosa di delicato",
    "etwas Mildes", "quelque chose de doux", "algo suave", "a mild pizza", "pizza non piccante",
    "not too spicy", "nothing hot please", "una pizza poco piccante", "etwas wenig scharf",
    "quelque chose de peu épicé", "algo poco picante", "less spicy",
  ])
  func whichAreIsTold(line: String) {
    let menu = LinearMenu.sample()
    let answer = menu.told(to: line)
    #expect(
      answer.hasPrefix(
        "Piccanti secondo il menu: 1 voce; per elencarle scrivi: piccante. "
          + "Sulle altre chiedere al personale.\n"
          + "Di queste il menu non dice quanto sono piccanti: "), "\(answer)")
    #expect(answer.contains(". Marinara") && !answer.contains("Diavola"), "\(answer)")
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

  /// Its row alone would be no answer, and that nothing is said of it is no no.
  @Test(arguments: [
    "is the marinara spicy?", "Is the Marinara hot", "how spicy is the marinara?",
    "la marinara è piccante?", "la marinara è piccante", "quanto è piccante la marinara?",
    "ist die Marinara scharf?", "la marinara est-elle épicée ?", "la marinara est épicée",
    "¿la marinara es picante?", "¿pica la marinara?",
  ])
  func howHotADishIsIsForTheStaffWhereNobodyStatesIt(line: String) {
    let answer = LinearMenu.sample().told(to: line)
    #expect(answer.hasPrefix("Marinara."), "\(answer)")
    #expect(
      answer.contains("Quanto è piccante il menu non lo dice: chiedere al personale."), "\(answer)")
  }

  @Test(arguments: [
    "is the diavola spicy?", "la diavola è piccante?", "ist die Diavola scharf?",
    "la diavola est-elle épicée ?", "¿la diavola es picante?", "DIAVOLA PICCANTE?",
  ])
  func howHotADishIsIsTold(line: String) {
    let answer = LinearMenu.sample().told(to: line)
    #expect(answer.hasPrefix("Diavola.") && answer.contains("Piccante 2 su 3."), "\(answer)")
    #expect(!answer.contains("non lo dice"))
  }

  @Test func whatIsAskedBesidesCountsToo() {
    let answer = LinearMenu.sample().told(to: "something vegan and not spicy")
    #expect(answer.contains("1. Marinara") && !answer.contains("Margherita"), "\(answer)")
    let filtered = LinearMenu.sample().told(toTheLastOf: ["senza pesce", "non piccante"])
    #expect(!filtered.contains("Mare"), "\(filtered)")
  }

  /// A sign that the dish may not keep is none here either, and what may be in it is told.
  @Test func aDietThatIsAskedBesidesIsAFilter() throws {
    let file = #"""
      {"language": "it", "pizzas": [
        {"name": "Piccante", "spicy": 2},
        {"name": "Bianca", "diets": ["vegan", "halal"], "allergens": {"mayContain": ["milk"]}},
        {"name": "Al vino", "ingredients": ["pollo", "vino"], "diets": ["halal"]}]}
      """#
    let menu = try MenuReader.read(Array(file.utf8)).menu
    let linear = LinearMenu.sample(of: menu)
    let answer = linear.told(to: "niente di piccante halal")
    #expect(answer.contains("Filtri: halal."), "\(answer)")
    #expect(answer.contains("1. Bianca") && !answer.contains("Al vino"), "\(answer)")
    let vegan = LinearMenu.sample(of: menu).told(to: "not spicy vegan")
    #expect(vegan.contains("può contenere latte"), "\(vegan)")
  }

  @Test(arguments: [
    "not spicy no pork", "not spicy and no alcohol", "not spicy vegetarian without pork",
    "nicht scharf und kein Schwein",
  ])
  func ofWhatElseIsToBeLeftOutNobodyKnows(line: String) {
    let answer = LinearMenu.sample().told(to: line)
    #expect(answer.contains("chiedere al personale"), "\(answer)")
    #expect(!answer.contains("1. "), "\(answer)")
  }

  @Test func soItIsOfTheDishThatWasTold() {
    let menu = LinearMenu.sample()
    _ = menu.told(to: "marinara")
    #expect(menu.told(toTheLastOf: ["1", "is it spicy?"]).contains("il menu non lo dice"))
    #expect(LinearMenu.sample().told(to: "is it spicy?").contains("Di quale voce"))
  }

  @Test(arguments: ["spicy", "piccante", "vorrei qualcosa di piccante", "do you have spicy pizza?"])
  func whoLooksForHotDishesIsShownThemWithTheirHeat(line: String) {
    let answer = LinearMenu.sample().toldPlainly(to: line)
    #expect(answer.contains("1. Diavola, 9,00 €. Piccante 2 su 3."), "\(answer)")
  }
}
