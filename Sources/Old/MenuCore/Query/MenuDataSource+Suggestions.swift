extension MenuDataSource {
  /// What a guest may have meant whose search found nothing: the search with each word that is in
  /// no row replaced by the nearest word of a row's name, at most two mistakes away, one for a short
  /// word. Each finds a row that the query's filters let through; the nearest come first, those of
  /// one distance in the order of the menu.
  ///
  /// - Parameters:
  ///   - query: the query that found nothing.
  ///   - index: the index of the same menu; without one, what is needed is prepared anew.
  ///   - limit: how many to give at most.
  /// - Returns: the searches to offer, none when nothing is near.
  /// - Complexity: O(*n*) in the length of the names.
  public func suggestions(
    for query: MenuQuery, index: MenuIndex? = nil, limit: Int = 3
  ) -> [String] {
    let typed = understood(query.typed, index: index)
    guard !typed.words.isEmpty, typed.words.count <= Suggestion.mostWords, !typed.isUndecided
    else { return [] }
    let index = index ?? MenuIndex(menu)
    let search = DishSearch(self, facts: index.facts, index: index, for: typed)
    let found = typed.words.map(search.dishes(with:))
    var best = named(typed, found: found, query: query, index: index)
    // What is named besides the words and what is chosen must hold for what is suggested too.
    var frame = query
    frame.search = typed.text { _ in nil }
    frame.order = .menu
    var words = typed.words.map { TypedWord($0.spellings[0]) }
    for section in matching(frame, index: index).layout {
      let start = index.facts.numbers.start(of: section.list)
      dishes: for position in section.positions {
        let dish = start + position
        var corrections: [Correction] = []
        for place in words.indices {
          if found[place][dish] {
            corrections.append(Correction(distance: 0, word: typed.words[place].spellings[0].bytes))
          } else if let nearest = index.texts.nearest(to: &words[place], inNameOf: dish) {
            corrections.append(nearest)
          } else {
            continue dishes
          }
        }
        best.insert(Suggestion(corrections, in: typed), limit: limit)
      }
    }
    return best.map(\.text)
  }

  /// The search with each word that no dish has as the nearest name of a diet, an allergen or a
  /// list, if that finds something: `vegitarian` is `vegetarian`.
  private func named(
    _ typed: TypedQuery, found: [[Bool]], query: MenuQuery, index: MenuIndex
  ) -> [Suggestion] {
    let names = Lexicon.standard.names.map(\.text)
    var corrections: [Correction] = []
    for (word, dishes) in zip(typed.words, found) {
      let bytes = word.spellings[0].bytes
      guard !dishes.contains(true) else {
        corrections.append(Correction(distance: 0, word: bytes))
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let begun = names.filter { $0.utf8.starts(with: bytes) }
        .min { $0.utf8.count < $1.utf8.count }
      guard bytes.count >= 4, !FactWords.all.contains(bytes),
        let near = begun ?? Lexicon.standard.nearestName(to: text),
        Self.isPlausible(near, for: text)
      else { return [] }
      corrections.append(Correction(distance: 1, word: Array(near.utf8)))
    }
    let suggestion = Suggestion(corrections, in: typed)
    var query = query
    query.search = suggestion.text
    return suggestion.distance > 0 && matching(query, index: index).counts.shown > 0
      ? [suggestion] : []
  }

  /// Whether a name may have been meant that decides what is shown: hardly anybody mistypes the first
  /// letter, and `Bier` are no `eier`; in a long word a single mistake may be anywhere.
  private static func isPlausible(_ name: String, for text: String) -> Bool {
    if name.unicodeScalars.first == text.unicodeScalars.first { return true }
    let (letters, typed) = (Array(name.unicodeScalars), Array(text.unicodeScalars))
    return typed.count >= 6 && EditDistance.between(typed, letters, limit: 1) != nil
  }
}

extension TypedQuery {
  /// The whole text with other words in place of those that are looked for, folded.
  fileprivate func text(_ word: (Int) -> [UInt8]?) -> String {
    let parts = pieces.compactMap { $0.word.map(word) ?? $0.text }
    return String(decoding: Array(parts.joined(separator: [.space])), as: UTF8.self)
  }
}

/// A word in place of one that was typed, and how many mistakes lie between them.
private struct Correction {
  let distance: Int
  let word: [UInt8]
}

extension MenuTexts {
  /// The word of a dish's names that is nearest to another, the first of several.
  fileprivate func nearest(to typed: inout TypedWord, inNameOf dish: Int) -> Correction? {
    var nearest: Correction?
    forEachWord(ofNameOf: dish) { word in
      guard let distance = typed.distance(to: word), distance < nearest?.distance ?? .max else {
        return
      }
      nearest = Correction(distance: distance, word: Array(word))
    }
    return nearest
  }
}

/// A search to offer in place of one that found nothing.
private struct Suggestion {
  /// Nobody corrects more words than these at once.
  static let mostWords = 8

  let distance: Int
  let text: String

  init(_ corrections: [Correction], in typed: TypedQuery) {
    distance = corrections.reduce(0) { $0 + $1.distance }
    text = typed.text { corrections[$0].word }
  }
}

extension [Suggestion] {
  /// Puts a suggestion behind those that are as near, unless it is there already.
  fileprivate mutating func insert(_ new: Suggestion, limit: Int) {
    guard new.distance > 0,
      !contains(where: { $0.text.hasSameUTF8(as: new.text) && $0.distance <= new.distance })
    else { return }
    insert(new, at: firstIndex { $0.distance > new.distance } ?? count)
    if count > limit { removeLast() }
  }
}

extension Lexicon {
  /// The name that is nearest to a mistyped word; of several that are as near a vegan's first, for
  /// whom the others are no help: `vegn` is one letter from `veg` too.
  fileprivate func nearestName(to text: String) -> String? {
    guard let near = EditDistance.nearest(to: text, among: names.map(\.text)) else { return nil }
    let letters = Array(text.unicodeScalars)
    let limit = EditDistance.between(letters, Array(near.unicodeScalars), limit: 2) ?? 0
    let vegan = names.first { name, meaning in
      meaning.diet == .vegan
        && EditDistance.between(letters, Array(name.unicodeScalars), limit: limit) != nil
    }
    return vegan?.text ?? near
  }
}
