import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// Every sign that is shown is explained on the same page or screen.
@Suite(.timeLimit(.minutes(5))) struct SignsTests {
  /// Diets and statements, and whether the dish is marked as gluten-free.
  static let claims: [(DietSet, AllergenStatement, Bool)] = [
    ([.glutenFree], .init(), true), ([.glutenFree], .init(freeFrom: [.gluten]), true),
    ([.glutenFree], .init(isComplete: true), true), ([.glutenFree], .init(contains: [.milk]), true),
    ([.glutenFree], .init(contains: [.gluten]), false),
    ([.glutenFree], .init(contains: [.oats]), false),
    ([.glutenFree], .init(mayContain: [.gluten]), false),
    ([.glutenFree], .init(mayContain: [.rye], freeFrom: [.wheat]), false),
    // A statement is not turned into a diet.
    ([], .init(freeFrom: [.gluten]), false), ([], .init(isComplete: true), false),
  ]

  @Test(arguments: claims)
  func glutenFreeIsMarkedWhereTheHouseSaysSoAndNothingElse(
    diets: DietSet, statement: AllergenStatement, isMarked: Bool
  ) {
    var dish = Dish.fixture(price: "7")
    (dish.diets, dish.allergens) = (diets, statement)
    for (language, sign, words) in [
      ("it", "SG", "SG senza glutine secondo il locale"),
      ("en", "GF", "GF gluten-free according to the house"),
    ] as [(Language, String, String)] {
      let cell = MenuCellSpy()
      guest([dish], language).presenter.configure(cell: cell, forRow: 0, inSection: 0)
      #expect(cell.signs == (isMarked ? [sign] : []))
      let page = printed([dish], language)
      #expect(page.contains("(\(sign))") == isMarked)
      #expect(page.contains(words) == isMarked)
    }
  }

  @Test func theSizesOfADishCountForItsMark() {
    var dish = Dish.fixture()
    dish.diets = [.glutenFree]
    dish.sizes = [
      DishSize(name: "a", allergens: .init(freeFrom: [.gluten])),
      DishSize(name: "b", allergens: .init(mayContain: [.gluten])),
    ]
    #expect(!printed([dish]).contains("SG"))
  }

  @Test func aStarThatNoNoteExplainsIsExplainedOnPaper() {
    var dish = Dish.fixture(name: "Mare")
    dish.ingredients = [Ingredient(name: "gamberi", isFrozen: true)]
    #expect(printed([dish]).contains("\n* surgelato\n"))
    #expect(printed([dish], "en").contains("\n* frozen\n"))
    #expect(!printed([.fixture()]).contains("surgelato"))
    let explained = printed([dish], notes: ["* prodotto surgelato"])
    #expect(explained.contains("\n* prodotto surgelato\n") && !explained.contains("* surgelato"))
  }

  @Test func aSignThatNoDishBearsIsNotExplained() {
    var vegan = Dish.fixture(name: "Marinara")
    vegan.diets = [.vegan]
    for sign in ["V ", "VG ", "• "] { #expect(!printed([.fixture()]).contains("\n\(sign)")) }
    let page = printed([vegan])
    #expect(page.contains("VG vegana") && !page.contains("•") && !page.contains("V vegetariana"))
  }

  /// What a guest chooses by is not cut with a long name.
  @Test(arguments: [40, 60, 80])
  func aLongNameIsCutAndNotItsSigns(columns: Int) {
    var dish = Dish.fixture(name: String(repeating: "Pizza lunghissima ", count: 8), price: "8")
    (dish.diets, dish.spiciness) = ([.vegan], 3)
    dish.ingredients = [Ingredient(name: "funghi", isFrozen: true)]
    let text = guest([dish]).frame(for: Size(columns: columns, lines: 24)).text.joined(
      separator: "\n")
    #expect(text.contains("…*  VG  •••"))
  }

  @Test func thePageOfADishExplainsItsSigns() {
    var dish = Dish.fixture(name: "Mare")
    (dish.diets, dish.isFrozen, dish.spiciness) = ([.vegetarian, .glutenFree], true, 2)
    let guest = guest([dish])
    guest.perform(.open)
    #expect(guest.page?.title == "Mare*")
    #expect(guest.page?.signs.map(\.text) == ["V", "SG", "••"])
    #expect(
      guest.page?.blocks.last
        == .paragraph(
          "V vegetariana · • piccante · SG senza glutine secondo il locale · * surgelato"))
  }

  /// Sizes of boards, and whether there is room for the legend.
  @Test(
    arguments: [
      (Size(columns: 80, lines: 24), true), (Size(columns: 120, lines: 30), true),
      (Size(columns: 200, lines: 60), true), (Size(columns: 46, lines: 19), true),
      (Size(columns: 80, lines: 12), true), (Size(columns: 20, lines: 7), false),
      (Size(columns: 10, lines: 4), false),
    ])
  func aBoardExplainsItsSignsOrShowsNone(size: Size, hasRoom: Bool) {
    let menu = Guest.sample()
    let text = boardText(menu, size: size)
    #expect(text.contains("VG vegana") == hasRoom)
    #expect(text.contains("V vegetariana") == hasRoom && text.contains("• piccante") == hasRoom)
    #expect(text.contains("* prodotto surgelato") == hasRoom)
    #expect(text.contains("Coperto 2,00 €") == hasRoom)
    #expect(text.contains("••") == hasRoom)
    #expect(!text.contains("SG"))
  }

  @Test func aBoardGivesUpTheNotesBeforeTheSigns() {
    var menu = Menu.sample()
    menu.notes += (1...20).map { LocalizedText("nota numero \($0), che dice qualcosa a chi legge") }
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
    let text = boardText(guest, size: Size(columns: 80, lines: 24))
    #expect(text.contains("V vegetariana") && text.contains("* prodotto surgelato"))
    #expect(text.contains("Coperto") && !text.contains("nota numero"))
    #expect(text.contains("Gli allergeni non sono indicati qui: chiedere al personale."))
  }

  @Test func aBoardOfAPhonesSizeExplainsAllSigns() {
    var menu = Menu.sample()
    menu.pizzas[0].dish.diets.formUnion([.glutenFree])
    menu.pizzas[0].dish.allergens = AllergenStatement(isComplete: true)
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
    let text = boardText(guest, size: Size(columns: 46, lines: 19))
    for words in ["V vegetariana", "VG vegana", "• piccante", "SG senza glutine", "* prodotto"] {
      #expect(text.contains(words))
    }
    #expect(text.contains("VG  SG"))
  }

  @Test func aBoardOfDishesWithoutSignsExplainsNone() {
    let text = boardText(guest([.fixture()]), size: Size(columns: 80, lines: 24))
    #expect(!text.contains("vegana") && !text.contains("piccante"))
  }

  @Test(arguments: ["", "mare"])
  func coverAndNoteAreSeenWhileAFilterIsOn(search: String) {
    var query = MenuQuery(search: search)
    query.filter.maximumPrice = "20".amount
    let guest = Guest(
      dataSource: MenuDataSource(menu: .sample(), language: "it"), query: query)
    let text = guest.frame(for: Size(columns: 80, lines: 24)).text.joined(separator: "\n")
    #expect(text.contains("Coperto 2,00 €") && text.contains("* prodotto surgelato"))
  }

  private func guest(
    _ dishes: [Dish], _ language: Language = "it", notes: [LocalizedText] = []
  ) -> Guest {
    var menu = Menu()
    menu.other = dishes
    menu.notes = notes
    return Guest(dataSource: MenuDataSource(menu: menu, language: language))
  }

  @Test(arguments: [
    ([Diet.halal], "halal"), ([.vegan, .halal], "halal"), ([.pescatarian], "pescetariana"),
    ([.lactoseFree, .kosher], "kosher, senza lattosio"), ([.vegan], nil), ([.vegetarian], nil),
    ([.glutenFree], nil),
  ])
  func aDietWithoutASignIsPrintedInWords(diets: [Diet], words: String?) {
    var dish = Dish.fixture()
    dish.diets = DietSet(diets)
    let lines = printed([dish]).split(separator: "\n").map(String.init)
    let names = Diet.allCases.map(InterfaceLanguage.italian.name(of:))
    #expect(lines.filter { names.contains($0) || $0 == words } == [words].compactMap(\.self))
  }

  private func printed(
    _ dishes: [Dish], _ language: Language = "it", notes: [LocalizedText] = []
  ) -> String {
    let page = PlainMenu(
      guest(dishes, language, notes: notes).state.session,
      text: TerminalText(cellWidth: testCellWidth), columns: 200)
    var printed = ""
    page.write { printed += $0.string }
    return printed
  }

  /// All pages of a board, with plain blanks.
  private func boardText(_ guest: Guest, size: Size) -> String {
    let launcher = FakePeriodicTaskLauncher()
    let board = Board(
      guest.state.session, text: TerminalText(cellWidth: testCellWidth), hidesSoldOut: false,
      interval: .seconds(12), launcher: launcher, onTurn: {})
    return (0..<20).map { _ in
      defer { launcher.tick() }
      return board.frame(for: size).text.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
