package import MenuCore

/// The facts of one visit, each once: no name, no address, no minute. It counts visits, never people.
package struct Visit: Sendable {
  /// The surface that a guest used.
  package enum Mode: String, Sendable {
    case browser, linear, kiosk
  }

  private let day: Day
  private let keepsSearches: Bool
  private var facts: [String] = []

  /// The most facts of one visit: a guest who opens more is counted by these.
  private static let mostFacts = 38

  /// Begins a visit on a day, in an hour, in a language.
  package init(on day: Day, hour: Int, language: Language?, mode: Mode, keepsSearches: Bool) {
    (self.day, self.keepsSearches) = (day, keepsSearches)
    note("visit \(language?.tag ?? "-")")
    note("hour \(hour < 10 ? "0" : "")\(hour)")
    note("mode \(mode.rawValue)")
  }

  /// A dish was opened; opened is not ordered.
  package mutating func open(_ dish: Dish, at place: MenuDataSource.DishIndex) {
    note("dish \(DishKey(dish, in: place.list).text)")
  }

  /// A dish was put into the choice.
  package mutating func choose(_ dish: Dish, at place: MenuDataSource.DishIndex) {
    note("chosen \(DishKey(dish, in: place.list).text)")
  }

  /// Filters were set.
  package mutating func filter(_ filter: QueryFilter) {
    for allergen in filter.without { note("without \(allergen.rawValue)") }
    for diet in filter.diets { note("diet \(diet.rawValue)") }
  }

  /// Words were looked for in vain; kept only where the owner asks for it, the first two of them.
  package mutating func searchInVain(_ text: String) {
    guard keepsSearches else { return }
    let words = FoldedText(text).words.prefix(2).map { String(decoding: $0, as: UTF8.self) }
    let search = words.joined(separator: " ")
    if (2...40).contains(search.utf8.count) { note("search \(search)") }
  }

  private mutating func note(_ fact: String) {
    guard facts.count < Self.mostFacts, !facts.contains(fact) else { return }
    facts.append(fact)
  }

  /// The record of the visit: a line feed, and a sealed line a fact, at most 2,048 bytes. `visit` sorts
  /// last, so that a torn record is rarely a visit.
  package var record: [UInt8] {
    var record: [UInt8] = [0x0A]
    for fact in facts.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let line = TallyLine(count: 1, day: day.description, fact: fact).bytes
      if record.count + line.count <= 2_048 { record += line }
    }
    return record
  }
}

/// The name of a dish in a tally: `id/margherita`, else `pizzas/Margherita`.
package struct DishKey: Hashable, Sendable {
  /// The text, without tabs and line feeds, at most 80 bytes.
  package let text: String

  package init(_ dish: Dish, in list: MenuList) {
    let name = dish.id.map { "id/\($0)" } ?? "\(list.rawValue)/\(dish.name.allTexts.first ?? "")"
    let plain = name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    text = String(String.UnicodeScalarView(plain.prefix(40)))
  }
}
