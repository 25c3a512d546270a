import Foundation
import MenuCore
import TestSupport
import Testing

/// One dish with very many parts: every output takes time linear in their number.
@Suite(.timeLimit(.minutes(5)), .serialized) struct LargeDishTests {
  /// The shapes of such a dish.
  enum Shape: CaseIterable {
    /// Each size has its own unread word.
    case wordsOfSizes
    /// The dish has as many unread words as sizes.
    case wordsOfTheDish
    /// The dish has as many ingredients as sizes, each with an unread word.
    case wordsOfIngredients
    /// The dish has as many required options as sizes, each with an unread word, and the sizes have
    /// statements.
    case wordsOfOptions

    func dish(_ count: Int) -> Dish {
      var dish = Dish(name: "Grog")
      dish.sizes = (0..<count).map { DishSize(name: LocalizedText("s\($0)")) }
      let words = (0..<count).map { "w\($0)" }
      switch self {
      case .wordsOfSizes:
        for (index, word) in words.enumerated() {
          dish.sizes[index].allergens = AllergenStatement(unread: [word])
        }
      case .wordsOfTheDish: dish.allergens.unread = words
      case .wordsOfIngredients:
        dish.ingredients = words.map { word in
          Ingredient(name: "x", allergens: AllergenStatement(unread: [word]))
        }
      case .wordsOfOptions:
        for index in dish.sizes.indices { dish.sizes[index].allergens = AllergenStatement() }
        let items = words.map { AddOn(name: "x", allergens: AllergenStatement(unread: [$0])) }
        dish.addOns = [AddOnGroup(choose: 1...1, items: items)]
      }
      return dish
    }
  }

  /// With a row per size, every row repeats the words of the dish.
  private static let outputs = Output.allCases.filter { ![.table, .lines].contains($0) }

  @Test(
    "a table row per size takes time linear in the number of sizes",
    arguments: [Shape.wordsOfSizes, .wordsOfOptions], [Output.table, .lines])
  func row_ofEachOfManySizes_takesTimeForItself(shape: Shape, output: Output) {
    expectLinear(shape, output)
  }

  @Test(
    "every other output takes time linear in the number of parts of a dish",
    arguments: Shape.allCases, outputs)
  func output_ofADishWithManyParts_takesTimeForEach(shape: Shape, output: Output) {
    expectLinear(shape, output)
  }

  /// Four times as many parts take four times as long; quadratic time would be 16 times as long.
  private func expectLinear(_ shape: Shape, _ output: Output) {
    let count = isProof ? 250 : 80
    let small = Self.seconds(shape, output, count)
    let large = Self.seconds(shape, output, 4 * count)
    #expect(large < 9 * max(small, 0.005), "\(small) s, then \(large) s")
  }

  /// The shorter time of two runs of an output.
  private static func seconds(_ shape: Shape, _ output: Output, _ count: Int) -> Double {
    var menu = Menu()
    menu[.beverages] = [shape.dish(count)]
    let source = MenuDataSource(menu: menu, language: "en")
    var least = Double.infinity
    for _ in 0..<2 {
      let start = now
      let hasName = output.text(of: source).contains("Grog")
      least = min(least, now - start)
      #expect(hasName)
    }
    return least
  }

  /// The CPU time of this thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension AllergenStatement {
  /// A statement with nothing but unread words.
  fileprivate init(unread: [String]) {
    self.init()
    self.unread = unread
  }
}
