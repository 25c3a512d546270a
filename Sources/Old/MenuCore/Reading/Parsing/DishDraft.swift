internal import OldLocatedJSON

/// What is read of an object in which something may be said about allergens.
protocol LosingDraft {
  /// The warnings of what stands where nothing reads it, nil without any such thing.
  var lost: AllergenStatement? { get set }
  /// Takes note of something said about allergens that nothing reads.
  mutating func lose(_ warnings: AllergenStatement)
  /// Keeps the text of a member that nothing reads, where it may say what is in a dish; false where
  /// it is no such text.
  mutating func keepText(of member: JSONMember, _ keys: inout UnknownKeys) -> Bool
  /// Keeps a member that nothing reads and that is called like an allergen, or by its sign, where it says
  /// whether that is in it; false where it is no such member.
  mutating func keepColumn(
    _ member: JSONMember, _ keys: inout UnknownKeys, _ legend: AllergenLegend
  ) -> Bool
  /// The members that nothing reads and that name allergens by whatever words.
  var unreadWords: [UnreadWords] { get set }
  /// Takes note of a member that nothing reads.
  mutating func keep(_ member: JSONMember)
}

extension LosingDraft {
  mutating func keep(_ member: JSONMember) {}

  mutating func keepText(of member: JSONMember, _ keys: inout UnknownKeys) -> Bool { false }

  mutating func keepColumn(
    _ member: JSONMember, _ keys: inout UnknownKeys, _ legend: AllergenLegend
  ) -> Bool { false }

  mutating func lose(_ warnings: AllergenStatement) {
    lost = lost ?? AllergenStatement()
    lost?.warn(of: warnings)
  }
}

/// What is read of an object that states allergens.
protocol StatingDraft: LosingDraft {
  var statement: AllergenStatement { get set }
  /// Whether the file says something about allergens here, be it faulty.
  var hasStatement: Bool { get set }
  /// Whether something of it could not be read wholly.
  var isStatementFaulty: Bool { get set }
}

extension StatingDraft {
  mutating func lose(_ warnings: AllergenStatement) {
    hasStatement = true
    isStatementFaulty = true
    lost = lost ?? AllergenStatement()
    lost?.warn(of: warnings)
  }
}

/// What is read of an object that has texts about a dish.
protocol TextKeepingDraft: StatingDraft {
  var list: MenuList { get }
  /// The texts that stand where nothing reads them, by what they are meant as.
  var lostTexts: [(key: DishKey, value: JSONValue)] { get set }
}

extension TextKeepingDraft {
  /// Nobody sees the text, and it may still say what a promise denies.
  mutating func keepText(of member: JSONMember, _ keys: inout UnknownKeys) -> Bool {
    guard let meant = keys.text(meantBy: member.key.excerpt, of: list) else { return false }
    lostTexts.append((meant, member.value))
    return true
  }
}

/// A dish of any list while it is read, or written.
struct DishDraft: TextKeepingDraft {
  let position: Int
  let list: MenuList
  var dish: Dish

  var base: LocalizedText?
  var dough: LocalizedText?
  var volumeMl: Int?
  var alcohol: Amount?
  var serving: Serving?
  var isHomemade = false

  /// Where the id stands, nil without one.
  var id: JSONValue?
  /// Where the number on the menu stands, nil without one.
  var number: JSONValue?
  /// Where the name stands, nil without one.
  var name: JSONValue?
  /// Where the description stands.
  var description: JSONValue?
  /// Where the notes stand.
  var notes: JSONValue?
  /// Where the base and the dough of a pizza stand.
  var baseText: JSONValue?
  var doughText: JSONValue?
  var lostTexts: [(key: DishKey, value: JSONValue)] = []
  var unreadWords: [UnreadWords] = []
  /// What stands under keys that are called like allergens.
  var columns = AllergenColumns()
  /// Where the group stands.
  var group: JSONValue?
  /// Where the price stands.
  var price: JSONValue?
  /// Where the sizes stand.
  var sizes: JSONValue?
  /// Where the ingredients stand.
  var ingredients: JSONValue?
  /// Where the diets stand.
  var diets: JSONValue?
  /// Where the add-ons stand.
  var addOns: JSONValue?
  /// What nothing reads; only so much, as of an object with a thousand keys nobody needs all.
  var unread: [JSONMember] = []
  /// Whether something of that is, or may be, its price.
  var isPriceLost = false

  var hasStatement = false
  /// Also of a statement of a size.
  var isStatementFaulty = false
  var lost: AllergenStatement?
  var statement: AllergenStatement {
    get { dish.allergens }
    _modify { yield &dish.allergens }
  }

  /// As many members that nothing reads are looked at.
  static let mostUnread = 64

  mutating func keep(_ member: JSONMember) {
    if unread.count < Self.mostUnread { unread.append(member) }
  }

  mutating func keepColumn(
    _ member: JSONMember, _ keys: inout UnknownKeys, _ legend: AllergenLegend
  ) -> Bool {
    let text = member.key.excerpt
    let key =
      legend.isGiven && legend.explains(text)
      ? AllergenKey(of: text, in: legend) : keys.allergens(meantBy: text, of: list)
    guard !key.words.isEmpty, let (words, answer) = key.answer(member.value) else { return false }
    columns.add(member, words, answer)
    return true
  }

  init(_ dish: Dish = Dish(name: ""), position: Int = 0, list: MenuList) {
    self.dish = dish
    self.position = position
    self.list = list
  }
}

extension Menu {
  /// Adds a dish to its list, and takes it from its draft.
  @inline(__always)
  mutating func append(_ draft: inout DishDraft) {
    // Moved out of the draft: a copy would count each of its texts and lists.
    let dish = exchange(&draft.dish, with: Dish(name: ""))
    switch draft.list {
    case .pizzas: pizzas.append(Pizza(dish, base: draft.base, dough: draft.dough))
    case .beverages:
      beverages.append(
        Beverage(
          dish, volumeMl: draft.volumeMl, alcoholPercent: draft.alcohol, serving: draft.serving))
    case .desserts: desserts.append(Dessert(dish, isHomemade: draft.isHomemade))
    case .other: other.append(dish)
    }
  }

  /// The dishes of a list, to be written.
  func drafts(of list: MenuList) -> [DishDraft] {
    switch list {
    case .pizzas:
      pizzas.map { pizza in
        var draft = DishDraft(pizza.dish, list: list)
        (draft.base, draft.dough) = (pizza.base, pizza.dough)
        return draft
      }
    case .beverages:
      beverages.map { beverage in
        var draft = DishDraft(beverage.dish, list: list)
        draft.volumeMl = beverage.volumeMl
        draft.alcohol = beverage.alcoholPercent
        draft.serving = beverage.serving
        return draft
      }
    case .desserts:
      desserts.map { dessert in
        var draft = DishDraft(dessert.dish, list: list)
        draft.isHomemade = dessert.isHomemade
        return draft
      }
    case .other: other.map { DishDraft($0, list: list) }
    }
  }
}
