/// The answer to a query that was asked of a menu.
struct AppliedQuery: Sendable {
  /// The filter of the chosen and the typed conditions.
  let filter: QueryFilter
  /// The folded words that were found, for the places of what was found.
  let words: [[UInt8]]
  let counts: MenuCounts
  let notice: QueryNotice?
  let index: MenuIndex
}

/// The dishes that a typed text asks for, before any filter.
struct SearchAnswer {
  /// True for the dishes to show, by their numbers; nil for all.
  var found: [Bool]?
  var notice: QueryNotice?
  /// The notice where a filter hides the one dish to show.
  var noticeWithoutDish: QueryNotice?
  var words: [[UInt8]] = []

  /// Answers a text over a menu; O(texts + dishes).
  init(_ typed: TypedQuery, in menu: MenuDataSource, _ index: MenuIndex) {
    let names = NameAnswer(menu: menu, index: index)
    if let unclear = typed.unclear ?? (typed.isUnfinished ? typed.text.trimmed : nil) {
      self = .admitting(.notUnderstood(unclear), typed, names)
    } else if let word = typed.withoutWords.first {
      let (dishes, more) = names.names(with: index.marks(of: FoldedText(word).bytes), most: 8)
      self = .nothing(.nobodyStates(word: word, named: dishes, more: more), index)
    } else if !typed.namedAllergens.isEmpty {
      self = Self.naming(typed, names, index)
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
    var answer = SearchAnswer(found: found, notice: .dishAlone(name: dish.name))
    answer.noticeWithoutDish = notice
    return answer
  }

  /// An allergen outside a clause: alone it shows the dishes that name or state it; with other words it
  /// is a name, or is not understood.
  private static func naming(
    _ typed: TypedQuery, _ names: NameAnswer, _ index: MenuIndex
  ) -> SearchAnswer {
    let all = (typed.namedWords + typed.words).map { FoldedText($0).bytes }
    let marks = all.map(index.marks)
    let isAlone = typed.words.isEmpty && !typed.namesSeveral
    let found = index.facts.indices.map { number in
      let isNamed = marks.allSatisfy { mark in
        (isAlone ? index.texts(of: number) : index.names(of: number)).contains { mark[Int($0)] }
      }
      return isNamed
        || isAlone && !index.facts[number].warned.isDisjoint(with: typed.namedAllergens)
    }
    if isAlone {
      return SearchAnswer(found: found, notice: .allergenNamed(typed.namedAllergens), words: all)
    }
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
          return admitting(.noSuchWord(word, without: typed.text(without: word)), typed, names)
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

  /// The names of the first dishes that have a marked text, and the number of the others.
  func names(with marks: [Bool], most: Int) -> (names: [String], more: Int) {
    var (names, more) = ([String](), 0)
    for section in menu.layout {
      for position in section.positions {
        let dish = MenuDataSource.DishIndex(list: section.list, position: position)
        guard index.texts(of: index.number(of: dish)).contains(where: { marks[Int($0)] }) else {
          continue
        }
        if names.count < most { names.append(menu.plainItem(of: dish).title) } else { more += 1 }
      }
    }
    return (names, more)
  }

  /// The dish whose whole name stands in a text, the longest of them; nil for none. A part of a name
  /// never does it.
  func wholeName(in text: String) -> (name: String, number: Int)? {
    let line = FoldedText(text).words.prefix(QueryToken.most).map(Array.init)
    let starts = line.compactMap(\.first)[...].letters
    var best: (dish: Int, length: Int)?
    for (id, dish) in index.names {
      let name = index.texts[Int(id)].bytes
      guard name.count > best?.length ?? 2, let first = name.first,
        !first.isWordByte || starts & 1 << UInt64(first & 63) != 0, name.isRun(of: line)
      else { continue }
      best = (dish, name.count)
    }
    return best.map { (menu.plainItem(of: index.dish($0.dish)).title, $0.dish) }
  }

  /// The nearest word of a name; nil for none.
  func nearestWord(to word: [UInt8]) -> [UInt8]? {
    let letters = word[...].letters
    var best: (word: ArraySlice<UInt8>, distance: Int)?
    for (id, _) in index.names {
      let name = index.texts[Int(id)].bytes
      var place = 0
      while let range = name.nextWord(from: place) {
        place = range.upperBound
        let most = best == nil ? 2 : 1
        guard abs(range.count - word.count) <= most else { continue }
        // An edit takes one letter away and brings one at most; this is told much sooner than edits.
        let others = name[range].letters
        guard (letters & ~others).nonzeroBitCount <= most,
          (others & ~letters).nonzeroBitCount <= most,
          let distance = EditDistance.distance(word[...], name[range]),
          distance < best?.distance ?? 9
        else { continue }
        // None is nearer than one edit, for the word itself is nowhere.
        if distance <= 1 { return Array(name[range]) }
        best = (name[range], distance)
      }
    }
    return best.map { Array($0.word) }
  }
}

extension [UInt8] {
  /// The place of the next word from a place on; nil for none.
  fileprivate func nextWord(from place: Int) -> Range<Int>? {
    withUnsafeBufferPointer { bytes in
      var start = place
      while start < bytes.count, !bytes[start].isWordByte { start += 1 }
      var end = start
      while end < bytes.count, bytes[end].isWordByte { end += 1 }
      return start < end ? start..<end : nil
    }
  }

  /// True if its words stand in a line of words, one after the other.
  fileprivate func isRun(of line: [[UInt8]]) -> Bool {
    guard let first = nextWord(from: 0) else { return false }
    return line.indices.contains { start in
      guard line[start].elementsEqual(self[first]) else { return false }
      var (word, place) = (first, start)
      while let next = nextWord(from: word.upperBound) {
        place += 1
        guard place < line.count, line[place].elementsEqual(self[next]) else { return false }
        word = next
      }
      return true
    }
  }
}

extension ArraySlice<UInt8> {
  /// A bit for each letter, some of which share one.
  fileprivate var letters: UInt64 { reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
