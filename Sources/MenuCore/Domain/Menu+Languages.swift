extension Menu {
  /// The languages that the menu can be read in: its own first, then those of its texts in the
  /// order in which they come up; O(*n*) in the number of texts.
  public var languages: [Language] {
    var found: [Language] = language.map { [$0] } ?? []
    func add(_ text: LocalizedText) {
      for translation in text.translations where !found.contains(translation.language) {
        found.append(translation.language)
      }
    }
    groups.forEach { add($0.title) }
    for list in MenuList.allCases {
      forEachDish(in: list) { dish in
        add(dish.name)
        dish.ingredients.forEach { add($0.name) }
      }
    }
    return found
  }

  /// The language of the menu that is meant by a tag: the same, or the nearest shorter one; nil when
  /// the menu has none of them.
  public func language(nearestTo tag: String) -> Language? {
    let languages = languages
    var wanted = Language(tag: tag)
    while let language = wanted {
      if languages.contains(language) { return language }
      wanted = language.shorter
    }
    return nil
  }

  /// The language of the menu that a locale asks for, nil for none or one that the menu has not.
  ///
  /// Takes the environment's variables: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
  /// counts, as POSIX has it, and `C` and `POSIX` ask for none.
  public func language(forLocale environment: [String: String]) -> Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = locale?.split(whereSeparator: { $0 == "." || $0 == "@" }).first,
      name != "C", name != "POSIX"
    else { return nil }
    return language(nearestTo: name.split(separator: "_").joined(separator: "-"))
  }

  /// Runs over what the dishes of a list have in common.
  func forEachDish(in list: MenuList, _ body: (Dish) -> Void) {
    switch list {
    case .pizzas: pizzas.forEach { body($0.dish) }
    case .beverages: beverages.forEach { body($0.dish) }
    case .desserts: desserts.forEach { body($0.dish) }
    case .other: other.forEach(body)
    }
  }
}
