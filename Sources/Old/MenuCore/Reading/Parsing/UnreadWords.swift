internal import OldLocatedJSON

/// A member that nothing reads and whose words name allergens. Only once all is read of what it stands
/// in, anybody knows whether a promise is denied by it.
struct UnreadWords {
  let member: JSONMember
  /// What it stands in, and the keys that are known there.
  let object: JSONValue
  let place: KeyWords.Place
  let named: [NamedAllergens.Named]

  var allergens: AllergenSet { AllergenSet(named.map(\.allergens)) }

  /// The first word that names what is promised.
  func word(against promised: AllergenSet) -> String {
    let word = named.first { !$0.allergens.withGroups.isDisjoint(with: promised) } ?? named.first
    return (word?.word ?? "").cut(to: Diagnostic.excerptLength)
  }
}

extension MenuParser {
  /// More members than any dish has: of one with so many nothing is believed.
  private static let mostUnreadWords = 256

  /// Keeps a member that nothing reads where its words name allergens, to be told once the rest is
  /// read; false for any other.
  mutating func keepWords(
    of member: JSONMember, in object: JSONValue, _ place: @autoclosure () -> KeyWords.Place,
    _ draft: inout some LosingDraft
  ) -> Bool {
    let list = log.dish?.list ?? .other
    var named = named.words(of: member, in: list)
    guard !named.isEmpty else { return false }
    let place = place()
    let meant = meaning(of: member.key, place)
    // What it looks like, and what can be had besides, is not in it.
    if meant == DishKey.image.rawValue || meant == DishKey.addOns.rawValue { return false }
    if meant == DishKey.group.rawValue {
      guard list != .beverages else { return false }
      named = []
      member.value.forEachText { named += self.named.ofGroup(title: $0.string ?? "", of: []) }
      guard !named.isEmpty else { return false }
    }
    guard draft.unreadWords.count < Self.mostUnreadWords else {
      draft.lose(AllergenStatement())
      return false
    }
    draft.unreadWords.append(
      UnreadWords(member: member, object: object, place: place, named: named))
    return true
  }

  /// Takes a dish at its word no longer where the words of a member that nothing reads name what it
  /// promises not to be in it; what else nothing reads is told as ever.
  mutating func validateUnreadWords(of draft: inout DishDraft) {
    for words in draft.unreadWords {
      let found = words.allergens
      let promised = draft.dish.promised(of: found).union(draft.dish.diets.excluded(of: found))
      // As the owner's own what is called like an allergen would be kept from guests.
      let key = keys.allergens(meantBy: words.member.key.excerpt, of: draft.list).allergens
      let isUnstated = !draft.dish.allergens.unwarned(of: key).isEmpty
      if validate(words, promised, isUnstated: isUnstated) { draft.lose(AllergenStatement()) }
    }
  }

  /// Keeps a comment that says what is in a dish; of others nobody can tell whether they still hold.
  mutating func noteComment(_ fault: JSONFault, in bytes: [UInt8]) {
    let text = bytes[
      min(fault.offset + 2, bytes.count)..<min(fault.offset + fault.length, bytes.count)]
    guard text.count <= 4_096 else { return }
    let words = Array(text).withUnsafeBufferPointer {
      named.all(in: $0, of: .other, guesses: true, counting: .statements)
    }
    if !words.isEmpty { comments.append((fault.offset, words)) }
  }

  /// Takes back what a dish promises of which a comment in it says otherwise.
  mutating func validateComments(in object: JSONValue, of draft: inout DishDraft) {
    var (start, end) = (0, comments.count)
    while start < end {
      let middle = (start + end) / 2
      if comments[middle].offset < object.offset { start = middle + 1 } else { end = middle }
    }
    while start < comments.count, comments[start].offset < object.offset + object.length {
      for (word, allergens) in comments[start].named {
        let promised = draft.dish.promised(of: allergens)
        draft.dish.namedAllergens.formUnion(promised.isEmpty ? [] : allergens)
        for allergen in promised.withoutKindsOfGroups.allergens {
          report(
            .allergen(
              .namedAllergen(
                word: word.cut(to: Diagnostic.excerptLength), key: "comment", allergen: allergen,
                isPromised: true)),
            at: object)
        }
      }
      start += 1
    }
  }

  /// The same of an add-on.
  mutating func validateUnreadWords(of draft: inout AddOnDraft) {
    for words in draft.unreadWords {
      let found = words.allergens
      let promised = draft.addOn.allergens.promised(of: found)
        .union(draft.addOn.diets.excluded(of: found))
      if validate(words, promised) { draft.lose(AllergenStatement()) }
    }
  }

  /// The same of add-ons that are offered together: what is said of all is said of each.
  mutating func validateUnreadWords(of draft: inout AddOnGroupDraft) {
    for words in draft.unreadWords {
      let found = words.allergens
      let promised = draft.group.items.reduce(into: AllergenSet()) { promised, item in
        promised.formUnion(item.allergens.promised(of: found))
        promised.formUnion(item.diets.excluded(of: found))
      }
      if validate(words, promised) { draft.lose(AllergenStatement()) }
    }
  }

  /// Reports a member; true where its words are against what is promised of them.
  private mutating func validate(
    _ words: UnreadWords, _ promised: AllergenSet, isUnstated: Bool = false
  ) -> Bool {
    let word = promised.isEmpty && !isUnstated ? nil : words.word(against: promised)
    reportUnknown(words.member, in: words.object, words.place, naming: word)
    return !promised.isEmpty
  }
}

extension DietSet {
  /// Those of some allergens that a diet of the set excludes.
  fileprivate func excluded(of found: AllergenSet) -> AllergenSet {
    guard !isDisjoint(with: DietSet.contradictedByAllergens) else { return [] }
    return DietSet.exclusions.reduce(into: AllergenSet()) { excluded, rule in
      guard contains(rule.diet) else { return }
      excluded.formUnion(rule.allergens.intersection(found.withGroups))
    }
  }
}
