extension Diagnostic {
  /// What can be wrong with a statement about allergens.
  public enum AllergenRule: Hashable, Sendable {
    /// A word that is no allergen, with the one that may be meant.
    case unknownAllergen(text: String, suggestion: Allergen?)
    /// An additive where an allergen must stand, in a legend if it has a sign there.
    case additive(text: String, sign: String?)
    /// Several allergens for which one sign of the legend stands: as their words they are warned of, and
    /// none of them is promised.
    case severalInLegend(text: String, sign: String, words: [String])
    /// A letter that the legend has in the other case only.
    case signInOtherCase(text: String, sign: String)
    /// A number or letter of the legend with a star, in brackets or the like.
    case markedSign(text: String, sign: String)
    /// A diet where an allergen must stand.
    case dietAmongAllergens(text: String, diet: Diet)
    /// A number or letter that no legend explains, with what it means in the order of the law.
    case allergenWithoutKey(text: String, meaning: Allergen?)
    /// Several numbers or letters in one text that no legend explains.
    case allergensWithoutKey(text: String, signs: [String])
    /// Words that say that there is none of the fourteen, in place of `"none"` or where it has no
    /// business.
    case noneInWords(text: String, place: NonePlace = .alone)
    /// Several allergens in one text, each as its word, or as written where nobody can tell; they
    /// must stand in a list.
    case severalAllergens(text: String, words: [String])
    /// Words such as `may contain nuts` where what is contained stands: what they say is contained
    /// and what may be, and whether nothing else stands there.
    case tracesAmongContained(
      text: String, contained: [String], possible: [String], isAlone: Bool)
    /// Words such as `without nuts` where what is contained stands: what they say is contained, what
    /// may be and what is not, which only the owner promises.
    case promiseAmongContained(
      text: String, contained: [String], possible: [String], free: [String], isAlone: Bool)
    /// A text that speaks of allergens, and nobody can tell of which it says that they are in it.
    case unclearAllergens(text: String)
    /// Lactose where an allergen is declared free: what is without it may be milk all the same.
    case lactoseIsNoMilk(text: String)
    /// `n/a`, `-` or `?`, which says nothing.
    case unanswered(text: String, place: NonePlace)
    /// Allergens in another shape than a list of words, with the words that they are; whether it is
    /// one entry of a list.
    case misshapenAllergens(key: String, words: [String], isEntry: Bool)
    /// Keys of a dish that are called like allergens: what they say is contained and what may be and the
    /// dish does not state itself, what they deny, and whether it states anything.
    case allergensUnderKeys(
      keys: [String], contained: [String], possible: [String], absent: [String], isThere: Bool)
    /// What is meant as the legend and not written as one: its signs, and for what each of them stands.
    case misshapenLegend(key: String, signs: [String], words: [String])
    /// A single allergen without its list.
    case allergenOutsideList(text: String)
    /// Declared free and, in the kind or group `contained`, contained at once.
    case contradictedAllergen(contained: Allergen, free: Allergen)
    /// Declared free and, in the kind or group `possible`, perhaps contained at once.
    case doubtedAllergen(possible: Allergen, free: Allergen)
    /// `[]`, which says nothing.
    case emptyAllergens
    /// So many dishes say nothing about allergens; stands once, at the first of them.
    case allergensNotStated(count: Int, total: Int)
    /// An ingredient that plainly is an allergen that the statement does not name.
    case unstatedIngredient(ingredient: String, allergen: Allergen, isPossible: Bool = false)
    /// An ingredient that plainly is an allergen that the statement promises not to be in it: the
    /// promise is not believed.
    case contradictedPromise(ingredient: String, allergen: Allergen)
    /// An add-on that by its name, or by the title over it, plainly is an allergen that it promises not
    /// to be: the promise is not believed.
    case contradictedAddOn(addOn: String, title: String? = nil, allergen: Allergen)
    /// Words of a name, of another text or of a heading that say that something is not in it which the
    /// statement names as contained.
    case contradictedClaim(
      claim: String, key: String, part: ClaimingPart = .dish, allergen: Allergen)
    /// A size that promises to be without what its dish contains, or may contain: the warnings of the
    /// dish hold for each of its sizes.
    case contradictedSize(size: String, allergens: [Allergen])
    /// A word of the name, the description or the notes that plainly is an allergen that the statement
    /// does not name; whether it promises that it is not in it, which is not believed.
    case namedAllergen(
      word: String, key: String, allergen: Allergen, isPromised: Bool, isPossible: Bool = false)
    /// A note of the file that says what is, or may be, in all dishes, of which so many promise
    /// otherwise: the promise is not believed.
    case contradictingNote(note: String, allergens: [Allergen], count: Int)
    /// A pizza that says of all allergens that they are not in it, and nothing of its dough, among
    /// others that have gluten.
    case pizzaWithoutGluten
  }

  /// What can be wrong with a diet.
  public enum DietRule: Hashable, Sendable {
    /// A word that is no diet, with the nearest known.
    case unknownDiet(text: String, suggestion: Diet?)
    /// A diet of which the owner is not sure.
    case unclearDiet(text: String, diet: Diet)
    /// A diet that an allergen of the dish, or of an add-on of it, contradicts.
    case contradictedDiet(diet: Diet, allergen: Allergen, addOn: String? = nil)
    /// A diet that excludes what an ingredient of the dish plainly is.
    case contradictedDietByIngredient(diet: Diet, ingredient: String)
    /// A diet that the name of the dish says and that excludes what an ingredient plainly is.
    case claimedDiet(claim: String, ingredient: String)
    /// A diet against which the name or another text of the dish speaks.
    case contradictedDietByText(diet: Diet, text: String)
    /// A diet that excludes what an add-on by its name plainly is.
    case contradictedDietOfAddOn(diet: Diet, addOn: String)
    /// A diet that options contradict of which some must be taken: too few are without the allergen.
    case contradictedDietByChoice(diet: Diet, allergen: Allergen)
    /// A diet that an allergen of the dish, or of an add-on of it, may contradict.
    case doubtedDiet(diet: Diet, allergen: Allergen, addOn: String? = nil)
  }
}

extension Diagnostic {
  /// What a text is of that says that something is not in a dish.
  public enum ClaimingPart: Hashable, Sendable {
    case dish
    /// A heading above it, with its title.
    case heading(String)
    /// A size, or an add-on, with its name.
    case size(String)
    case addOn(String)
  }

  /// Where a statement says that there is no allergen.
  public enum NonePlace: Hashable, Sendable {
    /// It is all that the statement says.
    case alone
    /// It is the only entry of a list that is all of the statement.
    case inBrackets
    /// Other entries stand beside it: then it says nothing.
    case besideOthers
    /// It is all that stands under a key of the statement.
    case underKey(String)
  }
}
