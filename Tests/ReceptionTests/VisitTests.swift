import OldMenuCore
import MenuTestSupport
import OldReception
import Testing

/// What a visit comes to.
@Suite(.timeLimit(.minutes(5))) struct VisitTests {
  static let hour = CalendarHour("2026-11-30T21") ?? CalendarHour(startOf: CalendarDay(number: 0))

  private let menu = MenuDataSource(menu: VisitTests.menu(), language: "it")

  static func menu() -> Menu {
    var menu = Menu()
    menu.language = "it"
    menu.name = LocalizedText("Da Giuseppe")
    var margherita = Dish(name: "Margherita")
    margherita.allergens = AllergenStatement(contains: [.gluten, .milk])
    var marinara = Dish(name: "Marinara")
    marinara.allergens = AllergenStatement(contains: [.gluten], freeFrom: [.milk])
    var tartufo = Dish(name: "Tartufo")
    tartufo.id = "tartufo"
    tartufo.isSoldOut = true
    menu.pizzas = [margherita, marinara, tartufo].map { Pizza($0) }
    menu.desserts = [Dessert(Dish(name: "Tiramisù"))]
    return menu
  }

  private func state(
    _ query: MenuQuery = MenuQuery(), _ edit: (inout ViewState) -> Void = { _ in }
  ) -> ViewState {
    let counts = menu.matching(query).counts
    let found = counts.shown + counts.numberOfHidden
    var state = ViewState(menu: menu, query: query, numberFound: found)
    edit(&state)
    return state
  }

  private func record(
    keepsSearches: Bool = true, lacking: Language? = nil, after time: Duration = .seconds(90),
    _ states: [ViewState]
  ) -> String {
    var visit = Visit(
      at: VisitTests.hour, state(), keepsSearches: keepsSearches, lacking: lacking)
    states.forEach { visit.look(at: $0) }
    return String(decoding: visit.record(after: time).bytes, as: UTF8.self)
  }

  @Test func whoOnlyLooksIsAVisit() {
    #expect(record([]) == "\n1\t2\n1\ttime\t2026-11-30\t3m\n1\tvisit\t2026-11-30T21\tit\n.\n")
  }

  @Test func eachFactIsToldOnceAndNoneInItsOrder() {
    let tartufo = state { ($0.dish, $0.list) = (DishIndex(list: .pizzas, position: 2), .pizzas) }
    let marinara = state { $0.dish = DishIndex(list: .pizzas, position: 1) }
    let help = state { $0.isHelp = true }
    let told = record([tartufo, help, marinara, tartufo, help])
    #expect(
      told == """

        1\t7
        1\tdish\t2026-11-30\tid/tartufo
        1\tdish\t2026-11-30\tpizzas/marinara
        1\thelp\t2026-11-30\t
        1\tlist\t2026-11-30\tpizzas
        1\tsold-out\t2026-11-30\tid/tartufo
        1\ttime\t2026-11-30\t3m
        1\tvisit\t2026-11-30T21\tit
        .

        """)
  }

  @Test func whatIsChosenIsToldOnceAlsoWhenItIsPutBack() {
    let marinara = DishIndex(list: .pizzas, position: 1)
    let gone = DishIndex(list: .pizzas, position: 9)
    let chosen = state { $0.chosen = [marinara, gone] }
    let told = record([chosen, state(), chosen])
    #expect(
      told == """

        1\t3
        1\tchosen\t2026-11-30\tpizzas/marinara
        1\ttime\t2026-11-30\t3m
        1\tvisit\t2026-11-30T21\tit
        .

        """)
    #expect(TallyReader(Array(told.utf8)).records.count == 1)
  }

  @Test func afilterTellsWhatItLeavesByItself() {
    var both = MenuQuery()
    both.filter.without = [.milk, .eggs]
    let told = record([state(both)])
    // Margherita contains milk; of Tartufo and Tiramisù nothing is stated.
    #expect(told.contains("1\twithout\t2026-11-30\tmilk\t1\t2\n"))
    #expect(told.contains("1\twithout\t2026-11-30\teggs\t0\t4\n"))
  }

  @Test func whatIsTypedIsNoFilterBeforeItIsWhole() {
    let typing = state(MenuQuery(search: "senza latte")) { $0.isTyping = true }
    #expect(!record([typing]).contains("without"))
    #expect(record([typing, state(MenuQuery(search: "senza latte"))]).contains("\tmilk\t1\t2\n"))
  }

  @Test(
    arguments: [
      (["c", "ca", "carbonara"], "carbonara"),
      // What is found in the end was not looked for in vain.
      (["margz", "marg", "margherita"], nil),
      (["Crème", "Crème brûlée"], "creme brulee"),
      (["pasta e fagioli"], nil), (["tavolo 12"], nil), (["anna@example.com"], nil),
      (["abcdefghijklmnopqrstuvwxyz"], nil),
    ] as [([String], String?)])
  func wordsThatWereLookedForInVainAreKept(typed: [String], kept: String?) {
    let states = typed.map { text in state(MenuQuery(search: text)) { $0.isTyping = true } }
    let told = record(states + [state()])
    #expect(told.contains("\tsearch\t") == (kept != nil))
    if let kept { #expect(told.contains("1\tsearch\t2026-11-30\t\(kept)\n")) }
    #expect(!record(keepsSearches: false, states + [state()]).contains("search"))
  }

  @Test func whatOnlyAFilterHidesWasNotLookedForInVain() {
    var query = MenuQuery(search: "margherita")
    query.filter.without = [.milk]
    #expect(!record([state(query)]).contains("search"))
    query.search = "carbonara"
    #expect(record([state(query)]).contains("\tcarbonara\n"))
  }

  @Test func whatTheOwnerHasLeftOutIsNoGuestsDoing() {
    var given = MenuQuery(search: "sushi")
    given.filter.without = [.milk]
    given.order = .price
    var query = given
    query.filter.without.formUnion([.eggs])
    var visit = Visit(at: VisitTests.hour, state(given), given: given, keepsSearches: true)
    visit.look(at: state(query))
    let told = String(decoding: visit.record(after: .zero).bytes, as: UTF8.self)
    #expect(told.contains("\teggs\t"))
    for word in ["milk", "order", "search"] { #expect(!told.contains(word)) }
  }

  @Test func whoLeavesWhileTypingHasLookedForIt() {
    let typing = state(MenuQuery(search: "carbonara")) { $0.isTyping = true }
    #expect(record([typing]).contains("\tcarbonara\n"))
  }

  @Test func aLanguageThatTheMenuLacksIsOfNoCountry() {
    #expect(record(lacking: "pl-PL", []).contains("1\tlanguage\t2026-11-30\tpl\n"))
  }

  @Test(
    arguments: [(0, "1m"), (59, "1m"), (60, "3m"), (180, "10m"), (599, "10m"), (600, "longer")])
  func aTimeIsOneOfFour(seconds: Int, bucket: String) {
    #expect(record(after: .seconds(seconds), []).contains("\ttime\t2026-11-30\t\(bucket)\n"))
  }

  @Test func aRecordStaysSmallWhateverAGuestOpens() throws {
    var menu = Menu()
    menu.pizzas = (0..<500).map { number in
      Pizza(Dish(name: "\(number) " + String(repeating: "è", count: 500)))
    }
    let source = MenuDataSource(menu: menu)
    let start = ViewState(menu: source, query: MenuQuery(), numberFound: 500)
    var visit = Visit(at: VisitTests.hour, start, keepsSearches: true)
    for position in 0..<500 {
      var state = start
      state.dish = DishIndex(list: .pizzas, position: position)
      visit.look(at: state)
    }
    let record = visit.record(after: .zero)
    #expect(record.bytes.count <= TallyRecord.mostBytes)
    #expect(record.lines.count <= TallyRecord.mostFacts + 1)
    #expect(TallyReader(record.bytes).records == [record])
  }

  @Test func aDishWithoutAReadableIDIsKnownByItsName() {
    var dish = Dish(name: "Caffè\t\u{1B}[31m CORTO")
    #expect(DishKey(dish, in: .beverages, of: Menu()).text == "beverages/caffe [31m corto")
    dish.id = "a\nb"
    #expect(DishKey(dish, in: .beverages, of: Menu()).text == "beverages/caffe [31m corto")
    dish.id = "caffe-corto"
    #expect(DishKey(dish, in: .beverages, of: Menu()).text == "id/caffe-corto")
  }
}
