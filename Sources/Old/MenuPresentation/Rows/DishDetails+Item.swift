import OldMenuCore

extension DishDetails {
  init(_ item: MenuItem, words: Strings, sectionNotes: [String] = []) {
    self.init(
      number: item.number, title: item.markedTitle,
      marks: Mark.signs(of: item, in: words.language).map(\.text),
      prices: DishDetails.prices(of: item, words: words),
      contents: DishDetails.contents(of: item, words: words),
      facts: DishDetails.facts(of: item, words: words),
      allergens: DishDetails.allergens(of: item, words: words, sentence: { words.sentence($0) }),
      allergenWarning: words.allergenWarning(
        item.told.statement, onChoice: item.told.onChoice,
        isUndeclared: item.isUndeclared || !item.doubts.isEmpty),
      sizeWarnings: item.statedSizes.map {
        words.labelled($0.name, words.allergenRemark($0.told, isUndeclared: false))
      },
      diets: DishDetails.diets(of: item, words: words, name: words.language.name(of:)),
      unsignedDiets: DishDetails.unsignedDiets(of: item, words: words),
      addOns: item.addOns.map { DishDetails.text(of: $0, words: words) },
      labelled: DishDetails.labelled(item, words: words), notes: item.notes,
      sectionNotes: sectionNotes)
  }

  /// What a guest may ask about, a line for each size and each add-on: several may have one label.
  private static func labelled(_ item: MenuItem, words: Strings) -> [LabelledText] {
    let warning =
      item.isUndeclared && item.told.statement.isAllTold
      ? [LabelledText(words.allergensLabel, words.notStated)] : []
    let diets = diets(of: item, words: words, name: words.language.name(of:))
    let allergens = words.labelled(item.told.statement, onChoice: item.told.onChoice) + warning
    let diet = diets.map { [LabelledText(words.dietLabel, String($0.dropLast()))] } ?? []
    return allergens + diet + labelledSizes(of: item, words: words)
      + item.addOns.flatMap { labelled($0, words: words) }
  }

  private static func labelledSizes(of item: MenuItem, words: Strings) -> [LabelledText] {
    guard !item.isSoldOut else { return [] }
    return zip(item.sizes, prices(of: item, words: words)).map { size, price in
      let warning = item.allergensDifferBySize ? words.warning(of: size, in: item) : nil
      return LabelledText(words.sizesLabel, warning.map { "\(price) (\($0))" } ?? price)
    }
  }

  private static func labelled(_ group: MenuItem.AddOns, words: Strings) -> [LabelledText] {
    let count = group.choose.map { [words.choose($0)] } ?? []
    return (count + group.items.map { text(of: $0, words: words) })
      .map { LabelledText(group.title ?? words.addOns, $0) }
  }

  static func contents(of item: MenuItem, words: Strings) -> String {
    let ingredients = words.list(item.ingredients)
    guard let description = item.description else { return ingredients }
    return ingredients.isEmpty ? description : words.labelled(description, ingredients)
  }

  static func facts(of item: MenuItem, words: Strings) -> String? {
    item.details.isEmpty ? nil : words.list(item.details)
  }

  static func prices(of item: MenuItem, words: Strings) -> [String] {
    if item.isSoldOut { return [words.soldOut] }
    if !item.sizes.isEmpty {
      return item.sizes.map { size in
        ([size.name] + size.details + [size.price].compactMap { $0 }).filter { !$0.isEmpty }
          .concatenated(separator: " ")
      }
    }
    guard let price = item.price else { return [] }
    return [item.previousPrice.map { "\(price) (\(words.was) \($0))" } ?? price]
  }

  /// The statement of the dish, and behind it those of its sizes where they differ.
  static func allergens(
    of item: MenuItem, words: Strings, sentence: (AllergenStatement) -> String
  ) -> String {
    func text(_ told: ToldStatement) -> String {
      told.onChoice.isEmpty
        ? sentence(told.statement) : words.sentence(told.statement, onChoice: told.onChoice)
    }
    let ofSizes = item.statedSizes.map {
      words.labelled($0.name, text($0.told).withSmallLetter)
    }
    let own = text(item.told)
    let warning = item.isUndeclared && item.told.statement.isAllTold ? [words.notStated] : []
    return ([own] + ofSizes + warning).concatenated(separator: " ")
  }

  /// The diets that it suits, and behind them those that it suits by what is chosen; nil for none.
  static func diets(of item: MenuItem, words: Strings, name: (Diet) -> String) -> String? {
    let certain = narrowest(of: item.certainDiets.diets).map(name)
    let chosen = narrowest(of: item.dietsOnChoice.diets).map(name)
    let sentences = [
      certain.isEmpty ? nil : words.list(certain).asSentence,
      chosen.isEmpty ? nil : words.labelled(words.onChoice, words.list(chosen)).asSentence,
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.concatenated(separator: " ")
  }

  /// The diets that it suits and for which no sign stands behind its name; nil for none. Who is warned of
  /// gluten has no sign for the diet either.
  static func unsignedDiets(of item: MenuItem, words: Strings) -> String? {
    let signed = DietSet(Mark.allCases.compactMap(\.diet))
    let diets = narrowest(of: item.certainDiets.diets).filter { !signed.contains($0) }
    return diets.isEmpty ? nil : words.list(diets.map(words.language.name(of:)))
  }

  /// The diets that an item suits and not with an add-on, of those that imply another only that.
  static func lost(with addOn: MenuItem.AddOns.Item, on item: MenuItem) -> DietSet {
    DietSet(narrowest(of: item.diets).map { DietSet($0) }).intersection(addOn.dietsAgainst)
  }

  /// Who is told vegan need not be told vegetarian.
  private static func narrowest(of diets: [Diet]) -> [Diet] {
    let implied = diets.reduce(into: DietSet()) { set, diet in
      set.formUnion(DietSet(diet).withImplied.subtracting(DietSet(diet)))
    }
    return diets.filter { !implied.contains($0) }
  }

  private static func text(of group: MenuItem.AddOns, words: Strings) -> String {
    let title = [group.title ?? words.addOns, group.choose.map { "(\(words.choose($0)))" }]
      .compactMap { $0 }.concatenated(separator: " ")
    return words.labelled(title, words.list(group.items.map { text(of: $0, words: words) }))
  }

  private static func text(of item: MenuItem.AddOns.Item, words: Strings) -> String {
    [item.name, item.surcharge, "(\(words.warning(of: item)))"]
      .compactMap { $0 }.concatenated(separator: " ")
  }
}

extension MenuItem {
  /// Whether not all of its sizes are what it is.
  fileprivate var allergensDifferBySize: Bool {
    sizes.contains { $0.allergens.map { $0 != allergens } ?? false }
  }

  /// What is said of each size by itself, where that is not the same of all; none otherwise.
  fileprivate var statedSizes: [(name: String, told: ToldStatement)] {
    guard allergensDifferBySize else { return [] }
    return sizes.compactMap { size in
      // A size without a name is the one that costs so much.
      let name = size.name.isEmpty ? size.price ?? size.name : size.name
      return size.allergens.map { (name, told($0)) }
    }
  }
}

extension AllergenStatement {
  /// Whether its sentences do not end with whom to ask.
  var isAllTold: Bool { !saysNothing && !leavesSomeOpen }
}
