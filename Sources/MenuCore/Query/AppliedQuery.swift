/// A query that was asked of a menu, with its answer.
final class AppliedQuery: Sendable {
  let query: MenuQuery
  /// The filter of the chosen and the typed conditions.
  let filter: QueryFilter
  /// The folded words that were found, for the places of what was found.
  let words: [[UInt8]]
  let counts: MenuCounts
  let notice: QueryNotice?
  let index: MenuIndex

  init(
    _ query: MenuQuery, filter: QueryFilter, words: [[UInt8]], counts: MenuCounts,
    notice: QueryNotice?, index: MenuIndex
  ) {
    (self.query, self.filter, self.words) = (query, filter, words)
    (self.counts, self.notice, self.index) = (counts, notice, index)
  }
}

/// The dishes that a typed text asks for, before any filter.
struct SearchAnswer {
  /// True for the dishes to show, by their numbers; nil for all.
  var found: [Bool]?
  var notice: QueryNotice?
  var words: [[UInt8]] = []

  /// Answers a text over a menu; O(texts + dishes).
  init(_ typed: TypedQuery, in menu: MenuDataSource, _ index: MenuIndex) {
    let names = NameAnswer(menu, index)
    if let unclear = typed.unclear ?? (typed.isUnfinished ? typed.text.trimmed : nil) {
      self = .admitting(.notUnderstood(unclear), typed, names)
    } else if let word = typed.withoutWords.first {
      let dishes = names.names(with: index.marks(of: FoldedText(word).bytes), most: 8)
      self = .nothing(.nobodyStates(word: word, named: dishes), index)
    } else if let allergen = typed.namedAllergens.first {
      self = Self.naming(allergen, typed, names, index)
    } else {
      self = Self.finding(typed, names, index)
    }
  }

  init(found: [Bool]? = nil, notice: QueryNotice? = nil, words: [[UInt8]] = []) {
    (self.found, self.notice, self.words) = (found, notice, words)
  }

  private static func nothing(_ notice: QueryNotice, _ index: MenuIndex) -> SearchAnswer {
    SearchAnswer(found: Array(repeating: false, count: index.facts.count), notice: notice)
  }

  /// No row, but the dish whose whole name stands in the text.
  private static func admitting(
    _ notice: QueryNotice, _ typed: TypedQuery, _ names: NameAnswer
  ) -> SearchAnswer {
    guard let dish = names.wholeName(in: typed.text) else { return nothing(notice, names.index) }
    var found = Array(repeating: false, count: names.index.facts.count)
    found[dish.number] = true
    return SearchAnswer(found: found, notice: .dishAlone(name: dish.name))
  }

  /// An allergen outside a clause: alone it shows the dishes that name or state it; with other words it
  /// is a name, or is not understood.
  private static func naming(
    _ allergen: Allergen, _ typed: TypedQuery, _ names: NameAnswer, _ index: MenuIndex
  ) -> SearchAnswer {
    let all = (typed.namedWords + typed.words).map { FoldedText($0).bytes }
    let marks = all.map(index.marks)
    let isAlone = typed.words.isEmpty
    let found = index.facts.indices.map { number in
      let isNamed = marks.allSatisfy { mark in
        (isAlone ? index.texts(of: number) : index.names(of: number)).contains { mark[Int($0)] }
      }
      return isNamed
        || isAlone && !index.facts[number].warned.isDisjoint(with: typed.namedAllergens)
    }
    if isAlone { return SearchAnswer(found: found, notice: .allergenNamed(allergen), words: all) }
    if found.contains(true) { return SearchAnswer(found: found, notice: nil, words: all) }
    let text = typed.namedWords.concatenated(separator: " ")
    return admitting(.notUnderstood(text), typed, names)
  }

  /// Words: each in some text of the dish, by its beginning, or else by the nearest word of a name.
  private static func finding(
    _ typed: TypedQuery, _ names: NameAnswer, _ index: MenuIndex
  ) -> SearchAnswer {
    var answer = SearchAnswer()
    for word in typed.words {
      var wanted = FoldedText(word).bytes
      var marks = index.marks(of: wanted)
      if !marks.contains(true) {
        guard let near = names.nearestWord(to: wanted) else {
          let rest = typed.words.filter { !$0.hasSameUTF8(as: word) }
          let without = rest.isEmpty ? nil : rest.concatenated(separator: " ")
          return admitting(.noSuchWord(word, without: without), typed, names)
        }
        answer.notice = .corrected(word, to: String(decoding: near, as: UTF8.self))
        wanted = near
        marks = index.marks(of: wanted)
      }
      answer.words.append(wanted)
      let before = answer.found
      answer.found = index.facts.indices.map { number in
        before?[number] ?? true && index.texts(of: number).contains { marks[Int($0)] }
      }
    }
    return answer
  }
}

/// The names of the dishes of a menu.
struct NameAnswer {
  let menu: MenuDataSource
  let index: MenuIndex

  init(_ menu: MenuDataSource, _ index: MenuIndex) {
    (self.menu, self.index) = (menu, index)
  }

  /// The names of the first dishes that have a marked text.
  func names(with marks: [Bool], most: Int) -> [String] {
    var names: [String] = []
    forEachDish { dish, number in
      guard names.count < most, index.texts(of: number).contains(where: { marks[Int($0)] }) else {
        return
      }
      names.append(menu.plainItem(of: dish).title)
    }
    return names
  }

  /// The dish whose whole name stands in a text, the longest of them; nil for none. A part of a name
  /// never does it.
  func wholeName(in text: String) -> (name: String, number: Int)? {
    let line = [[UInt8]()] + FoldedText(text).words.map(Array.init)
    let joined = Array(line.joined(separator: [0x20])) + [0x20]
    var best: (dish: MenuDataSource.DishIndex, number: Int, length: Int)?
    forEachDish { dish, number in
      for id in index.names(of: number) {
        let words = index.texts[Int(id)].words
        guard !words.isEmpty else { continue }
        let name = [0x20] + Array(words.joined(separator: [0x20])) + [0x20]
        if name.count > best?.length ?? 4, joined.contains(name) {
          best = (dish, number, name.count)
        }
      }
    }
    return best.map { (menu.plainItem(of: $0.dish).title, $0.number) }
  }

  /// The nearest word of a name; nil for none.
  func nearestWord(to word: [UInt8]) -> [UInt8]? {
    var best: (word: ArraySlice<UInt8>, distance: Int)?
    var seen: Set<Int32> = []
    forEachDish { _, number in
      for id in index.names(of: number) where seen.insert(id).inserted {
        for candidate in index.texts[Int(id)].words {
          guard let distance = EditDistance.distance(word[...], candidate),
            distance < best?.distance ?? 9
          else { continue }
          best = (candidate, distance)
        }
      }
    }
    return best.map { Array($0.word) }
  }

  private func forEachDish(_ body: (MenuDataSource.DishIndex, Int) -> Void) {
    for section in menu.layout {
      for position in section.positions {
        let dish = MenuDataSource.DishIndex(list: section.list, position: position)
        body(dish, index.number(of: dish))
      }
    }
  }
}
