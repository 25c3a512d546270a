/// Why a search found a row that shows nothing of it in its title, number and summary.
public enum MatchReason: Hashable, Sendable {
  /// The dish contains the allergen, as is stated.
  case contains(Allergen)
  /// The dish may contain the allergen, as is stated.
  case mayContain(Allergen)
  /// An option that must be taken contains the allergen, or may, and another does not.
  case onChoice(Allergen)
  /// The words stand in a text that the row has no room for, or in its name in another language.
  case text(String, matches: [Range<String.Index>])

  /// The reasons that a marked row does not show.
  static func reasons(_ passed: AppliedQuery, item: MenuItem, dish: Dish) -> [MatchReason] {
    guard !passed.typed.isEmpty else { return [] }
    let facts = DishFacts(dish)
    var reasons: [MatchReason] = []
    for term in passed.typed.flatMap(\.allergenTerms)
    where !item.shows(term.word) || item.showsDenial {
      let contained = facts.contained.intersection(term.subject).first
      let traces = facts.warned.intersection(term.subject).first
      let chosen = facts.warnedOnChoice.intersection(term.subject).first
      let reason =
        contained.map { contains($0) } ?? traces.map { mayContain($0) }
        ?? chosen.map { onChoice($0) }
      if let reason, !reasons.contains(reason) { reasons.append(reason) }
    }
    for term in passed.typed.flatMap(\.words) where !term.spellings.contains(where: item.shows) {
      guard let reason = text(with: term, in: dish, item: item), !reasons.contains(reason) else {
        continue
      }
      reasons.append(reason)
    }
    return reasons
  }

  private static func text(
    with term: SearchTerm, in dish: Dish, item: MenuItem
  ) -> MatchReason? {
    let own = [item.description].compactMap { $0 } + item.ingredients + item.notes
    let others =
      dish.name.allTexts + dish.ingredients.flatMap(\.name.allTexts)
      + (dish.description?.allTexts ?? []) + dish.notes.flatMap(\.allTexts)
    for text in own + others {
      let matches = FoldedText.matches(of: term.spellings, in: text)
      if !matches.isEmpty { return .text(text, matches: matches) }
    }
    return nil
  }
}

extension MatchReason {
  /// Whether both say the same, texts byte for byte.
  public static func == (left: MatchReason, right: MatchReason) -> Bool {
    switch (left, right) {
    case (.contains(let one), .contains(let other)),
      (.mayContain(let one), .mayContain(let other)), (.onChoice(let one), .onChoice(let other)):
      one == other
    case (.text(let one, let matches), .text(let other, let otherMatches)):
      matches == otherMatches && one.hasSameUTF8(as: other)
    case (.contains, _), (.mayContain, _), (.onChoice, _), (.text, _): false
    }
  }

  /// Feeds what it says to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .contains(let allergen), .mayContain(let allergen), .onChoice(let allergen):
      hasher.combine(allergen)
    case .text(let text, let matches):
      text.hashUTF8(into: &hasher)
      hasher.combine(matches)
    }
  }
}

extension MenuItem {
  /// Whether a word can be seen in what a row shows.
  fileprivate func shows(_ word: SearchWord) -> Bool {
    word.occurs(in: title) || word.occurs(in: summary) || number.map(word.occurs(in:)) ?? false
  }

  /// Whether what a row shows says that it is without something: a beer that is called free of gluten
  /// and contains it does not tell so by its name.
  fileprivate var showsDenial: Bool {
    AllergenWords.denies(title) || AllergenWords.denies(summary)
  }
}
