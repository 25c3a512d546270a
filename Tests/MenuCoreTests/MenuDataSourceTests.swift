import MenuCore
import Testing

@Suite struct MenuDataSourceTests {
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

  private func pizzas(_ count: Int) -> [Pizza] {
    (0..<count).map { Pizza(name: "Pizza \($0)") }
  }
}
