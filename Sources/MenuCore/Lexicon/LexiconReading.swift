/// Reads a text word by word. It keeps the names of the current phrase, what is denied in it, and what its
/// sentence has said so far.
///
/// A denial of an allergen removes it from its own phrase: `pasta senza glutine`. *Without* a food removes
/// only that food: `mozzarella senza panna` → milk. What follows *contains* is never denied, and a denial
/// after *not* names what it would deny: `not gluten-free` → gluten. A negation after a denial revokes it,
/// unless a name follows: `senza glutine non disponibile` → gluten.
///
/// A denial counts only in a plain sentence. If the sentence also has a word of choice (*can*, *ask*,
/// *version*, *Mondays*), a price, or a part of the dish with a verb, what it denies counts as named:
/// `can be made gluten free`, `senza latte +1 €`, `la salsa è senza latte`. A footnote sign is a condition
/// too: `gluten-free*`. So is a food that has to be left out: `ohne Brot glutenfrei`, `vegan ohne Käse`,
/// `without the croutons, gluten-free`.
struct LexiconReading {
  /// True if the text has signs of the house, which say what it contains.
  let hasSigns: Bool
  var finding = Lexicon.Finding()
  var sentence = OpenSentence()
  var phrase = OpenPhrase()
  /// True after a sentence about people with allergies, until a sentence refers to the staff.
  var advisesPeople = false

  /// True while a list is open that may only have allergens.
  var isListingAllergens: Bool { sentence.list.map { !$0.isAfterColon } ?? false }

  /// Processes the gap before a word.
  ///
  /// - Parameters:
  ///   - gap: The gap.
  ///   - isAsked: True between an allergen that is the whole phrase and a negation.
  mutating func pass(_ gap: LexiconText.Gap, isAsked: Bool = false) {
    if gap != .word { endNo() }
    switch gap {
    case .word:
      // Not an answer, but the beginning of a longer phrase: `latte: no burro`
      if phrase.isAsked {
        phrase.isAsked = false
        endNo()
        endPhrase()
      }
    case .colon where isAsked && !sentence.isNegated && !sentence.isContaining:
      phrase.isAsked = true
    case .colon where phrase.exclusion == .begun:
      sentence.list = OpenList(isAfterColon: true)
    case .colon:
      phrase.leavesOut = phrase.leavesOut || !phrase.excluded.isEmpty
      endPhrase()
    case .comma:
      endPhrase()
      interruptContents()
      sentence.list?.isJoined = false
    case .phrase, .bracket:
      endPhrase()
      interruptContents()
      endList()
      phrase.leavesOut = gap == .bracket && !sentence.declared.isEmpty
    case .point:
      let isConditional = sentence.isConditional && sentence.mentioned.isEmpty
      endSentence()
      sentence.isConditional = isConditional
    case .sentence: endSentence()
    case .question: endQuestion()
    }
  }

  private mutating func interruptContents() {
    if sentence.contents == .begun { sentence.contents = .interrupted }
  }

  /// Processes a word that the lexicon does not know.
  mutating func takeUnknownWord() {
    phrase.isAfterPart = false
    endNo()
    if isListingAllergens { endList() }
    if phrase.endsInNegation, phrase.hasDenial { sentence.isConditional = true }
    phrase.endsInNegation = false
    phrase.hasOtherWord = true
    countWaitingName(beforeName: false)
    phrase.isAfterName = false
    phrase.hasSubject = true
    phrase.isAfterDeclaration = false
    mentionDietWithoutName()
    phrase.lastDenial = nil
    phrase.exclusion = .none
  }

  /// A word such as *vegan* without a name next to it is about the dish: `vegan on request` → milk, eggs …
  mutating func mentionDietWithoutName() {
    if let denial = phrase.nextDenial { sentence.mentioned.formUnion(denial.named) }
    phrase.nextDenial = nil
  }

  /// Processes the words of an entry, which a footnote sign may follow.
  mutating func take(_ effect: LexiconEffect, hasFootnote: Bool) {
    phrase.lastDenial = nil
    if !effect.isName {
      endNo()
    } else if phrase.isAfterNo {
      phrase.isByNo = true
      phrase.isAfterNo = false
    }
    phrase.endsInNegation = effect.marker == .not || effect.marker == .no
    if !phrase.endsInNegation { phrase.hasOtherWord = true }
    if effect.isName { take(name: effect.named) }
    let isTrailing = effect.marker == .trailing
    if effect.isDenial { take(denial: effect.denied, isTrailing: isTrailing) }
    if effect.isDenial, effect.marker == .lacks {
      beginList()
    } else if let marker = effect.marker, !isTrailing {
      take(marker)
    }
    phrase.isAfterPart = effect.marker == .part
    if effect == LexiconEffect() { takeUnknownWord() }
    // A guessed word may not be a name, so *without* does not cover the next one.
    if effect.isGuess, phrase.exclusion == .covering { phrase.exclusion = .none }
    if !effect.isName { phrase.isAfterName = false }
    phrase.isAfterDeclaration = effect.isDenial && !phrase.hasSubject
    guard hasFootnote else { return }
    let isListed = sentence.list != nil
    if effect.isDenial || effect.marker == .free || phrase.exclusion == .covering || isListed {
      sentence.isConditional = true
      sentence.mentioned.formUnion(phrase.declared.named)
    }
  }

  /// Processes the first part of a compound that denies it: *milch* of `milch- und eifrei`
  mutating func take(firstPart name: Lexicon.Finding) {
    if sentence.isNegated || sentence.isContaining { return take(name: name) }
    countWaitingName(beforeName: true)
    sentence.mentioned.formUnion(name)
    sentence.declared.formUnion(name)
    phrase.hasDenial = true
  }

  private mutating func take(name: Lexicon.Finding) {
    countWaitingName(beforeName: true)
    sentence.mentioned.formUnion(name)
    phrase.isAfterName = true
    phrase.hasSubject = true
    let isExcluded = phrase.exclusion != .none && !sentence.isContaining
    if !isExcluded, sentence.list == nil { sentence.namesSomething = true }
    if sentence.isContaining {
      finding.formUnion(name)
    } else if isExcluded {
      // `senza panna` says nothing about the mozzarella before it; `senza latte` is a denial of milk.
      phrase.exclusion = .covering
      phrase.hasDenial = true
      phrase.excluded.formUnion(name)
    } else if sentence.list != nil {
      sentence.list?.named.formUnion(name)
    } else {
      var left = name
      if let denial = phrase.nextDenial { left.subtract(denial) }
      phrase.waiting = WaitingName(name: left)
    }
    phrase.nextDenial = nil
  }

  /// Counts the waiting name without what a word such as *vegan* denies. If another name follows, nothing is
  /// denied: in `salame vegano mozzarella` the word may belong to either name.
  mutating func countWaitingName(beforeName: Bool) {
    guard let waiting = phrase.waiting else { return }
    var name = waiting.name
    if !beforeName { name.subtract(waiting.denial) }
    phrase.named.formUnion(name)
    phrase.waiting = nil
  }

  /// A single denial, such as *gluten-free*, covers its phrase; a denial of several, such as *vegan*, covers
  /// the name next to it. A trailing one covers no name after it, nor does one after a part of a dish:
  /// `salsa vegana mozzarella`, `sauce vegan mozzarella`
  private mutating func take(denial: Lexicon.Finding, isTrailing: Bool) {
    revokeNo()
    phrase.exclusion = .none
    phrase.declared.formUnion(denial)
    phrase.leavesOut = phrase.leavesOut || !phrase.excluded.isEmpty
    if sentence.isNegated {
      take(name: denial.named)
    } else if denial.allergens.count + denial.traits.rawValue.nonzeroBitCount <= 1 {
      phrase.denied.formUnion(denial)
      phrase.hasDenial = true
      sentence.mentioned.formUnion(denial.named)
      if sentence.isContaining { phrase.lastDenial = denial }
    } else if phrase.waiting != nil {
      phrase.waiting?.denial = denial
    } else if isTrailing || phrase.isAfterPart {
      phrase.hasDenial = true
      sentence.mentioned.formUnion(denial.named)
    } else {
      phrase.nextDenial = denial
    }
  }

  private mutating func take(_ marker: LexiconEffect.Marker) {
    if [.free, .without, .lacks, .not].contains(marker) { revokeNo() }
    if marker == .free, phrase.isAfterName, !sentence.isNegated {
      phrase.waiting = nil
      phrase.hasDenial = true
    }
    countWaitingName(beforeName: false)
    mentionDietWithoutName()
    if marker != .and, marker != .or { endList() }
    switch marker {
    case .lacks:
      take(.without)
      beginList()
    case .without:
      phrase.exclusion = sentence.isNegated ? .none : .begun
      phrase.hasWithout = true
      phrase.leavesOut = phrase.leavesOut || phrase.isAfterDeclaration
    case .no: beginNo()
    // The name before it was dropped above; a trailing word is a denial.
    case .free, .trailing: break
    case .contains:
      endPhrase()
      sentence.contents = .begun
      if sentence.remark.speaksOfAllergens { sentence.remark.allergensAreContained = true }
    case .all:
      finding.allergens.formUnion(.groups)
      sentence.namesSomething = true
    case .article where phrase.exclusion == .begun: phrase.leavesOut = true
    case .joint: join()
    case .and, .or:
      endPhrase()
      phrase.isJoined = true
      sentence.list?.isJoined = true
    case .not, .traces, .maybe, .ask, .reference, .allergens, .people, .some, .part, .verb,
      .article:
      note(marker)
    }
  }

  /// Notes what a marker says about its sentence.
  private mutating func note(_ marker: LexiconEffect.Marker) {
    switch marker {
    case .not: sentence.isNegated = true
    case .traces: sentence.remark.speaksOfTraces = true
    case .maybe, .ask: sentence.isConditional = true
    case .allergens, .people:
      sentence.remark.speaksOfAllergens = true
      if marker == .people { sentence.remark.advisesPeople = true }
      if phrase.exclusion == .begun { phrase.hasDenial = true }
      noteContainedAllergens()
    case .some:
      sentence.remark.allergensAreContained = true
      sentence.namesSomething = false
      noteContainedAllergens()
    case .part: sentence.isAboutPart = true
    case .verb:
      if sentence.isAboutPart { sentence.isConditional = true }
      if phrase.hasWithout { phrase.excluded.formUnion(phrase.named) }
      phrase.leavesOut = phrase.leavesOut || !phrase.excluded.isEmpty
      sentence.leftOut.formUnion(sentence.excluded)
    default: break
    }
    if marker == .ask || marker == .reference { sentence.remark.refersToStaff = true }
    if [.not, .traces, .maybe, .ask].contains(marker) { return }
    takeUnknownWord()
    if marker == .verb { phrase.hasSubject = false }
  }

  /// *Contains allergens* may mean any of them, and so may *other allergens* after a name. Which dishes
  /// contain some is known to the staff: `ask us which dishes contain allergens`.
  private mutating func noteContainedAllergens() {
    guard sentence.isContaining, phrase.waiting == nil, phrase.named.isEmpty else { return }
    if sentence.contents == .begun, !sentence.remark.refersToStaff {
      sentence.remark.containsAllergens = true
    }
    if phrase.isJoined, sentence.namesSomething { finding.allergens.formUnion(.groups) }
    // Only the names after it say which: `torta, contiene allergeni`
    sentence.namesSomething = false
  }

  private mutating func beginList() {
    endList()
    if sentence.isNegated || sentence.isContaining { return }
    sentence.list = OpenList(isAfterColon: false)
  }
}
