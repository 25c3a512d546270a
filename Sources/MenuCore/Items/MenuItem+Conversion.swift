/// The conversion of dishes to rows.
extension MenuItem {
  /// Makes the row of a pizza. Promises that the pizza contradicts are withdrawn
  /// (`Menu.settled()`).
  public init(pizza: Pizza, in context: MenuContext = MenuContext()) {
    self.init(dish: pizza.dish, of: .pizzas, in: context)
  }

  /// Makes the row of a dish of a list. Promises that the dish contradicts are withdrawn
  /// (`Menu.settled()`).
  public init(dish: Dish, of list: MenuList = .other, in context: MenuContext = MenuContext()) {
    var settled = dish
    var safety = Safety(Menu())
    _ = safety.withdrawContradictedPromises(of: &settled)
    self.init(settled: settled, of: list, in: context)
  }

  /// Makes the row of a dish with settled promises.
  init(settled dish: Dish, of list: MenuList, in context: MenuContext) {
    let language = context.interfaceLanguage
    let hasName = !dish.name.isBlank
    self.init(list: list, title: hasName ? context.text(dish.name) : Words.noName[language])
    dishID = dish.id
    name = dish.name.text(in: nil)
    group = dish.group
    number = dish.number
    description = dish.description.map(context.text)
    ingredients = dish.ingredients.map { context.text($0.name).starred($0.isFrozen) }
    alcohol = dish.alcoholPercent.map { "\(context.amounts.spelled($0.description)) % vol" }
    details = [
      dish.base.map { language.text(base: context.text($0)).labelled(Words.base[language]) },
      dish.dough.map { context.text($0).labelled(Words.dough[language]) },
      dish.volumeMl.flatMap(context.text(ofVolume:)),
      dish.serving.map(language.name(of:)),
      alcohol,
      dish.isHomemade ? Words.homemade[language] : nil,
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

extension Words {
  /// The labels of the base and the dough, which say little without them: `bianca`, `integrale`.
  fileprivate static let base = Names(it: "base", en: "base", de: "Basis", fr: "base", es: "base")
  fileprivate static let dough = Names(
    it: "impasto", en: "dough", de: "Teig", fr: "pâte", es: "masa")
}

extension String {
  /// The text after a label, unless it names the same thing already. `bianca` → `base: bianca`, but
  /// `Vollkornteig` as it is
  fileprivate func labelled(_ label: String) -> String {
    guard !FoldedText(self).text.contains(FoldedText(label).text) else { return self }
    return "\(label): \(self)"
  }

  /// The text with one star for frozen products. `gamberi` → `gamberi*`
  fileprivate func starred(_ isFrozen: Bool) -> String {
    guard isFrozen, !endsWithStar else { return self }
    return self + "*"
  }

  /// The text without the star for frozen products, which the owner may have written too.
  package var withoutStar: String { endsWithStar ? String(dropLast()) : self }

  private var endsWithStar: Bool { utf8.last == UInt8(ascii: "*") }
}

extension MenuItem.Size {
  /// The sizes of a dish, each with its statement if it differs from that of the item; O(length of
  /// the statements). Comparing every pair would take quadratic time.
  fileprivate static func all(
    of dish: Dish, beside combined: AllergenStatement, in context: MenuContext
  ) -> [MenuItem.Size] {
    var whole = combined
    whole.unread = []
    return zip(dish.sizes, dish.statements(addingUnread: false)).map { size, statement in
      var own = statement
      own.unread = []
      let isCombined = own == whole && (statement.unread.isEmpty || dish.sizes.count == 1)
      return MenuItem.Size(size, statement: isCombined ? nil : statement, in: context)
    }
  }

  fileprivate init(_ size: DishSize, statement: AllergenStatement?, in context: MenuContext) {
    let details = [
      size.diameterCm?.text(withUnit: "cm"),
      size.volumeMl.flatMap(context.text(ofVolume:)),
      size.calories?.text(withUnit: "kcal"),
    ]
    self.init(
      name: context.text(size.name), price: size.price.map(context.text(of:)),
      details: details.compactMap(\.self), allergens: statement)
  }
}

extension MenuItem.AddOns {
  fileprivate init(_ group: AddOnGroup, in context: MenuContext) {
    self.init(
      title: group.title.map(context.text), choose: group.choose,
      items: group.items.enumerated().map { index, addOn in
        Item(
          name: context.text(addOn.name), surcharge: addOn.price.map(context.surcharge),
          amount: addOn.price.flatMap(context.amount(ofSurcharge:)), allergens: addOn.statement,
          diets: Array(addOn.trustedDiets), index: index)
      })
  }
}

extension Int {
  /// The number with its unit; nil for a negative one. `45 cm`
  fileprivate func text(withUnit unit: String) -> String? { self < 0 ? nil : "\(self) \(unit)" }
}
