import OldMenuCore
import Testing

/// What a text of a dish sets aside: what is replaced or only called so, what is had on request, and
/// what is made of plants. Only what plainly is so is not in the dish.
@Suite(.timeLimit(.minutes(5))) struct ContrastedWordTests {
  private func reading(_ members: String) throws -> MenuReading {
    try MenuReader.read(Array(#"{"other": [{\#(members)}]}"#.utf8))
  }

  private func described(_ text: String) throws -> MenuReading {
    try reading(#""name": "A", "description": "\#(text)", "allergens": "none""#)
  }

  /// The groups that a text takes back of a dish that promises to be without all.
  private func named(_ reading: MenuReading) -> [Allergen] {
    let dish = reading.menu.dish(at: 0, in: .other)
    return Allergen.groups.filter { dish?.state(of: $0) == .notStated }
  }

  @Test(
    arguments: [
      ("noci al posto della mozzarella", [.nuts]), ("statt Käse mit Nüssen", [.nuts]),
      ("mit Cashews statt Käse", [.nuts]), ("anstelle von Käse Nüsse", [.nuts]),
      ("noix au lieu de mozzarella", [.nuts]), ("nueces en lugar de queso", [.nuts]),
      ("nuts instead of cheese", [.nuts]), ("con noci invece della mozzarella", [.nuts]),
      ("burrata al posto della mozzarella", [.milk]), ("mock fish with milk", [.milk]),
      ("finto pesce con latte", [.milk]), ("Käse-Ersatz mit Nüssen", [.nuts]),
      ("mozzarella sostituita da noci", [.nuts]), ("cheese replaced by nuts", [.nuts]),
      // Whether nuts come with it or are replaced too nobody knows.
      ("gorgonzola al posto della mozzarella e noci", [.milk, .nuts]),
      // What may be replaced is there.
      ("su richiesta noci al posto della mozzarella", [.milk, .nuts]),
      ("instead of cheese, nuts", [.nuts]), ("cream instead of soy", [.milk]),
      ("Weizenmehl und Sahne statt Soja", [.gluten, .milk]),
      ("à la place du fromage, des noix", [.nuts]),
    ] as [(String, [Allergen])])
  func onlyWhatIsReplacedIsNotThere(text: String, allergens: [Allergen]) throws {
    #expect(named(try described(text)) == allergens, "\(text)")
  }

  @Test(
    arguments: [
      ("formaggio tipo grana", [.milk]), ("tipo parmigiano", [.milk]),
      ("farina di frumento tipo 00", [.gluten]), ("queso tipo feta", [.milk]),
      ("dal gusto deciso, con gorgonzola", [.milk]),
      ("gelato al gusto di nocciola", [.milk, .nuts]),
      ("full of flavour, with butter", [.milk]), ("pain fait sur place, noix", [.gluten, .nuts]),
      ("cotto sul posto con burro", [.milk]), ("in abbinamento a crema di noci", [.nuts]),
      ("we add fresh mozzarella", [.milk]),
    ] as [(String, [Allergen])])
  func whatIsLikeSomethingMayBeIt(text: String, allergens: [Allergen]) throws {
    #expect(named(try described(text)) == allergens, "\(text)")
  }

  @Test(
    arguments: [
      ("con mozzarella, su richiesta con acciughe", [.milk]),
      ("mozzarella, noci su richiesta", [.milk]), ("Käse, auf Wunsch mit Nüssen", [.milk]),
      ("cheese, nuts on request", [.milk]), ("fromage, noix sur demande", [.milk]),
      ("queso, nueces a petición", [.milk]), ("con mozzarella e noci su richiesta", [.milk]),
      ("su richiesta con noci, acciughe o uova", []), ("Käse auf Wunsch", []),
      ("mozzarella di bufala su richiesta", []), ("add cheese", []), ("basil, add cheese", []),
      // Who asks for no more than the dish gets what is in it.
      ("lasagne con besciamella, su richiesta", [.gluten, .milk]),
      ("auf Wunsch scharf, Käse", [.milk]),
    ] as [(String, [Allergen])])
  func onlyWhatIsHadOnRequestIsNotThere(text: String, allergens: [Allergen]) throws {
    #expect(named(try described(text)) == allergens, "\(text)")
  }

  @Test(arguments: [
    "con mozzarella, vegano su richiesta", "vegano su richiesta, con mozzarella",
    "mozzarella, vegan on request", "Mozzarella, vegan auf Wunsch", "Mozzarella, auf Wunsch vegan",
    "mozzarella, végétalien sur demande", "mozzarella, vegano a petición",
    "mozzarella (vegano su richiesta)",
    "non vegano, con mozzarella", "not vegan, with mozzarella", "non-vegan mozzarella",
    "nicht vegan, mit Mozzarella", "pas végan, avec mozzarella", "n'est pas végétalien, mozzarella",
    "no vegano, con mozzarella", "mozzarella, vegan option available", "anche vegano, mozzarella",
    "mozzarella, può essere vegano", "mozzarella, can be made vegan", "vegano, contiene latte",
    "vegan burger, may contain traces of milk", "vegetariano su richiesta, con mozzarella",
  ])
  func whatIsNotVeganForAllHasWhatItNames(text: String) throws {
    #expect(named(try described(text)) == [.milk], "\(text)")
    let listed = try reading(#""name": "A", "ingredients": ["\#(text)"], "allergens": "none""#)
    #expect(named(listed) == [.milk], "\(text)")
  }

  @Test(arguments: [
    ("vegano su richiesta", Diet.vegan), ("vegan on request", .vegan), ("vegan auf Wunsch", .vegan),
    ("végétalien sur demande", .vegan), ("vegano a petición", .vegan), ("non vegano", .vegan),
    ("vegetarisch auf Wunsch", .vegetarian), ("not vegetarian", .vegetarian),
    ("vegetariano su richiesta", .vegan), ("disponible en versión vegana", .vegan),
  ])
  func aDietOnRequestIsNone(text: String, diet: Diet) throws {
    let reading = try reading(
      #""name": "A", "description": "\#(text)", "diets": ["\#(diet.rawValue)"]"#)
    #expect(reading.menu.other.first?.trustedDiets == [])
    #expect(
      reading.diagnostics.contains {
        $0.rule == .diet(.contradictedDietByText(diet: diet, text: text))
      })
  }

  @Test(arguments: [
    ("vegetarian, vegan on request", Diet.vegetarian), ("vegano", .vegan),
    ("vegetarisch, auf Wunsch vegan", .vegetarian), ("vegano, non fritto", .vegan),
    ("vegan, Nüsse auf Wunsch", .vegan),
  ])
  func aDietThatIsToldPlainlyIsKept(text: String, diet: Diet) throws {
    let reading = try reading(
      #""name": "A", "description": "\#(text)", "diets": ["\#(diet.rawValue)"]"#)
    #expect(reading.menu.other.first?.trustedDiets.contains(diet) == true)
  }

  @Test(
    arguments: [
      ("torta vegana alle noci", [.nuts]), ("vegan cake with nuts", [.nuts]),
      ("veganer Kuchen mit Nüssen", [.nuts]), ("gâteau végan aux noix", [.nuts]),
      ("mozzarella vegana", []), ("fromage végétalien", []),
      ("vegan burger, may contain nuts", [.nuts]),
    ] as [(String, [Allergen])])
  func whatIsVeganMayHaveNuts(text: String, allergens: [Allergen]) throws {
    #expect(named(try described(text)) == allergens, "\(text)")
    let listed = try reading(#""name": "A", "ingredients": ["\#(text)"], "allergens": "none""#)
    #expect(named(listed) == allergens, "\(text)")
  }

  @Test(
    arguments: [
      ("riso con burro e parmigiano", [.milk]), ("riso, burro, parmigiano", [.milk]),
      ("riso al latte", [.milk]), ("arroz con leche", [.milk]), ("riz au lait", [.milk]),
      ("rice with milk", [.milk]), ("Reis mit Butter", [.milk]), ("gelato al cocco", [.milk]),
      ("latte di soia e mozzarella", [.soy, .milk]), ("mozzarella e latte di soia", [.soy, .milk]),
      ("noce moscata e noci", [.nuts]), ("pasta e ceci", [.gluten]),
      ("mais, pasta e riso", [.gluten]),
      ("pasta zucchine e speck", [.gluten]), ("spaghetti con acciughe", [.gluten, .fish]),
      ("pane alle olive", [.gluten]), ("mela cotta con cacao e pane", [.gluten]),
      ("gelato mandorla", [.milk, .nuts]), ("ricotta cacao", [.milk]), ("riso sabor nata", [.milk]),
      ("gelato (cocco)", [.milk]), ("mozzarella (arachidi)", [.peanuts, .milk]),
      ("oat milk ice cream", [.gluten]), ("panna soia", [.soy]), ("latte mandorla", [.nuts]),
      ("latte di riso", []), ("rice milk", []), ("farina di mais", []),
      ("Reis Nudeln", []), ("burro di cacao", []), ("gelato al latte di cocco", []),
      ("noce moscata", []), ("noix de coco", []), ("grano saraceno", []), ("blé noir", []),
      ("spaghetti di zucchine", []), ("panna vegetale", []), ("farina di riso e mais", []),
    ] as [(String, [Allergen])])
  func plantsMakeSomethingElseOnlyOfWhatIsMadeOfThem(text: String, allergens: [Allergen]) throws {
    #expect(named(try described(text)) == allergens, "\(text)")
    let listed = try reading(#""name": "A", "ingredients": ["\#(text)"], "allergens": "none""#)
    #expect(named(listed) == allergens, "\(text)")
  }
}
