import MenuCore

/// The lists, their rows, and what a search finds.
extension LinearMenu {
  /// How many numbered lines are told at once.
  static let pageLength = 20

  /// What there is: the name, and the lists with their numbers.
  func overview() -> [String] {
    let tabs = presenter.tabs
    numberLists()
    if let nothingFound = presenter.nothingFound { return title + [nothingFound] }
    guard !tabs.isEmpty else { return title + [presenter.emptyMenu] }
    let lists = tabs.enumerated().map { place, tab in "\(place + 1). \(tab.title), \(tab.count)." }
    let count = presenter.words.items(tabs.reduce(0) { $0 + $1.count })
    return [
      (title + ["\(linearWords.inLists(count, tabs.count)):"] + lists).joined(separator: " ")
    ]
  }

  /// The cover and the owner's notes.
  var houseNotes: [String] {
    let notes = presenter.status.dropFirst().map(\.asSentence)
    return notes.isEmpty ? [] : [notes.joined(separator: " ")]
  }

  /// The name of the pizzeria as a sentence, if it has one.
  var title: [String] {
    presenter.title.isEmpty ? [] : [presenter.title.asSentence]
  }

  /// Everything again that the filters let through.
  func showLists() -> [String] {
    presenter.change { $0.search = "" }
    return overview()
  }

  /// The lists, or the rows of the search that is on.
  func showCurrent() -> [String] {
    presenter.query.search.isEmpty ? overview() : foundRows()
  }

  /// Looks for words.
  func search(for words: String) -> [String] {
    presenter.search(for: words)
    return foundRows()
  }

  /// Drops a search that finds nothing, whatever the filters: nobody goes on with it.
  func dropVainSearch() {
    guard !presenter.query.search.isEmpty, presenter.rows.count == 0,
      presenter.dataSource.counts.numberOfHidden == 0
    else { return }
    presenter.change { $0.search = "" }
  }

  /// All rows of some sections.
  func showAll(of sections: [Int]) -> [String] {
    presenter.change { $0.search = "" }
    return rows(of: sections)
  }

  /// What the number of a line leads to, given as it was typed: it may be too large for any number.
  func follow(_ digits: String) -> [String] {
    guard let number = Int(digits), number >= 1, number <= targets.count else {
      return [linearWords.noLine(digits.excerpt, targets.count)]
    }
    switch targets[number - 1] {
    case .list(let list):
      return showAll(
        of: (0..<presenter.numberOfSections).filter {
          presenter.dataSource.list(forSection: $0) == list
        })
    case .dish(let path):
      let item = presenter.dataSource.item(forRow: path.row, inSection: path.section)
      return item.map { DishSentences($0, presenter).all } ?? []
    case .search(let words): return understand(words) ?? search(for: words)
    case .gone(let sentence): return [sentence]
    }
  }

  /// The next numbered lines of the last answer, under their headings.
  func tellMore() -> [String] {
    let page = targets.indices.dropFirst(numbers.told).prefix(LinearMenu.pageLength)
    var section = targets[..<numbers.told].compactMap(\.section).last
    var lines: [String] = []
    for place in page {
      switch targets[place] {
      case .dish(let path):
        if path.section != section, presenter.query.search.isEmpty {
          lines.append(presenter.heading(ofSection: path.section).asSentence)
        }
        section = path.section
        let item = presenter.dataSource.item(forRow: path.row, inSection: path.section)
        let sentences = item.map { DishSentences($0, presenter).short }
        lines.append("\(place + 1). \(sentences ?? "")")
      case .gone(let sentence): lines.append("\(place + 1). \(sentence)")
      case .list, .search: break
      }
    }
    numbers.told = page.endIndex
    let rest = targets[page.endIndex...].count { !$0.isGone }
    return rest > 0 ? lines + [linearWords.rest(rest)] : lines
  }

  /// That nothing is left, and where the list is that is called like the word for more.
  func noMore(said word: String) -> [String] {
    let list = MenuList.other
    let isMeant = InterfaceLanguage.allCases.contains { $0.name(of: list).lowercased() == word }
    let hasList = presenter.menu.sections(named: word).contains { section in
      presenter.menu.list(forSection: section) == list
    }
    return [linearWords.noMore(isMeant && hasList ? presenter.words.language.name(of: list) : nil)]
  }

  func foundRows() -> [String] {
    guard presenter.rows.count == 0 else {
      let total = presenter.menu.menu.numberOfDishes
      let rows = rows(of: Array(0..<presenter.numberOfSections))
      let found = presenter.words.found(targets.count, total)
      let understood = presenter.words.understood(presenter.query.typed, in: presenter.menu.context)
      return [(understood.isEmpty ? found : "\(understood): \(found)").asSentence] + rows
    }
    let nothingFound = presenter.nothingFound ?? presenter.emptyMenu
    let suggestions = presenter.suggestions(limit: 3)
    number(suggestions.map { .search($0) })
    numbers.told = targets.count
    guard !suggestions.isEmpty else {
      let isEmpty = presenter.menu.menu.numberOfDishes == 0
      return [nothingFound] + (isEmpty ? [] : [linearWords.missHelp])
    }
    let choices = suggestions.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: ", ")
    return ["\(nothingFound) \(presenter.words.perhaps(choices))."]
  }

  /// The rows of some sections, numbered.
  func rows(of sections: [Int]) -> [String] {
    number(
      sections.flatMap { section in
        (0..<presenter.numberOfRows(inSection: section)).map {
          .dish(RowPath(section: section, row: $0))
        }
      })
    return targets.isEmpty ? [presenter.words.nothingPasses] : tellMore()
  }

  /// Lets the numbers mean the lists.
  func numberLists() {
    number(presenter.lists.map { .list($0.list) })
    numbers.told = targets.count
  }

  func number(_ targets: [Target]) {
    numbers = NumberedLines(targets, of: presenter.dataSource)
  }
}

extension LinearMenu.Target {
  /// The section of a dish.
  var section: Int? {
    if case .dish(let path) = self { path.section } else { nil }
  }

  /// Whether it is a dish.
  var isDish: Bool {
    if case .dish = self { true } else { false }
  }

  /// Whether it is not there.
  fileprivate var isGone: Bool {
    if case .gone = self { true } else { false }
  }
}
