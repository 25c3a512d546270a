/// What a word says about the sentence in which an allergen is named.
struct SentenceSigns: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Something is not in it.
  static let denying = SentenceSigns(rawValue: 1 << 0)
  /// Something is promised, and what takes that back: `non possiamo garantire`.
  static let assuring = SentenceSigns(rawValue: 1 << 1)
  static let negating = SentenceSigns(rawValue: 1 << 2)
  /// What follows, or follows an *of*, is replaced: `statt`, `invece di`.
  static let inPlace = SentenceSigns(rawValue: 1 << 3)
  static let replacing = SentenceSigns(rawValue: 1 << 36)
  /// What stands before it is replaced: `sostituito`; and what is named beside it is only called so.
  static let replaced = SentenceSigns(rawValue: 1 << 37)
  static let substitute = SentenceSigns(rawValue: 1 << 38)
  static let mock = SentenceSigns(rawValue: 1 << 39)
  /// At the head of a part it offers what follows: `add cheese`.
  static let adding = SentenceSigns(rawValue: 1 << 40)
  /// It is a diet, and that of those who eat nothing of an animal.
  static let diet = SentenceSigns(rawValue: 1 << 41)
  static let vegan = SentenceSigns(rawValue: 1 << 42)
  static let frozen = SentenceSigns(rawValue: 1 << 4)
  static let chilled = SentenceSigns(rawValue: 1 << 57)
  /// A beer is brewed without grain.
  static let softDrink = SentenceSigns(rawValue: 1 << 5)
  /// A water, wine or lemonade that is called like food.
  static let nameOfDrink = SentenceSigns(rawValue: 1 << 6)
  /// Something is, or may be, in the dishes.
  static let containing = SentenceSigns(rawValue: 1 << 7)
  /// Some dishes are meant and others not.
  static let ofSome = SentenceSigns(rawValue: 1 << 8)
  /// Wines are meant and no dishes, unless something is cooked or served with wine.
  static let wine = SentenceSigns(rawValue: 1 << 60)
  /// A title is of several things.
  static let joining = SentenceSigns(rawValue: 1 << 9)
  /// It is one letter away from the name of an allergen, and something else.
  static let lookAlike = SentenceSigns(rawValue: 1 << 10)
  /// It may be the first word of a phrase.
  static let beginsPhrase = SentenceSigns(rawValue: 1 << 11)

  /// It denies what follows: `senza`, and in a sentence `non`, `né`.
  static let without = SentenceSigns(rawValue: 1 << 12)
  static let lacking = SentenceSigns(rawValue: 1 << 13)
  /// It denies what stands before it, and what goes on so or makes something else of it.
  static let free = SentenceSigns(rawValue: 1 << 14)
  static let freeOf = SentenceSigns(rawValue: 1 << 15)
  static let notFree = SentenceSigns(rawValue: 1 << 16)
  /// Something is added, or joined.
  static let with = SentenceSigns(rawValue: 1 << 17)
  static let joint = SentenceSigns(rawValue: 1 << 18)
  /// It says nothing by itself, or what the word before it is of, or for whom.
  static let passing = SentenceSigns(rawValue: 1 << 19)
  static let of = SentenceSigns(rawValue: 1 << 20)
  static let toward = SentenceSigns(rawValue: 1 << 21)
  static let lactose = SentenceSigns(rawValue: 1 << 22)
  /// It is done on request, or may be.
  static let wish = SentenceSigns(rawValue: 1 << 23)
  static let option = SentenceSigns(rawValue: 1 << 24)
  /// Who must not have something, and what is or is not for them.
  static let ill = SentenceSigns(rawValue: 1 << 25)
  static let suitable = SentenceSigns(rawValue: 1 << 26)
  static let unsuitable = SentenceSigns(rawValue: 1 << 27)
  /// All allergens, where there are traces of them.
  static let allergens = SentenceSigns(rawValue: 1 << 28)
  static let traces = SentenceSigns(rawValue: 1 << 29)
  /// Something is said of all dishes, or of what the kitchen works with.
  static let ofAll = SentenceSigns(rawValue: 1 << 30)
  static let kitchen = SentenceSigns(rawValue: 1 << 31)
  static let using = SentenceSigns(rawValue: 1 << 58)
  static let only = SentenceSigns(rawValue: 1 << 32)
  static let coeliac = SentenceSigns(rawValue: 1 << 33)
  /// It may be done, where nothing says that something may be contained: `può essere senza latte`.
  static let maybe = SentenceSigns(rawValue: 1 << 35)
  /// A name and what denies it in one word: `milchfrei`.
  static let joinedFree = SentenceSigns(rawValue: 1 << 34)

  /// A denial ends there: what follows is in it all the same, or only after all; and so it is where
  /// there is no lack of it.
  static let countering = SentenceSigns(rawValue: 1 << 43)
  static let scarce = SentenceSigns(rawValue: 1 << 44)
  /// It says that something is not in it, unless it is denied itself: `privo`, `exempt`.
  static let exempt = SentenceSigns(rawValue: 1 << 45)
  /// It answers what stands before a colon or a question mark: `senza glutine: no`.
  static let answering = SentenceSigns(rawValue: 1 << 46)

  /// It says what a beverage goes with, or what it tastes like: `si abbina`, `note di mandorla`.
  static let pairing = SentenceSigns(rawValue: 1 << 47)

  /// Something is cooked; what all dishes are cooked in is in all.
  static let cooking = SentenceSigns(rawValue: 1 << 48)

  /// It is of all pizzas: their dough, or what they are brushed with; and where all is made.
  static let ofPizzas = SentenceSigns(rawValue: 1 << 49)
  static let room = SentenceSigns(rawValue: 1 << 50)
  /// It is what pizzas lie on, where more is said of it than its name: `la base contiene`.
  static let base = SentenceSigns(rawValue: 1 << 51)
  /// Dishes of one list are meant, or all that there is to eat.
  static let pizzas = SentenceSigns(rawValue: 1 << 52)
  static let desserts = SentenceSigns(rawValue: 1 << 53)
  static let beverages = SentenceSigns(rawValue: 1 << 54)
  static let dishes = SentenceSigns(rawValue: 1 << 55)
  static let others = SentenceSigns(rawValue: 1 << 56)

  /// Dishes are meant by what they are, and not one of them by its name: `le pizze`, and not
  /// `la pizza Diavola`.
  static let ofKind = SentenceSigns(rawValue: 1 << 59)

  /// The signs of dishes, of one list or of all.
  static let listed: SentenceSigns = [.pizzas, .desserts, .beverages, .others, .dishes]

  static let startsDenial: SentenceSigns = [.denying, .without, .lacking]
  /// What ends a denial: what follows is there.
  static let endsDenial: SentenceSigns = [.with, .countering, .scarce, .only]
  /// Whether a colon behind a word may begin what it denies, or what the word denies that a *not* stands
  /// before: `senza: latte, uova`, `non contiene: latte`.
  func mayBeginList(isNegated: Bool) -> Bool {
    !isDisjoint(with: [.without, .freeOf, .exempt, .lacking])
      || contains(.denying) && !contains(.free)
      || isNegated && !isDisjoint(with: [.containing, .of])
  }

  /// What sets something aside that is named.
  static let aside: SentenceSigns = [
    .inPlace, .replacing, .replaced, .substitute, .mock, .adding, .wish,
  ]

  /// Whether something may be denied in it, or said of those who must not have something.
  var mayDeny: Bool { !isDisjoint(with: [.denying, .lacking, .joinedFree, .ill, .answering]) }

  /// Whether it says that all allergens are, or may be, in it, and not which.
  var isOfAllAllergens: Bool {
    guard contains(.allergens) else { return false }
    return contains(.traces)
      || contains(.containing) && !isDisjoint(with: [.ofAll, .maybe]) && !contains(.ofSome)
  }

  /// Whether it says what is, or may be, in dishes, or what a kitchen works with.
  var isOfDishes: Bool {
    contains(.containing) || contains(.ofAll) && !isDisjoint(with: [.with, .cooking])
      || tellsHowAllAreMade || !isDisjoint(with: [.ill, .ofPizzas])
      || contains(.room) && !isDisjoint(with: [.free, .joinedFree, .exempt])
      || !isDisjoint(with: [.kitchen, .using]) && !contains(.only)
  }

  /// Whether it tells what dishes of a kind are made with, though no word says that all are meant: `the
  /// pizzas are fried in peanut oil`.
  private var tellsHowAllAreMade: Bool {
    isSuperset(of: [.ofKind, .cooking]) && !contains(.wish)
  }

  /// Whether it says plainly what is in all dishes, and not what may be. `Our pizzas contain` is said of
  /// all of them; and what is used is in all where it says so, and else somewhere in the kitchen.
  var isInAllDishes: Bool {
    guard isDisjoint(with: [.traces, .maybe, .assuring, .kitchen]) else { return false }
    let isListed = !isDisjoint(with: SentenceSigns.listed)
    if contains(.using), contains(.room) || isDisjoint(with: [.with, .cooking, .containing]) {
      return contains(.ofAll) && !contains(.room) && (isListed || contains(.ofPizzas))
    }
    return contains(.ofPizzas) || contains(.containing) && (isListed || contains(.ofAll))
      || contains(.ofAll) && !isDisjoint(with: [.with, .cooking]) || tellsHowAllAreMade
  }

  /// Who cannot rule it out says that it may be there.
  var isDoubt: Bool { isSuperset(of: [.assuring, .negating]) }
}

/// The words that say something about the sentence in which they stand, in all languages.
enum SentenceWords {
  /// What each word says, in small letters.
  static let signs: HashedWords<SentenceSigns> = {
    var signs = HashedWords<SentenceSigns>(capacity: 2_048)
    for vocabulary in Vocabularies.all {
      signs.add(vocabulary.sentences)
      // What joins the ingredients of a dish joins those of its title.
      let ingredients = vocabulary.ingredients
      signs.add(ingredients.joining, [.joining, .joint])
      signs.add(ingredients.with, [.joining, .with])
      signs.add(ingredients.without, .without)
      signs.add(ingredients.free, .free)
      signs.add(ingredients.freeOf, .freeOf)
      signs.add(ingredients.notFree, .notFree)
      signs.add(vocabulary.allergens.said.lactose, .lactose)
    }
    DietWords.ofAnimals.forEach { signs.add($0.word, $0.diet == .vegan ? [.diet, .vegan] : .diet) }
    for phrase in GuessedWords.phrases { signs.add(phrase.first, .beginsPhrase) }
    return signs
  }()

  /// Whether a word begins as what is called a beer where it is brewed without grain.
  static func isBeer(_ word: String) -> Bool {
    let word = word.lowercased()
    return beers.contains { word.utf8.starts(with: $0.utf8) }
  }

  private static let beers = ValueWords.words(Vocabularies.all.map { $0.sentences.beers })
}
