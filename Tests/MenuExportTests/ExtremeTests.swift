import MenuCore
import MenuExport
import Testing

@testable import MenuPresentation

/// Values that only a program can set: nothing traps, and nothing senseless is shown.
struct ExtremeTests {
  private static let integers = [Int.min, -1_000, -1, 0, 1, 4, 99, Int.max]
  private static let most = Amount("999999999.9999") ?? 0

  /// A menu of one dish.
  private static func source(
    _ list: MenuList = .beverages, _ change: (inout Dish) -> Void
  ) -> MenuDataSource {
    var dish = Dish(name: "Grog")
    change(&dish)
    var menu = Menu()
    menu.currency = Currency("EUR")
    menu[list] = [dish]
    return MenuDataSource(menu: menu, language: "en")
  }

  @Test(
    "spiciness of any number is shown as 0 to 3", arguments: integers, Output.allCases)
  func heat_ofAnyNumber_isShownFromNoneToThree(spiciness: Int, output: Output) {
    let text = output.text(of: Self.source { $0.spiciness = spiciness })
    let clamped = output.text(of: Self.source { $0.spiciness = min(max(spiciness, 0), 3) })
    #expect(text == clamped && text.contains("Grog"))
  }

  @Test(
    "negative measures of a dish or size are not shown", arguments: integers, Output.allCases)
  func measures_ofAnyNumber_areShownWhereTheyAreSome(number: Int, output: Output) {
    let source = Self.source { dish in
      dish.volumeMl = number
      dish.calories = number
      var size = DishSize(name: "large", price: Price(.exactly(Self.most)))
      size.diameterCm = number
      size.volumeMl = number
      size.calories = number
      dish.sizes = [size, DishSize(name: "")]
    }
    let text = output.text(of: source)
    #expect(text.contains("Grog"))
    // A file is written with the values of the program, and its reader reports what is wrong.
    guard number < 0, output != .file else { return }
    for unit in [" cm", " cl", " ml", " kcal", ",", "}"] {
      #expect(!text.contains("\(number)\(unit)"), "\(output): \(text)")
    }
  }

  @Test(
    "a dish with amounts of 0, of the largest size or without text is shown",
    arguments: Output.allCases)
  func amounts_ofAnySize_areShown(output: Output) {
    let values: [Price.Value] = [
      .exactly(0), .exactly(Self.most), .from(Self.most), .range(0...Self.most),
      .range(Self.most...Self.most), .text(""),
    ]
    for value in values {
      let source = Self.source { dish in
        dish.price = Price(value, per: "", was: Self.most)
        dish.alcoholPercent = Self.most
        dish.addOns = [AddOnGroup(items: [AddOn(name: "Lemon", price: Price(value))])]
      }
      #expect(output.text(of: source).contains("Grog"))
    }
  }

  @Test(
    "a dish whose options have any range of choices is shown",
    arguments: [
      Int.min...Int.max, Int.min...Int.min, -1...0, 0...0, 5...5, 999...1_000, Int.max...Int.max,
    ], Output.allCases)
  func options_ofAnyNumber_areShown(choose: ClosedRange<Int>, output: Output) {
    let source = Self.source { dish in
      dish.addOns = [
        AddOnGroup(title: "", choose: choose, items: [AddOn(name: "Lemon")]),
        AddOnGroup(choose: choose, items: []),
      ]
    }
    #expect(output.text(of: source).contains("Grog"))
  }

  /// Bits that belong to no allergen and no diet are ignored.
  @Test(
    "a dish with unknown bits in its allergens and diets is shown", arguments: Output.allCases)
  func sets_ofUnknownBits_areShownWithoutThem(output: Output) {
    let source = Self.source { dish in
      dish.allergens = AllergenStatement(
        contains: AllergenSet(rawValue: .max), mayContain: AllergenSet(rawValue: .max),
        freeFrom: AllergenSet(rawValue: .max), isComplete: true)
      dish.allergens.unread = ["", "\u{0}", "\u{301}"]
      dish.diets = DietSet(rawValue: .max)
      dish.sizes = [DishSize(name: "\u{0}", allergens: dish.allergens)]
    }
    #expect(output.text(of: source).contains("Grog"))
  }

  /// Groups that are each other's parents, that share an id, or that do not exist.
  @Test(
    "a dish in a circular, repeated or missing group is shown",
    arguments: ["a", "b", "c", "nobody", ""], Output.allCases)
  func groups_inACircle_areShown(group: String, output: Output) {
    var menu = Self.source { $0.group = group }.menu
    menu.groups = [
      DishGroup(id: "a", title: "A", parent: "b"), DishGroup(id: "b", title: "", parent: "a"),
      DishGroup(id: "b", title: "B"), DishGroup(id: "c", title: "C", parent: "c"),
    ]
    menu.cover = Self.most
    menu.name = ""
    menu.notes = ["", "*"]
    #expect(output.text(of: MenuDataSource(menu: menu)).contains("Grog"))
  }

  /// A sum that is too large is given as a minimum.
  @Test("a total that is too large is given as a minimum")
  func choice_ofTheDearest_isAMinimum() {
    let source = Self.source { dish in
      dish.price = Price(.exactly(Self.most))
      dish.addOns = [AddOnGroup(items: [AddOn(name: "Lemon", price: Price(.exactly(Self.most)))])]
    }
    var choice = Choice()
    let dish = MenuDataSource.DishIndex(list: .beverages, position: 0)
    for size in [nil, 0, -1, Int.max] {
      for extra in [Int.min, -1, 0, 1, Int.max] {
        let extras: Set = [
          Choice.Extra(group: 0, item: extra), Choice.Extra(group: extra, item: 0),
        ]
        let line = Choice.Line(dish: dish, size: size, extras: extras)
        for _ in 0..<99 { choice.add(line) }
      }
    }
    let nowhere = MenuDataSource.DishIndex(list: .other, position: Int.max)
    choice.add(Choice.Line(dish: nowhere, size: nil))
    #expect(choice.total(in: source.menu).amount > Self.most)
    #expect(choice.statement(in: source.menu).saysNothing)
    #expect(!source.context.text(of: choice.total(in: source.menu)).isEmpty)
  }
}
