import MenuCore
import Testing

@Suite struct MenuDataSourceTests {
  @Test func aMenuOfPizzasHasOneSection() {
    let dataSource = MenuDataSource(pizzas: [])
    #expect(dataSource.numberOfSections == 1)
  }
}
