import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuDataSourceTests {
  @Test(arguments: [0, 1, 3])
  func aMenuOfPizzasHasOneSection(count: Int) {
    let dataSource = MenuDataSource(pizzas: pizzas(count))
    #expect(dataSource.numberOfSections == 1)
  }

  @Test(arguments: [0, 1, 3])
  func thereAreAsManyRowsAsPizzas(count: Int) {
    let dataSource = MenuDataSource(pizzas: pizzas(count))
    #expect(dataSource.numberOfRows(inSection: 0) == count)
  }

  @Test(arguments: [-1, 1, Int.min, Int.max])
  func aSectionThatDoesNotExistHasNoRows(section: Int) {
    let dataSource = MenuDataSource(pizzas: pizzas(2))
    #expect(dataSource.numberOfRows(inSection: section) == 0)
  }

  @Test func anItemShowsThePizzaOfItsRow() {
    let dataSource = MenuDataSource(pizzas: [Pizza(name: "Marinara"), Pizza(name: "Margherita")])
    #expect(dataSource.item(forRow: 0, inSection: 0)?.title == "Marinara")
    #expect(dataSource.item(forRow: 1, inSection: 0)?.title == "Margherita")
  }

  @Test(arguments: [
    (-1, 0), (2, 0), (.min, 0), (.max, 0),
    (0, -1), (0, 1), (0, .min), (0, .max),
    (.min, .min), (.max, .max), (.min, .max), (.max, .min),
  ])
  func thereIsNoItemOutsideTheMenu(row: Int, section: Int) {
    let dataSource = MenuDataSource(pizzas: pizzas(2))
    #expect(dataSource.item(forRow: row, inSection: section) == nil)
  }

  private func pizzas(_ count: Int) -> [Pizza] {
    (0..<count).map { Pizza(name: "Pizza \($0)") }
  }
}
