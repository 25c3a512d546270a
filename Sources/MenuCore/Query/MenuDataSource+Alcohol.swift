/// Which drinks have alcohol. The few that state it do not tell of the others: a wine is one by its name.
extension MenuDataSource {
  /// Leaves out the drinks that state their alcohol, or are called a beer or the like by themselves or
  /// by what stands over them; `byName` is false where somebody asks for such a drink.
  func dropAlcoholic(from found: inout [Bool], byName: Bool, _ texts: MenuTexts) {
    let start = DishNumbers(menu).start(of: .beverages)
    for section in layout where section.list == .beverages {
      // Of `birre e bibite` nobody knows which a drink is.
      let isOfAlcohol = section.headings.contains { DrinkKinds(in: $0) == .alcoholic }
      for position in section.positions where found[start + position] {
        if let percent = menu.beverages[position].alcoholPercent {
          found[start + position] = percent == .zero
        } else if byName {
          let own = DrinkKinds(inNameOf: start + position, texts)
          found[start + position] =
            own.contains(.soft) || !(own.contains(.alcoholic) || isOfAlcohol)
        }
      }
    }
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
}

/// What the words of a name say of a drink.
struct DrinkKinds: OptionSet {
  let rawValue: UInt8

  static let alcoholic = DrinkKinds(rawValue: 1)
  static let soft = DrinkKinds(rawValue: 1 << 1)
  static let any = DrinkKinds(rawValue: 1 << 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a name says in one of its languages.
  init(in name: LocalizedText) {
    self = name.allTexts.reduce(into: []) { kinds, text in
      for word in FoldedText(text).bytes.split(whereSeparator: \.separatesWords) {
        kinds.formUnion(Self.words[WordHash(word)])
      }
    }
  }

  /// What the names of a dish say, by its number.
  fileprivate init(inNameOf dish: Int, _ texts: MenuTexts) {
    var kinds: DrinkKinds = []
    texts.forEachWord(ofNameOf: dish) { kinds.formUnion(Self.words[WordHash($0)]) }
    self = kinds
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
      for (list, names) in vocabulary.typed.lists where list == .beverages {
        for name in names.split(separator: ",") {
          words.add(WordHash(FoldedText(String(name)).trimmed), .any)
        }
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
