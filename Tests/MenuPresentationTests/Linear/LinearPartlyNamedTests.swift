import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Questions about a dish by a part of its name: that no item has all of the words must not be read as
/// a no.
@Suite(.timeLimit(.minutes(5))) struct LinearPartlyNamedTests {
  private static let file = """
    {"language": "it", "pizzas": [{"name": "Diavola", "spicy": 2},
        {"name": "Margherita", "ingredients": ["pomodoro", "mozzarella"]}],
      "beverages": [{"name": "Vino rosso della casa"}, {"name": "Birra", "alcoholPercent": 5}],
      "desserts": [{"name": "Babà al rum"}, {"name": "Babà alla panna"}, {"name": "Tiramisù freddo"}]}
    """

  private let menu: LinearMenu

  init() throws {
    menu = LinearMenu.sample(of: try MenuReader.read(Array(Self.file.utf8)).menu)
  }

  private let ask = "Non capisco tutta la frase: chiedere al personale."

  @Test(arguments: [
    "is there alcohol in the tiramisu?", "is the tiramisu alcoholic?", "alcohol in the tiramisu",
    "c'è alcol nel tiramisù?", "il tiramisù è alcolico?", "è alcolico il tiramisu",
    "c'è del vino nel tiramisù?", "ist Alkohol im Tiramisu?", "enthält das Tiramisu Alkohol?",
    "y a-t-il de l'alcool dans le tiramisu ?", "le tiramisu contient-il de l'alcool ?",
    "¿lleva alcohol el tiramisú?", "tiramisù alcol", "is the tiramisu frozen?",
    "ist das Tiramisu hausgemacht?", "c'è maiale nel tiramisù?",
    // Asked without its sign.
    "il tiramisù contiene lupini", "contiene lupini il tiramisù", "el tiramisú lleva altramuces",
    "le tiramisu contient-il du lupin", "enthält das Tiramisu Lupinen",
    "the tiramisu contains lupin",
  ])
  func aDishIsToldAndThePersonalAsked(line: String) {
    // What was told before is not what is asked about.
    _ = menu.told(to: "margherita?")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Tiramisù freddo."), "\(answer)")
    #expect(answer.contains(ask), "\(answer)")
    #expect(!answer.contains("Nessuna voce"))
  }

  @Test func howHotItIsIsForThePersonalToo() {
    let answer = menu.told(to: "è piccante il tiramisù?")
    #expect(answer.hasPrefix("Tiramisù freddo."), "\(answer)")
    #expect(answer.contains("Quanto è piccante il menu non lo dice: chiedere al personale."))
  }

  @Test(arguments: ["is there alcohol in the baba?", "c'è alcol nel babà", "hat der Baba Alkohol?"])
  func ofSeveralItAsksWhich(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Di quale voce?"), "\(answer)")
    #expect(answer.contains("1. Babà al rum.\n2. Babà alla panna."), "\(answer)")
  }

  @Test func theRestOfTheNameTellsWhich() {
    #expect(menu.told(to: "is there alcohol in the baba rum?").hasPrefix("Babà al rum."))
  }

  /// A wine is named only where nothing else is.
  @Test func whatIsAskedAboutIsNotTheDish() {
    #expect(menu.told(to: "c'è alcol nel vino?").hasPrefix("Vino rosso della casa."))
  }

  @Test func ofWhatWasToldItSaysWhomToAsk() {
    _ = menu.told(to: "margherita?")
    #expect(menu.told(to: "is there alcohol in it?").hasPrefix("Margherita."))
    #expect(menu.told(to: "is there wine in it?").contains(ask))
    _ = menu.told(to: "diavola?")
    let spicy = menu.told(to: "is it spicy?")
    #expect(spicy.hasPrefix("Diavola.") && !spicy.contains(ask), "\(spicy)")
  }

  @Test(arguments: ["do you have pork?", "maiale", "Schweinefleisch", "porc", "cerdo"])
  func whatNobodyStatesIsNotDenied(line: String) {
    #expect(menu.told(to: line).contains(" Chiedere al personale.\n"), "\(menu.told(to: line))")
  }

  @Test func whoAsksForWhatIsNotFoundIsSentToTheStaff() {
    let answer = menu.told(to: "is there a calzone?")
    #expect(answer.hasPrefix("Nessuna voce con") && answer.contains("personale"), "\(answer)")
    #expect(!menu.told(to: "calzone").contains("personale"))
  }
}
