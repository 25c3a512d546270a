internal import MenuCore

/// A thing that a line of an answer tells, and that the number of the line opens.
enum NumberedLine: Hashable {
  case dish(MenuDataSource.DishIndex)
  case list(MenuList)
  case group(id: String, title: String, of: MenuList)
}

/// The numbered lines of an answer.
extension LinearMenu {
  /// The lines of one answer.
  private static let linesAtOnce = 15

  /// The first of some lines, numbered.
  mutating func numberedLines(_ lines: [NumberedLine]) -> [String] {
    numbering = Numbering(rest: lines)
    return nextLines()
  }

  /// The lines that follow; their numbers go on, and those of the lines before are still good.
  mutating func nextLines() -> [String] {
    let next = numbering.rest.prefix(Self.linesAtOnce)
    numbering.rest.removeFirst(next.count)
    var lines: [String] = []
    for line in next {
      numbering.lines.append(line)
      lines.append("\(numbering.lines.count). \(text(of: line))")
    }
    let rest = numbering.rest.count
    if rest > 0 { lines.append(strings.linear.goOn(rest, strings.quoted(strings.linear.more))) }
    return lines
  }

  /// The dish of a line; where the last answer has no such line, the dish with this number on the menu.
  func dish(ofNumber number: Int) -> MenuDataSource.DishIndex? {
    switch numbering[number] {
    case .dish(let dish)?: return dish
    case .list?, .group?: return nil
    case nil: return session.menu.dish(printedWith: "\(number)")
    }
  }

  private func text(of line: NumberedLine) -> String {
    switch line {
    case .dish(let dish): return session.item(of: dish).map(rowText) ?? ""
    case .list(let list):
      let count = session.menu.menu.numberOfDishes(in: list)
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
    session.menu.menu.listsWithDishes.map(NumberedLine.list)
  }

  /// The lists that have dishes, each before its groups; a group of two lists is named once.
  var listsAndGroups: [NumberedLine] {
    var groups: Set<String> = []
    return lists.flatMap { line -> [NumberedLine] in
      guard case .list(let list) = line else { return [] }
      let sections = (0..<session.menu.numberOfSections).filter {
        session.menu.list(forSection: $0) == list
      }
      return [line]
        + sections.compactMap { section in
          guard let group = session.menu.group(forSection: section),
            let title = session.menu.title(forSection: section),
            groups.insert(group.id).inserted
          else { return nil }
          return .group(id: group.id, title: title, of: list)
        }
    }
  }

  /// The title of the list or group that the query asks for; nil for none.
  var sectionTitle: String? {
    guard let section = session.query.section else { return nil }
    for line in listsAndGroups {
      switch line {
      case .list(let list) where list.rawValue == section: return strings.language.name(of: list)
      case .group(section, let title, _): return title
      default: break
      }
    }
    return section
  }

  private func numberOfDishes(inGroup id: String) -> Int {
    var count = 0
    for section in 0..<session.menu.numberOfSections
    where session.menu.group(forSection: section)?.id == id {
      count += session.menu.numberOfRows(inSection: section)
    }
    return count
  }
}
