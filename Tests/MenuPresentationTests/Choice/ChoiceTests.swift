import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What a guest chooses, and what it comes to.
@Suite(.timeLimit(.minutes(5))) struct ChoiceTests {
  private typealias AddOnIndex = Choice.Wish.AddOnIndex
  private let menu = Menu.choiceSample
  private let marinara = Choice.Wish(DishIndex(list: .pizzas, position: 0))
  private let diavola = DishIndex(list: .pizzas, position: 1)
  private let bufala = AddOnIndex(group: 0, item: 0)

  private func choice(_ wishes: [Choice.Wish]) throws -> Choice {
    var choice = Choice(from: menu)
    for wish in wishes { try choice.add(wish, from: menu) }
    return choice
  }

  @Test func theSameWishIsCounted() throws {
    let maxi = Choice.Wish(diavola, size: 1, addOns: [bufala])
    let choice = try choice([marinara, maxi, marinara, Choice.Wish(diavola, size: 1), maxi])
    #expect(choice.lines.map(\.count) == [2, 2, 1] && choice.count == 5)
    #expect(choice.lines.map(\.unit.amount) == ["6.00", "14.00", "11.50"].map { Amount($0) })
    #expect(choice.lines.map(\.total.amount) == ["12.00", "28.00", "11.50"].map { Amount($0) })
    #expect(choice.total.amount == Amount("51.50") && !choice.total.isLeast)
  }

  @Test func oneIsTakenAway() throws {
    var choice = try choice([marinara, marinara, Choice.Wish(diavola, size: 0)])
    choice.removeOne(at: 0)
    #expect(choice.lines.map(\.count) == [1, 1])
    choice.removeOne(at: 0)
    #expect(choice.lines.map { $0.wish?.dish } == [diavola])
    choice.removeOne(at: 7)
    choice.removeOne(at: -1)
    #expect(choice.lastLine(of: diavola) == 0 && choice.lastLine(of: marinara.dish) == nil)
    choice.removeOne(at: 0)
    #expect(choice.lines.isEmpty && choice.count == 0)
    #expect(choice.total == Choice.Sum())
  }

  @Test func whatIsNotOnTheMenuIsRefused() {
    var choice = Choice(from: menu)
    let refused: [(Choice.Wish, Choice.Refusal)] = [
      (Choice.Wish(DishIndex(list: .pizzas, position: 9)), .unknown),
      (Choice.Wish(DishIndex(list: .pizzas, position: -1)), .unknown),
      (Choice.Wish(diavola, size: 2), .unknown), (Choice.Wish(diavola, size: -1), .unknown),
      (Choice.Wish(diavola), .needsSize), (Choice.Wish(marinara.dish, addOns: [bufala]), .unknown),
      (Choice.Wish(DishIndex(list: .other, position: 0)), .soldOut),
      (
        Choice.Wish(DishIndex(list: .other, position: 2)), .needsAddOns(group: 0, 1...1)
      ),
      (
        Choice.Wish(
          DishIndex(list: .other, position: 2), addOns: [bufala, AddOnIndex(group: 0, item: 1)]),
        .needsAddOns(group: 0, 1...1)
      ),
    ]
    for (wish, refusal) in refused {
      #expect(throws: refusal) { try choice.add(wish, from: menu) }
    }
    #expect(choice.lines.isEmpty)
  }

  @Test func ninetyNineAreTheMost() throws {
    var choice = try choice(Array(repeating: marinara, count: 99))
    #expect(throws: Choice.Refusal.full) { try choice.add(marinara, from: menu) }
    #expect(choice.count == 99 && choice.total.amount == Amount("594.00"))
    choice.setPeople(100)
    #expect(choice.people == 99)
    choice.setPeople(.min)
    #expect(choice.people == 0 && choice.coverTotal?.amount == .zero)
  }

  @Test func theCoverIsPaidByEachOfThem() throws {
    var choice = try choice([marinara])
    #expect(choice.coverTotal == nil && choice.total.amount == Amount("6.00"))
    choice.setPeople(3)
    #expect(choice.coverTotal?.amount == Amount("6.00") && choice.total.amount == Amount("12.00"))
    choice.reset()
    #expect(choice.lines.isEmpty && choice.people == nil)
  }

  @Test(
    arguments: [
      (1, "1.00", false, true), (3, "3.00", true, true), (4, "4.00", true, true),
      (5, "0", true, false), (6, "0", true, false),
    ] as [(Int, String, Bool, Bool)])
  func aPriceThatIsNotAllIsMarked(
    position: Int, amount: String, isLeast: Bool, isPriced: Bool
  ) throws {
    let choice = try choice([Choice.Wish(DishIndex(list: .other, position: position))])
    #expect(choice.total.amount == Amount(amount))
    #expect(choice.total.isLeast == isLeast && choice.total.isPriced == isPriced)
  }

  @Test func whatIsTooLargeIsNotTold() throws {
    var large = Dish(name: "A")
    large.price = Amount("999999999").map { Price(.exactly($0)) }
    large.addOns = [
      AddOnGroup(
        items: Array(
          repeating: AddOn(name: "b", price: large.price), count: 10_000))
    ]
    var menu = Menu()
    menu.other = [large]
    var choice = Choice(from: menu)
    let all = Set((0..<10_000).map { AddOnIndex(group: 0, item: $0) })
    for _ in 0..<99 {
      try choice.add(Choice.Wish(DishIndex(list: .other, position: 0), addOns: all), from: menu)
    }
    #expect(choice.lines[0].unit.amount != nil && choice.total.amount == nil)
    #expect(ChoicePage(choice, of: menu, for: MenuContext()).total?.price.house == "…")
  }

  @Test(arguments: 0..<40) func theSumAgreesWithOneThatCountsEachCent(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var menu = Menu()
    let codes = ["EUR", "JPY", "KWD"]
    let currency = try #require(Currency(code: codes[Int(seed) % 3]))
    menu.currency = currency
    let scale = [1, 10, 100, 1000][currency.fractionDigits]
    func amount(_ units: Int) throws -> Amount {
      let fraction = String(String(scale + units % scale).dropFirst())
      return try #require(Amount(scale == 1 ? "\(units)" : "\(units / scale).\(fraction)"))
    }
    let prices = (0..<5).map { _ in Int.random(in: 0...5_000, using: &random) }
    menu.other = try prices.map { units in
      var dish = Dish(name: "A\(units)")
      dish.price = Price(.exactly(try amount(units)))
      return dish
    }
    let cover = Int.random(in: 0...300, using: &random)
    menu.cover = try amount(cover)
    var choice = Choice(from: menu)
    var chosen: [Int] = []
    for _ in 0..<60 {
      if Bool.random(using: &random), !chosen.isEmpty, Bool.random(using: &random) {
        let line = Int.random(in: 0..<choice.lines.count, using: &random)
        let position = try #require(choice.lines[line].wish?.dish.position)
        choice.removeOne(at: line)
        chosen.remove(at: try #require(chosen.firstIndex(of: position)))
      } else {
        let position = Int.random(in: 0..<5, using: &random)
        try choice.add(Choice.Wish(DishIndex(list: .other, position: position)), from: menu)
        chosen.append(position)
      }
    }
    let people = Int.random(in: 0...99, using: &random)
    choice.setPeople(people)
    var units = 0
    for position in chosen { units += prices[position] }
    for _ in 0..<people { units += cover }
    #expect(choice.total.amount?.minorUnits(of: currency) == units)
    #expect(choice.count == chosen.count)
  }
}

extension Menu {
  /// Dishes of every kind of price.
  static var choiceSample: Menu {
    let price = { (text: String) in Amount(text).map { Price(.exactly($0)) } }
    var marinara = Dish(name: "Marinara")
    marinara.price = price("6.00")
    marinara.allergens = AllergenStatement(contains: [.wheat], isComplete: true)
    var diavola = Dish(name: ["it": "Diavola", "en": "Hot one"])
    diavola.number = "4"
    diavola.sizes = [
      DishSize(name: ["it": "normale", "en": "regular"], price: price("7.00")),
      DishSize(name: "maxi", price: price("11.50")),
    ]
    diavola.allergens = AllergenStatement(contains: [.wheat, .milk])
    diavola.addOns = [
      AddOnGroup(items: [
        AddOn(name: ["it": "bufala", "en": "buffalo mozzarella"], price: price("2.50"))
      ])
    ]
    var menu = Menu(pizzas: [Pizza(marinara), Pizza(diavola)])
    menu.language = "it"
    menu.currency = Currency(code: "EUR")
    menu.cover = Amount("2.00")
    let prices: [(String, Price?)] = [
      ("Olive", price("3.00")),
      ("Arancino", Amount("1.00").map { Price(.exactly($0), per: "piece") }),
      ("Pasta", price("8.00")), ("Fritti", Amount("3.00").map { Price(.from($0)) }),
      ("Pesce", Amount("4.00").map { Price(.exactly($0), per: "100 g") }),
      ("Aragosta", Price(.text("secondo mercato"))), ("Acqua", nil),
    ]
    menu.other = prices.map { name, price in
      var dish = Dish(name: name)
      dish.price = price
      return dish
    }
    menu.other[0].isSoldOut = true
    menu.other[2].addOns = [
      AddOnGroup(
        title: "Formato", choose: 1...1,
        items: [AddOn(name: "penne"), AddOn(name: "spaghetti")])
    ]
    return menu
  }
}
