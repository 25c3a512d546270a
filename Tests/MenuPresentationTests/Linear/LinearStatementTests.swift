import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Questions that look like statements, and those about several dishes.
@Suite(.timeLimit(.minutes(5))) struct LinearStatementTests {
  private let menu = LinearMenu.sample(of: .withTwoLagers)

  @Test(arguments: [
    "la diavola è vegana", "la diavola e vegana", "la diavola es vegana", "die Diavola ist vegan",
    "the diavola is vegan", "la diavola est végane", "is the diavola vegan",
    "la diavola è senza glutine", "the diavola is gluten free",
  ])
  func itsSentenceIsTold(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
    #expect(menu.session.query == MenuQuery())
  }

  @Test(arguments: [
    "does the diavola contain pork", "c'è maiale nella diavola?", "ist in der Diavola Schwein?",
    "la diavola contient-elle du porc ?", "¿lleva cerdo la diavola?",
    "is there alcohol in the diavola?",
  ])
  func whatNobodyKnowsOfADishIsNotDenied(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
    #expect(answer.contains("Non capisco tutta la frase: chiedere"), "\(answer)")
    #expect(menu.session.query == MenuQuery())
  }

  @Test(arguments: ["diavola con ananas", "is there any kebab?"])
  func whatIsNoQuestionAboutOneDishIsLookedFor(line: String) {
    #expect(menu.told(to: line).hasPrefix("Nessuna voce"), "\(menu.told(to: line))")
  }

  @Test(arguments: [
    "is the beer gluten free", "is the beer gluten free?", "are the beers gluten free",
    "the beer is gluten free", "la birra è senza glutine", "la birra è senza glutine?",
    "ist das Bier glutenfrei", "das Bier ist glutenfrei", "la bière est sans gluten",
    "la cerveza es sin gluten", "es la cerveza sin gluten",
  ])
  func aQuestionAboutSeveralLeavesNoFilter(line: String) {
    let answer = menu.told(to: line)
    #expect(menu.session.query == MenuQuery(), "\(answer)")
    #expect(answer.contains("Chiara: contiene glutine. Ambrata: contiene glutine."), "\(answer)")
    #expect(menu.told(to: "2").hasPrefix("Ambrata."))
  }

  @Test func whereOneOfThemIsWithoutItTheGuestChooses() {
    let answer = menu.told(to: "is the beer egg free")
    #expect(menu.session.query == MenuQuery(), "\(answer)")
    #expect(answer.hasPrefix("Di quale voce?") && answer.contains("2. Ambrata"), "\(answer)")
  }

  @Test(arguments: ["ci sono pizze senza latte?", "any pizza without milk?", "senza latte"])
  func whoLooksForSuchDishesGetsTheFilter(line: String) {
    _ = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.milk])
  }

  @Test func whoAsksForAPriceGetsTheLimit() {
    _ = menu.told(to: "c'è una birra sotto i 5 euro?")
    #expect(menu.session.query.filter.maximumPrice != nil)
  }

  @Test(arguments: [
    "la diavola non è vegana", "milk is fine", "il latte è un problema", "es ist vegan",
    "la pizza è vegana", "questo è vegano",
  ])
  func otherStatementsTellNoDish(line: String) {
    #expect(!menu.told(to: line).hasPrefix("Diavola."))
  }
}

extension Menu {
  /// The sample with two beers under a heading, both with gluten, and one perhaps with egg.
  fileprivate static var withTwoLagers: Menu {
    var menu = Menu.sample()
    menu.groups.append(
      DishGroup(
        id: "birre",
        title: ["it": "Birre", "en": "Beers", "de": "Biere", "fr": "Bières", "es": "Cervezas"]))
    menu.beverages = ["Chiara", "Ambrata"].map { name in
      var beer = Dish.fixture(name: name, group: "birre")
      beer.allergens = AllergenStatement(
        contains: name == "Chiara" ? [.barley, .eggs] : [.barley], isComplete: true)
      return Beverage(beer)
    }
    return menu
  }
}
