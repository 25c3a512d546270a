import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Drinks without alcohol: what states some, or is a beer or a wine by its name, is none of them, and of
/// the others nobody promises it.
@Suite(.timeLimit(.minutes(5))) struct LinearSoftDrinkTests {
  private func menu(onlyKnown: Bool = false) throws -> LinearMenu {
    let unknown = """
      {"name": "Chinotto"}, {"name": "Moretti", "group": "b"}, {"name": "Vino rosso"},
      """
    let text = """
      {"groups": [{"id": "b", "title": "Birre"}], "beverages": [\(onlyKnown ? "" : unknown)
        {"name": "Ichnusa", "alcoholPercent": 4.7}, {"name": "Clausthaler", "alcoholPercent": 0},
        {"name": "Birra analcolica"}], "desserts": [{"name": "Tiramisù"}]}
      """
    return LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
  }

  private let ask = "Non so dire quali sono senza alcol: chiedere al personale."

  @Test(arguments: [
    "soft drinks", "bibite", "analcolici", "bevande senza alcol", "alkoholfreie Getränke",
    "Softdrinks", "alcohol-free", "non-alcoholic drinks", "boissons sans alcool", "refrescos",
    "bebidas sin alcohol", "ALKOHOLFREI", "senza alcol", "sans alcool", "ohne Alkohol",
    "sin alcohol", "without alcohol", "no alcohol", "0.0", "0,0 %", "désalcoolisé", "dealcolato",
    "entalkoholisiert", "dealcoholised", "desalcoholizado",
  ])
  func noBeerIsASoftDrink(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(
      answer.contains("1. Chinotto.\n2. Clausthaler, 0 % vol.\n3. Birra analcolica.\n\(ask)\n")
        || answer.contains("1. Chinotto.\n2. Clausthaler.\n3. Birra analcolica.\n\(ask)\n"),
      "\(answer)")
    #expect(
      answer.hasPrefix("Bevande · senza alcol (chiedere al personale): 3 di 7 voci."), "\(answer)")
  }

  @Test func whatIsKnownIsNotAskedFor() throws {
    let answer = try menu(onlyKnown: true).told(to: "bibite")
    #expect(answer.contains("Clausthaler") && !answer.contains(ask), "\(answer)")
  }

  @Test func aBeerThatIsNamedMayHaveNone() throws {
    #expect(try menu().told(to: "birra analcolica").contains("Birra analcolica."))
  }

  @Test(arguments: ["birra senza alcol", "birra 0.0", "birra 0,0 %", "birra dealcolata"])
  func aBeerWithoutAlcoholIsOneOfThem(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(answer.contains("senza alcol (chiedere al personale)"), "\(answer)")
    #expect(answer.contains("Birra analcolica.") && !answer.contains("Ichnusa"), "\(answer)")
  }

  /// The beers that have some are no answer.
  @Test(arguments: [
    "birra 0.0", "birra 0,0", "una birra 0.0 per favore", "birra analcolica", "beer 0.0",
    "avete birra analcolica?", "do you have alcohol-free beer?", "alkoholfreies Bier",
    "bière sans alcool", "cerveza sin alcohol", "Birra 0,0 %",
  ])
  func whereAllBeersHaveSomeItIsForTheStaff(line: String) throws {
    let text = """
      {"beverages": [{"name": {"it": "Birra chiara", "en": "Lager beer", "de": "Helles Bier",
        "fr": "Bière blonde", "es": "Cerveza rubia"}, "alcoholPercent": 4.7},
        {"name": {"it": "Birra ambrata", "en": "Amber beer", "de": "Dunkles Bier",
        "fr": "Bière ambrée", "es": "Cerveza tostada"}, "alcoholPercent": 6}]}
      """
    let menu = LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
    let answer = menu.told(to: line)
    #expect(answer.contains(ask), "\(answer)")
    #expect(!answer.contains("ambrata") && !answer.contains("chiara"), "\(answer)")
  }

  /// Of food nobody states it, and whoever must not have any is not shown drinks.
  @Test(arguments: [
    "dolci senza alcol", "tiramisù senza alcol", "allergico all'alcol", "desserts without alcohol",
    "Nachtisch ohne Alkohol", "dessert sans alcool", "postres sin alcohol",
  ])
  func foodWithoutAlcoholIsForTheStaff(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(answer.hasPrefix("Non so dire quali sono senza "), "\(answer)")
    #expect(!answer.contains("Chinotto"))
  }

  @Test(arguments: ["tiramisù analcolico", "is the tiramisu alcohol-free?"])
  func anotherDishIsForTheStaff(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(answer.contains("Tiramisù") && answer.contains("chiedere al personale"), "\(answer)")
  }

  /// Of what stands under a title of both nobody knows which it is.
  @Test(arguments: [("Birre e vini", false), ("Birre e bibite", true), ("Vini e bevande", true)])
  func aTitleOfSeveralThingsTellsOfNone(title: String, isShown: Bool) throws {
    let text = """
      {"groups": [{"id": "g", "title": "\(title)"}],
        "beverages": [{"name": "Moretti", "group": "g"}, {"name": "Acqua"}]}
      """
    let menu = LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
    #expect(menu.told(to: "alcohol-free").contains("Moretti") == isShown)
  }

  @Test(arguments: ["bevande", "drinks", "Getränke"])
  func drinksAreAllOfThem(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(answer.contains("Moretti") && answer.contains("Vino rosso"), "\(answer)")
  }
}
