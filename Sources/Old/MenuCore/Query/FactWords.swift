/// The words for what is known of a dish besides its texts, in all languages: they are looked through
/// too, for what the program shows by a sign or in words of its own must be found by them.
enum FactWords {
  /// The words of each fact, folded, as the texts of a dish.
  static let texts: [KnownFact: [UInt8]] = Dictionary(
    uniqueKeysWithValues: KnownFact.allCases.map { fact in
      var folder = TextFolder()
      for word in words(of: fact) { folder.add(word) }
      return (fact, folder.bytes)
    })

  /// Every word, folded: none of them is mistyped.
  static let all: Set<[UInt8]> = Set(
    KnownFact.allCases.flatMap(words).flatMap { FoldedText($0).bytes.split(separator: .space) }
      .map(Array.init))

  /// The single words for what nobody states where it is not so: who does not find them has no answer.
  static let unstated: Set<[UInt8]> = Set(
    [KnownFact.spicy, .frozen, .homemade, .alcoholic].flatMap(words).map { Array($0.utf8) })

  /// Those for what is spicy, and for alcohol, folded.
  fileprivate static let spicy = Set(words(of: .spicy))
  fileprivate static let alcohol = Set(words(of: .alcoholic))

  private static func words(of fact: KnownFact) -> [String] {
    Vocabularies.all.flatMap { $0.typed.facts }.filter { $0.0 == fact }.flatMap { _, words in
      words.split(separator: ",").map { FoldedText(String($0)).trimmed }
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// Whether a word says that a dish is spicy.
  package var meansSpicy: Bool { FactWords.spicy.contains(folded) }

  /// Whether a folded word is one for alcohol, or for what has it.
  var meansAlcohol: Bool { FactWords.alcohol.contains(self) }
}

extension Menu {
  /// What is known of a dish at a position of a list besides its texts.
  func facts(of dish: Dish, at position: Int, in list: MenuList) -> [KnownFact] {
    var facts: [KnownFact] = []
    if dish.spiciness > 0 { facts.append(.spicy) }
    if dish.hasFrozen { facts.append(.frozen) }
    if dish.isSoldOut { facts.append(.soldOut) }
    switch list {
    case .pizzas: facts += pizzas[position].base?.knownBase.map { [$0] } ?? []
    case .desserts: facts += desserts[position].isHomemade ? [.homemade] : []
    case .beverages:
      // Of one that states nothing nobody knows.
      facts += beverages[position].alcoholPercent.map { $0 > .zero ? [.alcoholic] : [] } ?? []
    case .other: break
    }
    return facts
  }

  /// The texts that only the dishes of one list have: base and dough, or how it is served.
  func kindTexts(at position: Int, in list: MenuList) -> [LocalizedText] {
    switch list {
    case .pizzas: [pizzas[position].base, pizzas[position].dough].compactMap { $0 }
    case .beverages:
      beverages[position].serving.map { serving in
        InterfaceLanguage.allCases.map { LocalizedText($0.name(of: serving)) }
      } ?? []
    case .desserts, .other: []
    }
  }
}

extension LocalizedText {
  /// The fact that a base of a pizza is, where it is known in every language.
  fileprivate var knownBase: KnownFact? {
    KnownBase.allCases.first { base in allTexts.contains { $0.hasSameUTF8(as: base.rawValue) } }
      .map { base in
        switch base {
        case .red: .red
        case .white: .white
        }
      }
  }
}
