import OldMenuCore
import Testing

/// Notes of the file that say what is in the dishes of one list: they hold for those, and for what is
/// plainly one of them elsewhere.
@Suite(.timeLimit(.minutes(5))) struct NotesOnListsTests {
  private func menu(_ note: String) throws -> MenuReading {
    try MenuReader.read(
      Array(
        """
        {"notes": ["\(note)"], "groups": [{"id": "p", "title": "Pizze bianche"}],
          "pizzas": [{"name": "A", "allergens": "none", "diets": ["vegan"]}],
          "beverages": [{"name": "B", "allergens": "none", "diets": ["vegan"]}],
          "desserts": [{"name": "Sorbetto", "allergens": "none", "diets": ["vegan"]},
            {"name": "Pizza dolce", "allergens": "none", "diets": ["vegan"]}],
          "other": [{"name": "Insalata", "allergens": "none", "diets": ["vegan"]},
            {"name": "Calzone", "allergens": "none", "diets": ["vegan"]},
            {"name": "Rosmarino", "group": "p", "allergens": "none", "diets": ["vegan"]}]}
        """.utf8))
  }

  private func isVegan(_ place: Int, _ list: MenuList, in menu: Menu) -> Bool? {
    menu.dish(at: place, in: list)?.trustedDiets.contains(.vegan)
  }

  @Test(arguments: [
    "Tutte le nostre pizze contengono strutto", "Le pizze sono spennellate con burro",
    "All pizzas are brushed with butter", "Alle Pizzen enthalten Schmalz",
    "Toutes nos pizzas contiennent du fromage", "Todas las pizzas llevan queso",
    "Impasto con strutto", "The base is made with milk", "La base lleva leche",
    "La base contient du lait", "La pâte à base de lait", "La nostra base contiene latte",
    "Der Pizzaboden enthält Milch", "Der Boden wird mit Milch gemacht",
    "Le pizze sono finite con burro fuso", "Pizzas are finished with melted butter",
    "Die Pizzen werden mit Butter verfeinert", "Les pizzas sont finies au beurre fondu",
    "Las pizzas van terminadas con mantequilla", "La pâte contient du lait",
    "La masa está hecha con leche", "All our bases contain milk",
    // Of all, though no word says so.
    "Our pizzas contain milk", "Le nostre pizze contengono latte", "Unsere Pizzen enthalten Milch",
    "Nos pizzas contiennent du lait", "Nuestras pizzas contienen leche",
    "Las pizzas se pincelan con mantequilla",
    // What is used in all of them.
    "We use butter in all our pizzas", "Usiamo burro in tutte le pizze",
    "Wir verwenden Butter in allen Pizzen", "Nous utilisons du beurre dans toutes nos pizzas",
    "Usamos mantequilla en todas las pizzas", "We use honey in all our dough",
  ])
  func whatIsSaidOfPizzasTakesTheSignFromPizzasAlone(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == false)
    #expect(isVegan(0, .desserts, in: menu) == true)
    #expect(isVegan(1, .desserts, in: menu) == false)
    #expect(isVegan(0, .beverages, in: menu) == true)
    #expect(isVegan(0, .other, in: menu) == true)
    #expect(isVegan(1, .other, in: menu) == false)
    #expect(isVegan(2, .other, in: menu) == false)
  }

  @Test(arguments: [
    "Tutti i piatti contengono burro", "All dishes are cooked in butter",
    "Tutte le pizze e tutti i dolci contengono burro", "Alle Gerichte enthalten Butter",
  ])
  func whatIsSaidOfAllIsSaidOfDessertsToo(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == false)
    #expect(isVegan(0, .desserts, in: menu) == false)
    #expect(isVegan(0, .beverages, in: menu) == true)
  }

  @Test(arguments: [
    "Tutti i dolci contengono uova", "All desserts contain eggs", "Alle Nachspeisen enthalten Eier",
    "Tous nos desserts contiennent des œufs", "Todos los postres contienen huevo",
  ])
  func whatIsSaidOfDessertsTakesNothingFromPizzas(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == true)
    #expect(isVegan(0, .desserts, in: menu) == false)
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .eggs) == .notAnIngredient)
    #expect(menu.dish(at: 0, in: .desserts)?.state(of: .eggs) == .notStated)
  }

  @Test(arguments: [
    "Tutti gli antipasti hanno formaggio", "Tutte le insalate contengono formaggio",
    "Ogni insalata contiene formaggio", "All salads contain cheese", "All sandwiches have cheese",
    "Alle Salate enthalten Käse", "Toutes les salades contiennent du fromage",
    "Todas las ensaladas llevan queso",
  ])
  func whatIsSaidOfSaladsTakesNothingFromPizzas(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == true)
    #expect(isVegan(0, .desserts, in: menu) == true)
    #expect(isVegan(0, .other, in: menu) == false)
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notAnIngredient)
    #expect(menu.dish(at: 0, in: .other)?.state(of: .milk) == .notStated)
  }

  /// A menu tells of its pizzas together, though no word says that all are meant.
  @Test(arguments: [
    "Le pizze sono cotte nello strutto", "Le pizze sono fritte nello strutto",
    "Les pizzas sont cuites au beurre", "Les pizzas sont frites au saindoux",
    "The pizzas are baked with butter", "The pizzas are fried in lard",
    "Die Pizzen werden in Butter gebacken", "Die Pizzen werden in Schmalz frittiert",
    "Las pizzas se cocinan con mantequilla", "Las pizzas se fríen en manteca de cerdo",
    "La nostra pizza è cotta nello strutto", "Our pizza is cooked in lard",
    "Die Pizza wird in Schmalz gebacken", "Notre pizza est cuite au beurre",
    "La pizza se fríe en manteca de cerdo", "Our pizzas are made with lard",
    "Le pizze sono fatte con strutto", "Unsere Pizzen werden mit Schmalz gemacht",
    "Nos pizzas sont faites avec du beurre", "Las pizzas están hechas con manteca de cerdo",
  ])
  func whatPizzasAreMadeWithIsInAllOfThem(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == false)
    #expect(isVegan(1, .other, in: menu) == false)
    #expect(isVegan(0, .other, in: menu) == true)
    #expect(isVegan(0, .beverages, in: menu) == true)
  }

  @Test(arguments: [
    "La pizza Diavola è cotta nello strutto", "La pizza Diavola è fritta nello strutto",
    "La pizza Diavola est cuite au beurre", "Die Pizza Diavola wird in Butter gebacken",
    "La pizza Diavola se cocina con mantequilla", "Pizza Diavola is cooked in butter",
    "Le nostre pizze fritte sono cotte nello strutto", "Our fried pizzas are cooked in lard",
    "Nos pizzas frites sont cuites au saindoux",
    "Unsere frittierten Pizzen sind in Schmalz gebacken",
    "Nuestras pizzas fritas se cocinan con manteca de cerdo", "I fritti sono cotti nello strutto",
    "La frittura è fatta nello strutto", "Alcune pizze sono cotte nello strutto",
    "Le panelle sono cotte nello strutto", "On request our pizzas are baked with butter",
    "Le pizze sono cotte senza strutto",
  ])
  func whatOneDishOrSomeAreMadeWithIsNotInAllPizzas(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == true)
  }

  /// A salad that is only excepted, or the oil that all is fried in, says something of the others.
  @Test(arguments: [
    "Tutti i piatti contengono formaggio tranne le insalate",
    "Tutti contengono latte tranne le insalate",
    "All contain cheese except salads",
  ])
  func whatIsSaidOfAllButSaladsIsSaidOfPizzas(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == false)
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
  }

  @Test func whatIsFriedInTheSameOilMayBeInAll() throws {
    let menu = try menu("I fritti possono contenere tracce di pesce").menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .fish) == .notStated)
  }

  @Test func aWarningOfPizzasLeavesTheDessertsWhatTheyPromise() throws {
    let menu = try menu("Tutte le pizze possono contenere tracce di soia").menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .soy) == .notStated)
    #expect(menu.dish(at: 0, in: .desserts)?.state(of: .soy) == .notAnIngredient)
    #expect(menu.dish(at: 0, in: .beverages)?.state(of: .soy) == .notAnIngredient)
    // It may be a pizza all the same.
    #expect(menu.dish(at: 0, in: .other)?.state(of: .soy) == .notStated)
  }

  @Test(arguments: [
    "No dish contains milk", "None of our dishes contain milk", "Kein Gericht enthält Milch",
    "Aucun plat ne contient de lait", "Ningún plato contiene leche", "Nessun piatto contiene latte",
    "Keine unserer Pizzen enthält Milch", "Le nostre pizze non contengono latte",
    "Our pizzas contain no milk", "Unsere Pizzen enthalten keine Milch",
    "Nos pizzas ne contiennent pas de lait", "Nuestras pizzas no llevan manteca",
    "Le nostre pizze non contengono strutto", "Our pizzas contain no lard",
  ])
  func whatIsInNoDishTakesNothing(note: String) throws {
    let menu = try menu(note).menu
    #expect(isVegan(0, .pizzas, in: menu) == true)
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notAnIngredient)
  }

  @Test(arguments: [
    "Not all our pizzas contain milk", "Non tutte le pizze contengono latte",
  ])
  func whatIsInSomeDishesIsToBeAskedFor(note: String) throws {
    #expect(try menu(note).menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
  }

  @Test(arguments: [
    "We use milk in our kitchen", "In cucina usiamo latte", "Wir verwenden Milch",
    "All our pizzas are made in a kitchen that uses milk",
    "Friggiamo tutte le pizze nello stesso olio del pesce",
  ])
  func whatIsUsedSomewhereTakesNoSign(note: String) throws {
    #expect(isVegan(0, .pizzas, in: try menu(note).menu) == true)
  }

  @Test func aLemonadeIsMadeOfNoDough() throws {
    let menu = try menu("The base is made with milk").menu
    #expect(menu.dish(at: 0, in: .beverages)?.state(of: .milk) == .notAnIngredient)
  }

  /// What else is made of the dough nobody knows.
  @Test func aWarningOfTheDoughAloneIsOfAll() throws {
    let menu = try menu("Impasto con farina di soia").menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .soy) == .notStated)
    #expect(menu.dish(at: 0, in: .desserts)?.state(of: .soy) == .notStated)
  }

  @Test(arguments: [
    "Piatti a base di pesce", "La base bianca è con panna", "Plats à base de lait",
    "La base è senza latte", "The base is made without milk", "Alcune basi contengono latte",
    "La base peut contenir des traces de lait",
  ])
  func aBaseOfSomethingOrOneOfSeveralIsNotOfAllPizzas(note: String) throws {
    #expect(isVegan(0, .pizzas, in: try menu(note).menu) == true)
  }
}
