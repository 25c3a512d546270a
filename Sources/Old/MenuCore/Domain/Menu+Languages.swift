extension Menu {
  /// The languages that the menu can be read in: its own first, then those of its texts in the
  /// order in which they come up; O(*n*) in the number of texts.
  ///
  /// Its address, its hours and its prices in words do not count: they alone make no menu in a
  /// language.
  public var languages: [Language] {
    var found: [Language] = language.map { [$0] } ?? []
    func add(_ text: LocalizedText) {
      for translation in text.translations where !found.contains(translation.language) {
        found.append(translation.language)
      }
    }
    name.map(add)
    description.map(add)
    notes.forEach(add)
    for group in groups {
      add(group.title)
      group.description.map(add)
    }
    // Of 100,000 pizzas none is copied for its dough.
    for place in pizzas.indices {
      pizzas[place].base.map(add)
      pizzas[place].dough.map(add)
    }
    for list in MenuList.allCases {
      forEachDish(in: list) { dish in
        add(dish.name)
        dish.description.map(add)
        dish.ingredients.forEach { add($0.name) }
        dish.sizes.forEach { add($0.name) }
        for group in dish.addOns {
          group.title.map(add)
          group.items.forEach { add($0.name) }
        }
        dish.notes.forEach(add)
      }
    }
    return found
  }

  /// The language of the menu that is meant by a tag: the same, or the nearest shorter one, or else
  /// another kind of the same language; nil when the menu has none of them.
  public func language(nearestTo tag: String) -> Language? {
    Language(tag: tag).flatMap(language(nearestTo:))
  }

  /// The language of the menu that a locale asks for, nil for none or one that the menu has not;
  /// takes the environment's variables.
  public func language(forLocale environment: [String: String]) -> Language? {
    Language(locale: environment).flatMap(language(nearestTo:))
  }

  func language(nearestTo wanted: Language) -> Language? {
    // Its own needs no look at all its texts.
    if wanted == language { return language }
    let languages = languages
    return wanted.nearest(among: languages).map { languages[$0] }
  }

  /// The diets that suit some dish, those implied included; O(*n*) in the number of dishes.
  public var diets: DietSet {
    var diets = DietSet()
    for list in MenuList.allCases {
      forEachDish(in: list) { dish in
        // Whether a diet is trusted takes a look at every ingredient.
        if !diets.isSuperset(of: dish.diets) { diets.formUnion(dish.trustedDiets) }
      }
    }
    return diets
  }

  /// Runs over what the dishes of a list have in common, of which none is copied.
  func forEachDish(in list: MenuList, _ body: (Dish) -> Void) {
    switch list {
    case .pizzas: for place in pizzas.indices { body(pizzas[place].dish) }
    case .beverages: for place in beverages.indices { body(beverages[place].dish) }
    case .desserts: for place in desserts.indices { body(desserts[place].dish) }
    case .other: for place in other.indices { body(other[place]) }
    }
  }
}
