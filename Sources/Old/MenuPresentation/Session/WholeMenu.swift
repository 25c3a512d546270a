import OldMenuCore

/// The whole menu in the language shown, and what is worked out from it once.
struct WholeMenu {
  private(set) var dataSource: MenuDataSource
  private var wordsInUse: WordsInUse
  var words: Strings { wordsInUse.words }
  /// What the cover costs.
  private(set) var cover: String?
  /// What is said about the menu as a whole: what the cover costs, and the owner's notes.
  private(set) var houseNotes: [String]
  /// Those of the notes that name an allergen; looked for when somebody leaves one out, since what is
  /// typed is understood by tables that no start is to wait for.
  var allergenNotes: [String] { houseNotes.filter(\.namesAllergen) }
  /// The languages it can be read in.
  let languages: [Language]
  /// The most cells that a number takes, 0 for a menu without numbers.
  let numberColumns: Int
  /// The diets that suit some dish.
  let diets: DietSet
  /// What makes a search quick, made when the first query comes.
  private(set) var index: MenuIndex?
  /// The menu in the order that was asked for last: who types in it sorts it once.
  private var sorted: (order: MenuQuery.Order, menu: MenuDataSource)?

  /// Takes a menu; O(dishes).
  init(_ dataSource: MenuDataSource) {
    self.dataSource = dataSource
    wordsInUse = WordsInUse(dataSource.context.interfaceLanguage)
    languages = dataSource.menu.languages
    numberColumns = dataSource.menu.numberColumns
    diets = dataSource.menu.diets
    cover = Self.cover(of: dataSource, words: wordsInUse.words)
    houseNotes = Self.houseNotes(on: dataSource, behind: cover)
  }

  /// Shows the same menu in another language.
  mutating func translate(to language: Language?, words interface: InterfaceLanguage?) {
    dataSource = MenuDataSource(menu: dataSource.menu, language: language, words: interface)
    wordsInUse = WordsInUse(dataSource.context.interfaceLanguage)
    cover = Self.cover(of: dataSource, words: wordsInUse.words)
    houseNotes = Self.houseNotes(on: dataSource, behind: cover)
    sorted = nil
  }

  /// What a query lets through, in its order.
  mutating func matching(_ query: MenuQuery) -> MenuDataSource {
    if index == nil, !query.isEmpty { index = MenuIndex(dataSource.menu) }
    // What is hidden may have been what a dish was cheap by: it is sorted behind the filter then.
    if index?.hasChangingPrices == true, [.price, .dearest].contains(query.order) {
      return dataSource.matching(query, index: index)
    }
    var narrowing = query
    narrowing.order = .menu
    return inOrder(query.order).matching(narrowing, index: index)
  }

  private mutating func inOrder(_ order: MenuQuery.Order) -> MenuDataSource {
    if let sorted, sorted.order == order { return sorted.menu }
    var query = MenuQuery()
    query.order = order
    let menu = dataSource.matching(query, index: index)
    sorted = (order, menu)
    return menu
  }

  private static func cover(of dataSource: MenuDataSource, words: Strings) -> String? {
    dataSource.menu.cover.map { "\(words.cover) \(dataSource.context.text(of: $0))" }
  }

  private static func houseNotes(on dataSource: MenuDataSource, behind cover: String?) -> [String] {
    [cover].compactMap { $0 } + dataSource.menu.notes.map(dataSource.context.text)
  }
}

/// The words of one language by reference: they are some hundreds of fields, and whoever shows a menu
/// copies its session.
private final class WordsInUse: Sendable {
  let words: Strings

  init(_ language: InterfaceLanguage) { words = .in(language) }
}

extension String {
  /// Whether an allergen is named in it, be it to warn or to promise.
  var namesAllergen: Bool { !allergensNamed.isEmpty }

  /// The allergens that are named in it.
  var allergensNamed: AllergenSet {
    let typed = TypedQuery(self)
    return typed.namedWithout.union(typed.guessedWithout)
  }
}

extension Menu {
  /// The most cells that a number takes, at most 4, and 0 for a menu without numbers; O(dishes).
  fileprivate var numberColumns: Int {
    let numbers = [
      pizzas.lazy.compactMap { $0.dish.number?.columns }.max(),
      beverages.lazy.compactMap { $0.dish.number?.columns }.max(),
      desserts.lazy.compactMap { $0.dish.number?.columns }.max(),
      other.lazy.compactMap { $0.number?.columns }.max(),
    ]
    return min(numbers.compactMap { $0 }.max() ?? 0, 4)
  }
}

extension String {
  /// How many cells a number takes, before anybody knows on which terminal: one for each letter or
  /// sign, and two from where the wide ones of East Asia begin.
  fileprivate var columns: Int {
    unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
  }
}
