import MenuCore
import Testing

/// Lists and groups as sections.
struct SectionTests {
  /// A menu of pizzas in groups. `["a", nil]` → a pizza of group a, and one without
  private func source(
    _ groups: [(id: String, parent: String?)], _ dishes: [String?]
  ) -> MenuDataSource {
    var menu = Menu(
      pizzas: dishes.enumerated().map { number, group in
        var pizza = Pizza(name: "\(number)")
        pizza.group = group
        return pizza
      })
    menu.groups = groups.map { DishGroup(id: $0.id, title: .init($0.id), parent: $0.parent) }
    return MenuDataSource(menu: menu, language: "it")
  }

  private func lines(_ source: MenuDataSource) -> [String] {
    source.sections.map { section in
      "\(section.title): \(section.rows.map(\.title).joined(separator: " "))"
    }
  }

  @Test("lists are sections in a fixed order, and empty lists are left out")
  func lists_ofAMenu_areInTheirOrderWithoutEmptyOnes() {
    var menu = Menu()
    menu[.other] = [Dish(name: "Focaccia")]
    menu[.desserts] = [Dish(name: "Tiramisù")]
    menu[.pizzas] = [Dish(name: "Marinara")]
    let source = MenuDataSource(menu: menu, language: "it")
    #expect(lines(source) == ["Pizze: Marinara", "Dolci: Tiramisù", "Altro: Focaccia"])
    #expect(source.sections.map(\.id) == [0, 1, 2])
    #expect(source.sections.map(\.list) == [.pizzas, .desserts, .other])
    #expect(MenuDataSource(menu: Menu()).numberOfSections == 0)
    #expect(menu.dishes.map(\.name) == ["Marinara", "Tiramisù", "Focaccia"])
    #expect(menu.numberOfDishes == 3)
  }

  static let groups:
    [(groups: [(id: String, parent: String?)], dishes: [String?], lines: [String])] = [
      ([("a", nil), ("b", nil)], ["b", nil, "a", "x", "b"], ["Pizze: 1 3", "a: 2", "b: 0 4"]),
      (
        [("c", "a"), ("a", nil), ("b", "a")], ["a", "b", "c"],
        ["a: 0", "a · c: 2", "a · b: 1"]
      ),
      ([("a", "b"), ("b", "a")], ["a", "b"], ["b · a: 0", "a · b: 1"]),
      ([("a", "a")], ["a"], ["a: 0"]),
      ([("a", nil), ("a", nil)], ["a"], ["a: 0"]),
      ([("a", "nowhere")], ["a"], ["a: 0"]),
    ]

  @Test(
    "groups are sections in the order of the file, each parent before its subgroups",
    arguments: groups)
  func groups_ofAList_areInTheOrderOfTheFileWithParentsFirst(
    _ groups: [(id: String, parent: String?)], _ dishes: [String?], _ shown: [String]
  ) {
    #expect(lines(source(groups, dishes)) == shown)
  }

  @Test("the group of a section is the group of its dishes")
  func group_ofASection_isTheOneOfItsDishes() {
    let source = source([("a", nil)], ["a", nil])
    #expect(source.group(forSection: 0) == nil && source.group(forSection: 1)?.id == "a")
  }

  @Test("a chain of 100,000 parents, written in reverse, is ordered with parents first")
  func chain_ofAHundredThousandParents_isOrdered() {
    let groups = (0..<100_000).map { (id: "\($0)", parent: $0 == 0 ? nil : "\($0 - 1)") }
    let source = source(groups.reversed(), ["99999", "0"])
    #expect(lines(source) == ["0: 1", "99998 · 99999: 0"])
  }

  @Test("the row of a dish is where it is shown, also after a search")
  func row_ofADish_isWhereItIsShown() {
    let source = source([("a", nil)], ["a", nil, "a"])
    for section in 0..<source.numberOfSections {
      for row in 0..<source.numberOfRows(inSection: section) {
        let dish = source.dishIndex(forRow: row, inSection: section)
        let found = dish.flatMap(source.row(of:))
        #expect(found?.row == row && found?.section == section)
        #expect(source.item(forRow: row, inSection: section)?.index == dish)
      }
    }
    let found = source.matching(MenuQuery(search: "2"))
    #expect(found.row(of: .init(list: .pizzas, position: 2))?.section == 1)
    #expect(found.row(of: .init(list: .pizzas, position: 0)) == nil)
  }
}
