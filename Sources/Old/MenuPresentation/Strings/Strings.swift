public import OldMenuCore

/// The interface's words in one language; each language is one place.
public struct Strings: Sendable {
  /// The language the words are in.
  public let language: InterfaceLanguage

  // The list.
  let soldOut: String
  let askStaff: String
  let ask: String
  let take: String
  /// What the long key is called on which nothing is written.
  let spaceKey: String
  let position: @Sendable (_ place: Int, _ total: Int) -> String
  let items: @Sendable (_ count: Int) -> String
  let noItems: String
  /// The same for who can mend it.
  let emptyMenu: String

  // Finding.
  let search: String
  let found: @Sendable (_ count: Int, _ total: Int) -> String
  let and: String
  /// What stands between a thing and what is said of it.
  let colon: String
  /// A text in the quotation marks of the language.
  let quoted: @Sendable (_ text: String) -> String
  /// What a list is called within a line: a noun begins with a capital in some languages.
  let inLine: @Sendable (_ name: String) -> String
  let notFound: @Sendable (_ text: String) -> String
  /// That nothing of a page says what is looked for.
  let nothingSays: @Sendable (_ text: String) -> String
  /// What asks for the letter that a name begins with, and that none begins with it.
  let whichLetter: String
  let noneBegins: @Sendable (_ letter: String) -> String
  /// In which language the dishes are, where the words around them are in another.
  let writtenIn: @Sendable (_ language: String) -> String
  let notNamed: @Sendable (_ words: String) -> String
  let perhaps: @Sendable (_ suggestion: String) -> String
  let nothingPasses: String
  /// That none is stated to contain what is looked for.
  let noneContains: @Sendable (_ allergens: String) -> String
  let cannotTell: @Sendable (_ what: String) -> String
  /// That what was found by its name may be in what is called otherwise too.
  let othersMayHaveIt: String
  /// That of what was found by a diet some are only called like it.
  let notAllMarked: @Sendable (_ diet: String) -> String
  let nameIt: @Sendable (_ count: Int) -> String
  let withoutWhat: String
  /// That a text asks for more than can be looked for.
  let notUnderstood: String
  let andOthers: @Sendable (_ count: Int) -> String
  let unanswered: @Sendable (_ count: Int) -> String
  let isNotMarked: String
  let costsMore: @Sendable (_ limit: String) -> String
  let hasNoPrice: String
  /// Behind a dish that is paid by weight or volume.
  let isByWeight: String
  let order: @Sendable (_ order: MenuQuery.Order) -> String?
  let filters: String
  let without: String
  let diets: String
  let atMost: String
  let hidden: @Sendable (_ count: Int) -> String
  let hiddenNotStated: String
  let notStatedOf: @Sendable (_ names: [String]) -> String
  let hiddenDiet: @Sendable (_ names: String) -> String
  let hiddenPrice: String
  let showUndeclared: String
  let hideUndeclared: String
  /// What a chip says that takes them away again.
  let undeclaredShown: String

  // Allergens and diets.
  let contains: String
  let mayContain: String
  /// What stands before what is contained by what is chosen.
  let onChoice: String
  /// Whether the names behind these words are a list behind a colon, and not a part of the sentence.
  let areContainedListed: Bool
  let freeOf: String
  let only: String
  let including: String
  let noAllergen: String
  let noOtherAllergen: String
  let notStated: String
  let askAboutOthers: String
  let askOthers: String
  let askAboutAllergens: String
  /// The same where no allergen is shown at all.
  let allergensNotHere: String
  /// What stands before a part of what is known of a dish.
  let allergensLabel: String
  let othersLabel: String
  let noneOfThem: String
  let dietLabel: String
  let sizesLabel: String
  let addressLabel: String
  /// What stands above the signs that are explained.
  let signsLabel: String
  /// What the numbers beside a filter mean.
  let filterNumbers: String
  let languagesLabel: String

  // The dish.
  let problems: @Sendable (_ count: Int) -> String
  let was: String
  let addOns: String
  let choose: @Sendable (_ count: ClosedRange<Int>) -> String
  package let cover: String
  let mark: @Sendable (_ mark: Mark) -> String
  /// What is read out in place of the star of a dish of which only something was frozen.
  let withFrozenIngredients: String
  /// The short sign of a dish without gluten.
  let glutenFree: String

  // The file.
  let menuOf: @Sendable (_ time: String) -> String
  let menuShown: @Sendable (_ time: String) -> String
  let isGone: String
  let isHidden: String
  /// What a guest is told when there is nothing to show.
  public let noMenu: String
  /// What is counted, where it is: a guest may know that.
  let tallied: String
  let page: @Sendable (_ place: Int, _ total: Int) -> String
  let allergensInShort: String

  // The keys.
  let hint: @Sendable (_ hint: Hint) -> String
  let helpTitle: String
  let topic: @Sendable (_ topic: HelpTopic) -> String
  let explain: @Sendable (_ command: Command) -> String?
  let place: @Sendable (_ context: KeyMap.Context) -> String

  // What a guest has chosen.
  let choice: ChoiceStrings

  // Opening hours.
  let hours: HoursStrings

  // The linear menu.
  let lineByLine: @Sendable (_ reason: LinearReason) -> String
  let linear: LinearStrings

  /// What is said to whoever starts the program.
  package let command: any CommandStrings.Type
  /// The option that a folded word is tried for, as it is to be typed.
  package let optionName: @Sendable (_ word: String) -> String?
  /// What is said to an owner whose menu is checked, nil where that is said in English.
  let ownCheck: (any CheckStrings.Type)?

  /// The words of a language.
  public static func `in`(_ language: InterfaceLanguage) -> Strings {
    switch language {
    case .italian: .italian
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    }
  }

  /// What is said to an owner whose menu is checked, in English where the language has no words for
  /// it.
  package var check: any CheckStrings.Type { ownCheck ?? EnglishCheck.self }

  /// A thing with what is said of it: `Telefono: 06 123`.
  func labelled(_ label: String, _ text: String) -> String { "\(label)\(colon) \(text)" }

  /// What stands between parts of a sentence, with the blanks that the colon has.
  var semicolon: String { "\(colon.dropLast()); " }

  /// What stands before a field to search with.
  var searchLabel: String { labelled(search, "") }

  /// What keys do, with the places where they alone do it: `back (list, page)`.
  func explanation(_ words: String, in row: HelpRow) -> String {
    row.contexts.map { "\(words) (\(list($0.map(place))))" } ?? words
  }

  /// Why rows are hidden.
  func name(of reason: MenuCounts.Reason) -> String {
    switch reason {
    case .allergen(let allergen): language.name(of: allergen)
    case .notStated: hiddenNotStated
    case .diet: diets
    case .price: hiddenPrice
    }
  }

  /// The diets that were chosen, as one thing: `vegan diet`.
  func diet(_ diets: DietSet) -> String {
    hiddenDiet(diets.diets.map(language.name(of:)).concatenated(separator: and))
  }

  /// Several things in one sentence, with commas between them.
  func list(_ parts: [String]) -> String {
    parts.concatenated(separator: ", ")
  }
}
