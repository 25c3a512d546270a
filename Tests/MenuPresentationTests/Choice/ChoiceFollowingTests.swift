import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// What becomes of a choice when the menu changes under it.
@Suite(.timeLimit(.minutes(5))) struct ChoiceFollowingTests {
  private let menu = Menu.choiceSample
  private let marinara = Choice.Wish(DishIndex(list: .pizzas, position: 0))
  private let maxi = Choice.Wish(
    DishIndex(list: .pizzas, position: 1), size: 1,
    addOns: [Choice.Wish.AddOnIndex(group: 0, item: 0)])

  /// The choice of two dishes, two of the first, after these changes of the menu, one by one.
  private func choice(_ changes: ((inout Menu) -> Void)...) throws -> Choice {
    var choice = Choice(from: menu)
    for wish in [marinara, marinara, maxi] { try choice.add(wish, from: menu) }
    var now = menu
    for change in changes {
      let old = now
      change(&now)
      choice.follow(now, from: old)
    }
    return choice
  }

  private func price(_ text: String) -> Price? { Amount(text).map { Price(.exactly($0)) } }

  @Test func whatStaysTheSameIsNotMarked() throws {
    let choice = try choice({ $0.pizzas.swapAt(0, 1) })
    #expect(choice.lines.map(\.change) == [nil, nil])
    #expect(choice.lines.map(\.wish?.dish.position) == [1, 0])
    #expect(choice.total.amount == Amount("26.00"))
  }

  @Test func whatIsDearerStaysMarked() throws {
    let choice = try choice(
      { $0.pizzas[0].dish.price = price("6.50") }, { $0.pizzas[0].dish.price = price("7.00") })
    #expect(choice.lines[0].unit.amount == Amount("7.00") && choice.lines[0].count == 2)
    guard case .dearer(let was) = choice.lines[0].change else {
      Issue.record("\(String(describing: choice.lines[0].change))")
      return
    }
    #expect(was.amount == Amount("6.00") && choice.total.amount == Amount("28.00"))
  }

  @Test func whatIsCheaperIsJustCheaper() throws {
    let choice = try choice({ $0.pizzas[0].dish.price = price("5.00") })
    #expect(choice.lines[0].change == nil && choice.total.amount == Amount("24.00"))
  }

  @Test func whatIsSoldOutStaysAndIsNotPaid() throws {
    let choice = try choice({ $0.pizzas[1].dish.isSoldOut = true })
    #expect(choice.lines.map(\.change) == [nil, .soldOut])
    #expect(choice.count == 2 && choice.total.amount == Amount("12.00"))
    let back = try self.choice(
      { $0.pizzas[1].dish.isSoldOut = true }, { $0.pizzas[1].dish.isSoldOut = false })
    #expect(back.lines.map(\.change) == [nil, nil] && back.total.amount == Amount("26.00"))
  }

  @Test func whatIsGoneStaysAndIsNotPaid() throws {
    var choice = try choice({ $0.pizzas.remove(at: 1) })
    #expect(choice.lines.map(\.change) == [nil, .gone])
    #expect(choice.lines[1].wish == nil && choice.total.amount == Amount("12.00"))
    choice.removeOne(at: 1)
    #expect(choice.lines.count == 1)
  }

  @Test func whatIsGoneMayComeBack() throws {
    let away: (inout Menu) -> Void = { $0.pizzas.remove(at: 1) }
    let back = try choice(away, { $0.pizzas.append(menu.pizzas[1]) })
    #expect(back.lines.map(\.change) == [nil, nil] && back.total.amount == Amount("26.00"))
    #expect(back.lines[1].wish == maxi)
    let dearer = try choice(
      away, { $0.name = "Da Pino" },
      { now in
        now.pizzas.append(menu.pizzas[1])
        now.pizzas[1].dish.sizes[1].price = price("20.00")
      })
    guard case .dearer = dearer.lines[1].change else {
      Issue.record("\(String(describing: dearer.lines[1].change))")
      return
    }
    // Another dish of that name that was there all the time is not taken for it.
    let namesake = try choice(
      { now in
        now.pizzas.append(now.pizzas[1])
        now.pizzas[2].dish.id = "other"
      }, away, { $0.name = "Da Pino" })
    #expect(namesake.lines.map(\.change) == [nil, .gone])
  }

  @Test func aSizeThatIsGoneIsToldAndMayComeBack() throws {
    let gone = try choice({ $0.pizzas[1].dish.sizes.removeLast() })
    #expect(gone.lines.map(\.change) == [nil, .otherwise])
    let back = try choice(
      { $0.pizzas[1].dish.sizes.removeLast() },
      { $0.pizzas[1].dish.sizes.append(DishSize(name: "maxi", price: price("11.50"))) })
    #expect(back.lines.map(\.change) == [nil, nil] && back.total.amount == Amount("26.00"))
    let single = try choice({ menu in
      menu.pizzas[1].dish.sizes = []
      menu.pizzas[1].dish.price = price("9.00")
    })
    #expect(single.lines[1].change == .otherwise)
  }

  @Test func whatIsStatedOtherwiseOfItsAllergensStaysMarked() throws {
    let milk = AllergenStatement(contains: [.milk], mayContain: [.nuts])
    let choice = try choice(
      { $0.pizzas[1].dish.addOns[0].items[0].allergens = milk }, { $0.pizzas.swapAt(0, 1) })
    #expect(choice.lines.map(\.hasOtherAllergens) == [false, true])
    #expect(choice.lines.map(\.change) == [nil, nil])
    let back = try self.choice(
      { $0.pizzas[1].dish.addOns[0].items[0].allergens = milk },
      {
        $0.pizzas[1].dish.addOns[0].items[0].allergens =
          menu.pizzas[1].dish.addOns[0].items[0].allergens
      })
    #expect(back.lines.map(\.hasOtherAllergens) == [false, false])
  }

  @Test func anAddOnIsFoundByItsName() throws {
    let moved = try choice({ menu in
      menu.pizzas[1].dish.addOns[0].items.insert(AddOn(name: "rucola", price: price("1.00")), at: 0)
    })
    #expect(moved.lines[1].change == nil && moved.lines[1].unit.amount == Amount("14.00"))
    let gone = try choice({ $0.pizzas[1].dish.addOns = [] })
    #expect(gone.lines[1].change == .otherwise)
  }

  @Test func thereIsOneCurrencyOnly() throws {
    let choice = try choice({ menu in
      menu.currency = Currency(code: "JPY")
      menu.pizzas[0].dish.price = price("900")
      menu.pizzas[1].dish.sizes[1].price = price("1500")
      menu.pizzas[1].dish.addOns[0].items[0].price = price("300")
    })
    #expect(choice.currency == Currency(code: "JPY"))
    #expect(choice.lines.map(\.change) == [nil, nil])
    #expect(choice.total.amount == Amount("3600"))
  }

  @Test func theCoverFollowsToo() throws {
    var choice = try choice({ $0.cover = Amount("3.00") })
    choice.setPeople(2)
    #expect(choice.coverTotal?.amount == Amount("6.00"))
  }

  @Test(arguments: [("3.00", Amount("2.00")), ("2.00", nil), ("1.00", nil)])
  func aCoverThatRoseIsMarkedAsADishIs(now: String, before: Amount?) throws {
    var old = Menu.choiceSample
    old.cover = Amount("2.00")
    var new = old
    new.cover = Amount(now)
    var choice = Choice(from: old)
    try choice.add(.init(DishIndex(list: .pizzas, position: 0)), from: old)
    choice.setPeople(2)
    choice.follow(new, from: old)
    #expect(choice.coverBefore == before)
    let page = ChoicePage(choice, of: new, for: MenuContext(fileLanguage: "it"))
    #expect(page.cover?.remark?.house.contains("2,00") ?? false == (before != nil))
    choice.follow(old, from: new)
    #expect(choice.coverBefore == nil)
  }

  @Test func nobodyIsToldOfACoverThatRoseBeforeAnythingWasChosen() throws {
    var old = Menu.choiceSample
    old.cover = Amount("2.00")
    var new = old
    new.cover = Amount("3.00")
    var choice = Choice(from: old)
    choice.follow(new, from: old)
    #expect(choice.coverBefore == nil && choice.cover == Amount("3.00"))
  }
}
