import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuGeneratorTests {
  @Test func theSameSeedGivesTheSameMenusAndQueries() {
    var (one, other) = (MenuGenerator(seed: 7), MenuGenerator(seed: 7))
    #expect(one.menu() == other.menu())
    #expect(one.query() == other.query())
    #expect(one.menu() == other.menu())
  }

  @Test func allThatAQueryAsksForOccurs() {
    var generator = MenuGenerator(seed: 1)
    let menus = (0..<400).map { _ in generator.menu() }
    let dishes = menus.flatMap(\.other)
    #expect(dishes.contains { !$0.allergens.mayContain.isEmpty })
    #expect(dishes.contains { $0.allergens.saysNothing })
    #expect(dishes.contains { !$0.addOns.isEmpty })
    #expect(dishes.contains { $0.sizes.contains { $0.allergens != nil } })
    #expect(dishes.contains { !$0.trustedDiets.isEmpty })
    #expect(menus.contains { $0.groups.contains { $0.parent != nil } })
    #expect(menus.contains { $0.pizzas.isEmpty })
  }
}
