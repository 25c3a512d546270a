internal import LocatedJSON

/// Statements about allergens, in their three shapes.
extension MenuParser {
  /// The statement among the members of a size, an add-on or an ingredient; nil without one. If the key
  /// occurs twice, the warnings of both count.
  func statement(in members: [Member], ofIngredient: Bool = false) -> AllergenStatement? {
    let all = members.filter { $0.key == .allergens }
      .map { ofIngredient ? statement($0.value) : statementOfPart($0.value) }
    return all.nonEmpty.map { AllergenStatement(worstOf: $0) }
  }

  /// The statement of a dish, a size or an add-on, whose list may be complete by default
  /// (`allergensComplete`). An empty statement is not such a list: `[]`, `{}`, `{"contains": []}`.
  func statementOfPart(_ value: JSONValue) -> AllergenStatement {
    var statement = statement(value)
    let isExplicit = value.members.contains { $0.key == "complete" }
    let isList = value.kind == .array || value.kind == .object
    if listsAreComplete, isList, !isExplicit, !statement.saysNothing { statement.isComplete = true }
    return statement
  }

  /// Reads a statement: a list of words, `"none"`, or an object. Warnings are always read; the rest is
  /// reported, and that error withdraws the promises.
  func statement(_ value: JSONValue) -> AllergenStatement {
    var statement = AllergenStatement()
    statementValue = value
    switch value.kind {
    case .string where value == "none": statement.isComplete = true
    case .number where value.boolMeant == false && allergens(value) == nil:
      reportType(.allergens, .allergens, at: value, write: .null)
    // A word without brackets still warns.
    case .string, .array, .number:
      statement.contains = warnings(value, .allergens, &statement.unread)
      if isForOwner, value.kind == .array, value.count == 0 {
        log.report(.emptyAllergens, at: value.range, .advised(value.writing(.null)))
      }
    case .object:
      for (key, value) in members(of: value, .statement).all {
        switch key {
        case .contains: statement.contains.formUnion(warnings(value, key, &statement.unread))
        case .mayContain: statement.mayContain.formUnion(warnings(value, key, &statement.unread))
        case .freeFrom: statement.freeFrom.formUnion(freeFrom(value))
        case .complete: statement.isComplete = flag(value, key) ?? false
        default: break
        }
      }
    default: reportType(.allergens, .allergens, at: value, write: .null)
    }
    return statement
  }

  /// The allergens of a list of warnings; its unknown words are kept as written.
  private func warnings(_ value: JSONValue, _ key: FileKey, _ unread: inout [String]) -> AllergenSet
  {
    var set = AllergenSet()
    if menu.signs.isEmpty, let signs = value.signsAlone,
      !signs.contains(where: { unreadSigns.contains(UTF8Text($0)) })
    {
      unread += signs
      reportUnexplainedSign(signs[0], at: value, list: .texts(signs))
      return set
    }
    guard value.kind != .string else { return warnings(ofText: value, key, &unread) }
    let statement = key == .allergens ? value : nil
    for word in elements(of: value, key) { warn(word, of: key, in: statement, &set, &unread) }
    if value.kind == .number { warn(value, of: key, in: nil, &set, &unread) }
    return set
  }

  /// The allergens of a text that should be a list, which is reported with the list to write:
  /// `"gluten, latte"` → `["gluten", "milk"]`
  private func warnings(
    ofText value: JSONValue, _ key: FileKey, _ unread: inout [String]
  ) -> AllergenSet {
    var set = AllergenSet()
    if menu.signs[value.text] == nil, value.text.meansUnknown || value.text.meansNone {
      warn(value, of: key, in: key == .allergens ? value : nil, &set, &unread)
      return set
    }
    var words: [String] = []
    let entries = value.sentencesMeant
    // The words of a long text are not checked one by one.
    let parts = entries.count <= 20 ? entries.map(words(of:)) : entries.map { [$0] }
    for word in parts.joined() {
      let known = Allergen(rawValue: word).map { AllergenSet($0) } ?? menu.signs[word]
      if let known { set.formUnion(known) } else { unread.append(word) }
      var near: Allergen?
      if known == nil, words.count < 20 { near = Allergen.exact(word) }
      words.append(near?.rawValue ?? word)
    }
    if set.isEmpty, let word = words.only, word == value.string {
      let signs = signsMeant(by: word)
      if !signs.isEmpty { words = signs }
      let isUnclear = Self.hasException(word) || !mayWarn(value)
      if signs.isEmpty, isUnclear, let note = noting(word: value) {
        reportType(key, .list, at: value, .advised(note))
        return set
      }
    }
    let list = JSONTree.texts(words)
    let isCertain = zip(entries, parts).allSatisfy { entry, words in
      words.count == 1 || Self.isDivided(entry)
    }
    reportType(key, .list, at: value, write: list, isCertain: isCertain && !words.isEmpty)
    return set
  }

  /// Reports a "none" among other words, or a synonym of it; alone in its list it replaces the whole
  /// statement. Only the owner knows whether all fourteen allergens were checked.
  private func reportNone(at word: JSONValue, inPlaceOf value: JSONValue?) {
    let isNone = FoldedText(word.text).text == "none"
    let isAlone = value.map { $0.kind == .string || $0.count == 1 } ?? false
    if !isNone, isAlone, let value {
      return reportType(
        .allergens, .noneInWords, at: word,
        .oneOf([value.writing(.text("none")), self.deletion(of: value)]))
    }
    let left = isAlone ? .text("none") : value?.without(word.text)
    reportType(.allergens, .noneAlone, at: word, .advised(value?.writing(left)))
  }

  private func warn(
    _ word: JSONValue, of key: FileKey, in list: JSONValue?, _ set: inout AllergenSet,
    _ unread: inout [String]
  ) {
    if let allergens = allergens(word) { return set.formUnion(allergens) }
    switch word.kind {
    case .string where word.text.meansNone,
      .number where word.boolMeant == false && list != nil:
      reportNone(at: word, inPlaceOf: list)
    case .string where word.text.meansUnknown && menu.signs[word.text] == nil:
      reportUnknown(word)
    case .string, .number:
      unread.append(word.text)
      if log.skipsError() { return }
      if let edit = movingTraces(of: word, under: key) {
        return log.report(.unknownAllergen(word.excerpt, near: nil), at: word.range, .advised(edit))
      }
      if let list, reportPromise(word, in: list) { return }
      // A possible trace is not contained.
      let isOfTraces = key != .mayContain && word.text.speaksOfTraces
      reportUnknownWord(word, isEntry: !isOfTraces && (list != nil || key != .allergens))
    case .null: break
    default: reportEntry(word, of: key)
    }
  }

  /// Reports an entry that is a list or an object, with the words in it.
  private func reportEntry(_ entry: JSONValue, of key: FileKey) {
    if let edit = movingTraces(of: entry, under: key) {
      return reportType(key, .word, at: entry, .advised(edit))
    }
    // A text may name more than its word: `{"name": "milk", "note": "with nuts"}`
    let isClear = !entry.texts.contains { text in
      Allergen.exact(text) == nil && !findingInWords(of: text).isEmpty
    }
    let entries = entry.elements.map(\.text)
    let signs = entries.allSatisfy { menu.signs[$0] != nil } ? entries : []
    let named = isClear && !entry.hasFalse ? entry.texts.compactMap(Allergen.exact) : []
    let words = signs.nonEmpty ?? named.map(\.rawValue)
    let mayWarn = entry.texts.contains(where: isAboutAllergens)
    reportType(
      key, .word, at: entry,
      .advised(entry.writing(texts: words) ?? (mayWarn ? nil : self.withoutPromises(and: entry))))
  }

  /// Reports a word of a list that promises something, with the statement to write if the promise is
  /// true:
  /// `["milk", "senza glutine"]` → `{"contains": ["milk"], "freeFrom": ["gluten"]}`; false for any other
  /// word.
  private func reportPromise(_ word: JSONValue, in list: JSONValue) -> Bool {
    guard list.kind == .array, list.count <= 20, let text = word.string, deniesAllergen(text)
    else { return false }
    // `latte senza lattosio` is a warning, and `senza lattosio` does not say that there is no milk.
    let words = FoldedText(text.withWordsApart).wordTexts
    let named = words.compactMap { word in
      Allergen.exact(word).flatMap { $0 == Allergen.nearest(toWhole: word) ? $0 : nil }
    }
    guard words.count == 2, let allergen = named.only else { return false }
    let others = list.elements.filter { $0.offset != word.offset }.map(\.tree)
    let statement = JSONTree.statement(contains: others, freeFrom: [.text(allergen.rawValue)])
    log.report(
      .unknownPromise(word.excerpt), at: word.range,
      .oneOf([list.writing(statement), list.writing(list.without(text))]))
    return true
  }

  private func freeFrom(_ value: JSONValue) -> AllergenSet {
    elements(of: value, .freeFrom).reduce(into: AllergenSet()) { set, word in
      if let allergens = allergens(word) {
        set.formUnion(allergens)
      } else if word.kind != .null {
        reportUnknownWord(word, isEntry: false, promisedIn: value)
      }
    }
  }

  /// The allergens of a word of the format, or of a sign of the file's key.
  private func allergens(_ word: JSONValue) -> AllergenSet? {
    if let allergen = Allergen.table[word] { return AllergenSet(allergen) }
    guard !menu.signs.isEmpty, word.kind == .string || word.kind == .number else { return nil }
    return menu.signs[word.text]
  }

  /// Reports an unknown word; `isEntry` is true for an entry of a list of warnings, and `list` is a list
  /// of promises.
  func reportUnknownWord(_ word: JSONValue, isEntry: Bool, promisedIn list: JSONValue? = nil) {
    if log.skipsError() { return }
    let text = word.excerpt
    if unreadSigns.contains(UTF8Text(text)) {
      // The unknown word for the sign is already reported.
      log.countError()
      return
    }
    guard !menu.signs.isEmpty || word.kind == .string && !word.isSign else {
      return reportUnexplainedSign(text, at: word)
    }
    if let list {
      let near = Allergen.nearest(toWhole: text)?.rawValue
      return reportPromise(.unknownPromise(text), of: word, in: list, near: near)
    }
    if isEntry, reportSigns(text, at: word) { return }
    let near = Allergen.nearest(to: text)
    var words = near.map { [$0.allergen.rawValue] } ?? []
    // A misspelt word may mean another allergen.
    var isCertain = near?.isExact ?? false
    if isEntry, let all = wordsOfOpenList(text) ?? Self.wordsOfAll(text) {
      words = all
      isCertain = false
    } else if isEntry, Self.hasException(text) {
      words = []
      isCertain = false
    } else if near == nil, isEntry, let several = wordsOfSeveral(text) {
      words = several
      isCertain = Self.isDivided(text)
    } else if near == nil, isEntry {
      words = wordsMeant(by: text)
    }
    let edit = word.writing(texts: words)
    log.report(
      .unknownAllergen(text, near: near?.allergen), at: word.range,
      isCertain ? .certain(edit) : .advised(edit ?? self.noting(word: word)))
  }

  /// Reports a word of a list of promises. The word that it may mean is offered as well as its deletion:
  /// only the owner knows.
  func reportPromise(_ finding: Finding, of word: JSONValue, in list: JSONValue, near: String?) {
    log.report(
      finding, at: word.range,
      .oneOf([word.writing(near.map { .text($0) }), list.deleting(entry: word)]))
  }

  /// The signs that a text joins, the allergens of a word for several, or those of a food; empty for any
  /// other text. `1-7` → 1, 7; `shellfish` → crustaceans, molluscs; `mozzarella` → milk
  private func wordsMeant(by text: String) -> [String] {
    let signs = text.split { "-/".contains($0) }.map(String.init)
    if signs.count > 1, signs.allSatisfy(\.isSign) { return signs }
    if let allergens = QueryWords.allergens(named: text), allergens.count > 1 {
      return allergens.map(\.rawValue)
    }
    return findingInWords(of: text).allergens.map(\.rawValue)
  }
}
