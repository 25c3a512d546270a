/// The one place where the domain of the data meets the domain of the screen.
extension MenuItem {
  /// Makes the row of a pizza; what the pizza speaks against is not promised (`Menu.settled()`).
  public init(pizza: Pizza, in context: MenuContext = MenuContext()) {
    self.init(dish: pizza.dish, of: .pizzas, in: context)
  }

  /// Makes the row of a dish of a list; what the dish speaks against is not promised
  /// (`Menu.settled()`).
  public init(dish: Dish, of list: MenuList = .other, in context: MenuContext = MenuContext()) {
    var menu = Menu()
    menu[list] = [dish]
    self.init(settled: menu.settled().menu[list].first ?? dish, of: list, in: context)
  }

  /// Makes the row of a dish whose promises were settled.
  init(settled dish: Dish, of list: MenuList, in context: MenuContext) {
    let language = context.interfaceLanguage
    let hasName = !dish.name.isBlank
    self.init(list: list, title: hasName ? context.text(dish.name) : language.words.noName)
    (dishID, number) = (dish.id, dish.number)
    description = dish.description.map(context.text)
    ingredients = dish.ingredients.map { context.text($0.name).starred($0.isFrozen) }
    alcohol = dish.alcoholPercent.map { "\(context.amounts.spelled($0.description)) % vol" }
    details = [
      dish.base.map { language.text(base: context.text($0)) }, dish.dough.map(context.text),
      dish.volumeMl.flatMap(context.text(ofVolume:)), dish.serving.map(language.name(of:)),
      alcohol, dish.isHomemade ? language.words.homemade : nil,
      dish.calories?.text(withUnit: "kcal"),
    ].compactMap(\.self)
    price = context.priceText(of: dish)
    lowestPrice = context.lowestPriceText(of: dish)
    previousPrice = dish.price?.was.map(context.text(of:))
    allergens = dish.combinedStatement
    sizes = Size.all(of: dish, beside: allergens, in: context)
    diets = Array(dish.trustedDiets)
    addOns = dish.addOns.map { AddOns($0, in: context) }
    spiciness = dish.heat
    isFrozen = dish.hasFrozen
    isSoldOut = dish.isSoldOut
    notes = dish.notes.map(context.text)
    if dish.isFrozen { title = title.starred(true) }
  }
}

extension String {
  /// The text with the star of frozen things, once. `gamberi` → `gamberi*`
  fileprivate func starred(_ isFrozen: Bool) -> String {
    !isFrozen || utf8.last == UInt8(ascii: "*") ? self : self + "*"
  }
}

extension MenuItem.Size {
  /// The sizes of a dish, each with its statement where it is another than that of the item; O(length of
  /// the statements). To compare each of very many with that of all takes the square of their number.
  fileprivate static func all(
    of dish: Dish, beside combined: AllergenStatement, in context: MenuContext
  ) -> [MenuItem.Size] {
    let sizes = zip(dish.sizes, dish.statements)
    // Sizes without a statement of their own have one together.
    let shared = sizes.first { size, _ in size.allergens == nil }?.1
    let isSharedCombined = shared == combined
    return sizes.map { size, statement in
      let isCombined =
        size.allergens == nil
        ? isSharedCombined
        : statement.unread.count == combined.unread.count && statement == combined
      return MenuItem.Size(size, statement: isCombined ? nil : statement, in: context)
    }
  }

  fileprivate init(_ size: DishSize, statement: AllergenStatement?, in context: MenuContext) {
    self.init(name: context.text(size.name), price: size.price.map(context.text(of:)))
    details = [
      size.diameterCm?.text(withUnit: "cm"), size.volumeMl.flatMap(context.text(ofVolume:)),
      size.calories?.text(withUnit: "kcal"),
    ].compactMap(\.self)
    allergens = statement
  }
}

extension MenuItem.AddOns {
  fileprivate init(_ group: AddOnGroup, in context: MenuContext) {
    self.init(
      title: group.title.map(context.text),
      items: group.items.enumerated().map { index, addOn in
        var item = Item(
          name: context.text(addOn.name), surcharge: addOn.price.map(context.surcharge))
        item.allergens = addOn.statement
        item.diets = Array(addOn.trustedDiets)
        item.index = index
        return item
      })
    choose = group.choose
  }
}

extension Int {
  /// The number with its unit, nil for one below 0, which measures nothing. `45 cm`
  fileprivate func text(withUnit unit: String) -> String? { self < 0 ? nil : "\(self) \(unit)" }
}
