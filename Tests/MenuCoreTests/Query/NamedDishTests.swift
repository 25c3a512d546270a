import MenuCore
import MenuPresentation
import Testing

/// Sentences with the whole name of a dish. A guest who asks about a dish never sees an empty list, which
/// would read as a *no*.
@Suite(.timeLimit(.minutes(5))) struct NamedDishTests {
  @Test(
    "a question about a food in a dish shows the dish with what it states",
    arguments: [
      ("is there pork in the capricciosa", "en", "Capricciosa"),
      ("is there meat in the diavola", "en", "Diavola"),
      ("is there onion in the diavola", "en", "Diavola"),
      ("is there fish in the diavola", "en", "Diavola"),
      ("c'è carne nella diavola", "it", "Diavola"),
      ("c'è maiale nella capricciosa", "it", "Capricciosa"),
      ("diavola without onion", "en", "Diavola"), ("is the marinara spicy", "en", "Marinara"),
    ] as [(String, Language, String)])
  func question(_ typed: String, _ language: Language, _ dish: String) throws {
    let found = try Trattoria.shipped(language).asked(typed)
    #expect(found.titles == [dish] && found.notice == .dishAlone(name: dish))
  }

  @Test(
    "a line with several whole names shows each of these dishes with what it states",
    arguments: [
      ("margherita and diavola", ["Margherita", "Diavola"]),
      ("margherita diavola", ["Margherita", "Diavola"]),
      ("due margherita e una diavola", ["Margherita", "Diavola"]),
      ("eine Diavola und Quattro Stagioni", ["Diavola", "Quattro Stagioni"]),
      ("une margherita, une diavola et un chinotto", ["Margherita", "Diavola", "Chinotto"]),
      ("is there milk in the margherita or in the diavola", ["Margherita", "Diavola"]),
      ("non la Diavola o la Mare", ["Diavola", "Mare"]),
    ])
  func severalNames(_ typed: String, _ dishes: [String]) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == dishes)
    #expect(
      found.notice == .dishAlone(name: dishes[0], others: Array(dishes.dropFirst())))
  }

  @Test("of several dishes the notice names those that a filter shows")
  func filteredNames() throws {
    let found = try Trattoria.shipped().asked("margherita marinara xyzzy senza latte")
    #expect(found.titles == ["Marinara"] && found.notice == .dishAlone(name: "Marinara"))
  }

  @Test("of names that overlap the longest is shown, and a name that is excluded is not")
  func overlappingNames() {
    let source = MenuDataSource(
      pizzas: ["Tonno", "Tonno e cipolla", "Cipolla"].map { Pizza(name: $0) })
    #expect(source.asked("una tonno e cipolla xyzzy").titles == ["Tonno e cipolla"])
    #expect(source.asked("tonno xyzzy cipolla").titles == ["Tonno", "Cipolla"])
    #expect(source.asked("tonno senza cipolla").titles == ["Tonno"])
  }

  @Test("excluding a word that is a dish name does not ask for that dish")
  func excludedName() throws {
    var onion = Dish(name: "Onion")
    onion.ingredients = [Ingredient(name: "onion")]
    let found = MenuDataSource(pizzas: [Pizza(onion)]).asked("without onion")
    #expect(found.titles.isEmpty)
    #expect(found.notice == .notStatedWithout(word: "onion", named: ["Onion"], more: 0))
  }

  @Test(
    "a quoted phrase that holds more than a dish name does not find that dish",
    arguments: ["\"caffè latte\"", "\"la caffè\""])
  func phrase_thatHoldsANameAndMore_doesNotAskForIt(_ typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice != .dishAlone(name: "Caffè") && !found.titles.contains("Caffè"))
  }

  @Test("a quoted phrase that is a whole dish name shows that dish alone")
  func phrase_thatIsAWholeName_asksForIt() throws {
    let found = try Trattoria.shipped().asked("not spicy \"Diavola\"")
    #expect(found.notice == .dishAlone(name: "Diavola") && found.titles == ["Diavola"])
  }

  private static let foods = [
    "pork", "meat", "onion", "tomato", "fish", "milk", "xyzzy", "vegan", "spicy", "cebolla", "noci",
  ]
  private static let frames = [
    "is there # in the @", "c'è # nella @", "ist # in der @?", "y a-t-il # dans la @",
    "hay # en la @", "@ #", "# @", "@ not #", "@ without #", "@ and # xyz",
  ]

  @Test(
    "any sentence with the whole name of a dish shows the dish, or counts why it is hidden",
    arguments: ["it", "en"] as [Language])
  func property(_ language: Language) throws {
    let source = try Trattoria.shipped(language).indexed()
    let names = ["Capricciosa", "Diavola", "Marinara", "Bufalina", "Orto di Giuseppe", "Chinotto"]
    for name in names {
      for frame in Self.frames {
        for food in Self.foods {
          let text = frame.replacing("#", with: food).replacing("@", with: name)
          let found = source.asked(text)
          #expect(
            found.titles.contains(name) || found.counts.numberOfHidden > 0,
            "“\(text)”: \(found.titles)")
        }
      }
    }
  }
}
