import OldMenuCore

extension LinearStrings {
  /// The words in English, and around dishes in every language that has none here.
  static let english = LinearStrings(
    commands: { command in
      switch command {
      case .lists: ["lists"]
      case .all:
        [
          "all", "everything", "no filter", "no filters", "without filters", "show all",
          "show everything", "show me everything", "show me all", "show all items", "all items",
          "clear all", "clear everything", "clear filters",
          "clear the filters", "clear filter", "clear the filter", "clear all filters", "reset",
          "reset all", "reset everything",
          "reset filters", "reset the filters", "filters off", "start over", "start again",
        ]
      case .filters: ["filters", "allergens"]
      case .show: ["show"]
      case .hide: ["hide"]
      case .remove:
        [
          "remove", "delete", "drop", "take out", "take off", "take away", "turn off",
          "switch off", "cancel", "take back", "put back", "give back", "send back", "cancel that",
        ]
      case .sort: ["sort"]
      case .more: ["more"]
      case .again: ["repeat"]
      case .back: ["back"]
      case .take: ["add", "take"]
      case .choice:
        [
          "choice", "my choice", "total", "how much is it", "how much",
          "my order", "show my order", "show the order", "show my choice", "show the choice",
          "what have i ordered", "what did i order", "what have i chosen", "what did i choose",
        ]
      case .undo: ["undo", "undo that", "undo it"]
      case .bill: ["bill", "the bill", "show the bill", "check", "the check", "pay", "to pay"]
      case .empty:
        [
          "empty", "empty my choice", "empty the choice", "clear my choice", "clear the choice",
          "empty the basket", "empty the cart",
        ]
      case .clear: ["clear"]
      case .people: ["people"]
      case .house:
        [
          "hours", "phone", "telephone", "address", "where", "opening hours", "where are you",
          "phone number",
        ]
      case .language: ["language"]
      case .help: ["help", "?"]
      case .quit: ["quit", "q", "exit", "bye", "goodbye"]
      }
    },
    orders: { order in
      switch order {
      case .menu: ["menu"]
      case .name: ["name"]
      case .price: ["price"]
      case .dearest: []
      }
    },
    undeclared: ["undeclared", "not stated"],
    allFilters: ["filters", "filter", "all filters", "every filter", "all", "everything"],
    joiningWords: ["with", "and", "the"],
    andWords: ["and", "plus"], outWords: ["out", "off", "away", "back"],
    itWords: (
      anywhere: ["it", "this", "that", "they", "them", "these", "those", "inside"],
      besideVerbs: []
    ),
    courtesies: ["please", "thanks", "thank you", "hello", "hi", "good evening", "good morning"],
    againWords: ["another", "more"],
    againBehind: ["more"],
    behindTaking: [
      "to my order", "to the order", "to our order", "to my choice", "to the choice",
      "to my selection",
    ],
    countingAnew: (
      before: [
        "make it", "make that", "make them", "actually", "actually make it", "no make it",
        "no actually", "rather",
      ],
      behind: []
    ),
    lastWords: ["last"],
    sizeWords: (
      large: ["large", "larger", "big"],
      small: ["small", "smaller", "little"]
    ),
    beingWords: ["is", "are"],
    existingWords: ["there", "any"],
    lineWords: LineWords(
      fronts: ["the", "of"],
      nouns: ["number", "line", "item"],
      ordinals: "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth",
      openingWords: ["open", "read"], times: ["times"],
      often: ["once", "twice", "thrice"],
      withWords: ["with"]),
    asksOfIt: [
      "does it", "is it", "has it", "does this", "is this", "has this", "it has", "it contains",
      "this contains", "in it", "in this", "in that", "inside",
    ],
    choiceQuestions: [
      "how do i order", "how do we order", "how can i order", "how can we order", "how to order",
      "how do i choose", "how do we choose", "how can i choose", "can i order here",
      "how does ordering work",
    ],
    allergenWords: ["allergens", "allergen"],
    houseWords: [
      "open", "opens", "opening", "close", "closes", "closed", "closing", "hours", "address",
      "phone", "telephone",
    ],
    placeWords: (
      asking: ["where", "where's", "wheres"],
      ofHouse: [
        "are", "is", "you", "i", "we", "can", "do", "find", "s", "exactly", "located", "the",
        "this", "restaurant", "place", "pizzeria", "house", "to", "get", "here", "your", "and",
        "what",
      ]
    ),
    mildWords: [
      "mild", "mildly", "milder", "not too spicy", "mildly spicy", "slightly spicy",
    ],
    degreeWords: ["too", "very", "so", "that", "really", "overly"],
    peopleWords: [
      "people", "persons", "person", "guests", "adults", "diners", "we", "we're", "us",
    ],
    aroundPeople: ["are", "of", "there", "there's", "for", "just", "only", "it's"],
    inLists: { items, lists in "\(items) in \(lists == 1 ? "1 list" : "\(lists) lists")" },
    invitation: { allowsQuitting in
      "Type a number, a word to look for, or: lists, filters, help"
        + (allowsQuitting ? ", quit." : ".")
    },
    help: { allowsQuitting in
      [
        "A number opens the line with that number in the last list.",
        "Any other text is looked for: margherita, \"a phrase\". In quotes the number printed on "
          + "the menu is found too: \"12\".",
        "lists: the lists of the menu. more: the rest of a long list.",
        "sort by price, sort by name, sort by menu: the order of the items. sort: the "
          + "next order.",
        "filters: how to exclude allergens and choose diets. language: the menu in another one.",
        choiceHelp,
      ] + (allowsQuitting ? ["quit: the end."] : [])
    },
    choiceHelp: choiceHelp,
    farewell: "Goodbye.",
    timeIsOver: "Time is up.",
    beginsAnew: "Nobody has typed for a while: the menu begins anew.",
    menuChanged: "The menu has changed.",
    menuIsBack: "The menu is up to date again.",
    isGone: { "\($0) is no longer in this list." },
    listIsGone: { "The list \($0) is no longer there." },
    noLine: { number, last in
      switch last {
      case 0: "There are no numbered lines: type lists."
      case 1: "There is no line \(number): type 1."
      default: "There is no line \(number): type a number from 1 to \(last)."
      }
    },
    rest: { $0 == 1 ? "1 more item: type more." : "\($0) more items: type more." },
    noMore: { list in
      "There are no more items"
        + (list.map { "; for the list \($0) type lists and its number." } ?? ".")
    },
    sorted: { order in
      switch order {
      case .menu: "In the order of the menu."
      case .name: "Sorted by name."
      case .price: "Sorted by price."
      case .dearest: "The dearest first."
      }
    },
    sortHelp: "Type: sort by price, sort by name, or: sort by menu.",
    number: { "Number \($0) on the menu" },
    spicy: { "Spicy \($0) of 3." },
    taken: { "Added: \($0)." },
    putBack: { "Removed: \($0)." },
    notChosen: { "\($0) is not in your choice" },
    undone: "Undone.",
    billFromStaff: "The staff brings the bill.",
    addOnsOf: { "The add-ons for \($0) are: \($1)." },
    spicyOnes: {
      "Spicy according to the menu: \($0)\($1 ? "; to list them type: spicy" : ""). "
        + "About the others ask the staff."
    },
    othersByHeat: { "The menu does not say how spicy these are: \($0)." },
    heatNotStated: "The menu does not say how spicy it is: ask the staff.",
    nothingTaken: "Nothing else was added.",
    notTaken: { "Not added: \($0)." },
    ofWhichItem:
      "Of which item? Open one by its number and ask again, or ask with its name.",
    isFiltered: { "The filters hide \($0): to see everything type remove filters." },
    removeWhat: "Type remove filters, or: remove choice.",
    removeHelp: { "Type remove and a name, such as: remove \($0); or: remove filters." },
    noLongerWithout: { "You no longer leave out: \($0)." },
    filtersGone: { "Filters removed: \($0)." },
    leaveOutInstead: { "To leave something out type: \($0)." },
    undeclaredAmong: { "Of the items shown, \($0) \($0 == 1 ? "does" : "do") not state it" },
    soFar: { "In your choice: \($0)" },
    takeExample: { "Type for example: add \($0)." },
    askedLater: { "I will ask about this next: \($0)." },
    takeHelp: "To choose, type add and the number of a line, such as: add 2.",
    countLimit: { "Of one item you can choose 1 to \($0)." },
    peopleHelp: "How many are you? For the cover type, for example: people 4.",
    peopleLimit: { "Type a whole number up to \($0), such as: people 4." },
    stillSearching: { "You still search for \"\($0)\": to stop type lists." },
    noFilters: "No filters.",
    atMost: { "at most \($0)" },
    filterHelp: { allergens, diets in
      [
        "Type without and an allergen, such as: without milk. The allergens are: \(allergens)."
      ]
        + (diets.isEmpty
          ? [] : ["Type a diet, such as: vegan. The menu has: \(diets)."])
        + [
          "An item without a statement is hidden: show undeclared, hide undeclared."
        ]
    },
    diet: "diet",
    dietInstead: { "If you mean the diet that the house marks, type: \($0)." },
    noFilter: { "\"\($0)\" is not among the filters." },
    numberIsNoAllergen: {
      "\"\($0)\": numbers mean different things in different houses; type the word, such as: "
        + "without milk."
    },
    noDiet: { "No item is marked \($0)." },
    missHelp: "Type lists for all items, filters for allergens and diets, or help.",
    missHelpFiltered:
      "Type lists for the items that pass the filters, remove filters for all items, or help.",
    cheapest: "The lowest price:",
    dearest: "The highest price:",
    notByMeasure: "Prices by weight or per person are not compared.",
    phone: "Telephone",
    hours: "Hours",
    noHouse: "The menu says neither address, nor telephone, nor hours.",
    languages: { names, other in
      guard let name = names.first else { return "The menu has one language only." }
      guard let other else { return "The menu is in \(name) only." }
      return
        "The menu is in: \(names.concatenated(separator: ", ")). Type for example: language \(other)."
    })

  private static let choiceHelp =
    "add 2: line 2 into your choice, add 2 maxi: in that size. add two margherita: by name. "
    + "remove 2: one less. choice: to read out to the waiter."
}
