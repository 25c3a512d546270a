import MenuCore
import MenuPresentation
import TestSupport
import Testing

struct MenuSessionTests {
  /// Arabic is not a language of the interface, and writes prices differently from English.
  @Test(
    "prices keep their spelling for the next guest and after a reload",
    arguments: [nil, InterfaceLanguage.english])
  func prices_forTheNextGuestAndMenu_areSpeltAsBefore(words: InterfaceLanguage?) throws {
    let reading = try MenuReader.read(Repository.menu("right-to-left.json"))
    let source = MenuDataSource(menu: reading.menu, language: "ar", words: words)
    var session = MenuSession(source)
    let prices = Kitchen.items(session).map(\.price)
    session.reset()
    #expect(Kitchen.items(session).map(\.price) == prices)
    session.follow(.menu(reading))
    #expect(Kitchen.items(session).map(\.price) == prices)
  }

  @Test("ordered by price, the dishes of all lists are one list")
  func rows_inTheOrderOfPrices_areOneList() throws {
    var session = try Kitchen.session()
    let all = Set(Kitchen.items(session).map(\.index))
    let counts = session.shown.counts
    var query = session.query
    query.order = .price
    session.ask(query)
    let items = Kitchen.items(session)
    let prices = items.compactMap { session.source.dish(of: $0)?.lowestPrice }
    #expect(prices == prices.sorted() && items.prefix(prices.count).allSatisfy { $0.price != nil })
    #expect(Set(items.map(\.index)) == all && session.shown.counts == counts)
    let section = try #require(session.shown.row(of: items[0].index)?.section)
    #expect(session.shown.title(forSection: section) == "In ordine di prezzo")
    #expect(session.shown.list(forSection: section) == nil)
    #expect(session.shown.group(forSection: section) == nil)
  }
}
