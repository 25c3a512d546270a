import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuDataSourceOfMenuTests {
  @Test func listsComeInTheirOrderAndEmptyOnesAreLeftOut() {
    var menu = Menu()
    menu.other = [.fixture()]
    menu.beverages = [.fixture()]
    menu.pizzas = [.fixture()]
    let dataSource = MenuDataSource(menu: menu)
    #expect(lists(dataSource) == [.pizzas, .beverages, .other])
    #expect(titles(dataSource) == ["Pizzas", "Beverages", "Other"])
    #expect(MenuDataSource(menu: Menu()).numberOfSections == 0)
  }

  @Test func titlesAreInTheLanguageShown() {
    var menu = Menu()
    menu.pizzas = [.fixture(), .fixture(group: "bianche")]
    menu.groups = [DishGroup(id: "bianche", title: ["it": "Le bianche", "en": "White"])]
    #expect(titles(MenuDataSource(menu: menu, language: "it")) == ["Pizze", "Le bianche"])
    #expect(titles(MenuDataSource(menu: menu, language: "en")) == ["Pizzas", "White"])
  }

  @Test func dishesWithoutAGroupComeFirstThenTheGroupsInTheirOrder() {
    var menu = Menu()
    menu.groups = [group("b"), group("a"), group("unused")]
    menu.pizzas = [
      .fixture(name: "1", group: "a"), .fixture(name: "2"), .fixture(name: "3", group: "b"),
      .fixture(name: "4", group: "a"), .fixture(name: "5", group: "unknown"),
    ]
    let dataSource = MenuDataSource(menu: menu)
    #expect(titles(dataSource) == ["Pizzas", "B", "A"])
    #expect(names(dataSource) == [["2", "5"], ["3"], ["1", "4"]])
    #expect(lists(dataSource) == [.pizzas, .pizzas, .pizzas])
  }

  @Test func oneGroupIsASectionInEachListThatUsesIt() {
    var menu = Menu()
    menu.groups = [group("a")]
    menu.pizzas = [.fixture(name: "1", group: "a")]
    menu.other = [.fixture(name: "2", group: "a")]
    let dataSource = MenuDataSource(menu: menu)
    #expect(titles(dataSource) == ["A", "A"])
    #expect(lists(dataSource) == [.pizzas, .other])
  }

  @Test func aParentComesBeforeItsChildrenWhichNameIt() {
    var menu = Menu()
    menu.groups = [group("child", parent: "parent"), group("other"), group("parent")]
    menu.pizzas = ["other", "child", "parent"].map { .fixture(name: $0, group: $0) }
    let dataSource = MenuDataSource(menu: menu)
    #expect(titles(dataSource) == ["Other", "Parent", "Parent · Child"])
    #expect(names(dataSource) == [["other"], ["parent"], ["child"]])
  }

  /// With a look at all parents of each this would take hours.
  @Test func aChainOfParentsHasNoEnd() {
    let count = 20_000
    var menu = Menu()
    menu.groups = (0..<count).map { group("g\($0)", parent: $0 == 0 ? nil : "g\($0 - 1)") }
    menu.pizzas = (0..<count).map { .fixture(name: "\($0)", group: "g\($0)") }
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.numberOfSections == count)
    #expect(dataSource.title(forSection: 0) == "G0")
    #expect(dataSource.title(forSection: count - 1) == "G\(count - 2) · G\(count - 1)")
  }

  @Test func groupsThatAreTheirOwnParentsAreShownAllTheSame() {
    var menu = Menu()
    menu.groups = [group("a", parent: "b"), group("b", parent: "a"), group("c", parent: "c")]
    menu.pizzas = ["a", "b", "c"].map { .fixture(name: $0, group: $0) }
    let dataSource = MenuDataSource(menu: menu)
    #expect(Set(names(dataSource)) == [["a"], ["b"], ["c"]])
  }

  @Test func twoGroupsOfOneIdAreTheFirst() {
    var menu = Menu()
    menu.groups = [group("a"), DishGroup(id: "a", title: "Again")]
    menu.pizzas = [.fixture(name: "1", group: "a")]
    #expect(titles(MenuDataSource(menu: menu)) == ["A"])
  }

  @Test func idsOfTheSameLookAreTwoGroups() {
    var menu = Menu()
    let (composed, decomposed) = ("caff\u{E8}", "caffe\u{300}")
    menu.groups = [
      DishGroup(id: composed, title: "1"), DishGroup(id: decomposed, title: "2"),
    ]
    menu.beverages = [.fixture(name: "b", group: decomposed), .fixture(name: "a", group: composed)]
    let dataSource = MenuDataSource(menu: menu)
    #expect(titles(dataSource) == ["1", "2"])
    #expect(names(dataSource) == [["a"], ["b"]])
  }

  @Test func everyKindOfDishIsARow() {
    var menu = Menu()
    menu.currency = Currency(code: "EUR")
    menu.pizzas = [Pizza(.fixture(), base: "rossa")]
    menu.beverages = [Beverage(.fixture(), volumeMl: 750)]
    menu.desserts = [Dessert(.fixture(), isHomemade: true)]
    menu.other = [.fixture()]
    menu.other[0].price = Price(.exactly("1".amount))
    let dataSource = MenuDataSource(menu: menu, language: "it")
    let items = (0..<4).map { dataSource.item(forRow: 0, inSection: $0) }
    #expect(items.map { $0?.list } == MenuList.allCases)
    #expect(items.map { $0?.details } == [["rossa"], ["75 cl"], ["fatto in casa"], []])
    #expect(items.last??.price == "1,00\u{A0}€")
  }

  @Test(arguments: [-1, 1, Int.min, Int.max])
  func aSectionThatDoesNotExistHasNeitherTitleNorList(section: Int) {
    let dataSource = MenuDataSource(pizzas: [.fixture()])
    #expect(dataSource.title(forSection: section) == nil)
    #expect(dataSource.list(forSection: section) == nil)
  }

  @Test func theSectionOfPizzasOnlyHasATitleAndAList() {
    let dataSource = MenuDataSource(pizzas: [])
    #expect(dataSource.title(forSection: 0) == "Pizzas")
    #expect(dataSource.list(forSection: 0) == .pizzas)
  }

  private func group(_ id: String, parent: String? = nil) -> DishGroup {
    DishGroup(id: id, title: LocalizedText(id.capitalized), parent: parent)
  }

  private func titles(_ dataSource: MenuDataSource) -> [String?] {
    (0..<dataSource.numberOfSections).map { dataSource.title(forSection: $0) }
  }

  private func lists(_ dataSource: MenuDataSource) -> [MenuList?] {
    (0..<dataSource.numberOfSections).map { dataSource.list(forSection: $0) }
  }

  private func names(_ dataSource: MenuDataSource) -> [[String?]] {
    (0..<dataSource.numberOfSections).map { section in
      (0..<dataSource.numberOfRows(inSection: section)).map { row in
        dataSource.item(forRow: row, inSection: section)?.title
      }
    }
  }
}
