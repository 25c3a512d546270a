import TestSupport
import Testing

@testable import MenuCore

/// What several statements promise, read once, is what each of them promises by itself.
struct PromisesTests {
  private static func set(_ random: inout SeededGenerator) -> AllergenSet {
    AllergenSet(Allergen.allCases.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
  }

  @Test("promises of several statements are those of each", arguments: 0..<50)
  func eachStatement(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let statements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      var statement = AllergenStatement(
        contains: Self.set(&random), mayContain: Self.set(&random), freeFrom: Self.set(&random),
        isComplete: Bool.random(using: &random))
      _ = statement.removeContradictedFreeFrom()
      statement.doubted = Self.set(&random)
      return statement
    }
    let promises = Promises(of: statements)
    for allergen in Allergen.allCases {
      let states = statements.map { $0.state(of: allergen) }
      #expect(promises.silent.contains(allergen) == states.contains(.notAnIngredient))
      #expect(promises.free.contains(allergen) == states.contains(.free))
      var free = AllergenSet(
        allergen.kinds.filter { kind in
          statements.contains { $0.freeFrom.contains(kind) }
        })
      if states.contains(.free) { free.insert(allergen) }
      #expect(promises.free(among: [allergen]) == free)
    }
  }
}
