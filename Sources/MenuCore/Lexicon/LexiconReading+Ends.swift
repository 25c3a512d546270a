/// The ends of lists, phrases and sentences, at which it is decided what is denied.
extension LexiconReading {
  /// Ends the list of what the dish lacks at a word that is not an item. So its names are not items either,
  /// and count as named.
  mutating func endList() {
    guard let list = sentence.list else { return }
    finding.formUnion(list.named)
    sentence.namesSomething = sentence.namesSomething || !list.named.isEmpty
    sentence.list = nil
  }

  /// Ends a phrase at a preposition, which joins the next one to it.
  mutating func join() {
    let before = phrase
    endPhrase()
    phrase.isJoined = before.isJoined
    phrase.excludedBefore = before.excludedBefore
    phrase.excludedBefore.formUnion(before.excluded)
  }

  mutating func endPhrase() {
    if phrase.isAsked {
      phrase = OpenPhrase()
      sentence.isNegated = false
      sentence.remark.advisesPeople = false
      return
    }
    countWaitingName(beforeName: false)
    if phrase.nextDenial != nil || phrase.hasDenial {
      sentence.leftOut.formUnion(phrase.excludedBefore)
    }
    mentionDietWithoutName()
    if phrase.endsInNegation, phrase.hasDenial || !phrase.hasOtherWord {
      sentence.isConditional = true
    }
    phrase.named.subtract(phrase.denied)
    finding.formUnion(phrase.named)
    if let denial = phrase.lastDenial { finding.formUnion(denial.named) }
    if phrase.leavesOut { sentence.leftOut.formUnion(phrase.excluded) }
    sentence.declared.formUnion(phrase.declared)
    sentence.excluded.formUnion(phrase.excluded)
    phrase = OpenPhrase()
  }

  mutating func endSentence() {
    endPhrase()
    if let list = sentence.list, !list.isAfterColon, !list.isJoined { endList() }
    let leavesAllOpen = sentence.remark.leavesAllOpen(
      isQualified: sentence.isConditional || sentence.isNegated, hasSigns: hasSigns)
    if leavesAllOpen, !sentence.namesSomething { finding.allergens.formUnion(.groups) }
    if sentence.remark.refersToStaff {
      advisesPeople = false
    } else if sentence.remark.advisesPeople, !sentence.namesSomething {
      advisesPeople = true
    }
    if sentence.leftOut.overlaps(sentence.declared) { sentence.isConditional = true }
    if sentence.isConditional { finding.formUnion(sentence.mentioned) }
    sentence = OpenSentence()
  }

  /// A question states nothing, so its denials do not count: `Gluten-free? No.` → gluten
  mutating func endQuestion() {
    // A question about allergens that denies nothing is an offer to ask: `Allergens? Ask us.`
    if !sentence.isNegated, !phrase.hasDenial, phrase.exclusion == .none {
      sentence.remark.speaksOfAllergens = false
    }
    sentence.isConditional = true
    // What is said to people with allergies is the answer: `Allergie? Meglio altrove.`
    let isAnswered = sentence.remark.advisesPeople && !sentence.namesSomething
    sentence.remark.advisesPeople = false
    endSentence()
    sentence.remark.advisesPeople = isAnswered
  }

  /// Ends the text with the gap after its last word.
  mutating func finish(at gap: LexiconText.Gap) -> Lexicon.Finding {
    pass(max(gap, .sentence))
    if advisesPeople { finding.allergens.formUnion(.groups) }
    return finding
  }
}
