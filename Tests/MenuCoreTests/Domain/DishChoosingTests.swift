import OldMenuCore
import MenuTestSupport
import Testing

/// What a dish costs, and which diets it suits, where some of its options must be taken.
@Suite(.timeLimit(.minutes(5))) struct DishChoosingTests {
  private func dish(
    _ price: Price.Value, choosing choose: ClosedRange<Int>?, _ items: [AddOn]
  ) -> Dish {
    var dish = Dish(name: "Kit")
    dish.price = Price(price)
    dish.addOns = [AddOnGroup(choose: choose, items: items)]
    return dish
  }

  private func option(_ price: Amount?, _ name: LocalizedText = "x") -> AddOn {
    AddOn(name: name, price: price.map { Price(.exactly($0)) })
  }

  @Test func thePriceIsOneThatCanBePaid() {
    let rows: [(Price.Value, ClosedRange<Int>?, [Amount?], Price.Value)] = [
      (.exactly("5.00".amount), 1...1, ["3.00".amount, "4.00".amount], .from("8.00".amount)),
      (.exactly("5.00".amount), 1...1, ["3.00".amount, "3.00".amount], .exactly("8.00".amount)),
      (.exactly("5.00".amount), 1...2, ["3.00".amount, "3.00".amount], .from("8.00".amount)),
      (
        .exactly("10.00".amount), 2...2, ["1.50".amount, "2.50".amount, "2.50".amount],
        .from("10.00".amount)
      ),
      (.from("5.00".amount), 1...1, ["3.00".amount], .from("8.00".amount)),
      (
        .range("5.00".amount, "7.00".amount), 1...1, ["3.00".amount],
        .range("8.00".amount, "10.00".amount)
      ),
      (
        .range("5.00".amount, "7.00".amount), 1...1, ["3.00".amount, "4.00".amount],
        .from("8.00".amount)
      ),
      (.exactly("5.00".amount), 1...1, [nil, "4.00".amount], .exactly("5.00".amount)),
      (.exactly("5.00".amount), 1...1, [nil, nil], .exactly("5.00".amount)),
      (.exactly("5.00".amount), nil, ["3.00".amount], .exactly("5.00".amount)),
      (.text("market price"), 1...1, ["3.00".amount], .text("market price")),
    ]
    for (price, choose, options, paid) in rows {
      let dish = dish(price, choosing: choose, options.map { option($0) })
      #expect(dish.pricedWithChoices.price?.value == paid, "\(price) \(options)")
    }
  }

  /// What is in the price of the dish is not on top of it as well.
  @Test func thePriceAndWhatIsOnTopOfItAreWhatTheyWere() {
    let rows: [(ClosedRange<Int>?, [Amount?], [Amount?])] = [
      (1...1, ["3.00".amount, "4.50".amount], [nil, "1.50".amount]),
      (1...1, ["3.00".amount, "3.00".amount], [nil, nil]),
      (1...1, [nil, "4.00".amount], [nil, "4.00".amount]),
      (2...2, ["1.00".amount, "1.00".amount, "1.00".amount], [nil, nil, nil]),
      (2...2, ["1.00".amount, "2.00".amount], ["1.00".amount, "2.00".amount]),
      (nil, ["3.00".amount], ["3.00".amount]),
    ]
    for (choose, options, onTop) in rows {
      let dish = dish(.exactly("5.00".amount), choosing: choose, options.map { option($0) })
      let priced = dish.pricedWithChoices
      #expect(priced.addOns[0].items.map { $0.price?.lowest } == onTop, "\(options)")
      let count = choose?.lowerBound ?? 0
      #expect(priced.withOptions(0..<count) == dish.withOptions(0..<count), "\(options)")
    }
  }

  @Test func twoGroupsAreBothInIt() {
    var dish = dish(.exactly("10.00".amount), choosing: 1...1, [option(nil), option(nil)])
    dish.addOns.append(
      AddOnGroup(choose: 1...1, items: [option("2.00".amount), option("2.00".amount)]))
    #expect(dish.pricedWithChoices.price?.value == .exactly("12.00".amount))
  }

  @Test func whatMayCostMoreIsNoOnlyPrice() {
    let range = AddOn(name: "a", price: Price(.range("1.00".amount, "2.00".amount)))
    let dish = dish(.exactly("20.00".amount), choosing: 1...1, [range, option("2.00".amount)])
    #expect(dish.pricedWithChoices.price?.value == .from("21.00".amount))
  }

  /// 300 g and one sauce are no three sauces.
  @Test func whatIsPaidByWeightHasNoSum() {
    var dish = dish(.exactly("3.00".amount), choosing: 1...1, [option("2.00".amount)])
    dish.price?.per = "100 g"
    #expect(dish.pricedWithChoices == dish)
    dish.price?.per = nil
    dish.addOns[0].items[0].price?.per = "100 g"
    #expect(dish.pricedWithChoices == dish)
  }

  @Test func soIsThatOfEachSizeAndTheOneBefore() {
    var dish = dish(.exactly("5.00".amount), choosing: 1...1, [option("3.00".amount)])
    dish.price?.was = "6.00".amount
    #expect(dish.pricedWithChoices.price?.was == "9.00".amount)
    dish.price = nil
    dish.sizes = [
      DishSize(name: "S", price: Price(.exactly("5.00".amount))),
      DishSize(name: "L", price: Price(.exactly("9.00".amount))),
    ]
    #expect(
      dish.pricedWithChoices.sizes.map(\.price?.value) == [
        .exactly("8.00".amount), .exactly("12.00".amount),
      ])
    #expect(MenuItem(dish: dish).price == "8.00 – 12.00")
  }

  @Test func whatIsShownIsWhatAFilterAsksFor() {
    let dish = dish(
      .exactly("5.00".amount), choosing: 1...1, [option("3.00".amount), option("4.00".amount)])
    var menu = Menu()
    menu.other = [dish]
    let source = MenuDataSource(menu: menu)
    for (limit, count) in [("7.99".amount, 0), ("8.00".amount, 1)] as [(Amount, Int)] {
      var query = MenuQuery()
      query.filter.maximumPrice = limit
      #expect(source.matching(query).counts.shown == count)
    }
  }

  @Test func aPriceThatIsTooLargeStaysAsItIs() {
    let most = "999999999.9999".amount
    let half = (0..<20).reduce(most) { sum, _ in sum.multiplied(by: 2) ?? sum }
    let dish = dish(.exactly(half), choosing: 1...1, [option(half)])
    #expect(half.adding(half) == nil)
    #expect(dish.pricedWithChoices.price == dish.price)
  }

  @Test func aDietThatAnOptionIsAgainstDependsOnTheChoice() {
    let milk = AllergenStatement(contains: [.milk], isComplete: true)
    let none = AllergenStatement(isComplete: true)
    var dish = dish(
      .exactly("5.00".amount), choosing: 1...1,
      [AddOn(name: "mozzarella", allergens: milk), AddOn(name: "tofu", allergens: none)])
    dish.allergens = none
    dish.diets = [.vegan]
    #expect(dish.dietsOnChoice == [.vegan])
    #expect(dish.trustedDiets.contains(.vegan))
    #expect(MenuItem(dish: dish).dietsOnChoice == [.vegan])
    dish.addOns[0].items[0] = AddOn(name: "prosciutto", allergens: none)
    #expect(dish.dietsOnChoice == [.vegan, .vegetarian, .pescatarian])
    // Beside one that is marked the others do not suit.
    dish.addOns[0].items = [
      AddOn(name: "tofu", allergens: none, diets: [.vegan]),
      AddOn(name: "della casa", allergens: none),
    ]
    #expect(dish.dietsOnChoice == [.vegan, .vegetarian, .pescatarian])
    dish.addOns[0].choose = nil
    #expect(dish.dietsOnChoice == [] && MenuItem(dish: dish).dietsOnChoice == [])
  }
}

extension Dish {
  /// What it costs with some of the options of its first group.
  fileprivate func withOptions(_ places: Range<Int>) -> Amount? {
    places.reduce(price?.lowest) { sum, place in
      sum?.adding(addOns[0].items[place].price?.lowest ?? .zero)
    }
  }
}
