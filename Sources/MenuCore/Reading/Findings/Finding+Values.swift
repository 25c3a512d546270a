/// Values of the right type that cannot be believed. Words and ids are as written.
extension Finding {
  /// A number outside its range.
  package static func outOfRange(
    _ key: FileKey, written number: String, _ range: ClosedRange<Int>
  ) -> Finding {
    Finding(
      .outOfRange,
      en: "\"\(key.name)\" is \(number); it must be \(range.lowerBound) to \(range.upperBound)",
      it: "\"\(key.name)\" è \(number); deve stare tra \(range.lowerBound) e \(range.upperBound)")
  }

  /// A `min` above its `max`.
  package static func minAboveMax(min: Int, max: Int) -> Finding {
    Finding(
      .outOfRange, "choose", en: "\"min\" \(min) is more than \"max\" \(max)",
      it: "\"min\" \(min) è più di \"max\" \(max)")
  }

  /// A key of signs with more signs than are read.
  package static func tooManySigns(limit: Int) -> Finding {
    Finding(
      .outOfRange, "signs",
      en: "\"allergenKey\" has more than \(limit) signs; the others are not read",
      it: "\"allergenKey\" ha più di \(limit) segni; gli altri non vengono letti")
  }

  /// A language that is not written as a tag.
  package static func badLanguageTag(_ tag: String) -> Finding {
    Finding(
      .badLanguageTag, en: "\"\(tag)\" is not a language tag",
      it: "\"\(tag)\" non è una sigla di lingua",
      general: Phrase("write a tag such as en", "scrivere una sigla come en"))
  }

  /// A word that is not a diet.
  package static func unknownDiet(_ word: String) -> Finding {
    let words = Diet.allCases.map(\.rawValue).joined(separator: ", ")
    return Finding(
      .unknownWord, en: "\"\(word)\" is not known", it: "\"\(word)\" non è nota",
      advice: Phrase("valid words: \(words)", "parole valide: \(words)"), isPromise: true)
  }

  /// A word that is not a way of serving, with the one that it probably means.
  package static func unknownServing(_ word: String, near: Dish.Serving?) -> Finding {
    if let near { return .near(word, .unknownWord, near.rawValue) }
    return Finding(
      .unknownWord, "serving", en: "\"\(word)\" is not known", it: "\"\(word)\" non è nota",
      general: Phrase(
        "write draught, bottle, can or glass", "scrivere draught, bottle, can o glass"))
  }

  /// An unknown word, with the one that it probably means.
  static func near(_ word: String, _ rule: Diagnostic.Rule, _ near: String) -> Finding {
    Finding(
      rule, "near", en: "\"\(word)\" is not known; did you mean \"\(near)\"?",
      it: "\"\(word)\" non è nota; forse \"\(near)\"?", quotesEdit: true)
  }

  /// An id that an earlier dish has.
  package static func repeatedID(_ id: String) -> Finding {
    Finding(
      .repeatedID, en: "id \"\(id)\" is used by two dishes", it: "due piatti hanno l'id \"\(id)\"")
  }

  /// An id that an earlier group has.
  package static func repeatedIDOfGroup(_ id: String) -> Finding {
    Finding(
      .repeatedID, "group", en: "id \"\(id)\" is used by two groups",
      it: "due gruppi hanno l'id \"\(id)\"")
  }

  /// An id that no group has, with the id that it probably means.
  package static func unknownGroup(_ id: String, near: String?) -> Finding {
    if let near {
      return Finding(
        .unknownGroup, "near", en: "there is no group \"\(id)\"; did you mean \"\(near)\"?",
        it: "non c'è un gruppo \"\(id)\"; forse \"\(near)\"?", quotesEdit: true)
    }
    return Finding(
      .unknownGroup, en: "there is no group \"\(id)\"", it: "non c'è un gruppo \"\(id)\"")
  }

  /// A group that is its own ancestor.
  package static func circularGroup(_ id: String) -> Finding {
    Finding(
      .unknownGroup, "circle", en: "the group \"\(id)\" is inside itself",
      it: "il gruppo \"\(id)\" è dentro se stesso")
  }

  /// A group below too many others.
  package static let deepGroup = Finding(
    .unknownGroup, "depth", en: "groups are nested more than \(GroupTable.depth) levels deep",
    it: "i gruppi sono uno dentro l'altro per più di \(GroupTable.depth) livelli")

  /// A name that an earlier dish of the list has, with the numbers of both.
  package static func repeatedName(first: Int, second: Int) -> Finding {
    Finding(
      .repeatedName, en: "\(dish) is listed twice: entries \(first) and \(second)",
      it: "\(dish) compare due volte: voci \(first) e \(second)")
  }
}
