/// What the file does not say of a dish though it could.
public struct DishGap: Hashable, Sendable {
  /// A text, by the key under which it stands.
  public struct Text: Hashable, Sendable {
    /// The key: `description`, `ingredients`.
    public let key: String
    /// The text itself where a key has several, in the language that it has.
    @ComparedAsUTF8 public private(set) var text: String?

    /// Makes a text.
    public init(key: String, text: String? = nil) {
      self.key = key
      self.text = text
    }
  }

  /// The texts that a language lacks.
  public struct Translations: Hashable, Sendable {
    /// The language.
    public let language: Language
    /// The texts, in the order in which a dish has them.
    public let texts: [Text]
  }

  /// The list that the dish stands in.
  public let list: MenuList
  /// Its place in the list, from 1.
  public let number: Int
  /// Its name in the file's language.
  @ComparedAsUTF8 public private(set) var name: String
  /// The allergens of the fourteen of which nothing is stated, in the order of the law.
  public let allergens: [Allergen]
  /// The languages of the menu that some texts lack.
  public let translations: [Translations]
}

extension Menu {
  /// What is not said, of each dish of which something is not, in the order to show; O(*n*).
  ///
  /// A plain text is one in the menu's language. A plain name is one in all languages.
  public var dishGaps: [DishGap] {
    let languages = languages
    var gaps: [DishGap] = []
    for list in MenuList.allCases {
      var number = 0
      forEachDish(in: list) { dish in
        number += 1
        let told = dish.toldStatement.statement
        let allergens = Allergen.groups.filter { told.state(of: $0) == .notStated }
        let translations = translations(of: dish, languages)
        guard !allergens.isEmpty || !translations.isEmpty else { return }
        gaps.append(
          DishGap(
            list: list, number: number, name: dish.name.text(in: nil, fileLanguage: language),
            allergens: allergens, translations: translations))
      }
    }
    return gaps
  }

  private func translations(
    of dish: Dish, _ languages: [Language]
  ) -> [DishGap.Translations] {
    guard languages.count > 1 else { return [] }
    let texts = texts(of: dish)
    let own = language ?? languages[0]
    return languages.compactMap { wanted in
      let missing = texts.filter {
        !$0.text.isBlank && $0.text.lacks(wanted, plain: $0.isName ? nil : own)
      }
      guard !missing.isEmpty else { return nil }
      return DishGap.Translations(
        language: wanted,
        texts: missing.map { text in
          DishGap.Text(
            key: text.key,
            text: text.isOneOfSeveral ? text.text.text(in: nil, fileLanguage: language) : nil)
        })
    }
  }

  private typealias KeyedText = (
    key: String, text: LocalizedText, isName: Bool, isOneOfSeveral: Bool
  )

  /// The texts of a dish that a guest reads. Names of dishes, sizes and add-ons need no translation.
  private func texts(of dish: Dish) -> [KeyedText] {
    var texts: [KeyedText] = [("name", dish.name, true, false)]
    if let description = dish.description {
      texts.append(("description", description, false, false))
    }
    texts += dish.ingredients.map { ("ingredients", $0.name, false, true) }
    texts += dish.sizes.map { ("sizes", $0.name, true, true) }
    texts += dish.addOns.flatMap(\.items).map { ("addOns", $0.name, true, true) }
    texts += dish.notes.map { ("notes", $0, false, true) }
    return texts
  }
}

extension LocalizedText {
  /// Whether it says nothing in a language, nor in a shorter tag of it; a plain text is one in the
  /// language `plain`, in all without one.
  fileprivate func lacks(_ wanted: Language, plain: Language?) -> Bool {
    let languages = languages
    if languages.isEmpty { return plain.map { $0 != wanted } ?? false }
    var tag: Language? = wanted
    while let language = tag {
      if languages.contains(language) { return false }
      tag = language.shorter
    }
    return true
  }
}
