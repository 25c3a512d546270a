import MenuCore
import MenuPresentation
import TestSupport
import Testing

struct MenuSessionTests {
  /// Arabic is no language of the interface, and spells its prices otherwise than English.
  @Test(
    "prices keep their spelling for the next guest and after a reload",
    arguments: [nil, InterfaceLanguage.english])
  func prices_forTheNextGuestAndMenu_areSpeltAsBefore(words: InterfaceLanguage?) throws {
    let reading = try MenuReader.read(Repository.menu("right-to-left.json"))
    let source = MenuDataSource(menu: reading.menu, language: "ar", words: words)
    var session = MenuSession(source)
    let prices = Kitchen.items(session).map(\.price)
    session.beginAnew()
    #expect(Kitchen.items(session).map(\.price) == prices)
    session.follow(.menu(reading))
    #expect(Kitchen.items(session).map(\.price) == prices)
  }
}
