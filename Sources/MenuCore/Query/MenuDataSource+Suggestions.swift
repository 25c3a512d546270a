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
    let words = typed.map(TypedWord.init)
    var best: [Suggestion] = []
    for section in matching(filters, index: index).sections {
      let start = index.facts.numbers.start(of: section.list)
      for position in section.positions {
        let dish = start + position
        let name = index.texts.words(ofNameOf: dish)
        let missing = zip(words, found).map { word, found in found[dish] ? nil : word }
        guard let near = Suggestion(replacing: missing, of: typed, from: name) else { continue }
        best.insert(near, limit: limit)
      }
    }
    return best.map(\.text)
  }
}

/// A search to offer in place of one that found nothing.
private struct Suggestion {
  /// Nobody corrects more words than these at once.
  static let mostWords = 8

  let distance: Int
  let text: String

  /// Replaces each word that is missing by the nearest word of a name; nil if one has none near, or if
  /// nothing is missing.
  init?(
    replacing missing: [TypedWord?], of typed: [SearchWord], from name: [ArraySlice<UInt8>]
  ) {
    var distance = 0
    var words: [String] = []
    for (missing, typed) in zip(missing, typed) {
      guard let missing else {
        words.append(String(decoding: typed.bytes, as: UTF8.self))
        continue
      }
      var best: (distance: Int, word: ArraySlice<UInt8>)?
      for word in name {
        guard let near = missing.distance(to: word), near < best?.distance ?? .max else { continue }
        best = (near, word)
      }
      guard let best else { return nil }
      distance += best.distance
      words.append(String(decoding: best.word, as: UTF8.self))
    }
    guard distance > 0 else { return nil }
    self.distance = distance
    text = words.joined(separator: " ")
  }
}

extension [Suggestion] {
  /// Puts a suggestion behind those that are as near, unless it is there already.
  fileprivate mutating func insert(_ new: Suggestion, limit: Int) {
    guard !contains(where: { $0.text == new.text && $0.distance <= new.distance }) else { return }
    insert(new, at: firstIndex { $0.distance > new.distance } ?? count)
    if count > limit { removeLast() }
  }
}
