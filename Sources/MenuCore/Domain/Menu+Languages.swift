extension Menu {
  /// The languages in which the menu can be read: its own first, then those of its texts, from the name
  /// of the pizzeria to the last dish. O(1) for a menu that was read from a file and not changed since,
  /// otherwise O(*n*) in the number of texts.
  public var languages: [Language] {
    var found = language.map { [$0] } ?? []
    found += (languagesOfTexts ?? languagesInTexts()).filter { $0 != language }
    return found
  }

  /// The language of the menu that is nearest to a tag: the same, then the nearest shorter one,
  /// then another variety of the language; nil if there is none.
  public func language(nearestTo tag: String) -> Language? {
    guard let requested = Language(tag) else { return nil }
    if requested == language { return language }
    let languages = languages
    return requested.nearest(among: languages).map { languages[$0] }
  }

  /// The languages of the name, the description, the notes, the groups and the dishes, in a fixed order, so
  /// that equal menus have equal languages. The address, the telephone and the hours do not count. Stops after
  /// `limit` languages.
  func languagesInTexts(limit: Int = .max) -> [Language] {
    var found: [Language] = []
    var known: Set<Language> = []
    func add(_ text: LocalizedText) {
      for translation in text.translations where found.count < limit {
        if known.insert(translation.language).inserted { found.append(translation.language) }
      }
    }
    for text in [name, description].compactMap(\.self) + notes { add(text) }
    for group in groups {
      add(group.title)
      if let description = group.description { add(description) }
    }
    for dish in dishes {
      guard found.count < limit else { break }
      dish.forEachText { _, text in add(text) }
    }
    return found
  }
}
