internal import OldLocatedJSON

/// What is noted of every dish while a file is read, for the rules that concern several of them.
struct MenuNotes {
  /// A price that stands alone for a dish or a size.
  struct PriceNote {
    let amount: Amount
    let range: SourceRange
    let position: Int
  }

  /// A value with the dish it stands in.
  struct DishNote {
    let range: SourceRange
    let dish: DiagnosticLog.DishPlace?
  }

  /// The id of a dish, or its number on the menu.
  struct IDNote {
    let hash: UInt64
    let range: SourceRange
    let list: MenuList
    let position: Int

    fileprivate init(_ text: String, _ value: JSONValue, _ entry: DishDraft) {
      hash = WordHash(text.utf8).value
      range = SourceRange(value)
      (list, position) = (entry.list, entry.position)
    }
  }

  /// The ids of the dishes, in the order of the file.
  private(set) var ids: [IDNote] = []
  /// Their numbers on the menu, in the order of the file.
  private(set) var numbers: [IDNote] = []
  /// The prices of each list.
  private(set) var prices = ValuesOfLists<[PriceNote]>([])
  /// Where the names of each list stand, or else the dishes.
  private(set) var names = ValuesOfLists<[SourceRange]>([])
  /// Whether the file says something about its currency, be it faulty.
  var hasCurrencyKey = false
  /// The first price of the file.
  private(set) var firstPrice: DishNote?
  /// The codes of the currencies whose signs stand in prices of a file that names none, each once.
  private(set) var currencies: [String] = []
  /// How many dishes of each list have a price.
  private(set) var pricedCounts = ValuesOfLists<Int>(0)
  /// The dishes of each list that have none.
  private(set) var unpriced = ValuesOfLists<[DishNote]>([])
  /// How many dishes say nothing about allergens, and the first of them.
  private(set) var silent: (count: Int, first: DishNote)?
  /// The names with a `*` that their dish does not explain.
  private(set) var asterisks: [(text: String, note: DishNote)] = []
  /// Whether a note explains what `*` means.
  private(set) var isAsteriskExplained = false
  /// What the pizzas say of their dough.
  private(set) var pizzaDough = PizzaDough()
  /// What the file's own notes say is, or may be, in all dishes.
  var fileNotes = FileNotes()
  /// The languages of the dishes' names.
  private(set) var nameLanguages = NameLanguages()

  private var asterisksOfDish: [(text: String, range: SourceRange)] = []
  private var isExplainedInDish = false

  /// Makes room for so many dishes of a list.
  mutating func reserve(_ count: Int, _ list: MenuList) {
    ids.reserveCapacity(ids.count + count)
    names[list].reserveCapacity(count)
    prices[list].reserveCapacity(count)
  }

  /// Notes a `*`: a name needs an explanation, another text is one.
  mutating func noteAsterisk(
    in text: String, _ key: String, at value: JSONValue, isInDish: Bool
  ) {
    switch (key, isInDish) {
    case ("name", true):
      asterisksOfDish.append((text.cut(to: Diagnostic.excerptLength), SourceRange(value)))
    case ("notes", true), ("description", true): isExplainedInDish = true
    case ("notes", false), ("description", false): isAsteriskExplained = true
    default: break
    }
  }

  /// Notes that there is a price.
  mutating func notePrice(at value: JSONValue, dish: DiagnosticLog.DishPlace?) {
    if firstPrice == nil { firstPrice = DishNote(range: SourceRange(value), dish: dish) }
  }

  /// Notes the currency whose sign stands in a price.
  mutating func noteCurrency(_ code: String) {
    if currencies.count < 8, !currencies.contains(code) { currencies.append(code) }
  }

  /// Notes whether a dish has a price; what is told of a faulty one is enough.
  private mutating func notePrice(of entry: DishDraft, _ note: DishNote) {
    if entry.price != nil || entry.sizes != nil || entry.isPriceLost {
      pricedCounts[entry.list] += 1
    } else if !entry.dish.isSoldOut, entry.dish.addOns.allSatisfy({ $0.requiredCount == 0 }),
      unpriced[entry.list].count < MenuReading.limit
    {
      unpriced[entry.list].append(note)
    }
  }

  /// Notes a price of a dish or a size, unless one pays it for a part,
  /// it is no single amount, or nothing, which is asked about by itself.
  mutating func note(_ price: Price?, at value: JSONValue, position: Int, _ list: MenuList) {
    guard let price, price.per == nil, case .exactly(let amount) = price.value, !amount.isZero
    else { return }
    prices[list].append(
      PriceNote(amount: amount, range: SourceRange(value), position: position))
  }

  /// Notes a dish that was read.
  mutating func note(
    _ entry: DishDraft, _ object: JSONValue, under headings: DishValidator.Headings,
    _ named: NamedAllergens
  ) {
    let place = DiagnosticLog.DishPlace(
      list: entry.list, number: entry.position + 1, object: object)
    let nameRange = SourceRange(entry.name ?? object)
    names[entry.list].append(nameRange)
    notePrice(of: entry, DishNote(range: nameRange, dish: place))
    if entry.list == .pizzas, entry.hasStatement {
      pizzaDough.note(entry, under: headings, named, DishNote(range: nameRange, dish: place))
    }
    if let id = entry.dish.id, let value = entry.id { ids.append(IDNote(id, value, entry)) }
    if let number = entry.dish.number, !number.isEmpty, let value = entry.number {
      numbers.append(IDNote(number, value, entry))
    }
    if !entry.hasStatement {
      let first = silent?.first ?? DishNote(range: SourceRange(object), dish: place)
      silent = ((silent?.count ?? 0) + 1, first)
    }
    if !asterisksOfDish.isEmpty || isExplainedInDish { settleAsterisks(entry.dish, place) }
    nameLanguages.note(entry.dish.name, at: entry.name, place)
  }

  /// Notes what stands in the place of a dish: it has a place in its list, and what it says of a `*`
  /// is not about the next one.
  mutating func noteNoDish(at value: JSONValue, _ list: MenuList) {
    names[list].append(SourceRange(value))
    (asterisksOfDish, isExplainedInDish) = ([], false)
  }

  private mutating func settleAsterisks(_ dish: Dish, _ place: DiagnosticLog.DishPlace) {
    if !dish.hasFrozen, !isExplainedInDish, asterisks.count < MenuReading.limit {
      asterisks += asterisksOfDish.map { ($0.text, DishNote(range: $0.range, dish: place)) }
    }
    asterisksOfDish = []
    isExplainedInDish = false
  }
}
