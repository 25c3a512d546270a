extension Diagnostic {
  /// What can be wrong with a Menu.json; texts are as written in it.
  public enum Rule: Hashable, Sendable {
    // The file.

    /// It is not JSON by the letter.
    case syntax(SyntaxFault)
    /// It is a file of another kind; it cannot be shown.
    case foreignFile(ForeignFile)
    /// It says a newer version of the format than this program knows; it cannot be shown.
    case newerFormat(version: String)
    /// A value has the wrong type; `key` is nil for the whole file.
    case wrongType(key: String?, expected: ExpectedType)
    /// A file of JSON without a dish: what it is, if that is known, and the list that looks like its
    /// dishes.
    case noDish(layout: ForeignLayout?, list: UnreadList?)
    /// A key came before in the same object; the values as written, the first with its line, how often
    /// it came so far, and the brackets if one of the two values is a list or an object.
    case repeatedKey(
      key: String, first: String, firstLine: Int, again: String, count: Int = 2,
      holding: SyntaxFault.Container? = nil)
    /// A key that nothing reads, with the known one that it stands for: then it is told each time; and
    /// whether that one stands in the same object already, so that it cannot be written instead. An
    /// error where that one says something about allergens: nothing is promised beside it.
    case unknownKey(key: String, suggestion: String?, isThere: Bool = false)
    /// A member that nothing reads and that says by its value what the format says otherwise, and
    /// whether the key for it stands in the same object already.
    case unknownMember(key: String, meant: MeantMember, isThere: Bool = false)
    /// A key that nothing reads where something may be said about allergens: nothing is promised
    /// beside it; once for each key; and whether it is a word for sizes inside one of them.
    case lostStatement(key: String, isInSize: Bool = false)
    /// A list of dishes that is none of the four; the one it is for, whether its key says so, and
    /// whether the file has that one already, so that the entries must move.
    case unknownList(key: String, list: MenuList, isMeant: Bool, isThere: Bool)
    /// A key that nothing reads holds dishes, deeper inside.
    case unreadDishes(key: String, list: UnreadList)
    /// So many entries stand under their names, in an object where a list must stand: the first two as
    /// they are to be written, and the list, which is not the key where that only stands for it.
    case entriesByName(key: String, list: String, first: [String], count: Int)
    /// A list of entries stands where one entry must stand.
    case listInList(key: String)
    /// A section with so many dishes under a key stands where a dish must stand.
    case sectionInList(key: String, count: Int)
    /// A key that must be there is not, or says nothing: `id` and `title` of a group, `name` of a
    /// size, an ingredient or an add-on, `amount` of a price.
    case missingKey(key: String)

    /// There are more entries than this program has room for; those from here on are not shown.
    case tooManyEntries

    // Texts.

    /// A dish has no name, or a blank one.
    case missingName
    /// A map of languages without an entry.
    case noTranslation(key: String)
    /// Something that is no language tag.
    case badLanguageTag(text: String, suggestion: String?)
    /// So many names of dishes say nothing in a language that other names have.
    case missingLanguage(language: String, missing: Int, total: Int)
    /// A control character in a text, by its scalar value.
    case controlCharacter(key: String?, scalar: UInt32)
    /// A character that changes the direction of writing, by its scalar value.
    case bidirectionalControl(key: String?, scalar: UInt32)
    /// A character that nobody sees where it has no business, by its scalar value.
    case hiddenCharacter(key: String?, scalar: UInt32)
    /// A text of more than `limit` characters.
    case longText(key: String?, length: Int, limit: Int)
    /// A picture inside the file, in bytes as written.
    case dataURL(key: String, byteCount: Int)
    /// A `*` in a name that neither `frozen` nor a note explains.
    case unexplainedAsterisk(text: String)

    // Prices.

    /// Not a price, with what to write if that is clear, and the code of the currency whose sign
    /// stands in it.
    case notAPrice(text: String, suggestion: Suggestion?, currency: String?)
    /// A decimal comma that was read as a point.
    case decimalCommaPrice(text: String, read: String)
    /// A price that could be either of two amounts.
    case ambiguousPrice(text: String, small: String, large: String, suggestion: Suggestion?)
    /// A price in another currency than that of the file, with what to write if `own` is meant.
    case foreignCurrency(text: String, currency: String, own: String, suggestion: Suggestion?)
    /// Several prices in one text; they are the prices of sizes, or empty where there can be none.
    case severalPrices(text: String, amounts: [String], suggestion: Suggestion?)
    /// What is paid on top, where a price must stand.
    case surcharge(text: String)
    /// A price below zero.
    case negativePrice(text: String)
    /// A price with more than nine digits before the point.
    case priceTooLarge(text: String)
    /// More decimals than the currency has, or than four without a currency.
    case tooManyDecimals(text: String, currency: String?, allowed: Int, suggestion: Suggestion?)
    /// Both a price and sizes.
    case priceAndSizes
    /// So many prices of a dish stand under keys that are not "price", or several under one that is:
    /// what to write, as it stands in a file; where there are sizes, what to put into them.
    case scatteredPrices(keys: [String], count: Int, written: String, areSizesThere: Bool)
    /// A size without a price beside sizes that have one.
    case sizeWithoutPrice(size: String)
    /// Keys of one price that exclude each other.
    case conflictingPriceKeys(first: String, second: String)
    /// A price from a higher amount to a lower.
    case reversedPrices(from: String, to: String)
    /// No code of ISO 4217, with the one that is meant if that is clear.
    case unknownCurrency(text: String, suggestion: String?)
    /// There are prices but no currency.
    case missingCurrency
    /// A dish, or a size of it, that costs nothing.
    case zeroPrice
    /// A price ten times above or below the median of its list.
    case unlikelyPrice(price: String, median: String)

    // Allergens and diets.

    /// A word that is no allergen, with the one that may be meant.
    case unknownAllergen(text: String, suggestion: Allergen?)
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
    case unstatedIngredient(ingredient: String, allergen: Allergen)
    /// An ingredient that plainly is an allergen that the statement promises not to be in it: the
    /// promise is not believed.
    case contradictedPromise(ingredient: String, allergen: Allergen)
    /// A word of the name, the description or the notes that plainly is an allergen that the statement
    /// does not name; whether it promises that it is not in it, which is not believed.
    case namedAllergen(word: String, key: String, allergen: Allergen, isPromised: Bool)
    /// A note of the file that says what is, or may be, in all dishes, of which so many promise
    /// otherwise: the promise is not believed.
    case contradictingNote(note: String, allergens: [Allergen], count: Int)
    /// A word that is no diet, with the nearest known.
    case unknownDiet(text: String, suggestion: Diet?)
    /// A diet that an allergen of the dish contradicts.
    case contradictedDiet(diet: Diet, allergen: Allergen)
    /// A diet that excludes what an ingredient of the dish plainly is.
    case contradictedDietByIngredient(diet: Diet, ingredient: String)
    /// A diet that an allergen of the dish may contradict.
    case doubtedDiet(diet: Diet, allergen: Allergen)

    // Other values.

    /// A word that is no way of serving, with the nearest known.
    case unknownServing(text: String, suggestion: Serving?)
    /// Not a plain number, with what to write if that is clear.
    case notANumber(key: String, text: String, suggestion: String?)
    /// A word in place of `true` or a number, with what it means.
    case meantValue(key: String, text: String, value: String)
    /// A number that cannot be: below `lowest`, or above `highest`.
    case impossibleValue(key: String, text: String, lowest: Int, highest: Int?)
    /// A choice of at least more than at most.
    case reversedChoice(min: Int, max: Int)

    // Opening hours.

    /// A word that is no day, with the days that may be meant; none where nobody can tell.
    case unknownDay(text: String, meant: [Weekday])
    /// Not a time such as `"19:00"`, with what to write if that is clear.
    case notATime(key: String, text: String, suggestion: Suggestion?)
    /// Hours that end when they begin.
    case equalTimes(time: String)
    /// Two entries are open at the same time on a day; their times.
    case overlappingHours(day: Weekday, first: String, second: String)

    // What stands elsewhere in the file.

    /// Two dishes have one id; the first stands in `firstLine`.
    case repeatedID(id: String, firstLine: Int)
    /// Two groups have one id; the first stands in `firstLine`.
    case repeatedGroupID(id: String, firstLine: Int)
    /// A group that the file does not have, with the nearest that it has.
    case unknownGroup(id: String, suggestion: String?)
    /// A parent that the file does not have, with the nearest that it has.
    case unknownParent(id: String, suggestion: String?)
    /// A group that is its own parent, at once or by others.
    case parentCycle(id: String)
    /// Two dishes of a list have one name; the first stands in `firstLine`. Prices as written, nil
    /// without one.
    case repeatedName(name: String, firstLine: Int, firstPrice: String?, price: String?)
  }

  /// What a value must be.
  public enum ExpectedType: Hashable, Sendable {
    /// A text in quotes.
    case text
    /// A text in quotes, or a map of languages to texts.
    case translations
    /// A list in `[ ]`.
    case list
    /// An object in `{ }`.
    case object
    /// `true` or `false`.
    case boolean
    /// A number without decimals.
    case wholeNumber
    /// A number.
    case number
    /// A number, a text such as `"7.00"`, or an object with an `amount`.
    case price
    /// An amount of money, as a number or a text.
    case amount
    /// A list of words, `"none"`, or an object of lists.
    case allergens
    /// `"eu"` or a map of numbers or letters to words.
    case allergenKey
    /// A text, or a list of days and times.
    case hours
    /// An object with at least a name.
    case dish
  }
}
