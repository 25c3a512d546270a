package import MenuCore

/// The words of the interface in one language. Every field is required: a missing translation does not
/// compile. `{0}` and `{1}` are placeholders.
package struct Strings: Sendable {
  package let language: InterfaceLanguage
  /// The name of the language in its own words: `italiano`.
  let ownName: String
  // Rows and counts
  package let position, soldOut, askStaff, previousPrice, noItems: String
  /// The word after a heading that is repeated because its section continues.
  package let continued: String
  package let cover, frozen, spicy: String
  package let items, hidden, inChoice: Plural
  package let hiddenNotStated, hiddenDiet, hiddenPrice, undeclaredShown: String
  // Searching
  package let search, without, upTo, awaiting: String
  /// The sentence about what can be typed; the examples are {0}.
  package let canType: String
  /// The offer of the filter {0}, which is nearest to a food that no dish states.
  package let nearestFilter: String
  /// The hint if no text can match rows because of the chosen filters.
  package let fewerFilters: String
  package let allergenNamed, noneNamed, leaveOut: String
  package let notUnderstood, allergenUnclear, partlyUnderstood, understood: String
  /// The sentence about one dish, and about several.
  package let dishAlone: Plural
  package let notStatedWithout, noSuchWord: String
  /// The notice that the menu has the names {0} for what was typed in other words.
  package let onTheMenu: String
  /// The rows offer the word as an extra; after `noSuchWord`.
  package let isExtra: String
  package let withoutWord, corrected, nothingPasses: String
  package let nameIt: Plural
  /// More dishes than the names {1}, and the word {2} that finds all of them.
  package let andMore: Plural
  // Statements. The words up to `allergenFoot` are clauses, which `sentence` turns into sentences.
  package let contains, mayContain, freeOf: String
  /// The promised kinds, and the rest of their groups to ask about.
  package let freeOfKinds, otherGluten, otherNuts: String
  /// The clause that nothing is stated, without the advice to ask, which is given elsewhere.
  package let undeclared: String
  package let noAllergen, noOther, notStated, askOthers: String
  /// Whom to ask about the groups that are not stated: by their number, and if only kinds are open.
  package let othersAsk: Plural, othersAskPart: String
  package let unread, allergenFoot: String
  // The dish
  package let sizes, addOns, allergens, containsLabel, mayContainLabel, freeLabel: String
  package let notIngredientLabel, noneOfOthers, notStatedLabel, chooseOne,
    chooseUpTo: String
  package let chooseBetween, chooseExactly, chooseAtLeast: String
  // Filters
  package let filters, filtersAndOrder: String
  package let rowsLeft: Plural
  package let withoutTitle, eat, eatAll, priceUpTo, anyPrice, sortBy: String
  package let byMenu, byName, byPrice: String
  package let filterSentence, filterOpen: Plural
  package let dietSentence, showItems: String
  package let unstatedRow: Plural
  /// The same row if marking it adds no items.
  package let unstatedNone: String
  // The choice
  package let choice, nothingChosen, choiceFull, total, ofAll, waiter, added, takenOut: String
  /// The cover while the number of people is unknown, and its price for {0}.
  package let coverForHowMany, perHead, totalWithoutCover: String
  /// How to add a dish to an empty choice.
  package let howToChoose: String
  package let leavingWarning, leavingWarningBriefly, pickSize: String
  /// The notice that a layer {0} of the query was removed; the key {1} restores it.
  package let removed: String
  /// The answer to that key if nothing was removed.
  package let nothingRemoved: String
  // The house, the file
  package let hours, address, phone, fileProblem, isGone, noMenu, tallied, resetWarning: String
  // A menu whose file has been broken or gone for a minute, since {0}
  package let outdated, outdatedBriefly: String
  // The greeting of a kiosk
  package let arrowsChoose, enterShows: String
  // Help
  package let help: String
  package let signs: String
  /// The label of the cover and the notes of the house.
  package let notes: String
  /// The signs before options and after conditions.
  package let optionSigns: String
  package let keys: KeyWords
  // Line by line
  package let linear: LinearWords
  // Pages
  package let page, below: String

  /// The words for keys, in hints and in help.
  package struct KeyWords: Sendable {
    package let scroll, open, add, search, filters, help, quit, mark, show, cancel, back: String
    package let other, choice, column, oneMore, people, space: String
    /// The verb of a key that removes {0}, and the noun for a search in it.
    package let clear, searchNoun: String
    package let rowHelp, columnHelp, openHelp, markHelp, addHelp, pagesHelp, languageHelp: String
    package let escapeHelp, helpHelp, quitHelp: String
  }

  /// The words of the mode that answers line by line.
  package struct LinearWords: Sendable {
    package let start, lists, filters, clear, more, choice, language, help, quit: String
    package let undo, change, waiter, nothingAsked: String
    package let goOn: Plural
    package let bye, noMore, noNumber, sizeAsk, whichAsk, changed, whole, cover: String
    // The choice
    package let notChosen, empty, notAdded, extrasOffer: String
    /// The order {0} that adds a dish with an extra.
    package let toAdd: String
    /// A dish {0} that has no option {1}, and one that has the extras {1}.
    package let noOption, hasAlready: String
    package let surcharge, times, each: String
    package let people, coverOf: Plural
    /// The greatest number {0} of dishes in a line, and of people.
    package let atMost: String
    package let peopleAsk, noCover: String
    // Searching
    package let noFilters, inForce, replaced, narrowing, by, and: String
    package let unstatedOffer: Plural
    package let nothingExcluded, allState, askOthers: String
    package let number, noDishNumber, noBack: String
    package let star, starNote: String
    package let helpNumbers, helpChoice, helpSearch, helpCommands: String
    package let leaving, idle: String
    /// The sentence that the terminal has lost the beginning of a line.
    package let retype: String
    package let noPrice, askToLeaveOut: String
  }

  /// A text for one and for several.
  package struct Plural: Sendable {
    package let one, many: String
    /// True if zero takes the singular form.
    private var isNoneOne = false

    package init(_ one: String, _ many: String) {
      self.one = one
      self.many = many
    }

    /// A text for French, where zero takes the singular. 0 → `0 article`
    static func french(_ one: String, _ many: String) -> Plural {
      var plural = Plural(one, many)
      plural.isNoneOne = true
      return plural
    }

    /// The text with a number filled in: 2 → `2 piatti`.
    package func callAsFunction(_ count: Int, _ more: String...) -> String {
      let isOne = count == 1 || count == 0 && isNoneOne
      return (isOne ? one : many).filled(["\(count)"] + more)
    }
  }

  /// The words of a language, yielded without a copy: a copy of all of them costs as much as drawing a row.
  package static subscript(language: InterfaceLanguage) -> Strings {
    _read {
      switch language {
      case .italian: yield Strings.italian
      case .english: yield Strings.english
      case .german: yield Strings.german
      case .french: yield Strings.french
      case .spanish: yield Strings.spanish
      }
    }
  }

  /// The colon between a label and its text. French puts a blank before it.
  package var colon: String { if language == .french { " : " } else { ": " } }

  /// A word as it was typed, in the quotation marks of the language. Guests can type these quotation marks
  /// too.
  package func quoted(_ word: String) -> String {
    switch language {
    case .german: "„\(word)“"
    case .french: "«\u{202F}\(word)\u{202F}»"
    case .spanish: "«\(word)»"
    case .italian, .english: "“\(word)”"
    }
  }

  /// The name of a language in its own words, otherwise its tag. `it` → italiano
  package static func ownName(of language: Language) -> String {
    InterfaceLanguage(of: language).map { Strings[$0].ownName } ?? language.tag
  }
}

extension MenuContext {
  /// The words of the interface language.
  package var strings: Strings { _read { yield Strings[interfaceLanguage] } }
}

extension String {
  /// The text with its placeholders filled: `{0} di {1}` → `2 di 7`.
  package func filled(_ parts: [String]) -> String {
    filled { name in Int(name).flatMap { parts[checked: $0] } ?? "" }
  }

  package func filled(_ parts: String...) -> String { filled(parts) }

  /// The text with a capital first letter.
  package var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// True if the text has the star that marks frozen food.
  package var hasStar: Bool { utf8.contains(UInt8(ascii: "*")) }

  /// The signs in the text, each as its number of stars. `gamberi*, friarielli **` → 1, 2
  package var stars: Set<Int> { hasStar ? Set(split { $0 != "*" }.map(\.count)) : [] }

  /// The clause as a sentence: `può contenere latte` → `Può contenere latte.`
  package var sentence: String { capitalized + "." }
}

extension Strings {
  /// The position of the visible rows of a list or group; alternative texts, the longest first.
  /// `pizze 6–12 di 24`, `6–12 di 24`
  package func position(of rows: ClosedRange<Int>, of count: Int, in name: String?) -> [String] {
    let first = rows.lowerBound
    var seen = "\(first)"
    if rows.count > 1 { seen += "–\(rows.upperBound)" }
    let short = position.filled(seen, "\(count)")
    return [name.map { "\($0) \(short)" }, short].compactMap(\.self)
  }

  /// The name of a list within a sentence.
  package func nameInText(of list: MenuList) -> String { inText(language.name(of: list)) }

  /// A noun without the capital of a title; in German it keeps the capital.
  func inText(_ noun: String) -> String { language == .german ? noun : noun.lowercased() }
}
