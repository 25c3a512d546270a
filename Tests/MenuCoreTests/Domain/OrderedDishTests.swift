import Testing

@testable import OldMenuCore

/// What is said of the allergens of several things together.
@Suite(.timeLimit(.minutes(5))) struct OrderedDishTests {
  private func statement(_ members: (inout AllergenStatement) -> Void) -> AllergenStatement {
    var statement = AllergenStatement()
    members(&statement)
    return statement
  }

  @Test func aWarningOfOneIsOneOfAll() {
    let milk = statement { $0.contains = [.milk] }
    let traces = statement { $0.mayContain = [.milk, .nuts] }
    let both = AllergenStatement(worstOf: [milk, traces])
    #expect(both.contains == [.milk] && both.mayContain == [.nuts])
  }

  @Test func aPromiseMustHoldForAll() {
    let free = statement { $0.freeFrom = [.milk, .gluten] }
    let other = statement { $0.freeFrom = [.milk] }
    #expect(AllergenStatement(worstOf: [free, other]).freeFrom == [.milk])
    #expect(AllergenStatement(worstOf: [free, AllergenStatement()]).saysNothing)
    let complete = statement { $0.isComplete = true }
    #expect(AllergenStatement(worstOf: [complete, complete]).isComplete)
    #expect(!AllergenStatement(worstOf: [complete, free]).isComplete)
  }

  @Test func ofNothingItSaysNothing() {
    #expect(AllergenStatement(worstOf: []).saysNothing)
    #expect(AllergenStatement(worstOf: []).state(of: .milk) == .notStated)
  }

  @Test(arguments: Allergen.allCases) func eachStateIsTheWorst(allergen: Allergen) {
    let all = [
      statement { $0.contains = [.wheat] },
      statement {
        $0.freeFrom = [.milk, .nuts]
        $0.mayContain = [.eggs]
      }, statement { $0.isComplete = true },
    ]
    for first in all {
      for second in all {
        let worst = max(first.state(of: allergen), second.state(of: allergen))
        let told = AllergenStatement(worstOf: [first, second]).state(of: allergen)
        #expect(told == worst || worst == .notAnIngredient && told == .notStated)
      }
    }
  }

  @Test func anAddOnAddsItsOwn() {
    var dish = Dish(name: "A")
    dish.allergens = statement { $0.isComplete = true }
    dish.sizes = [
      DishSize(name: "s"), DishSize(name: "m", allergens: statement { $0.contains = [.eggs] }),
    ]
    let bufala = AddOn(name: "bufala", allergens: statement { $0.contains = [.milk] })
    #expect(dish.statement(ofSize: 0, with: []).contains == [])
    #expect(dish.statement(ofSize: 0, with: [bufala]).contains == [.milk])
    #expect(dish.statement(ofSize: 1, with: [bufala]).contains == [.eggs, .milk])
    #expect(dish.statement(ofSize: nil, with: []).contains == [.eggs])
    #expect(dish.statement(ofSize: 9, with: []).contains == [.eggs])
  }
}
