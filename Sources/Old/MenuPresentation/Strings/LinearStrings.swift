import OldMenuCore

/// What the linear menu says by itself in one language, and what it understands.
struct LinearStrings: Sendable {
  // What a guest types, whatever language the menu is in; in small letters.

  /// The words for a command, the first as it is told.
  let commands: @Sendable (_ command: LinearCommand) -> [String]
  /// The words for an order.
  let orders: @Sendable (_ order: MenuQuery.Order) -> [String]
  /// What may stand after the words for showing and hiding: dishes of which nothing is stated.
  let undeclared: [String]
  /// What may stand after the word for removing: all filters.
  let allFilters: [String]

  /// What may stand before and between the names of a dish, a size and add-ons.
  let joiningWords: [String]
  /// Those of them that join two dishes.
  let andWords: [String]
  /// What stands last where `take` takes away: `take the milk out`.
  let outWords: [String]
  /// What means the dish that was spoken of last: in any line, as `questa`, and where a line is
  /// nothing but a verb with it, as in `la prendo`. Elsewhere the latter is the article of a name, or
  /// says something else: `c'è la cipolla?` names an onion, and asks nothing of the dish.
  let itWords: (anywhere: [String], besideVerbs: [String])
  /// What a guest says behind what he would like, or anywhere: `please`.
  let courtesies: [String]
  /// What stands before one more of something: `another`.
  let againWords: [String]
  /// What says so behind it: `una diavola in più`.
  let againBehind: [String]
  /// What stands behind what is to be added, and says only to what: `hinzu`, `to my order`.
  let behindTaking: [String]
  /// What stands before how many there are to be in all of what was taken last, and what may stand
  /// behind that: `make it`.
  let countingAnew: (before: [String], behind: [String])
  /// What the dish is called that was taken last.
  let lastWords: [String]
  /// What guests call the larger of two sizes, and the smaller one, whatever the menu calls them.
  let sizeWords: (large: [String], small: [String])
  /// What stands in a statement between a dish and what it is said to be: `is`.
  let beingWords: [String]
  /// What asks beside one of them whether there are some, and nothing of those there are: `are there`.
  let existingWords: [String]
  /// What lines are called besides by their numbers.
  let lineWords: LineWords
  /// What asks of a dish that is not named, wherever it stands: `does it`, `in it`.
  let asksOfIt: [String]
  /// What asks how to choose, each a whole line.
  let choiceQuestions: [String]
  /// What is asked about a dish by its own word: its allergens.
  let allergenWords: [String]
  /// What a sentence about the house names: when it opens, where it is, be it in several words. None is
  /// also said of food.
  let houseWords: [String]
  /// What asks for a place, with its accents, and what may stand beside it where the house is meant:
  /// `where are you`. None of the former is among the words above.
  let placeWords: (asking: [String], ofHouse: [String])
  /// What is said of a dish that is not hot.
  let mildWords: [String]
  /// What says how hot something is not to be: `too`.
  let degreeWords: [String]
  /// Those who sit at a table, and what stands around their number: `we are`.
  let peopleWords: [String]
  let aroundPeople: [String]
  /// How many they are from two on, in languages that count a company by words of its own.
  var companyNumbers: [String] = []

  // What is said.

  let inLists: @Sendable (_ items: String, _ lists: Int) -> String
  let invitation: @Sendable (_ allowsQuitting: Bool) -> String
  let help: @Sendable (_ allowsQuitting: Bool) -> [String]
  /// How dishes are chosen, which is a part of the help too.
  let choiceHelp: String
  let farewell: String
  let timeIsOver: String
  let beginsAnew: String
  let menuChanged: String
  let menuIsBack: String
  let isGone: @Sendable (_ title: String) -> String
  let listIsGone: @Sendable (_ name: String) -> String
  let noLine: @Sendable (_ number: String, _ last: Int) -> String
  let rest: @Sendable (_ count: Int) -> String
  let noMore: @Sendable (_ list: String?) -> String
  let sorted: @Sendable (_ order: MenuQuery.Order) -> String
  let sortHelp: String
  let number: @Sendable (_ number: String) -> String
  let spicy: @Sendable (_ degree: Int) -> String

  let taken: @Sendable (_ dish: String) -> String
  let putBack: @Sendable (_ dish: String) -> String
  let notChosen: @Sendable (_ dish: String) -> String
  /// That the last change of the choice is undone.
  let undone: String
  /// Who brings the bill.
  let billFromStaff: String
  /// What can be had on top of a dish.
  let addOnsOf: @Sendable (_ dish: String, _ addOns: String) -> String
  /// How many items are stated to be spicy, said to who would like none of them, and how they are
  /// listed where lines are typed.
  let spicyOnes: @Sendable (_ items: String, _ tellsHow: Bool) -> String
  /// How many others there are, of which nobody states it.
  let othersByHeat: @Sendable (_ items: String) -> String
  /// That nobody states how hot a dish is, and whom to ask.
  let heatNotStated: String
  /// That nothing is taken of what was asked about.
  let nothingTaken: String
  /// That some dishes of an order are not taken.
  let notTaken: @Sendable (_ dishes: String) -> String
  /// What is asked of who asks about a dish and has opened none.
  let ofWhichItem: String
  /// That a dish is there, and hidden.
  let isFiltered: @Sendable (_ dish: String) -> String
  /// What is asked of who removes everything, with filters on and dishes chosen.
  let removeWhat: String
  /// How filters are removed, with one that can be.
  let removeHelp: @Sendable (_ name: String) -> String
  /// That allergens are left out no longer, and that other filters are gone.
  let noLongerWithout: @Sendable (_ allergens: String) -> String
  let filtersGone: @Sendable (_ names: String) -> String
  /// What leaves something out that was to be removed and is no filter.
  let leaveOutInstead: @Sendable (_ words: String) -> String
  /// How many of the rows shown say nothing of what is left out.
  let undeclaredAmong: @Sendable (_ count: Int) -> String
  /// How many are chosen and what they come to.
  let soFar: @Sendable (_ summary: String) -> String
  let takeExample: @Sendable (_ words: String) -> String
  /// That some parts of a line are asked about when the question at hand is answered.
  let askedLater: @Sendable (_ parts: String) -> String
  let takeHelp: String
  let countLimit: @Sendable (_ most: Int) -> String
  let peopleHelp: String
  let peopleLimit: @Sendable (_ most: Int) -> String

  let stillSearching: @Sendable (_ words: String) -> String
  let noFilters: String
  let atMost: @Sendable (_ price: String) -> String
  let filterHelp: @Sendable (_ allergens: String, _ diets: String) -> [String]
  let diet: String
  let dietInstead: @Sendable (_ diet: String) -> String
  let noFilter: @Sendable (_ name: String) -> String
  let numberIsNoAllergen: @Sendable (_ number: String) -> String
  let noDiet: @Sendable (_ diet: String) -> String
  let missHelp: String
  /// The same where filters hide some of it.
  let missHelpFiltered: String
  let cheapest: String
  let dearest: String
  /// That what is paid by weight or by person is not compared.
  let notByMeasure: String
  let phone: String
  let hours: String
  let noHouse: String
  let languages: @Sendable (_ names: [String], _ other: String?) -> String
}

extension LinearStrings {
  /// Those of every language: a guest may type words of another one than he reads.
  static var all: [LinearStrings] { InterfaceLanguage.allCases.map { Strings.in($0).linear } }
}
