import OldMenuCore
import MenuTestSupport

/// Makes menus of all that a menu can say, the same for the same seed.
struct FullMenuGenerator {
  private var random: SeededGenerator
  private var ids = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func menu() -> Menu {
    var menu = Menu()
    menu.name = maybe { $0.text() }
    menu.description = maybe { $0.text() }
    menu.address = maybe { $0.address() }
    menu.phone = maybe { $0.text() }
    menu.hours = maybe { $0.hours() }
    menu.language = maybe { $0.pick(["it", "en-GB", "zh-Hant-TW"]) }
    menu.currency = Currency(code: "KWD")
    menu.cover = maybe { $0.amount() }
    menu.notes = some { $0.text() }
    menu.groups = some { generator in
      DishGroup(
        id: generator.id(), title: generator.text(), description: generator.maybe { $0.text() },
        hours: generator.maybe { $0.hours() })
    }
    if let root = menu.groups.first, menu.groups.count > 1 { menu.groups[1].parent = root.id }
    let groups = menu.groups.map(\.id)
    menu.pizzas = some { generator in
      Pizza(
        generator.dish(groups), base: generator.maybe { $0.text() },
        dough: generator.maybe { $0.text() })
    }
    menu.beverages = some { generator in
      Beverage(
        generator.dish(groups), volumeMl: generator.maybe { $0.number(1...999_999) },
        alcoholPercent: generator.maybe { _ in "4.70".amount },
        serving: generator.maybe { $0.pick(Serving.allCases) })
    }
    for index in menu.beverages.indices where menu.beverages[index].alcoholPercent != nil {
      menu.beverages[index].dish.diets.subtract(DietSet(.halal))
    }
    menu.desserts = some { Dessert($0.dish(groups), isHomemade: $0.flag()) }
    menu.other = some { $0.dish(groups) }
    return menu
  }

  private mutating func hours() -> Hours {
    guard flag() else { return .text(text()) }
    let spans = (0..<number(1...3)).compactMap { _ in
      OpeningHours.Span(
        days: Set((0..<number(1...7)).map { _ in pick(Weekday.allCases) }), opens: time(),
        closes: time())
    }
    let allDay = OpeningHours.Span(
      days: [.sun], opens: TimeOfDay(hour: 0, minute: 0),
      closes: TimeOfDay(hour: 0, minute: 0))
    return .week(OpeningHours(spans + [allDay].compactMap { $0 }))
  }

  private mutating func time() -> TimeOfDay {
    TimeOfDay(hour: number(0...23), minute: number(0...59))
  }

  private mutating func dish(_ groups: [String]) -> Dish {
    var dish = Dish(name: text())
    dish.id = maybe { $0.id() }
    dish.number = maybe { "\($0.number(0...99))a" }
    dish.description = maybe { $0.text() }
    dish.group = groups.isEmpty ? nil : maybe { $0.pick(groups) }
    dish.ingredients = some { Ingredient(name: $0.text(), isFrozen: $0.flag()) }
    if flag() {
      dish.price = maybe { $0.price() }
    } else {
      dish.sizes = some { $0.size() }
    }
    dish.allergens = statement()
    dish.diets = DietSet(rawValue: UInt16(number(0...0x7FFF)))
    dish.spiciness = number(0...3)
    dish.isFrozen = flag()
    dish.calories = maybe { $0.number(0...99_999) }
    dish.notes = some { $0.text() }
    dish.image = maybe { $0.word() }
    dish.isSoldOut = flag()
    dish.addOns = some { generator in
      AddOnGroup(
        title: generator.maybe { $0.text() }, choose: generator.maybe { _ in 0...2 },
        items: generator.some { $0.addOn() })
    }
    return dish
  }

  private mutating func size() -> DishSize {
    DishSize(
      name: text(), price: maybe { $0.price() }, diameterCm: maybe { $0.number(1...999) },
      volumeMl: maybe { $0.number(1...999_999) }, calories: maybe { $0.number(0...99_999) },
      allergens: maybe { $0.statement() })
  }

  private mutating func addOn() -> AddOn {
    AddOn(name: text(), price: maybe { $0.price() }, allergens: statement(), diets: [.organic])
  }

  private mutating func price() -> Price {
    let low = amount()
    let value: Price.Value =
      switch number(0...3) {
      case 0: .exactly(low)
      case 1: .from(low)
      case 2: .range(low, max(low, amount()))
      default: .text(text())
      }
    return Price(value, per: maybe { $0.text() }, was: maybe { $0.amount() })
  }

  /// Of all allergens, each under one heading at most, and no kind apart from its group.
  private mutating func statement() -> AllergenStatement {
    var statement = AllergenStatement(isComplete: flag())
    for group in Allergen.groups {
      let named: AllergenSet = flag() ? AllergenSet(group) : group.kinds
      switch number(0...5) {
      case 0: statement.contains.formUnion(named)
      case 1: statement.mayContain.formUnion(named)
      case 2: statement.freeFrom.formUnion(named)
      default: break
      }
    }
    return statement
  }

  private mutating func amount() -> Amount {
    "\(number(0...999)).\(number(100...999))".amount
  }

  private mutating func address() -> Address {
    if flag() { return .text(text()) }
    return .postal(
      PostalAddress(
        street: text(), city: maybe { $0.text() }, postalCode: maybe { "0\($0.number(0...9999))" },
        region: maybe { $0.text() }, country: maybe { $0.text() }))
  }

  private mutating func text() -> LocalizedText {
    if flag() { return LocalizedText(word()) }
    let languages: [Language] = ["it", "en", "de-CH"]
    return LocalizedText(
      languages.prefix(number(1...3)).map { .init(language: $0, text: word()) })
  }

  private mutating func word() -> String {
    let words = [
      "Margherita", "a \"b\" \\ c", "\u{1B}[2J", "\u{202E}x\n\u{85}", "日本 🍕", "e\u{301}",
    ]
    return pick(words) + "\(number(0...9))"
  }

  private mutating func id() -> String {
    ids += 1
    return "\(word())-\(ids)"
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  private mutating func flag() -> Bool { .random(using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  private mutating func maybe<Value>(_ make: (inout FullMenuGenerator) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  private mutating func some<Element>(_ make: (inout FullMenuGenerator) -> Element) -> [Element] {
    (0..<number(0...3)).map { _ in make(&self) }
  }
}
