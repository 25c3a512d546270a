import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Several dishes in one line, and what is said where that or one of them fails.
@Suite(.timeLimit(.minutes(5))) struct LinearTakingSeveralTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "aggiungi due marinara e una diavola", "add two marinara and a diavola",
    "nimm zwei marinara und eine diavola", "ich nehme zwei Marinara und eine Diavola",
    "ajouter deux marinara et une diavola", "añadir dos marinara y una diavola",
    "aggiungi 2 marinara, 1 diavola", "prendo due marinara, una diavola",
    "add 2 marinara + diavola",
  ])
  func bothAreTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Marinara", "1 Diavola"], "\(answer)")
    #expect(answer.contains("Aggiunto: 2 × Marinara.") && answer.contains("Aggiunto: Diavola."))
  }

  /// Of a size alone everybody knows which dish it is of.
  @Test(arguments: [
    "aggiungi margherita normale e maxi", "add margherita normale and maxi",
    "vorrei una margherita normale e una maxi", "nimm eine Margherita normale und eine maxi",
  ])
  func twoSizesOfOneDishAreTwo(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Aggiunto: Margherita (normale)."), "\(answer)")
    #expect(answer.contains("Aggiunto: Margherita (maxi)."), "\(answer)")
    #expect(menu.session.choice.count == 2)
  }

  /// What a dish is to be without is for the staff; the others are taken all the same.
  @Test(arguments: [
    "two diavola without salami and a marinara", "add two diavola without salami and a marinara",
    "I'd like two diavola without salami and a marinara please",
    "a marinara and two diavola without salami",
    "a diavola without salami and onions and a marinara",
    "due diavola senza salame e una marinara", "vorrei una diavola senza salame e una marinara",
    "zwei Diavola ohne Salami und eine Marinara", "deux diavola sans salami et une marinara",
    "two diavola with extra cheese and a marinara",
    "due diavola con doppia mozzarella e una marinara", "dos diavola sin salami y una marinara",
    "I want to order a diavola without salami, 1 marinara",
  ])
  func whatIsSureBesideAChangeIsTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Aggiunto: Marinara."), "\(answer)")
    #expect(answer.contains(": chiedere al personale.\nDiavola."), "\(answer)")
  }

  @Test func whatIsUnclearBesideAChangeIsAskedAbout() {
    let answer = menu.told(to: "aggiungi due diavola senza salame, una marinara e una lasagna")
    #expect(chosen == ["1 Marinara"])
    #expect(answer.contains("Due diavola senza salame: chiedere al personale."), "\(answer)")
    #expect(answer.contains("lasagna"), "\(answer)")
  }

  @Test func whatIsNotTakenForAnAllergenIsTold() {
    let answer = menu.told(to: "due diavola senza latte e una marinara")
    #expect(answer.contains("Diavola: nessuna dichiarazione su latte."), "\(answer)")
  }

  /// An allergen may be meant of all of them.
  @Test(arguments: [
    "two diavola without milk and a marinara", "due diavola senza latte e una marinara",
    "a marinara and a diavola without milk", "add a diavola without milk and a marinara",
    "vorrei una marinara e una diavola senza latte", "eine Diavola ohne Milch und eine Marinara",
    "une diavola sans lait et une marinara", "una diavola sin leche y una marinara",
  ])
  func besideAnAllergenNothingIsSure(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == [], "\(answer)")
    #expect(answer.hasPrefix("Non aggiunto: "), "\(answer)")
    #expect(
      answer.lowercased().contains("marinara") && answer.contains("\nChiedere al personale.\n"),
      "\(answer)")
    #expect(menu.session.query.filter.without == [.milk])
  }

  @Test(arguments: ["aiuto", "marinara", "is the diavola spicy?", "xyz"])
  func whoAnswersSomethingElseIsToldWhatIsNotTaken(line: String) {
    _ = menu.told(to: "aggiungi 2 margherita, una margherita e una diavola")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Diavola"])
    #expect(answer.hasSuffix("Non aggiunto: 2 margherita, margherita.\n"), "\(answer)")
    #expect(!menu.told(to: "maxi").contains("Non aggiunto"))
  }

  @Test func whatIsUnclearBesideAQuestionIsNotForgotten() {
    _ = menu.told(to: "aggiungi una margherita e una lasagna")
    let answer = menu.told(to: "aiuto")
    #expect(answer.hasSuffix("Non aggiunto: margherita, una lasagna.\n"), "\(answer)")
  }

  @Test(arguments: ["due margherita maxi", "aggiungi due margherite normali"])
  func aSizeMayBeOneOfMany(line: String) {
    #expect(menu.told(to: line).hasPrefix("Aggiunto: 2 × Margherita ("), "\(line)")
  }

  @Test func whoTakesEverythingBackIsToldHowMuchItWas() {
    _ = menu.toldPlainly(to: "aggiungi due marinara e una diavola")
    let answer = menu.toldPlainly(to: "togli scelta")
    #expect(answer.hasPrefix("Tolto: 3 · "), "\(answer)")
    #expect(chosen == [])
    #expect(!menu.toldPlainly(to: "togli scelta").contains("Tolto"))
  }

  @Test(arguments: ["grazie", "Danke!", "merci", "thank you", "buonasera", "hola"])
  func whoIsPoliteLooksForNothing(line: String) {
    #expect(menu.told(to: line).hasPrefix("Scrivi un numero, una parola"), "\(line)")
  }

  @Test func whatIsOpenIsAsked() {
    let answer = menu.told(to: "aggiungi una diavola e una margherita")
    #expect(chosen == ["1 Diavola"] && answer.contains("Quale formato?"), "\(answer)")
    #expect(answer.contains("Scrivi per esempio: aggiungi margherita normale."))
    #expect(menu.told(to: "maxi").hasPrefix("Aggiunto: Margherita (maxi)."))
  }

  @Test func oneIsAskedAfterTheOther() {
    let menu = LinearMenu.sample(of: .withTwoInSizes)
    let first = menu.told(to: "aggiungi due bufalina e una margherita e una diavola")
    #expect(first.contains("Aggiunto: Diavola."), "\(first)")
    #expect(first.contains("aggiungi 2 bufalina media.") && !first.contains("margherita"))
    let second = menu.told(to: "media")
    #expect(second.hasPrefix("Aggiunto: 2 × Bufalina (media)."), "\(second)")
    #expect(second.contains("aggiungi margherita normale."))
    #expect(menu.told(to: "maxi").hasPrefix("Aggiunto: Margherita (maxi)."))
    #expect(menu.session.choice.lines.map(\.count) == [1, 2, 1])
  }

  private static let withBeers = """
    {"pizzas": [{"name": "Margherita",
        "sizes": [{"name": "normale", "price": 7}, {"name": "maxi", "price": 11}]}],
      "groups": [{"id": "b", "title": {"it": "Birre", "en": "Beers", "de": "Bier", "fr": "Bière",
        "es": "Cerveza"}}],
      "beverages": [{"name": "Chiara", "group": "b"}, {"name": "Ambrata", "group": "b"}]}
    """

  /// Two questions at once nobody can answer, and nothing is forgotten meanwhile.
  @Test(arguments: [
    ("aggiungi due margherite e una birra", "una birra"),
    ("add two margherita and a beer", "a beer"), ("zwei Margherita und ein Bier", "ein Bier"),
    ("deux margherita et une bière", "une bière"), ("dos margherita y una cerveza", "una cerveza"),
  ])
  func whatIsNotClearIsAskedAfterTheSize(line: String, part: String) throws {
    let menu = LinearMenu.sample(
      of: try MenuReader.read(Array(Self.withBeers.utf8)).menu)
    let first = menu.told(to: line)
    #expect(first.contains("Quale formato?") && !first.contains("1. "), "\(first)")
    #expect(first.contains("Dopo chiedo di questo: \(part)."), "\(first)")
    let second = menu.told(to: "maxi")
    #expect(second.hasPrefix("Aggiunto: 2 × Margherita (maxi)."), "\(second)")
    #expect(second.contains("1. Chiara.\n2. Ambrata.\nPer scegliere"), "\(second)")
    #expect(menu.told(to: "aggiungi 2").hasPrefix("Aggiunto: Ambrata."))
    #expect(menu.session.choice.lines.map(\.count) == [2, 1])
  }

  @Test func whoWantsNoneIsNotAskedAboutTheRest() throws {
    let menu = LinearMenu.sample(
      of: try MenuReader.read(Array(Self.withBeers.utf8)).menu)
    _ = menu.told(to: "aggiungi due margherita e una birra")
    #expect(menu.told(to: "annulla").hasPrefix("Non ho aggiunto altro."))
    #expect(!menu.told(to: "maxi").contains("Per scegliere"))
  }

  @Test func whoSaysSomethingElseIsAskedNoMore() {
    let menu = LinearMenu.sample(of: .withTwoInSizes)
    _ = menu.told(to: "aggiungi una bufalina e una margherita")
    _ = menu.told(to: "pizze")
    #expect(!menu.told(to: "media").contains("Aggiunto"))
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test func whatIsNotFoundIsToldBesideWhatIsTaken() {
    let answer = menu.told(to: "aggiungi due marinara e una lasagna")
    #expect(answer.hasPrefix("Aggiunto: 2 × Marinara."), "\(answer)")
    #expect(answer.contains("Nessuna voce con \"lasagna\".") && chosen == ["2 Marinara"])
  }

  @Test func whereSeveralAreMeantTheirLinesAreTold() {
    var sample = Menu.sample()
    sample.beverages = ["Acqua naturale", "Acqua frizzante", "Birra chiara", "Birra rossa"]
      .map { .fixture(name: $0) }
    let menu = LinearMenu.sample(of: sample)
    let answer = menu.told(to: "aggiungi due margherita maxi e una acqua e una birra")
    #expect(answer.hasPrefix("Aggiunto: 2 × Margherita (maxi)."), "\(answer)")
    #expect(answer.contains("1. Acqua naturale") && !answer.contains("1. Birra"))
    #expect(answer.contains("Scrivi per esempio: aggiungi una birra."))
    #expect(menu.told(to: "aggiungi 2").hasPrefix("Aggiunto: Acqua frizzante."))
  }

  @Test func aJointInANameJoinsNothing() {
    var sample = Menu.sample()
    sample.pizzas.append(.fixture(name: "Tonno e cipolla"))
    let menu = LinearMenu.sample(of: sample)
    _ = menu.told(to: "aggiungi tonno e cipolla e due marinara e diavola")
    #expect(menu.session.choice.lines.map(\.count) == [1, 2, 1])
  }

  @Test(arguments: [
    "aggiungi lasagna", "aggiungi tre lasagne", "add combo small cheesy", "add water and cake",
    "nimm drei Lasagnen", "ich nehme Lasagne", "ajouter trois lasagnes", "añadir tres lasañas",
    "prendo lasagna e cannoli",
  ])
  func theWordForTakingIsNeverMissed(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Nessuna voce"), "\(answer)")
    let word = line.split(separator: " ")[0]
    #expect(!answer.contains("\"\(word)") && chosen.isEmpty, "\(answer)")
  }

  @Test(arguments: ["aggiungi tre birre", "add three birras", "nimm drei Birre"])
  func manyAreOfWhatIsCalledOne(line: String) {
    _ = menu.told(to: line)
    #expect(chosen == ["3 Birra"])
  }

  @Test func aNumberInTheNameOfAHiddenDishIsKnown() {
    var sample = Menu.sample()
    sample.pizzas.append(.fixture(name: "Quattro Formaggi"))
    let menu = LinearMenu.sample(of: sample)
    for line in ["senza pesce", "aggiungi quattro formaggi"] {
      let answer = menu.told(to: line)
      guard line.hasPrefix("aggiungi") else { continue }
      #expect(answer.hasPrefix("I filtri nascondono Quattro Formaggi: "), "\(answer)")
    }
    #expect(menu.session.choice.lines.isEmpty)
    let several = menu.told(to: "aggiungi quattro formaggi e una marinara")
    #expect(several.contains("I filtri nascondono Quattro Formaggi: "), "\(several)")
    #expect(menu.session.choice.lines.map(\.dish.name) == ["Marinara"])
  }

  @Test(arguments: [
    "add 0 acqua", "add 1000 acqua", "aggiungi 0 marinara", "aggiungi 100 marinara",
  ])
  func howManyThereCanBeIsTold(line: String) {
    #expect(menu.told(to: line) == "Di una voce se ne possono scegliere da 1 a 99.\n")
    #expect(chosen.isEmpty)
  }
}

extension Menu {
  /// The sample with two dishes that are had in sizes.
  fileprivate static var withTwoInSizes: Menu {
    var menu = Menu.sample()
    var dish = Dish.fixture(name: "Bufalina")
    dish.sizes = [
      DishSize(name: "media", price: Price(.exactly("9.50".amount))),
      DishSize(name: "grande", price: Price(.exactly("12.00".amount))),
    ]
    menu.pizzas.append(Pizza(dish))
    return menu
  }
}
