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
    let typed = query.typedWords
    guard !typed.isEmpty, typed.count <= Suggestion.mostWords else { return [] }
    var filters = query
    filters.search = ""
    filters.order = .menu
    let index = index ?? MenuIndex(menu)
    let found = typed.map { dishes(with: [$0], texts: index.texts, facts: index.facts) }
    var words = typed.map(TypedWord.init)
    var best: [Suggestion] = []
    for section in matching(filters, index: index).sections {
      let start = index.facts.numbers.start(of: section.list)
      dishes: for position in section.positions {
        let dish = start + position
        var corrections: [Correction] = []
        for place in words.indices {
          if found[place][dish] {
            corrections.append(Correction(distance: 0, word: typed[place].bytes))
          } else if let nearest = index.texts.nearest(to: &words[place], inNameOf: dish) {
            corrections.append(nearest)
          } else {
            continue dishes
          }
        }
        best.insert(Suggestion(corrections), limit: limit)
      }
    }
    return best.map(\.text)
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

  init(_ corrections: [Correction]) {
    distance = corrections.reduce(0) { $0 + $1.distance }
    text = corrections.map { String(decoding: $0.word, as: UTF8.self) }.joined(separator: " ")
  }
}

extension [Suggestion] {
  /// Puts a suggestion behind those that are as near, unless it is there already.
  fileprivate mutating func insert(_ new: Suggestion, limit: Int) {
    guard new.distance > 0, !contains(where: { $0.text == new.text && $0.distance <= new.distance })
    else { return }
    insert(new, at: firstIndex { $0.distance > new.distance } ?? count)
    if count > limit { removeLast() }
  }
}
