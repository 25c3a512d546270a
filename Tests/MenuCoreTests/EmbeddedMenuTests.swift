import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

/// What a program that embeds the library calls first, from the outside.
@Suite(.timeLimit(.minutes(5))) struct EmbeddedMenuTests {
  private static let json =
    #"{"currency": "EUR", "pizzas": [{"name": "Marinara", "price": "6.00"}]}"#

  @Test func aTextIsReadAsItsBytesAre() throws {
    let reading = try MenuReader.read(Array(Self.json.utf8))
    #expect(try MenuReader.read(Self.json) == reading)
    #expect(try MenuReader.read(Data(Self.json.utf8)) == reading)
    #expect(try MenuReader.read(Array(Self.json.utf8)[...]) == reading)
    #expect(reading.menu.pizzas.map(\.dish.name) == ["Marinara"])
  }

  @Test func sectionsAndRowsAreCollections() {
    let dataSource = MenuDataSource(menu: .sample())
    #expect(dataSource.sections.count == dataSource.numberOfSections)
    #expect(dataSource.sections.map(\.id) == Array(0..<dataSource.numberOfSections))
    for section in dataSource.sections {
      #expect(section.title == dataSource.title(forSection: section.id))
      #expect(section.list == dataSource.list(forSection: section.id))
      #expect(section.rows.count == dataSource.numberOfRows(inSection: section.id))
      let items = section.rows.indices.map { dataSource.item(forRow: $0, inSection: section.id) }
      #expect(Array(section.rows) == items)
    }
  }

  @Test func rowsOfAQueryAreThoseThatItFinds() {
    let query = MenuQuery(without: [.milk])
    let rows = MenuDataSource(menu: .sample()).matching(query).sections.flatMap(\.rows)
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.allergens.state(of: .milk) != .contains })
  }

  @Test func aMenuWithoutDishesHasNoSections() {
    #expect(MenuDataSource(menu: Menu()).sections.isEmpty)
  }

  @Test func aRowHasItsDish() {
    let dataSource = MenuDataSource(menu: .sample())
    #expect(dataSource.dish(forRow: 0, inSection: 0)?.name == dataSource.menu.pizzas[0].dish.name)
    #expect(dataSource.dish(forRow: -1, inSection: 0) == nil)
    #expect(dataSource.dish(forRow: 0, inSection: .max) == nil)
  }

  @Test func aQueryIsMadeInOneCall() {
    let query = MenuQuery(
      search: "pomodoro", diets: [.vegan], without: [.milk], maximumPrice: "8.50".amount)
    #expect(query.search == "pomodoro")
    #expect(query.filter.diets == [.vegan])
    #expect(query.filter.without == [.milk])
    #expect(query.filter.maximumPrice == "8.50".amount)
    #expect(MenuQuery().isEmpty)
  }

  @Test(arguments: ["0", "7.5", "999999999", "0.0001", "123456789.1234"])
  func anAmountIsMadeOfADecimal(text: String) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(Amount(decimal) == text.amount)
    #expect(Amount(decimal)?.decimal == decimal)
  }

  @Test(arguments: ["-1", "-0.01", "1000000000", "0.00001", "1e30", "1e-30", "NaN"])
  func aDecimalThatIsNoAmountIsNone(text: String) {
    #expect(Amount(Decimal(string: text) ?? .nan) == nil)
  }

  @Test func thingsOfAListAreIdentifiable() {
    #expect(Allergen.milk.id == .milk)
    #expect(Diet.vegan.id == .vegan)
    #expect(MenuList.pizzas.id == .pizzas)
    #expect(DishGroup(id: "rosse", title: "Le rosse").id == "rosse")
  }

  @Test func anItemIsMadeByHand() {
    var item = MenuItem(list: .pizzas, title: "Marinara")
    item.sizes = [MenuItem.Size(name: "maxi", price: "9,00 €")]
    item.addOns = [MenuItem.AddOns(title: nil, items: [MenuItem.AddOns.Item(name: "capperi")])]
    #expect(item.title == "Marinara")
    #expect(item.allergens.saysNothing)
  }
}
