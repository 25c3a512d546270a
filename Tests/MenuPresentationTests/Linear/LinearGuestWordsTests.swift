import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What no menu promises is for the staff, and what guests say in words of their own is understood.
@Suite(.timeLimit(.minutes(5))) struct LinearGuestWordsTests {
  private static let file = """
    {"language": "it", "currency": "EUR", "notes": ["* prodotto surgelato"],
      "pizzas": [{"name": "Diavola", "price": 8}, {"name": "Margherita", "price": 7},
        {"name": "Ai frutti di mare *"}, {"name": "Schinken", "ingredients": ["Schweinesalami"]},
        {"name": "Ortolana", "notes": ["con verdure dell'orto"]}]}
    """

  private let menu: LinearMenu

  init() throws {
    menu = LinearMenu.sample(of: try MenuReader.read(Array(Self.file.utf8)).menu)
  }

  @Test(arguments: [
    "sono incinta", "I'm pregnant", "ich bin schwanger", "je suis enceinte", "estoy embarazada",
    "what can I eat, I'm pregnant?", "was kann ich in der Schwangerschaft essen?",
  ])
  func whatSuitsWhoeverIsPregnantNobodyStates(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Non capisco tutta la frase: chiedere al personale."), "\(answer)")
  }

  /// Nor of one dish: its card alone would be taken for a yes.
  @Test(arguments: [
    "la diavola va bene in gravidanza?", "is the diavola safe in pregnancy",
    "I am pregnant, can I eat the diavola?", "ist die Diavola in der Schwangerschaft sicher?",
    "la diavola convient-elle à une femme enceinte ?", "¿la diavola es apta para embarazadas?",
  ])
  func whetherADishSuitsWhoeverIsPregnantIsForTheStaff(line: String) {
    let answer = menu.toldPlainly(to: line)
    #expect(answer.hasPrefix("Diavola. 8,00 €."), "\(answer)")
    #expect(answer.contains("Non capisco tutta la frase: chiedere al personale."), "\(answer)")
  }

  /// Nor whether a dish is what no sign says of it.
  @Test(arguments: [
    "la diavola è halal?", "is the diavola halal", "ist die Diavola halal?",
    "la diavola est-elle halal ?", "¿la diavola es halal?",
  ])
  func aDietThatADishHasNoSignOfIsForTheStaff(line: String) {
    let answer = menu.toldPlainly(to: line)
    #expect(answer.hasPrefix("Diavola. 8,00 €."), "\(answer)")
    #expect(
      answer.contains("Diavola: manca l'indicazione halal.\nChiedere al personale."), "\(answer)")
  }

  @Test func soItIsWithTheDishThatWasTold() {
    _ = menu.told(to: "diavola")
    let answer = menu.told(toTheLastOf: ["la diavola?", "è vegana questa?"])
    #expect(answer.contains("Diavola: manca l'indicazione vegana."), "\(answer)")
  }

  /// That no item names it must not read as if there were none.
  @Test(arguments: [
    "contaminazione crociata", "cross contamination", "Kreuzkontamination",
    "contamination croisée", "contaminación cruzada", "zuckerfrei", "is the kitchen nut free?",
    "verwenden Sie Erdnussöl?", "is the cheese pasteurised?", "usáis leche cruda?",
  ])
  func whatNobodyStatesIsForTheStaff(line: String) {
    #expect(menu.told(to: line).contains("hiedere al personale."), "\(menu.told(to: line))")
  }

  @Test(arguments: [
    ("siamo musulmani", "halal"), ("we are muslim", "halal"), ("wir sind Muslime", "halal"),
    ("nous sommes musulmans", "halal"), ("somos musulmanes", "halal"), ("halal", "halal"),
    ("I'm jewish", "kosher"), ("sono ebrea", "kosher"), ("kosher", "kosher"),
  ])
  func whatNoDishIsMarkedWithIsForTheStaff(line: String, diet: String) {
    let answer = menu.told(to: line)
    #expect(
      answer.hasPrefix("Nessuna voce è indicata come \(diet).\nChiedere al personale.\n"),
      "\(answer)")
  }

  @Test(arguments: ["gibt es etwas mit Schwein?", "Schweinefleisch", "Schwein"])
  func meatIsFoundInWhatIsMadeOfIt(line: String) {
    #expect(menu.told(to: line).contains("1. Schinken."), "\(menu.told(to: line))")
  }

  @Test(arguments: ["Rindfleisch", "Fleisch"])
  func meatOfAnotherAnimalIsNotFound(line: String) {
    #expect(!menu.told(to: line).contains("Schinken"))
  }

  @Test(arguments: [
    ("ohne Knoblauch", "senza Knoblauch:"), ("nimm Calzone", #"con "Calzone"."#),
    ("Wiese", #"con "Wiese"."#), ("gibt es Wiese mit Knoblauch?", "Wiese"),
  ])
  func theWordsOfAGuestKeepTheirCapitals(line: String, quoted: String) {
    #expect(menu.told(to: line).contains(quoted), "\(menu.told(to: line))")
  }

  @Test(arguments: [
    "füge eine Diavola hinzu", "füge eine Diavola zu meiner Bestellung hinzu",
    "add a diavola to my order", "aggiungi una diavola all'ordine",
    "ajoute une diavola à ma commande", "añade una diavola a mi pedido",
    "una diavola più", "una diavola in più", "eine Diavola mehr", "une diavola de plus",
    "una diavola más", "one diavola more", "noch eine Diavola", "encore une diavola",
  ])
  func oneMoreIsAdded(line: String) {
    let answer = menu.toldPlainly(to: line)
    #expect(answer == "Aggiunto: Diavola.\nNella tua scelta: 1 · 8,00 €.\n", "\(answer)")
  }

  @Test(arguments: ["una in più", "eine mehr", "une de plus", "una más", "one more", "encore une"])
  func oneMoreOfWhatWasTakenIsAdded(line: String) {
    _ = menu.told(to: "aggiungi diavola")
    let answer = menu.toldPlainly(to: line)
    #expect(answer == "Aggiunto: Diavola.\nNella tua scelta: 2 · 16,00 €.\n", "\(answer)")
  }

  @Test(arguments: ["surgelato", "frozen", "tiefgekühlt", "surgelé", "congelado"])
  func whatAStarSaysIsFrozenIsFound(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("1 di 5 voci.\n1. Ai frutti di mare *."), "\(answer)")
  }

  @Test func aNoteOfADishIsSearchedToo() {
    #expect(menu.told(to: "verdure").contains("1. Ortolana."), "\(menu.told(to: "verdure"))")
  }
}
