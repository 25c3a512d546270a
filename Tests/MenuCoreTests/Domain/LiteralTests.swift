import MenuCore
import Testing

/// Values as a program writes them.
struct LiteralTests {
  @Test("a dish is made of literals")
  func dish() {
    let dish = Dish(
      id: "f", name: ["it": "Funghi", "en": "Mushrooms"], price: 8.50,
      ingredients: ["pomodoro", ["it": "aglio", "en": "garlic"]], diets: [.vegan])
    #expect(dish.price?.lowest == Amount("8.50") && dish.ingredients.count == 2)
    #expect(dish.ingredients[1].name.text(in: "en", fileLanguage: "it") == "garlic")
    #expect(Dish(name: "Bianca", price: 9).price == Price(9))
    let label = "Rossa"
    #expect(Dish(name: label).name == "Rossa" && Ingredient(name: label) == "Rossa")
    #expect(DishSize(name: label, price: 3).price == 3 && AddOn(name: label).name == "Rossa")
  }

  @Test("a decimal literal is the amount as it was written, within the limits of an amount")
  func decimals() {
    let amounts: [Amount] = [8.50, 0.1, 4.35, 12.3456, -3.2, 1e12]
    #expect(
      amounts.map(\.description) == ["8.50", "0.10", "4.35", "12.3456", "0", "999999999"])
  }

  @Test("a currency is named by its code, and an unknown one keeps its letters")
  func currency() {
    #expect(Currency.eur == Currency("EUR") && Currency("jpy").fractionDigits == 0)
    #expect(Currency("XYZ").code == "XYZ" && Currency("XYZ").fractionDigits == 2)
  }

  @Test("a menu is made of its lists")
  func menu() {
    let menu = Menu(
      name: "Da Giuseppe", language: "it", currency: "EUR", pizzas: [Dish(name: "A")],
      desserts: [Dish(name: "B")])
    #expect(menu.pizzas.map(\.name) == ["A"] && menu.desserts.map(\.name) == ["B"])
    #expect(menu.language == "it" && menu.currency == .eur && menu.numberOfDishes == 2)
    #expect(Menu(pizzas: [Pizza(name: "A")]).pizzas == menu.pizzas)
  }

  @Test("amounts are added, multiplied, and counted as payments do")
  func arithmetic() throws {
    var total: Amount = 8.50
    total += 2
    #expect(total * 2 == 21 && total * -1 == .zero && total * .max > total)
    #expect(total.minorUnits(in: .eur) == 1050 && total.minorUnits(in: "JPY") == 11)
    #expect(Amount(minorUnits: 1050, in: nil) == total && total.minorUnits(in: nil) == 1050)
    #expect((total * .max).minorUnits(in: .eur) > 0)
    #expect(total.formatted(in: "it", currency: .eur) == "10,50\u{A0}€")
    #expect(total.formatted(in: "en", currency: nil) == "10.50")
  }

  @Test("allergens, diets and lists have names in the languages of the interface")
  func names() {
    #expect(Allergen.wheat.name(in: "it") == "frumento" && Allergen.milk.name(in: "pt") == "milk")
    #expect(Diet.vegan.name(in: "de-AT") == "vegan" && MenuList.pizzas.name(in: "it") == "Pizze")
    #expect("\(AllergenSet([.milk, .gluten]))" == "[gluten, milk]")
    let tag = "not a tag"
    #expect(Language(tag) == nil)
  }

  @Test("texts and prices describe themselves, and a text is found by its language alone")
  func descriptions() {
    let text: LocalizedText = ["it": "Funghi", "en": "Mushrooms"]
    #expect("\(text)" == "Funghi" && text.text(in: "en-GB") == "Mushrooms")
    #expect("\(Price(8.50))" == "8.50" && "\(Price(.from(7)))" == "from 7")
    #expect("\(Price(.range(7...9), per: "piece"))" == "7–9 per piece")
    #expect("\(Price(.text("market price")))" == "market price")
  }
}
