import OldMenuCore
import MenuTestSupport
import Testing

/// What a dish costs where a query hides the cheapest of the options of which one must be taken.
@Suite(.timeLimit(.minutes(5))) struct PriceOfWhatIsLeftTests {
  private static let file = """
    {"currency": "EUR", "pizzas": [{"name": "A", "price": 7, "allergens": "none",
      "addOns": [{"title": "Base", "choose": {"min": 1, "max": 1}, "items": [
        {"name": "fiordilatte", "price": 1, "allergens": ["milk"]},
        {"name": "vegana", "price": 3, "allergens": "none"},
        {"name": "bufala", "price": 4, "allergens": ["milk"]}]}]}]}
    """

  private func shown(_ change: (inout MenuQuery) -> Void) throws -> MenuItem? {
    var query = MenuQuery()
    change(&query)
    let menu = try MenuReader.read(Array(Self.file.utf8)).menu
    return MenuDataSource(menu: menu, language: "it").matching(query).item(forRow: 0, inSection: 0)
  }

  private func plain(_ text: String?) -> String? { text?.replacing("\u{A0}", with: " ") }

  @Test func withoutAQueryThePriceIsFromTheCheapest() throws {
    let item = try #require(try shown { _ in })
    #expect(plain(item.price) == "da 8,00 €")
    #expect(item.addOns[0].items.map { plain($0.surcharge) } == [nil, "+2,00 €", "+3,00 €"])
  }

  @Test func ofWhatIsLeftItIsFromThatOne() throws {
    let item = try #require(try shown { $0.filter.without = [.milk] })
    #expect(item.leftToChoose == ["vegana"])
    #expect(plain(item.price) == "10,00 €")
    #expect(item.addOns[0].items.map { plain($0.surcharge) } == [nil])
    #expect(plain(item.lowestPrice) == nil)
  }

  @Test(arguments: [("9", false), ("9.99", false), ("10", true)])
  func aLimitAsksWhatIsLeft(limit: String, isShown: Bool) throws {
    let item = try shown { query in
      query.filter.without = [.milk]
      query.filter.maximumPrice = limit.amount
    }
    #expect((item != nil) == isShown)
  }

  /// A costs 10 without milk, and B 9 in all cases.
  @Test func ordersAskWhatIsLeft() throws {
    let other = #"{"name": "B", "price": 9, "allergens": "none"}]}"#
    let file = String(Self.file.dropLast(2)) + ", " + other
    let menu = MenuDataSource(menu: try MenuReader.read(Array(file.utf8)).menu, language: "it")
    func names(_ order: MenuQuery.Order, without: AllergenSet) -> [String] {
      var query = MenuQuery()
      (query.order, query.filter.without) = (order, without)
      let found = menu.matching(query)
      return (0..<found.numberOfRows(inSection: 0)).compactMap {
        found.item(forRow: $0, inSection: 0)?.title
      }
    }
    #expect(names(.price, without: []) == ["A", "B"])
    #expect(names(.price, without: [.milk]) == ["B", "A"])
    #expect(names(.dearest, without: [.milk]) == ["A", "B"])
    var query = MenuQuery()
    query.filter.without = [.milk]
    let found = menu.matching(query)
    #expect(found.cheapestRow?.row == 1 && found.dearestRow?.row == 0)
    #expect(menu.cheapestRow?.row == 0 && menu.dearestRow?.row == 1)
  }

  @Test func aLimitAloneAsksTheCheapest() throws {
    #expect(try shown { $0.filter.maximumPrice = "8".amount } != nil)
    #expect(try shown { $0.filter.maximumPrice = "7.99".amount } == nil)
  }

  /// What a limit lets through costs no more than that, whatever hid an option.
  @Test func aRowThatKeepsALimitShowsNoHigherPrice() throws {
    let file = """
      {"currency": "EUR", "pizzas": [{"name": "A", "price": 7, "allergens": "none", "diets": ["vegan"],
        "addOns": [{"title": "Base", "choose": {"min": 1, "max": 1}, "items": [
          {"name": "semplice", "price": 1, "allergens": "none"},
          {"name": "vegana", "price": 3, "allergens": "none", "diets": ["vegan"]}]}]},
        {"name": "Quasi vegana", "price": 7, "allergens": "none",
        "addOns": [{"title": "Base", "choose": {"min": 1, "max": 1}, "items": [
          {"name": "fiordilatte", "price": 1, "allergens": ["milk"]},
          {"name": "tofu", "price": 3, "allergens": ["soybeans"]}]}]}]}
      """
    let menu = MenuDataSource(menu: try MenuReader.read(Array(file.utf8)).menu, language: "it")
    func prices(_ search: String) -> [String?] {
      let found = menu.matching(MenuQuery(search: search))
      return (0..<found.numberOfRows(inSection: 0)).map {
        plain(found.item(forRow: $0, inSection: 0)?.price)
      }
    }
    #expect(prices("vegana") == ["10,00 €", "10,00 €"])
    #expect(prices("vegana fino a 10") == ["10,00 €", "10,00 €"])
    #expect(prices("vegana fino a 9,99") == [])
  }

  @Test func aLimitAsksWhatEarlierQueriesLeft() throws {
    var (without, limit) = (MenuQuery(), MenuQuery())
    without.filter.without = [.milk]
    limit.filter.maximumPrice = "9".amount
    let menu = MenuDataSource(menu: try MenuReader.read(Array(Self.file.utf8)).menu, language: "it")
    #expect(menu.matching(limit).counts.shown == 1)
    #expect(menu.matching(without).matching(limit).counts.shown == 0)
  }
}
