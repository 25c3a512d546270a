import OldMenuCore
import MenuTestSupport
import OldMenuTesting
import Testing

/// Every data source that the project can make keeps the contract.
@Suite(.timeLimit(.minutes(5))) struct EveryMenuDataSource {
  @Test(arguments: NamedDataSource.all)
  func keepsTheContract(_ named: NamedDataSource) {
    #expect(MenuDataSourceContract(named.dataSource).violations() == [])
  }
}

/// A data source with the name that its test shall have.
struct NamedDataSource: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let dataSource: MenuDataSource

  static let all = [
    NamedDataSource(testDescription: "no pizzas", dataSource: MenuDataSource(pizzas: [])),
    NamedDataSource(testDescription: "one pizza", dataSource: MenuDataSource(pizzas: [.fixture()])),
    NamedDataSource(
      testDescription: "the same pizza twice",
      dataSource: MenuDataSource(pizzas: [.fixture(), .fixture()])),
  ]
}
