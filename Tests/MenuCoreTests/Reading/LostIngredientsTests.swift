import OldMenuCore
import Testing

/// What cannot be read may be what contradicts a promise, or makes a price untrue.
@Suite(.timeLimit(.minutes(5))) struct LostIngredientsTests {
  private func dish(_ members: String) throws -> (dish: Dish, hasErrors: Bool) {
    let text = #"{"currency": "EUR", "pizzas": [{"name": "A", \#(members)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    let dish = try #require(reading.menu.pizzas.first?.dish)
    return (dish, reading.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    #""ingredienti": ["mozzarella"]"#, #""ingridients": ["milk"]"#, #""zutaten": ["Milch"]"#,
    #""ingredients": {"it": ["mozzarella"]}"#, #""ingredients": {"mozzarella": "100g"}"#,
    #""ingredients": [["mozzarella"]]"#, #""ingredients": ["x"], "ingredients": ["mozzarella"]"#,
    #""sizes": [{"name": "g", "price": 7, "ingredients": ["burrata"]}]"#,
    #""price": 7, "sizes": [{"name": "g", "price": 8}]"#,
  ])
  func whatIsLostWithdrawsThePromise(members: String) throws {
    let (dish, hasErrors) = try dish(#""allergens": "none", \#(members)"#)
    #expect(dish.state(of: .milk) == .notStated)
    #expect(hasErrors)
  }

  /// Guests would read `a, , b`.
  @Test(arguments: [#""""#, #""  ""#, #"{"it": ""}"#, #""\u00a0""#])
  func anEntryThatSaysNothingIsToldAndNotShown(entry: String) throws {
    let text = #"{"other": [{"name": "A", "ingredients": ["a", \#(entry), "b"]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.menu.other[0].ingredients.map(\.name) == ["a", "b"])
    #expect(
      reading.diagnostics.filter { $0.rule == .text(.emptyEntry(key: "ingredients")) }
        .map(\.severity) == [.warning])
  }

  @Test(arguments: [
    #""ingredienti": ["pomodoro"]"#, #""x-ingredienti": ["mozzarella"]"#,
    #""ingredients": ["pomodoro", "basilico"]"#,
  ])
  func whatSaysNothingOfAnAllergenWithdrawsNothing(members: String) throws {
    #expect(
      try dish(#""allergens": "none", \#(members)"#).dish.state(of: .milk) == .notAnIngredient)
  }

  @Test(arguments: [
    #"{"amount": "40.00", "unit": "kg"}"#, #"{"amount": "40.00", "Per": "kg"}"#,
    #"{"amount": "7.00", "fino": "9.00"}"#,
  ])
  func anAmountBesideAKeyThatNothingReadsIsNoPrice(price: String) throws {
    let (dish, hasErrors) = try dish(#""allergens": "none", "price": \#(price)"#)
    #expect(dish.price == nil)
    #expect(hasErrors)
  }

  @Test func whatIsSomebodysOwnInAPriceChangesNothing() throws {
    let (dish, hasErrors) = try dish(
      #""allergens": "none", "price": {"amount": "7.00", "x-vat": 10}"#)
    #expect(dish.price?.lowest == Amount("7.00"))
    #expect(!hasErrors)
  }
}
