import OldMenuCore
import MenuTestSupport
import Testing

/// A limit of the price beside an allergen: only what keeps the limit is hidden for the allergen.
@Suite(.timeLimit(.minutes(5))) struct TooDearBesidesTests {
  /// What is hidden of some dishes by their prices, of none of which anything is stated.
  private func found(_ prices: [String], under limit: String) -> MenuDataSource {
    let dishes = prices.map { Pizza(.fixture(name: "Pizza \($0)", price: $0)) }
    var query = MenuQuery(search: "pizza")
    query.filter.without = [.nuts]
    query.filter.maximumPrice = limit.amount
    return MenuDataSource(menu: Menu(pizzas: dishes)).matching(query)
  }

  @Test func whatIsDearerIsCountedForItsPrice() {
    let counts = found(["7", "8", "10", "12", "13"], under: "9").counts
    #expect(
      counts.hidden == [
        .init(reason: .notStated, count: 2), .init(reason: .price, count: 3),
      ])
    #expect((counts.shown, counts.numberOfHidden, counts.total) == (0, 5, 5))
  }

  @Test func whatIsDearerIsNotNamedBesideTheOthers() {
    let hidden = found(["10", "12", "13", "8", "14", "7"], under: "9").hiddenRows
    #expect(hidden.map(\.title) == ["Pizza 8", "Pizza 7"])
    #expect(hidden.allSatisfy { $0.reason == .notStated && !$0.isTooDear })
  }

  @Test func whereNothingElseIsFoundBothReasonsAreKnown() {
    let hidden = found(["10", "12", "13", "14"], under: "9").hiddenRows
    #expect(hidden.map(\.title) == ["Pizza 10", "Pizza 12", "Pizza 13"])
    #expect(hidden.allSatisfy { $0.reason == .notStated && $0.isTooDear })
  }
}
