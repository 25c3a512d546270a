package import MenuCore

/// The facts of one visit, each only once, without a name, an address or a minute. It counts visits, not
/// people.
package struct Visit: Sendable {
  /// The front end that the guest used.
  package enum Mode: String, Sendable {
    case browser, linear, kiosk
  }

  private let day: Day
  private let keepsSearches: Bool
  private var facts: [String] = []

  /// The maximum number of facts of one visit, and of bytes; further facts are not counted.
  private static let mostFacts = 38
  private static let mostBytes = 2_048

  /// Starts a visit on a day, in an hour and a language.
  package init(on day: Day, hour: Int, language: Language?, mode: Mode, keepsSearches: Bool) {
    self.day = day
    self.keepsSearches = keepsSearches
    note(.visit, language?.tag ?? "-")
    note(.hour, hour.twoDigits)
    note(.mode, mode.rawValue)
  }

  /// Records that a dish was opened, which does not mean that it was ordered.
  package mutating func open(_ dish: Dish, in list: MenuList) {
    note(.dish, dish.tallyKey(in: list))
  }

  /// Records that a dish was added to the choice.
  package mutating func choose(_ dish: Dish, in list: MenuList) {
    note(.chosen, dish.tallyKey(in: list))
  }

  /// Records that filters were set.
  package mutating func filter(_ filter: QueryFilter) {
    for allergen in filter.without { note(.without, allergen.rawValue) }
    for diet in filter.diets { note(.diet, diet.rawValue) }
  }

  /// Records a search without a result, if the owner enabled that. A text with an `@` or a number is never
  /// kept; of others only the letters, in one or two words with at most 24 characters together.
  package mutating func searchInVain(_ text: String) {
    let isPrivate = text.unicodeScalars.contains { $0 == "@" || $0.properties.numericType != nil }
    guard keepsSearches, !isPrivate else { return }
    let letters = String.UnicodeScalarView(
      text.unicodeScalars.map { $0.properties.isAlphabetic ? $0 : " " })
    let words = FoldedText(String(letters)).wordTexts
    let search = words.joined(separator: " ")
    if words.count <= 2, (2...24).contains(search.count) { note(.search, search) }
  }

  private mutating func note(_ kind: FactKind, _ subject: String) {
    let fact = kind.fact(about: subject)
    guard facts.count < Self.mostFacts, !facts.contains(fact) else { return }
    facts.append(fact)
    if record.count > Self.mostBytes { facts.removeLast() }
  }

  /// The record of the visit: a line feed, then one complete line per fact. `visit` is sorted last, so
  /// that a truncated record rarely counts as a visit.
  package var record: [UInt8] {
    let sorted = facts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var record: [UInt8] = [0x0A]
    for fact in sorted {
      record += TallyLine(count: 1, day: day.description, fact: fact).bytes
    }
    return record
  }
}
