import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// What the page of a choice says.
@Suite(.timeLimit(.minutes(5))) struct ChoicePageTests {
  private let menu = Menu.choiceSample

  private func choice() throws -> Choice {
    var choice = Choice(from: menu)
    let maxi = Choice.Wish(
      DishIndex(list: .pizzas, position: 1), size: 0,
      addOns: [Choice.Wish.AddOnIndex(group: 0, item: 0)])
    let market = Choice.Wish(DishIndex(list: .other, position: 5))
    for wish in [maxi, maxi, market] { try choice.add(wish, from: menu) }
    choice.setPeople(2)
    return choice
  }

  private func context(_ language: Language) -> MenuContext {
    MenuDataSource(menu: menu, language: language).context
  }

  @Test func theHouseReadsItsOwnLanguage() throws {
    let page = ChoicePage(try choice(), of: menu, for: context("it"))
    #expect(
      page.lines.map { $0.replacing("\u{A0}", with: " ") } == [
        "La mia scelta", "2 × n. 4 Diavola (normale) + bufala  9,50 € → 19,00 €",
        "1 × Aragosta  secondo mercato", "2 × Coperto  2,00 € → 4,00 €",
        "Totale indicativo  da 23,00 €",
        "Contiene glutine (frumento), latte. Sugli altri allergeni: chiedere al personale.",
        "Non è un ordine né un documento fiscale. Mostra questa schermata al cameriere.",
      ])
  }

  @Test func theGuestReadsHisBelow() throws {
    let page = ChoicePage(try choice(), of: menu, for: context("en"))
    #expect(page.title == ChoicePage.Text("La mia scelta", "My choice"))
    #expect(page.rows[0].text.house == "2 × n. 4 Diavola (normale) + bufala")
    #expect(page.rows[0].text.guest == "2 × no. 4 Hot one (regular) + buffalo mozzarella")
    #expect(page.rows[1].text.guest == nil)
    #expect(page.total?.price.guest == nil)
    #expect(page.disclaimer.guest?.hasPrefix("This is neither an order") == true)
    #expect(page.lines.count == 13)
  }

  /// The prices of one dish after the other, taken so many times.
  private func prices(_ wishes: [(position: Int, count: Int)], of menu: Menu) throws -> [String] {
    var choice = Choice(from: menu)
    for (position, count) in wishes {
      for _ in 0..<count {
        try choice.add(Choice.Wish(DishIndex(list: .other, position: position)), from: menu)
      }
    }
    let page = ChoicePage(choice, of: menu, for: MenuContext(currency: menu.currency))
    return (page.rows + [page.total].compactMap(\.self)).map { row in
      [row.unitPrice, row.price.house].compactMap(\.self).joined(separator: " → ")
        .replacing("\u{A0}", with: " ")
    }
  }

  @Test func aPriceForAPersonOrAWeightIsToldAsOne() throws {
    var menu = Menu.choiceSample
    menu.other[3].price = Amount("9.00").map { Price(.exactly($0), per: "person") }
    #expect(
      try prices([(3, 1), (3, 2), (1, 1)], of: menu)
        == ["9,00 € a persona → da 27,00 €", "1,00 €", "da 28,00 €"])
    #expect(try prices([(3, 1)], of: menu) == ["9,00 € a persona", "da 9,00 €"])
  }

  @Test func whatIsOnTopAloneIsNoPrice() throws {
    var menu = Menu.choiceSample
    menu.other[2].price = nil
    menu.other[2].addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [AddOn(name: "insalata", price: Amount("0").map { Price(.exactly($0)) })])
    ]
    var choice = Choice(from: menu)
    try choice.add(
      Choice.Wish(
        DishIndex(list: .other, position: 2), addOns: [.init(group: 0, item: 0)]), from: menu)
    let page = ChoicePage(choice, of: menu, for: MenuContext(currency: menu.currency))
    #expect(page.total == nil && page.rows.map(\.price.house) == ["il prezzo non è indicato"])
  }

  @Test func theHeadCountsAndSums() throws {
    var choice = try choice()
    choice.setPeople(0)
    let summary = ChoicePage.summary(of: choice, for: context("it"))
    #expect(summary?.replacing("\u{A0}", with: " ") == "3 · da 19,00 €")
    #expect(ChoicePage.summary(of: Choice(from: menu), for: context("it")) == nil)
    #expect(ChoicePage(choice, of: menu, for: context("it")).cover == nil)
  }

  @Test func whatAReloadChangedIsTold() throws {
    var choice = Choice(from: menu)
    for position in [0, 1] {
      let size = position == 1 ? 1 : nil
      try choice.add(
        Choice.Wish(DishIndex(list: .pizzas, position: position), size: size), from: menu)
    }
    var now = menu
    now.pizzas[0].dish.price = Amount("6.50").map { Price(.exactly($0)) }
    now.pizzas[1].dish.isSoldOut = true
    choice.follow(now, from: menu)
    let page = ChoicePage(choice, of: now, for: context("en"))
    #expect(page.rows[0].remark?.guest?.replacing("\u{A0}", with: " ") == "was €6.00")
    #expect(page.rows[1].price == ChoicePage.Text("esaurita", "sold out"))
    #expect(page.rows[1].unitPrice == nil)
  }

  @Test func otherAllergensThanWhenItWasChosenAreTold() throws {
    var choice = Choice(from: menu)
    try choice.add(Choice.Wish(DishIndex(list: .pizzas, position: 0)), from: menu)
    var now = menu
    now.pizzas[0].dish.allergens.contains.insert(.sesame)
    choice.follow(now, from: menu)
    let page = ChoicePage(choice, of: now, for: context("en"))
    #expect(page.rows[0].remark == ChoicePage.Text("allergeni cambiati", "allergens have changed"))
    now.pizzas[0].dish.price = Amount("6.50").map { Price(.exactly($0)) }
    choice.follow(now, from: menu)
    let both = ChoicePage(choice, of: now, for: context("it")).rows[0].remark?.house
    #expect(both?.replacing("\u{A0}", with: " ") == "prima 6,00 €, allergeni cambiati")
  }

  /// Who leaves something out only when he has chosen is told of which line it is.
  @Test func whatIsLeftOutByNowIsToldOfItsLine() throws {
    func remarks(_ excluded: AllergenSet) throws -> [String?] {
      ChoicePage(try choice(), of: menu, for: context("en"), without: excluded).rows
        .map { $0.remark?.guest }
    }
    #expect(try remarks([.milk]) == ["contains milk", "ask the staff"])
    #expect(try remarks([.milk, .gluten]) == ["contains gluten, milk", "ask the staff"])
    #expect(try remarks([]) == [nil, nil])
  }

  /// The hours may be those of a heading further up.
  @Test(arguments: [
    (Weekday.mon, 13, nil), (.mon, 20, "non servito a quest'ora"),
    (.tue, 13, "non servito a quest'ora"),
  ])
  func whatIsNotServedNowIsToldOfItsLine(day: Weekday, hour: Int, remark: String?) throws {
    let menu = try MenuReader.read(
      #"""
      {"language": "it", "currency": "EUR", "groups": [
        {"id": "lunch", "title": "Pranzo", "hours": [
          {"days": ["mon"], "from": "12:00", "to": "14:30"}]},
        {"id": "plates", "title": "Piatti", "parent": "lunch"}],
       "other": [{"name": "Menu operaio", "price": 11, "group": "plates"},
        {"name": "Pane", "price": 2}]}
      """#
    ).menu
    var choice = Choice(from: menu)
    for position in 0...1 {
      try choice.add(Choice.Wish(DishIndex(list: .other, position: position)), from: menu)
    }
    let page = ChoicePage(
      choice, of: menu, for: context("it"), at: WeekTime(day, TimeOfDay(hour: hour, minute: 0)))
    #expect(page.rows.map { $0.remark?.house } == [remark, nil])
    #expect(ChoicePage(choice, of: menu, for: context("it")).rows.allSatisfy { $0.remark == nil })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func anEmptyChoiceSaysSo(language: InterfaceLanguage) {
    var menu = menu
    menu.language = language.language
    let page = ChoicePage(
      Choice(from: menu), of: menu, for: MenuContext(fileLanguage: menu.language))
    let words = Strings.in(language).choice
    #expect(page.lines == [words.title, words.nothing, words.disclaimer])
    #expect(page.total == nil && page.allergens == nil && page.cover == nil)
  }
}
