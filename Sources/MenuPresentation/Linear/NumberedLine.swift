internal import MenuCore

/// A dish, list or group that a line of an answer shows and that its number opens.
enum NumberedLine: Hashable {
  case dish(MenuDataSource.DishIndex)
  case list(MenuList)
  case group(id: String, title: String, of: MenuList)
}

/// The numbered lines of the last answer.
struct Numbering: Sendable {
  /// The lines that were shown; the first is number 1.
  var lines: [NumberedLine] = []
  /// The lines that *more* shows next.
  var rest: [NumberedLine] = []
  /// True if the lines are those of the choice.
  var isOfChoice = false

  /// True if a number means a dish that was shown.
  var hasDishes: Bool { lines.contains { if case .dish = $0 { true } else { false } } }

  /// The line with a number; nil if there is none.
  subscript(number: Int) -> NumberedLine? {
    lines[checked: number - 1]
  }
}

extension Numbering {
  /// The lines of a choice.
  init(_ choice: Choice) {
    lines = choice.lines.map { .dish($0.dish) }
    isOfChoice = true
  }
}

extension [String] {
  /// The texts as numbered sentences. `1. Maxi.`
  var numbered: [String] { enumerated().map { "\($0 + 1). \($1.sentence)" } }
}

/// The numbered lines of an answer.
extension LinearMenu {
  /// The most lines in one answer.
  private static let linesAtOnce = 15

  /// Numbers lines and returns the first ones. They do not say which dish the next line refers to.
  mutating func numberedLines(_ lines: [NumberedLine]) -> [String] {
    numbering = Numbering(rest: lines)
    if !lines.isEmpty { subject = nil }
    return nextLines()
  }

  /// The next lines. Numbering continues, and the earlier numbers stay valid.
  mutating func nextLines() -> [String] {
    let next = numbering.rest.prefix(Self.linesAtOnce)
    numbering.rest.removeFirst(next.count)
    let first = numbering.lines.count + 1
    numbering.lines += next
    var lines = next.enumerated().map { "\(first + $0). \(numberedText($1))" }
    let rest = numbering.rest.count
    if rest > 0 { lines.append(strings.linear.goOn(rest, strings.quoted(strings.linear.more))) }
    return lines
  }

  /// The dish of a line of the last answer; if that shows no dishes, the dish with this printed number.
  func dish(ofNumber number: Int) -> MenuDataSource.DishIndex? {
    switch numbering[number] {
    case .dish(let dish)?: return dish
    case .list?, .group?: return nil
    case nil where numbering.hasDishes: return nil
    case nil: return session.source.dish(printedWith: "\(number)")
    }
  }

  private func numberedText(_ line: NumberedLine) -> String {
    switch line {
    case .dish(let dish): return session.item(of: dish).map(rowText) ?? ""
    case .list(let list):
      let count = session.source.menu.numberOfDishes(in: list)
      return "\(strings.language.name(of: list)), \(strings.items(count))."
    case .group(let id, let title, let list):
      let name = strings.language.name(of: list)
      return "\(name), \(title), \(strings.items(numberOfDishes(inGroup: id)))."
    }
  }
}

/// The lists and groups of the menu.
extension LinearMenu {
  /// The lists that have dishes.
  var lists: [NumberedLine] {
    session.source.menu.listsWithDishes.map(NumberedLine.list)
  }

  /// The lists that have dishes; the only list with its groups.
  var firstLines: [NumberedLine] {
    if lists.count == 1 { return listsAndGroups }
    return lists
  }

  /// The lists that have dishes, each before its groups. A group of two lists is listed once.
  var listsAndGroups: [NumberedLine] {
    var groups: Set<UTF8Text> = []
    return lists.flatMap { line -> [NumberedLine] in
      guard case .list(let list) = line else { return [] }
      let sections = (0..<session.source.numberOfSections).filter {
        session.source.list(forSection: $0) == list
      }
      return [line]
        + sections.compactMap { section in
          guard let group = session.source.group(forSection: section),
            let title = session.source.title(forSection: section),
            groups.insert(UTF8Text(group.id)).inserted
          else { return nil }
          return .group(id: group.id, title: title, of: list)
        }
    }
  }

  /// The title of the list or group that the query selects; nil without one.
  var sectionTitle: String? {
    guard let section = session.query.section else { return nil }
    for line in listsAndGroups {
      switch line {
      case .list(let list) where list.rawValue == section: return strings.language.name(of: list)
      case .group(let id, let title, _) where id.hasSameUTF8(as: section): return title
      default: break
      }
    }
    return section
  }

  private func numberOfDishes(inGroup id: String) -> Int {
    var count = 0
    for section in 0..<session.source.numberOfSections
    where session.source.group(forSection: section)?.id.hasSameUTF8(as: id) ?? false {
      count += session.source.numberOfRows(inSection: section)
    }
    return count
  }
}
