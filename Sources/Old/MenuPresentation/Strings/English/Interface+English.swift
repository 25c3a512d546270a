import OldMenuCore

extension Strings {
  /// The words in English, and around dishes in every language that has none here.
  public static let english = Strings(
    language: .english,
    soldOut: "sold out",
    askStaff: "ask the staff",
    ask: "ask",
    take: "choose",
    spaceKey: "Space",
    position: { "\($0) of \($1)" },
    items: { $0 == 1 ? "1 item" : "\($0) items" },
    noItems: "The menu is empty.",
    emptyMenu: "The menu is empty: giuseppe-menu check FILE says why.",
    search: "search",
    found: { "\($0) of \($1) \($1 == 1 ? "item" : "items")" },
    and: " and ",
    colon: ":",
    quoted: { "\"\($0)\"" },
    inLine: { $0.lowercased() },
    notFound: { "No item with \"\($0)\"." },
    nothingSays: { "Nothing with \"\($0)\"." },
    whichLetter: "Which letter?",
    noneBegins: { "No item begins with \"\($0)\"." },
    writtenIn: { "The items of this menu are written in \($0)." },
    notNamed: { "No item names \($0)." },
    perhaps: { "Perhaps: \($0)" },
    nothingPasses: "No item passes these filters.",
    noneContains: { "No item states that it contains \($0)." },
    cannotTell: { "I cannot tell which are without \($0): ask the staff." },
    othersMayHaveIt: "Others may have it too: ask the staff.",
    notAllMarked: { "Not all of these are marked \($0): ask the staff." },
    nameIt: { $0 == 1 ? "1 item names it." : "\($0) items name it." },
    withoutWhat: "Without what? Type an allergen.",
    notUnderstood: "I do not understand all of this: ask the staff.",
    andOthers: { $0 == 1 ? "And one more item." : "And \($0) more items." },
    unanswered: { "\($0) not stated" },
    isNotMarked: "is not marked",
    costsMore: { "costs more than \($0)" },
    hasNoPrice: "has no stated price",
    isByWeight: "is sold by weight",
    order: { order in
      switch order {
      case .menu: nil
      case .name: "by name"
      case .price: "by price"
      case .dearest: "dearest first"
      }
    },
    filters: "Filters",
    without: "without",
    diets: "diets",
    atMost: "at most",
    hidden: { "\($0) hidden" },
    hiddenNotStated: "not stated",
    notStatedOf: { "nothing stated about \($0.concatenated(separator: ", "))" },
    hiddenDiet: { $0.hasPrefix("for ") ? "diet \($0)" : "\($0) diet" },
    hiddenPrice: "price",
    showUndeclared: "show",
    hideUndeclared: "hide",
    undeclaredShown: "not stated: shown",
    contains: "Contains",
    mayContain: "May contain",
    onChoice: "Depending on the choice",
    areContainedListed: false,
    freeOf: "Free of",
    only: "only",
    including: "including",
    noAllergen: "None of the fourteen allergens is an ingredient.",
    noOtherAllergen: "None of the other allergens is an ingredient.",
    notStated: "Allergens not stated: ask the staff.",
    askAboutOthers: "About the other allergens: ask the staff.",
    askOthers: "others: ask",
    askAboutAllergens: "For allergens that are not stated ask the staff.",
    allergensNotHere: "Allergens are not shown here: ask the staff.",
    allergensLabel: "Allergens",
    othersLabel: "Others",
    noneOfThem: "none is an ingredient",
    dietLabel: "Diet",
    sizesLabel: "Sizes",
    addressLabel: "Address",
    signsLabel: "Signs",
    filterNumbers:
      "Beside a filter: −28 items that it hides, ?9 without a statement; beside a diet or a price: the items of the whole menu that it lets through.",
    languagesLabel: "Languages",
    problems: { count in
      "\(count) \(count == 1 ? "problem" : "problems"), run giuseppe-menu check"
    },
    was: "was",
    addOns: "Add-ons",
    choose: { count in
      if count.lowerBound == count.upperBound {
        return count.upperBound == 1 ? "one to choose" : "\(count.upperBound) to choose"
      }
      return count.lowerBound == 0
        ? "up to \(count.upperBound)" : "\(count.lowerBound) to \(count.upperBound)"
    },
    cover: "Cover",
    mark: { mark in
      switch mark {
      case .vegetarian: "vegetarian"
      case .vegan: "vegan"
      case .glutenFree: "gluten-free according to the house"
      case .spicy: "spicy"
      case .frozen: "frozen"
      }
    },
    withFrozenIngredients: "with frozen ingredients",
    glutenFree: "GF",
    menuOf: { "menu of \($0)" },
    menuShown: { "menu of \($0) shown" },
    isGone: "is no longer on the menu",
    isHidden: "is no longer among the items shown",
    noMenu: "The menu cannot be shown just now.",
    tallied:
      "Visits, dishes opened and chosen, filters and what is looked for in vain are counted, people never.",
    page: { "page \($0) of \($1)" },
    allergensInShort: "Allergens?",
    hint: { hint in
      switch hint {
      case .move, .moveAround: "move"
      case .section: "section"
      case .search: "search"
      case .filters: "filters"
      case .open: "details"
      case .scroll: "scroll"
      case .toggle: "choose"
      case .accept: "list"
      case .clear: "clear"
      case .back: "back"
      case .language: "language"
      case .help: "help"
      case .quit: "quit"
      case .next: "other item"
      case .take: "take"
      case .putBack: "remove"
      case .confirm: "take this"
      case .done: "done"
      case .choice: "choice"
      case .people: "people"
      }
    },
    helpTitle: "Keys",
    topic: { topic in
      switch topic {
      case .moving: "Moving"
      case .finding: "Finding"
      case .reading: "Reading"
      case .choosing: "Choosing"
      case .program: "The program"
      }
    },
    explain: { command in
      switch command {
      case .move(.up): "to the item before"
      case .move(.down): "to the next item"
      case .move(.pageUp): "a page up"
      case .move(.pageDown): "a page down"
      case .move(.first): "to the first item"
      case .move(.last): "to the last item"
      case .move(.nextSection): "to the next section"
      case .move(.previousSection): "to the section before"
      case .move(.nextList): "to the next list"
      case .move(.previousList): "to the list before"
      case .move(.list): "to the list of this number"
      case .move(.by(let distance)): distance < 0 ? "to the filter before" : "to the next filter"
      case .firstLetter: "to the next item that begins with a letter"
      case .search: "look for words"
      case .filters: "filters: allergens and diets"
      case .toggle: "turn the filter or the extra on or off"
      case .undeclared: "also show items without a statement"
      case .sort: "in the order of the menu, by name, by price"
      case .accept: "keep the search or the filters"
      case .deleteBackward: "delete the last letter"
      case .deleteWord: "delete the last word"
      case .clear: "delete everything"
      case .insert, .jump: nil
      case .caret(.left): "left in the text"
      case .caret(.right): "right in the text"
      case .caret(.start): "to the beginning of the text"
      case .caret(.end): "to the end of the text"
      case .nextDish: "the next item, opened"
      case .previousDish: "the item before, opened"
      case .house: "hours, address, signs"
      case .undo: "take back what Esc removed"
      case .open: "everything about the item"
      case .back: "back"
      case .language: "the menu in the next language"
      case .take: "put the item into your choice"
      case .putBack: "put one back"
      case .choice: "your choice, to show to the waiter"
      case .confirm: "take what is marked"
      case .people: "how many people pay the cover"
      case .theme: "other colours"
      case .redraw: "draw the screen again"
      case .reload: "read the menu's file again"
      case .suspend: "suspend the program"
      case .help: "this page"
      case .quit: "quit"
      }
    },
    place: { context in
      switch context {
      case .list: "list"
      case .page: "page"
      case .dish: "item"
      case .search: "search"
      case .choice: "choice"
      case .asking: "question"
      case .letter: "letter"
      case .filters: "filters"
      }
    },
    choice: .english,
    hours: .english,
    lineByLine: { reason in
      let because =
        switch reason {
        case .option: ", as --linear asks"
        case .accessible: ", because ACCESSIBLE is set"
        case .dumbTerminal: ", because the terminal is of the type dumb (TERM)"
        }
      return "The menu answers line by line\(because)."
    },
    linear: .english,
    command: EnglishCommand.self,
    optionName: { word in
      switch word {
      case "lang", "languages", "locale": "--language"
      case "exclude", "allergens", "allergen", "alergens", "allergies": "--without"
      case "price", "max", "budget", "maxprice": "--max-price"
      case "find", "query", "filter", "grep": "--search"
      case "order", "sort-by": "--sort"
      case "list", "category": "--section"
      case "diets": "--diet"
      default: nil
      }
    },
    ownCheck: EnglishCheck.self)
}

extension ChoiceStrings {
  /// The words in English.
  static let english = ChoiceStrings(
    title: "My choice", nothing: "Nothing is chosen yet.",
    howToChoose: { "In the list, \($0) takes the dish." },
    total: "Approximate total", otherwise: "no longer offered like this",
    number: { "no. \($0)" },
    notServedNow: "not served at this time",
    before: { "was \($0)" }, otherAllergens: "allergens have changed",
    disclaimer:
      "This is neither an order nor a tax document. Show this screen to the waiter.",
    spokenDisclaimer:
      "This is neither an order nor a tax document. Read the choice out to the waiter.",
    full: "No more can be chosen.",
    putBack: { what, key in
      "Taken out of your choice: \(what)" + (key.map { " · \($0) puts it back" } ?? "")
    },
    lostOnLeaving: "Your choice will be lost: once more to quit.",
    whichSize: "Which size?",
    howManyPeople: "How many are you? Type the number for the cover.",
    forgottenIn: { "Your choice is cleared in \($0) s: press a key." })
}

extension HoursStrings {
  /// The words in English.
  static let english = HoursStrings(
    day: { day in
      switch day {
      case .mon: "Monday"
      case .tue: "Tuesday"
      case .wed: "Wednesday"
      case .thu: "Thursday"
      case .fri: "Friday"
      case .sat: "Saturday"
      case .sun: "Sunday"
      }
    },
    days: { "\($0)–\($1)" },
    everyDay: "every day", today: "today", closed: "closed", allDay: "all day",
    alwaysOpen: "always open",
    openUntil: { "open until \($0)" },
    opens: { day, time in
      "closed, opens \(day.map { "on \($0) " } ?? "")at \(time)"
    }, ofNextWeek: "next week")
}
