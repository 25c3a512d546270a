/// What is open while a text is read.
extension LexiconReading {
  /// The sentence that is open, as far as it was read.
  struct OpenSentence {
    var isNegated = false
    var isContaining = false
    var isConditional = false
    /// True behind a part of a dish: *the sauce* of "the sauce is dairy free".
    var isAboutPart = false
    var speaksOfTraces = false
    var speaksOfAllergens = false
    /// True if it says where to learn about allergens.
    var refersToStaff = false
    var namesSomething = false
    /// All that it names, also what it denies.
    var mentioned = Lexicon.Finding()
    /// The foods that have to be left out: *the croutons* of "without the croutons, gluten-free".
    var leftOut = Lexicon.Finding()
    /// All that words such as *gluten-free* and *vegan* deny.
    var declared = Lexicon.Finding()
    /// The list of what the dish lacks; nil where none is open.
    var list: OpenList?
  }

  /// The names behind the first one of a list: *eggs* and *soy* of "free from milk, eggs and soy", *uova* of
  /// "senza: latte, uova". It counts if a colon begins it, or if only allergens are in it and *and* is in front
  /// of the last one.
  struct OpenList {
    var named = Lexicon.Finding()
    let isBehindColon: Bool
    /// True behind *and*.
    var isJoined = false
  }

  /// The phrase that is open, as far as it was read.
  struct OpenPhrase {
    var named = Lexicon.Finding()
    var denied = Lexicon.Finding()
    /// The name in front of the next word, which is not yet among `named`.
    var waiting: WaitingName?
    /// True behind a name, which the next word may declare absent: `butter` in front of *free*.
    var isBehindName = false
    /// The denial by a word such as *vegan*, of the name behind it.
    var nextDenial: Lexicon.Finding?
    /// The denial at the end of what a sentence says that it contains: `may contain milk free`
    var lastDenial: Lexicon.Finding?
    /// The names that *without* covers: the first ones behind it, and none behind another word.
    var exclusion = Exclusion.none
    /// The names that *without* has covered.
    var excluded = Lexicon.Finding()
    /// True if what is behind *without* belongs to the dish: behind *without the*, between *vegan* and
    /// *without*, and in front of a verb, a colon or a word such as *vegan*.
    var leavesOut = false
    /// All that words such as *gluten-free* and *vegan* deny.
    var declared = Lexicon.Finding()
    /// True if the sentence has a subject: *burger* of "vegan burger without cheese".
    var hasSubject = false
    /// True behind a word such as *vegan* that has no subject.
    var isBehindDeclaration = false
    var hasDenial = false
    /// True behind a negation, until the next word shows what it negates.
    var endsInNegation = false
    /// True if it has another word than negations.
    var hasOtherWord = false
    /// True for an allergen in front of a colon and a negation, which may be its answer: `latte: no`
    var isAsked = false
  }

  /// A name that waits for the word behind it.
  struct WaitingName {
    let name: Lexicon.Finding
    /// The denial by a word such as *vegan*, which is behind the name.
    var denial = Lexicon.Finding()
  }

  enum Exclusion {
    case none
    /// Behind *without*, in front of a name.
    case begun
    /// Behind a name that is covered.
    case covering
  }
}
