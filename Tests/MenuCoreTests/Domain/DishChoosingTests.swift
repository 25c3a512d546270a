import MenuCore
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
        .from("14.00".amount)
      ),
      (.from("5.00".amount), 1...1, ["3.00".amount], .from("8.00".amount)),
      (.range("5.00".amount, "7.00".amount), 1...1, ["3.00".amount], .from("8.00".amount)),
      (.exactly("5.00".amount), 1...1, [nil, "4.00".amount], .exactly("5.00".amount)),
      (.exactly("5.00".amount), nil, ["3.00".amount], .exactly("5.00".amount)),
      (.text("market price"), 1...1, ["3.00".amount], .text("market price")),
    ]
    for (price, choose, options, paid) in rows {
      let dish = dish(price, choosing: choose, options.map { option($0) })
      #expect(dish.pricedWithChoices.price?.value == paid, "\(price) \(options)")
    }
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
    let most = "99999999999.99".amount
    let dish = dish(.exactly(most), choosing: 1...1, [option(most)])
    #expect(dish.pricedWithChoices.price?.lowest != nil)
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
    dish.addOns[0].choose = nil
    #expect(dish.dietsOnChoice == [] && MenuItem(dish: dish).dietsOnChoice == [])
  }
}
