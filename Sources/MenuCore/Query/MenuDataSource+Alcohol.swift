/// Which drinks have alcohol. The few that state it do not tell of the others: a wine is one by its name.
extension MenuDataSource {
  /// Whether a dish, by its number, is a drink that states its alcohol, or is called a beer or the like
  /// by itself or by what stands over it; `byName` is false where somebody asks for such a drink.
  func isAlcoholic(_ dish: Int, byName: Bool, _ texts: MenuTexts) -> Bool {
    guard let position = positionOfBeverage(dish) else { return false }
    if let percent = menu.beverages[position].alcoholPercent { return percent > .zero }
    guard byName else { return false }
    let name = drinks(inNameOf: dish, texts)
    guard !name.contains(.soft) else { return false }
    return name.contains(.alcoholic) || menu.headings(ofBeverageAt: position).contains(.alcoholic)
  }

  /// Whether something is shown of which nobody knows that it has no alcohol: what states that it has
  /// none, or is called so, is known.
  package var leavesAlcoholOpen: Bool {
    layout.contains { section in
      section.positions.contains { position in
        let percent =
          section.list == .beverages ? menu.beverages[position].alcoholPercent : nil
        guard percent == nil else { return false }
        return menu.look(at: position, in: section.list) {
          !DrinkKinds(in: $0.name).contains(.soft)
        } ?? false
      }
    }
  }

  private func positionOfBeverage(_ dish: Int) -> Int? {
    let position = dish - DishNumbers(menu).start(of: .beverages)
    return menu.beverages.indices.contains(position) ? position : nil
  }

  private func drinks(inNameOf dish: Int, _ texts: MenuTexts) -> DrinkKinds {
    var kinds: DrinkKinds = []
    texts.forEachWord(ofNameOf: dish) { kinds.formUnion(DrinkKinds.words[WordHash($0)]) }
    return kinds
  }
}

extension Menu {
  /// What the groups over a beverage are called.
  fileprivate func headings(ofBeverageAt position: Int) -> DrinkKinds {
    var kinds: DrinkKinds = []
    var next = beverages[position].dish.group
    // As deep as groups are looked at for what they name.
    for _ in 0..<8 {
      guard let group = next.flatMap({ id in groups.first { $0.id == id } }) else { break }
      kinds.formUnion(DrinkKinds(in: group.title))
      next = group.parent
    }
    return kinds
  }
}

/// What the words of a name say of a drink.
struct DrinkKinds: OptionSet {
  let rawValue: UInt8

  static let alcoholic = DrinkKinds(rawValue: 1)
  static let soft = DrinkKinds(rawValue: 1 << 1)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a name says in one of its languages.
  init(in name: LocalizedText) {
    self = name.allTexts.reduce(into: []) { kinds, text in
      for word in FoldedText(text).bytes.split(whereSeparator: \.separatesWords) {
        kinds.formUnion(Self.words[WordHash(word)])
      }
    }
  }

  /// The words, folded; of those for soft drinks the single ones, as `analcolica`.
  static let words: HashedWords<DrinkKinds> = {
    var words = HashedWords<DrinkKinds>(capacity: 512)
    for vocabulary in Vocabularies.all {
      for word in vocabulary.spoken.alcoholicDrinks.split(whereSeparator: \.isWhitespace) {
        words.add(WordHash(FoldedText(String(word)).trimmed), .alcoholic)
      }
      for phrase in vocabulary.spoken.softDrinks.split(separator: ",") {
        let phrase = FoldedText(String(phrase)).trimmed
        if !phrase.contains(.space) { words.add(WordHash(phrase), .soft) }
      }
    }
    return words
  }()
}

extension InterfaceLanguage {
  /// What alcohol is called.
  package var alcohol: String {
    let words = terms.typed.facts.first { $0.0 == .alcoholic }?.1 ?? ""
    return String(words.prefix { $0 != "," })
  }
}
