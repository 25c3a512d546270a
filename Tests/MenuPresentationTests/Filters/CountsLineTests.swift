import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The line that counts what the filters hide.
@Suite(.timeLimit(.minutes(5))) struct CountsLineTests {
  @Test(arguments: [
    (80, "  senza glutine ×   0 voci  9 nascoste: glutine 3, non dichiarato 6  u mostra"),
    (76, "  senza glutine ×   0 voci  9 nascoste: non dichiarato 6, …  u mostra"),
    (50, "  senza glutine ×   0 voci  9 nascoste  u mostra"),
    (38, "  senza glutine ×   0 voci  9 nascoste"),
    (28, "  senza glutine ×   0 di 9"),
    (19, " 0 voci  9 nascoste"), (18, " 0 di 9"), (10, " 0 di 9"),
  ])
  func whatFitsIsWhole(columns: Int, line: String) {
    #expect(counts(query(without: [.gluten]), columns: columns) == line)
  }

  @Test(arguments: [
    (62, "  senza latte ×   senza frutta a guscio ×   1 voce  8 nascoste"),
    (50, "  senza latte ×   senza frutta a guscio ×   1 di 9"),
    (46, " Filtri 2 · 1 voce  8 nascoste"), (30, " Filtri 2 · 1 voce  8 nascoste"),
    (29, " 1 voce  8 nascoste"),
  ])
  func ofSeveralFiltersAtLeastTheNumberIsTold(columns: Int, line: String) {
    #expect(counts(query(without: [.milk, .nuts]), columns: columns) == line)
  }

  @Test func whileTypingTheKeyIsLeftOutAndNothingElse() {
    let guest = guest(query(without: [.gluten]))
    guest.perform(.search)
    let chip = "  senza glutine × "
    #expect(
      counts(guest, columns: 70) == chip + "  0 voci  9 nascoste: glutine 3, non dichiarato 6")
    #expect(counts(guest, columns: 62) == chip + "  0 voci  9 nascoste: non dichiarato 6, …")
  }

  @Test func onAnASCIITerminalTheLineIsWholeToo() {
    let text = TerminalText(cellWidth: testCellWidth, isASCII: true)
    for columns in 10...80 {
      let guest = Guest(.sample(query(without: [.gluten])), text: text)
      let line = counts(guest, columns: columns)
      #expect(!line.hasSuffix("..") || line.hasSuffix(", ..."), "\(columns): \(line)")
    }
  }

  @Test(arguments: 10...80)
  func noNumberAndNoWordIsEverCut(columns: Int) {
    var price = MenuQuery()
    price.filter.maximumPrice = "5".amount
    for query in [query(without: [.gluten, .milk]), query(without: [.molluscs]), price] {
      let line = counts(query, columns: columns)
      #expect(!line.isEmpty)
      #expect(line.matches(of: /[^ ]…|…[^ ]/).isEmpty, "\(line)")
    }
  }

  @Test func aLargeMenuTellsAtLeastHowManyAreHidden() {
    var milk = Dish.fixture(name: "a")
    milk.allergens = AllergenStatement(contains: [.milk])
    var none = Dish.fixture(name: "b")
    none.allergens = AllergenStatement(isComplete: true)
    let dishes = (0..<2_000).map { $0 % 2 == 0 ? milk : none }
    let guest = Guest(
      dataSource: MenuDataSource(menu: Menu(pizzas: dishes.map { Pizza($0) })),
      query: query(without: [.milk]))
    #expect(counts(guest, columns: 13) == " 1000 of 2000")
    #expect(counts(guest, columns: 12) == " +1000")
  }

  @Test(arguments: [false, true])
  func theKeyThatShowsMoreIsOfferedOnlyWhereItDoes(showsUndeclared: Bool) {
    var diet = MenuQuery()
    diet.filter.diets = [.vegan]
    diet.filter.showsUndeclared = showsUndeclared
    #expect(guest(diet).countsLine == "1 voce · dieta vegana 8 nascoste")
    var nothing = query(without: [.milk])
    nothing.filter.showsUndeclared = showsUndeclared
    let empty = Guest(
      dataSource: MenuDataSource(menu: Menu(), language: "it"), query: nothing)
    #expect(empty.countsLine == "senza latte · 0 voci")
  }

  @Test(
    arguments: [
      (
        [.vegan], [], .price, "1 voce · per prezzo · dieta vegana 8 nascoste",
        "1 voce, per prezzo, 8 nascoste: dieta vegana 8"
      ),
      (
        [.vegan, .glutenFree], [], .menu, "0 voci · dieta vegana e senza glutine 9 nascoste",
        "0 voci, 9 nascoste: dieta vegana e senza glutine 9"
      ),
      (
        [.vegan], [.milk], .name,
        "1 voce · per nome  8 nascoste: latte 1, non dichiarato 7  u mostra",
        "1 voce, per nome, 8 nascoste: latte 1, non dichiarato 7"
      ),
      (
        [], [.molluscs], .price,
        "1 voce · per prezzo  8 nascoste: molluschi 1, non dichiarato 7  u mostra",
        "1 voce, per prezzo, 8 nascoste: molluschi 1, non dichiarato 7"
      ),
    ] as [(DietSet, AllergenSet, MenuQuery.Order, String, String)])
  func theOrderAndTheDietAreNamed(
    diets: DietSet, without: AllergenSet, order: MenuQuery.Order, line: String, text: String
  ) {
    var query = query(without: without)
    query.filter.diets = diets
    query.order = order
    #expect(guest(query).countsLine == line)
    #expect(guest(query).countsText == text)
  }

  @Test(arguments: [
    (Diet.vegan, "vegan diet 9 hidden"), (.hindu, "Hindu diet 9 hidden"),
    (.diabetic, "diet for diabetics 9 hidden"), (.glutenFree, "gluten-free diet 9 hidden"),
  ])
  func aDietHasANameInEnglish(diet: Diet, words: String) {
    var query = MenuQuery()
    query.filter.diets = DietSet(diet)
    var menu = Menu.sample()
    menu.pizzas[0].dish.diets = []
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "en"), query: query)
    #expect(guest.countsLine == "0 items · \(words)")
  }

  @Test func whereThereIsNoRoomTheOrderIsLeftOutFirst() {
    var query = query(without: [.molluscs])
    query.order = .price
    let lines = [96, 84, 74].map { counts(query, columns: $0).dropFirst(19) }
    #expect(
      lines[0] == "   1 voce · per prezzo  8 nascoste: molluschi 1, non dichiarato 7  u mostra")
    #expect(lines[1] == "   1 voce  8 nascoste: molluschi 1, non dichiarato 7  u mostra")
    #expect(lines[2] == "   1 voce  8 nascoste: non dichiarato 7, …  u mostra")
  }

  private func query(without: AllergenSet) -> MenuQuery {
    var query = MenuQuery()
    query.filter.without = without
    return query
  }

  private func guest(_ query: MenuQuery) -> Guest {
    Guest.sample(query)
  }

  private func counts(_ query: MenuQuery, columns: Int) -> String {
    counts(guest(query), columns: columns)
  }

  /// The last line of a screen too low for the keys below it, without the blanks at its end.
  private func counts(_ guest: Guest, columns: Int) -> String {
    let line = guest.frame(for: Size(columns: columns, lines: 7)).text.last ?? ""
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
