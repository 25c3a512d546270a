import OldMenuCore

/// The lists, their rows, and what a search finds.
extension LinearMenu {
  /// How many numbered lines are told at once.
  static let pageLength = 20

  /// What there is: the name, and the lists with their numbers.
  func overview() -> [String] {
    let lists = session.lists
    numberLists()
    if let nothingFound = session.nothingFound { return title + [nothingFound] }
    guard !lists.isEmpty else { return title + [session.emptyMenu] }
    let lines = lists.enumerated().map { index, list in
      "\(index + 1). \(session.words.language.name(of: list.list)), \(list.numberOfRows)."
    }
    let count = session.words.items(session.rows.count)
    let found = session.words.labelled(
      linearWords.inLists(count, lists.count), lines.concatenated(separator: " "))
    return [(title + [found]).concatenated(separator: " ")]
  }

  /// The cover and the owner's notes.
  var houseNotes: [String] {
    let notes = session.status.dropFirst().map(\.asSentence)
    return notes.isEmpty ? [] : [notes.concatenated(separator: " ")]
  }

  /// The name of the pizzeria as a sentence, if it has one.
  var title: [String] {
    session.title.isEmpty ? [] : [session.title.asSentence]
  }

  /// Everything again that the filters let through.
  func showLists() -> [String] {
    session.change { $0.search = "" }
    return overview()
  }

  /// The lists, or the rows of the search that is on.
  func showCurrent() -> [String] {
    session.query.search.isEmpty ? overview() : foundRows()
  }

  /// Looks for words.
  func search(for words: String) -> [String] {
    session.search(for: words)
    return foundRows()
  }

  /// Drops a search that finds nothing, whatever the filters: nobody goes on with it.
  func dropVainSearch() {
    guard !session.query.search.isEmpty, session.rows.count == 0,
      session.dataSource.counts.numberOfHidden == 0
    else { return }
    session.change { $0.search = "" }
  }

  /// All rows of some sections.
  func showAll(of sections: [Int]) -> [String] {
    session.change { $0.search = "" }
    return rows(of: sections)
  }

  /// What the number of a line leads to, given as it was typed: it may be too large for any number.
  func follow(_ digits: String) -> [String] {
    guard let number = Int(digits), number >= 1, number <= targets.count else {
      return [linearWords.noLine(digits.excerpt, targets.count)]
    }
    return follow(targets[number - 1])
  }

  /// What a line leads to.
  func follow(_ target: Target) -> [String] {
    switch target {
    case .list(let list): return showAll(of: session.sections(of: [list]))
    case .dish(let path):
      recent = session.dish(of: path)
      topic = recent.map(Topic.dish)
      return presenter.sentences(forRow: path.row, inSection: path.section)?.all ?? []
    case .chosen(let line): return tellChosen(line)
    case .search(let words): return understand(words) ?? search(for: words)
    case .gone(let sentence): return [sentence]
    }
  }

  /// The next numbered lines of the last answer, under their headings.
  func tellMore() -> [String] {
    let page = targets.indices.dropFirst(numbers.told).prefix(LinearMenu.pageLength)
    var section = targets[..<numbers.told].compactMap(\.section).last
    var lines: [String] = []
    for index in page {
      switch targets[index] {
      case .dish(let path):
        if path.section != section, session.query.search.isEmpty {
          let heading = [session.heading(ofSection: path.section)]
          let remarks = session.remarks(ofSection: path.section)
          lines.append((heading + remarks).map(\.asSentence).joined(separator: " "))
        }
        section = path.section
        lines.append("\(index + 1). \(row(at: path))")
      case .gone(let sentence): lines.append("\(index + 1). \(sentence)")
      case .list, .chosen, .search: break
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
    let hasList = session.menu.sections(named: word).contains { section in
      session.menu.list(forSection: section) == list
    }
    return [linearWords.noMore(isMeant && hasList ? session.words.language.name(of: list) : nil)]
  }

  func foundRows() -> [String] {
    guard session.rows.count == 0 else {
      let total = session.numberOfDishes
      let rows = rows(of: Array(0..<session.dataSource.numberOfSections))
      let found = session.words.found(targets.count, total)
      let understood = session.words.understood(session.query.typed, in: session.menu.context)
      return [(understood.isEmpty ? found : session.words.labelled(understood, found)).asSentence]
        + rows + [session.openRemark].compactMap(\.self)
    }
    let nothingFound = session.nothingFound ?? session.emptyMenu
    let suggestions = session.suggestions(limit: 3)
    number(suggestions.map { .search($0) })
    numbers.told = targets.count
    guard !suggestions.isEmpty else {
      let isEmpty = session.numberOfDishes == 0
      return [nothingFound] + (isEmpty ? [] : [hiddenHelp ?? missHelp])
    }
    let choices = suggestions.enumerated().map { "\($0 + 1). \($1)" }.concatenated(separator: ", ")
    return ["\(nothingFound) \(session.words.perhaps(choices))."]
  }

  /// The rows of some sections, numbered.
  func rows(of sections: [Int]) -> [String] {
    number(
      sections.flatMap { section in
        (0..<session.dataSource.numberOfRows(inSection: section)).map {
          .dish(RowPath(section: section, row: $0))
        }
      })
    return targets.isEmpty ? [session.words.nothingPasses] : tellMore()
  }

  /// Lets the numbers mean the lists.
  func numberLists() {
    number(session.lists.map { .list($0.list) })
    numbers.told = targets.count
  }

  /// A dish in one line among others.
  func row(at path: RowPath) -> String {
    let row = SpokenRow()
    presenter.configure(cell: row, forRow: path.row, inSection: path.section)
    let sentences = presenter.sentences(forRow: path.row, inSection: path.section)
    return sentences.map(row.text) ?? ""
  }

  /// Who says what the rows show.
  private var presenter: MenuPresenter { MenuPresenter(session) }

  func number(_ targets: [Target]) {
    numbers = NumberedLines(targets, of: session)
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
