import MenuCore
import TestSupport
import Testing

/// Statements about allergens: an allergen that is not stated is never free.
struct StatementTests {
  typealias Statement = AllergenStatement

  static let states: [(statement: Statement, asked: Allergen, state: AllergenState)] = [
    (.init(), .milk, .notStated), (.init(isComplete: true), .milk, .notAnIngredient),
    (.init(contains: [.milk]), .milk, .contains), (.init(mayContain: [.milk]), .milk, .mayContain),
    (.init(freeFrom: [.milk]), .milk, .free),
    // A warning wins over a promise.
    (.init(contains: [.milk], freeFrom: [.milk], isComplete: true), .milk, .contains),
    (.init(mayContain: [.milk], freeFrom: [.milk]), .milk, .mayContain),
    (.init(contains: [.milk], mayContain: [.milk]), .milk, .contains),
    // A warning of a kind warns of its group; one of a group warns of its kinds, except those that are free.
    (.init(contains: [.rye]), .gluten, .contains), (.init(contains: [.rye]), .wheat, .notStated),
    (.init(contains: [.gluten]), .wheat, .contains),
    (.init(contains: [.gluten], freeFrom: [.wheat]), .wheat, .free),
    (.init(contains: [.gluten], freeFrom: [.wheat]), .gluten, .contains),
    (.init(contains: [.rye], isComplete: true), .wheat, .notAnIngredient),
    // A promise about a group covers its kinds; one about a kind never covers its group.
    (.init(freeFrom: [.nuts]), .almond, .free), (.init(freeFrom: [.almond]), .nuts, .notStated),
    (.init(mayContain: [.walnut], freeFrom: [.nuts]), .nuts, .mayContain),
    (.init(mayContain: [.walnut], freeFrom: [.nuts]), .almond, .free),
    (.init(freeFrom: [.peanuts]), .nuts, .notStated),
  ]

  @Test(
    "the state of an allergen follows from what is stated of it, its group and kinds",
    arguments: states)
  func state_ofAnAllergen_followsFromWhatIsStated(
    _ statement: Statement, _ asked: Allergen, _ state: AllergenState
  ) {
    #expect(statement.state(of: asked) == state, "\(statement) \(asked)")
  }

  @Test("a statement lists the allergen groups that it leaves open")
  func notStated_ofAStatement_areTheGroupsThatItLeavesOpen() {
    #expect(Statement().notStated.count == 14 && Statement().saysNothing)
    #expect(Statement(isComplete: true).notStated.isEmpty)
    #expect(!Statement(isComplete: true).leavesSomeOpen)
    let some = Statement(contains: [.rye], freeFrom: [.milk, .almond])
    #expect(some.notStated.count == 12 && some.leavesSomeOpen && !some.saysNothing)
    #expect(some.notStated.isDisjoint(with: [.gluten, .milk]) && some.notStated.contains(.nuts))
  }

  /// A random statement; each list has an allergen with a chance of one in eight.
  private func statement(_ random: inout SeededGenerator) -> Statement {
    func some(_ random: inout SeededGenerator) -> AllergenSet {
      AllergenSet(Allergen.allCases.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
    }
    return Statement(
      contains: some(&random), mayContain: some(&random), freeFrom: some(&random),
      isComplete: .random(using: &random))
  }

  @Test(
    "the worst of several statements is never better than any of them", arguments: seeds)
  func statement_ofSeveral_isTheWorstOfThemAndNoBetter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let all = (0..<Int.random(in: 1...3, using: &random)).map { _ in statement(&random) }
      let worst = Statement(worstOf: all)
      for allergen in Allergen.allCases {
        let states = all.map { $0.state(of: allergen) }
        #expect(worst.state(of: allergen) >= states.max() ?? .free, "\(all) \(allergen)")
        let isFree = worst.state(of: allergen) == .free
        #expect(!isFree || states.allSatisfy { $0 == .free })
      }
    }
  }

  @Test("the worst of an empty list of statements says nothing")
  func statement_ofNone_saysNothing() { #expect(Statement(worstOf: []).saysNothing) }

  @Test(
    "an allergen group is never free or absent if one of its kinds is warned of", arguments: seeds)
  func group_ofAKindThatIsWarnedOf_neverReadsBetter(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let statement = statement(&random)
      for group in Allergen.groups {
        for kind in group.kinds where statement.state(of: kind) > .notStated {
          #expect(statement.state(of: group) > .notStated, "\(statement) \(kind)")
        }
        if statement.state(of: group) == .free {
          #expect(group.kinds.allSatisfy { statement.state(of: $0) == .free })
        }
      }
    }
  }

  @Test("there are fourteen allergen groups, and each kind belongs to one")
  func allergens_ofTheAnnex_areFourteenWithTheirKinds() {
    #expect(Allergen.groups.count == 14 && Allergen.allCases.count == 26)
    #expect(Allergen.nuts.kinds.count == 8 && Allergen.gluten.kinds.count == 4)
    for allergen in Allergen.allCases {
      #expect(allergen.kinds.allSatisfy { $0.group == allergen && $0.kinds.isEmpty })
      #expect(AllergenSet(allergen).first == allergen && AllergenSet(allergen).count == 1)
    }
  }

  @Test("an allergen set is a set in the order of the cases")
  func set_ofCases_isASetInTheirOrder() {
    var set: AllergenSet = [.milk, .gluten, .milk]
    #expect(Array(set) == [.gluten, .milk] && set.count == 2 && set.first == .gluten)
    #expect(set.insert(.eggs).inserted && !set.insert(.eggs).inserted)
    #expect(set.remove(.gluten) == .gluten && set.remove(.gluten) == nil)
    #expect(set.update(with: .milk) == .milk && set.update(with: .fish) == nil)
    #expect(set.isSuperset(of: [.eggs, .milk]) && !set.isDisjoint(with: [.fish]))
    #expect(set.subtracting([.milk]) == [.eggs, .fish] && set.intersection([.soy]).isEmpty)
    #expect(Array(AllergenSet(rawValue: .max)).count == 26 && AllergenSet().first == nil)
    #expect(AllergenSet(rawValue: 1 << 31).first == nil)
  }

  @Test(
    "a stated diet that a contained allergen contradicts is not trusted",
    arguments: [
      ([.vegan], [], [.vegetarian, .vegan, .pescatarian]),
      ([.vegan], [.milk], [.vegetarian, .pescatarian]),
      ([.vegetarian], [.fish], [.pescatarian]), ([.glutenFree], [.rye], []),
      ([.lactoseFree], [.milk], [.lactoseFree]), ([.dairyFree], [.milk], []),
      ([.kosher, .halal], [.molluscs], [.halal]), ([], [.milk], []),
    ] as [(DietSet, AllergenSet, DietSet)])
  func diets_thatAnAllergenContradicts_areNotTrusted(
    _ stated: DietSet, _ contained: AllergenSet, _ trusted: DietSet
  ) {
    var dish = Dish(name: "a")
    dish.diets = stated
    dish.allergens = AllergenStatement(contains: contained)
    #expect(dish.trustedDiets == trusted)
    let addOn = AddOn(name: "a", allergens: dish.allergens, diets: stated)
    #expect(addOn.trustedDiets == trusted)
  }

  @Test("traces contradict a diet that states an absence, and no other diet")
  func traces() {
    let traces = AllergenStatement(mayContain: [.gluten, .milk])
    let stated: DietSet = [.glutenFree, .vegan]
    var dish = Dish(name: "a")
    dish.diets = stated
    dish.allergens = traces
    let kept = DietSet([.vegan]).withImplied
    #expect(dish.trustedDiets == kept)
    #expect(AddOn(name: "a", allergens: traces, diets: stated).trustedDiets == kept)
  }
}
