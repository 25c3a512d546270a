/// The one place where the domain of the data meets the domain of the screen.
extension MenuItem {
  /// Makes the row of a pizza.
  public init(pizza: Pizza, in context: MenuContext = MenuContext()) {
    let base = pizza.base.map { context.interfaceLanguage.text(base: context.text($0)) }
    let details = [base, pizza.dough.map(context.text)].compactMap { $0 }
    self.init(pizza.dish, of: .pizzas, details: details, in: context)
  }

  /// Makes the row of a beverage.
  public init(beverage: Beverage, in context: MenuContext = MenuContext()) {
    let words = context.interfaceLanguage
    let details = [
      beverage.volumeMl.map(context.text(ofVolume:)), beverage.serving.map(words.name(of:)),
      beverage.alcoholPercent.map { "\(context.bareText(of: $0)) % vol" },
    ].compactMap { $0 }
    self.init(beverage.dish, of: .beverages, details: details, in: context)
  }

  /// Makes the row of a dessert.
  public init(dessert: Dessert, in context: MenuContext = MenuContext()) {
    let details = dessert.isHomemade ? [context.interfaceLanguage.terms.homemade] : []
    self.init(dessert.dish, of: .desserts, details: details, in: context)
  }

  /// Makes the row of any other dish.
  public init(dish: Dish, in context: MenuContext = MenuContext()) {
    self.init(dish, of: .other, details: [], in: context)
  }

  private init(_ dish: Dish, of list: MenuList, details: [String], in context: MenuContext) {
    let allergens = dish.combinedStatement
    let dish = dish.pricedWithChoices
    self.init(
      list: list, id: dish.id, number: dish.number,
      title: dish.name.isBlank ? context.interfaceLanguage.noName : context.text(dish.name),
      description: dish.description.map(context.text),
      ingredients: dish.ingredients.map { ingredient in
        let name = context.text(ingredient.name)
        let stars = ingredient.name.stars
        // Who writes them in one language means them in all.
        if !name.endsWithStar, !stars.isEmpty { return name + stars }
        return ingredient.isFrozen ? name.withStar : name
      },
      details: details + [dish.calories].compactMap { $0.map(context.text(ofCalories:)) },
      price: context.priceText(of: dish),
      lowestPrice: context.lowestPriceText(of: dish),
      priceRange: dish.priceRange,
      previousPrice: dish.price?.was.map(context.text(of:)),
      sizes: zip(dish.sizes, dish.statements).map { size, statement in
        // What is said of all sizes together may be more than what holds for this one.
        let isOwn = size.allergens != nil || statement != allergens
        return Size(size, statement: isOwn ? statement : nil, in: context)
      },
      diets: dish.trustedDiets.diets,
      allergens: allergens,
      addOns: dish.addOns.enumerated().map { AddOns($1, at: $0, in: context) },
      spiciness: dish.spiciness,
      isFrozen: dish.hasFrozen,
      isFrozenAsAWhole: dish.isFrozen,
      isSoldOut: dish.isSoldOut,
      notes: dish.notes.map(context.text))
  }
}

extension MenuItem.Size {
  fileprivate init(
    _ size: DishSize, statement: AllergenStatement?, in context: MenuContext
  ) {
    self.init(
      name: context.text(size.name), price: size.price.map(context.text(of:)),
      priceRange: size.price?.range,
      details: [
        size.diameterCm.map { "\($0) cm" }, size.volumeMl.map(context.text(ofVolume:)),
        size.calories.map(context.text(ofCalories:)),
      ].compactMap { $0 }, allergens: statement)
  }
}

extension MenuItem.AddOns {
  fileprivate init(_ group: AddOnGroup, at index: Int, in context: MenuContext) {
    self.init(
      title: group.title.map(context.text), choose: group.choose,
      items: zip(group.items, group.dietsAgainst).enumerated().map { index, part in
        let (addOn, dietsAgainst) = part
        return Item(
          name: context.text(addOn.name), surcharge: addOn.price.map(context.surcharge),
          allergens: addOn.believedStatement, diets: addOn.trustedDiets.diets,
          dietsAgainst: dietsAgainst, index: index)
      }, index: index)
  }
}
