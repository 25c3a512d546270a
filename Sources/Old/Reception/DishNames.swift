internal import OldMenuCore

/// What the keys of dishes mean to an owner: the dishes of his menu, and those that it had.
struct DishNames {
  /// What the house is called.
  let house: String?

  private let menu: Menu?
  /// The language in which names are told, nil for that of the menu.
  private let language: Language?
  /// The dishes of the menu, in its order.
  private var dishes: [(key: String, name: String, section: String, index: DishIndex)] = []
  private var names: [String: String] = [:]
  /// The same in the language of the menu, of which the keys are made that are no ids.
  private var ownNames: [String: String] = [:]
  /// What is now another key.
  private var renamed: [String: String] = [:]
  /// What was given as a name and is none.
  private(set) var unknown: [String] = []

  init(
    _ sums: ReceptionSums, menu: Menu?, same: [(old: String, new: String)], language: Language?
  ) {
    self.menu = menu
    let tags = language.map { [$0.tag, InterfaceLanguage.standIn.language.tag] } ?? []
    let told = tags.lazy.compactMap { menu?.language(nearestTo: $0) }.first
    self.language = told ?? menu?.language
    house = menu?.name.map { $0.text(in: told, fileLanguage: menu?.language) }
    let words = language.map { InterfaceLanguage($0).reception.language }
    if let menu { addDishes(of: menu, words: words) }
    let known = Set(sums.facts.keys.filter { $0.fact.kind == .dish }.map(\.fact.subject))
      .union(names.keys)
    for (old, new) in same {
      let keys = [old, new].map { key(meant: $0, among: known) }
      if let old = keys[0], let new = keys[1] { renamed[old] = new }
      unknown += zip([old, new], keys).filter { $0.1 == nil }.map(\.0)
    }
  }

  private mutating func addDishes(of menu: Menu, words: InterfaceLanguage?) {
    let source = MenuDataSource(menu: menu, language: language, words: words)
    for section in 0..<source.numberOfSections {
      for row in 0..<source.numberOfRows(inSection: section) {
        guard let index = source.dishIndex(forRow: row, inSection: section),
          let dish = menu.dish(at: index.position, in: index.list)
        else { continue }
        let key = DishKey(dish, in: index.list, of: menu).text
        // Of two with one key nobody knows which was opened.
        guard names[key] == nil else { continue }
        let name = dish.name.text(in: menu.language, fileLanguage: nil)
        let told = dish.name.text(in: language, fileLanguage: menu.language)
        let shown = dish.name.isBlank ? source.context.interfaceLanguage.noName : told
        (names[key], ownNames[key]) = (shown, name)
        // Who gives a dish an id has not made another dish of it.
        let nameless = DishKey(name: name, in: index.list).text
        if nameless != key, names[nameless] == nil { renamed[nameless] = key }
        dishes.append((key, shown, source.title(forSection: section) ?? "", index))
      }
    }
  }

  /// The key that an owner means by a key or a name; nil for none.
  private func key(meant text: String, among known: Set<String>) -> String? {
    if known.contains(text) { return text }
    let folded = text.folded
    return known.filter { key in
      [name(of: key), ownName(of: key)].contains { $0.folded.hasSameUTF8(as: folded) }
    }.min()
  }

  /// The key under which a dish is counted.
  func key(_ key: String) -> String { renamed[key] ?? key }

  /// What a dish is called, else what its key says.
  func name(of key: String) -> String { names[key] ?? ownName(of: key) }

  private func ownName(of key: String) -> String {
    if let name = ownNames[key] { return name }
    return key.split(separator: "/", maxSplits: 1).last.map(String.init) ?? key
  }

  /// The dishes that were there to be opened and nobody did, nil without a menu, or where none of
  /// the others was there. Only days are counted on which somebody noted what was on the menu; where
  /// nobody ever did, it is not known for how many.
  func neverOpened(
    except opened: Set<String>, offers: [ReceptionSums.OfferKey: Bool],
    days: ClosedRange<CalendarDay>
  ) -> [ReceptionReport.Unopened]? {
    guard menu != nil else { return nil }
    let noted = offers.filter { days.contains($0.key.day) }
    // A dish that got another name was on it under both on that day.
    var there: [String: Set<CalendarDay>] = [:]
    for (offer, isSoldOut) in noted where !isSoldOut {
      there[key(offer.dish.text), default: []].insert(offer.day)
    }
    var (sections, isPartial): ([ReceptionReport.Unopened], Bool) = ([], false)
    for dish in dishes where !opened.contains(dish.key) {
      let days = noted.isEmpty ? nil : there[dish.key]?.count ?? 0
      guard days != 0 else {
        isPartial = true
        continue
      }
      if sections.last?.section.hasSameUTF8(as: dish.section) != true {
        sections.append(ReceptionReport.Unopened(section: dish.section, dishes: []))
      }
      sections[sections.count - 1].dishes.append(
        .init(key: dish.key, name: dish.name, days: days))
    }
    // That nothing is told is not to say that everything was opened.
    return sections.isEmpty && isPartial ? nil : sections
  }

  /// The dishes of the menu that say nothing of an allergen.
  func undeclared(_ allergen: Allergen) -> [String] {
    guard let menu else { return [] }
    return dishes.filter { dish in
      let told = menu.dish(at: dish.index.position, in: dish.index.list)?.toldStatement
      return told?.statement.state(of: allergen) == .notStated
    }.map(\.name)
  }

  /// Dishes that are gone, each with one of the menu that came when it went and is called nearly so.
  func renamings(_ sums: ReceptionSums) -> [ReceptionReport.Renaming] {
    guard menu != nil else { return [] }
    var seen: [String: ClosedRange<CalendarDay>] = [:]
    for key in sums.facts.keys where key.fact.kind == .dish {
      let known = seen[self.key(key.fact.subject)] ?? key.day...key.day
      seen[self.key(key.fact.subject)] =
        min(known.lowerBound, key.day)...max(known.upperBound, key.day)
    }
    return seen.keys.filter { names[$0] == nil }.sorted().compactMap { old in
      guard let last = seen[old]?.upperBound else { return nil }
      let new = dishes.filter { dish in
        seen[dish.key].map { $0.lowerBound > last } ?? true && isNear(old, dish.key)
      }
      return new.count == 1 ? ReceptionReport.Renaming(old: old, new: new[0].key) : nil
    }
  }

  /// Whether two names share a word, or differ by a letter or two.
  private func isNear(_ one: String, _ other: String) -> Bool {
    let names = [one, other].map { ownName(of: $0).folded }
    if EditDistance.nearest(to: names[0], among: [names[1]]) != nil { return true }
    let words = names.map { Set($0.split(separator: " ").filter { $0.utf8.count > 3 }) }
    return !words[0].isDisjoint(with: words[1])
  }
}
