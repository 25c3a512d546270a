/// The state while a text is read: the current sentence and phrase.
extension LexiconReading {
  /// The current sentence, as far as it was read.
  struct OpenSentence {
    /// True after *not*.
    var isNegated = false
    /// What *contains* covers.
    var contents = Contents.none
    /// True after *contains*.
    var isContaining: Bool { contents != .none }
    /// True if its denials do not count: after *on request*, before a footnote sign.
    var isConditional = false
    /// True after a part of a dish: *the sauce* of "the sauce is dairy free".
    var isAboutPart = false
    /// True if it names a food that it does not deny.
    var namesSomething = false
    /// What it says about allergens without naming one.
    var remark = AllergenRemark()
    /// Everything that it names, including what it denies.
    var mentioned = Lexicon.Finding()
    /// The names that *without* has covered in its earlier phrases.
    var excluded = Lexicon.Finding()
    /// The foods that have to be left out: *the croutons* of "without the croutons, gluten-free".
    var leftOut = Lexicon.Finding()
    /// All that words such as *gluten-free* and *vegan* deny.
    var declared = Lexicon.Finding()
    /// The list of what the dish lacks; nil if no list is open.
    var list: OpenList?
  }

  /// What follows *contains* in a sentence. It is never denied.
  enum Contents {
    /// The sentence has no *contains* yet.
    case none
    /// The next words are the contents.
    case begun
    /// After the next comma or bracket.
    case interrupted
  }

  /// What a sentence says about allergens without naming one, which may leave open which allergens there are.
  struct AllergenRemark {
    /// True after *traces*.
    var speaksOfTraces = false
    /// True after *allergens*.
    var speaksOfAllergens = false
    /// True if it says something to people with allergies: `Allergiker essen auf eigenes Risiko`
    var advisesPeople = false
    /// True if it says *contains allergens*.
    var containsAllergens = false
    /// True if it says the same in another form: *Allergene enthalten*, *with allergens*.
    var allergensAreContained = false
    /// True if it says where to learn about allergens.
    var refersToStaff = false

    /// True if there may be any allergen. A negated or conditional sentence is qualified: `nicht frei von
    /// Allergenen`. Signs of the house say which allergens are contained.
    func leavesAllOpen(isQualified: Bool, hasSigns: Bool) -> Bool {
      if speaksOfTraces { return true }
      if speaksOfAllergens, isQualified, !refersToStaff { return true }
      if hasSigns { return false }
      return containsAllergens || allergensAreContained && !refersToStaff
    }
  }

  /// The names after the first one of a list: *eggs* and *soy* of "free from milk, eggs and soy", *uova* of
  /// "senza: latte, uova". The list counts if a colon begins it, or if it has only allergens and an *and*
  /// before the last one.
  struct OpenList {
    var named = Lexicon.Finding()
    let isAfterColon: Bool
    /// True after *and*.
    var isJoined = false
  }

  /// The current phrase, as far as it was read.
  struct OpenPhrase {
    var named = Lexicon.Finding()
    var denied = Lexicon.Finding()
    /// The name before the next word, which is not yet among `named`.
    var waiting: WaitingName?
    /// True after a name that the next word may declare absent: `butter` before *free*.
    var isAfterName = false
    /// The denial by a word such as *vegan* of the name after it.
    var nextDenial: Lexicon.Finding?
    /// The denial at the end of what a sentence says is contained: `may contain milk free`
    var lastDenial: Lexicon.Finding?
    /// The names that *without* covers: those directly after it, up to any other word.
    var exclusion = Exclusion.none
    /// True directly after *no*.
    var isAfterNo = false
    /// True if *no* covers a name: *cheese* of "no cheese".
    var isByNo = false
    /// True after *without*.
    var hasWithout = false
    /// The names that *without* has covered.
    var excluded = Lexicon.Finding()
    /// Those of the phrases before it that prepositions join to it: *cheese* of "without cheese for vegans".
    var excludedBefore = Lexicon.Finding()
    /// True if what follows *without* belongs to the dish: after *without the*, after *without* that follows
    /// *vegan*, and before a verb, a colon or a word such as *vegan*.
    var leavesOut = false
    /// All that words such as *gluten-free* and *vegan* deny.
    var declared = Lexicon.Finding()
    /// True directly after a part of a dish: *sauce*
    var isAfterPart = false
    /// True if the sentence has a subject: *burger* of "vegan burger without cheese".
    var hasSubject = false
    /// True after a word such as *vegan* that has no subject.
    var isAfterDeclaration = false
    var hasDenial = false
    /// True if *and* joins it to the phrase before.
    var isJoined = false
    /// True after a negation, until the next word shows what it negates.
    var endsInNegation = false
    /// True if it has a word that is not a negation.
    var hasOtherWord = false
    /// True for an allergen before a colon and a negation, which may be its answer: `latte: no`
    var isAsked = false
  }

  /// A name that the next word may still affect.
  struct WaitingName {
    let name: Lexicon.Finding
    /// The denial by a word such as *vegan* after the name.
    var denial = Lexicon.Finding()
  }

  enum Exclusion {
    case none
    /// After *without*, before a name.
    case begun
    /// After a name that is covered.
    case covering
  }
}

extension Lexicon.Finding {
  /// True if both have the same allergen, its group or one of its kinds, or the same kind of ingredient.
  func overlaps(_ other: Lexicon.Finding) -> Bool {
    !named.allergens.withGroups.isDisjoint(with: other.named.allergens.withGroups)
      || !traits.isDisjoint(with: other.traits)
  }

  /// What is named by a denial that does not hold: `nicht laktosefrei` → milk
  var named: Lexicon.Finding {
    var named = self
    if traits.contains(.lactose) { named.allergens.insert(.milk) }
    named.traits.remove(.lactose)
    return named
  }

  /// Removes what is denied: a group with its kinds, meat with pork and beef.
  mutating func subtract(_ denied: Lexicon.Finding) {
    allergens.subtract(denied.allergens.withKinds)
    traits.subtract(denied.traits)
    if denied.traits.contains(.meat) { traits.subtract([.pork, .beef]) }
  }
}
