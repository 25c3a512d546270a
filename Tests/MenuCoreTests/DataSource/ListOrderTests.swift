import MenuCore
import TestSupport
import Testing

/// The lists are shown in the order in which the file names them.
struct ListOrderTests {
  private static let file = #"""
    {"other": [{"name": "Bruschetta"}], "pizzas": [], "desserts": [{"name": "Babà"}],
     "beverages": [{"name": "Acqua"}], "currency": "EUR"}
    """#

  @Test("sections and queries are in the order of the file")
  func order() throws {
    let menu = try MenuReader.read(Array(Self.file.utf8)).menu
    #expect(menu.listsInOrder == [.other, .desserts, .beverages, .pizzas])
    let source = MenuDataSource(menu: menu)
    #expect(source.titles == ["Bruschetta", "Babà", "Acqua"])
    #expect(source.asked("fino a 9").sections.count == 3)
    var query = MenuQuery()
    query.section = "2"
    #expect(source.matching(query).titles == ["Babà"])
    #expect(source.dishes(in: .menu).map(\.list) == [.other, .desserts, .beverages])
  }

  @Test("a menu is written in its order, and read again it is equal")
  func writing() throws {
    let menu = try MenuReader.read(Array(Self.file.utf8)).menu
    let again = try MenuReader.read(Array(MenuWriter.json(of: menu).utf8)).menu
    #expect(again == menu && again.listsInOrder == menu.listsInOrder)
  }

  @Test("every list occurs once in the order, without a file and with a repeated key")
  func everyListOnce() throws {
    #expect(Menu().listsInOrder == MenuList.allCases)
    let text = #"{"other": [{"name": "A"}], "pizzas": [{"name": "B"}], "other": [{"name": "C"}]}"#
    let menu = try MenuReader.read(Array(text.utf8)).menu
    #expect(menu.listsInOrder.count == 4 && Set(menu.listsInOrder) == Set(MenuList.allCases))
  }
}
