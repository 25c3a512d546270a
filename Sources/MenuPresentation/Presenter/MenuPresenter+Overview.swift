import MenuCore

/// What stands around the rows: headings, tabs, the lines above and below.
extension MenuPresenter {
  /// Fills the heading of a section; that of a section that does not exist is left alone.
  public func configure(header: any MenuHeader, forSection section: Int) {
    guard let title = dataSource.title(forSection: section) else { return }
    if !query.search.isEmpty || query.hasFilters {
      let counts = dataSource.counts
      header.display(title: heading(ofSection: section))
      header.display(
        position: words.position(
          counts.shown(inSection: section), counts.total(inSection: section)))
      return
    }
    header.display(title: title)
    header.display(position: position(inSection: section))
  }

  /// The lists that have rows.
  public var tabs: [MenuTab] {
    let current = selection.flatMap { dataSource.list(forSection: $0.section) }
    return lists.map { list in
      MenuTab(
        title: words.language.name(of: list.list), count: list.numberOfRows,
        isCurrent: list.list == current)
    }
  }

  /// The name of the pizzeria.
  public var title: String {
    dataSource.menu.name.map(dataSource.context.text) ?? ""
  }

  /// The language shown, in its own words; nil when the menu names none.
  public var languageName: String? {
    let context = dataSource.context
    guard let language = context.language ?? context.fileLanguage else { return nil }
    return language.name(in: language)
  }

  /// The line about the whole menu: how many dishes, the cover, the owner's notes.
  public var status: [String] {
    [words.items(rows.count), words.order(query.order)].compactMap { $0 } + whole.houseNotes
  }

  /// The heading of a section on paper, the list before the group: `Pizze · Le classiche`.
  public func heading(ofSection section: Int) -> String {
    guard let title = dataSource.title(forSection: section),
      let list = dataSource.list(forSection: section)
    else { return "" }
    let name = words.language.name(of: list)
    return title.hasSameUTF8(as: name) ? name : "\(name) · \(title)"
  }

  /// What the cover costs, nil where it costs nothing.
  var cover: String? { whole.cover }

  /// What is said about the menu as a whole: what the cover costs, and the owner's notes.
  var houseNotes: [String] { whole.houseNotes }

  /// What of it names an allergen, while allergens are left out: that must be read first.
  var allergenNotes: [String] {
    context != .list || query.settled().filter.without.isEmpty ? [] : whole.allergenNotes
  }

  /// What signs mean, each by itself: `V vegetarian`; a star that a note of the owner's explains is
  /// left to that note.
  func legend(of marks: Set<Mark>) -> [String] {
    Mark.allCases.filter { marks.contains($0) && !($0 == .frozen && isStarExplained) }.map { mark in
      "\(mark.sign(in: words.language)) \(words.mark(mark))"
    }
  }

  /// What stands at the end of a page: cover, notes, what its signs mean, whom to ask.
  public func footnotes(explaining marks: Set<Mark>) -> [String] {
    guard rows.count > 0 else { return [words.noItems] }
    return houseNotes + [legend(of: marks).joined(separator: " · "), words.askAboutAllergens]
  }

  private var isStarExplained: Bool { houseNotes.contains(where: \.hasStar) }

  /// Where the selection is among the rows of its list, if it is in this section.
  private func position(inSection section: Int) -> String? {
    guard let selection, selection.section == section,
      let place = rows.index(of: selection),
      let list = lists.last(where: { $0.section <= section }),
      let start = rows.index(of: RowPath(section: list.section, row: 0))
    else { return nil }
    return words.position(place - start + 1, list.numberOfRows)
  }
}

extension String {
  /// Whether there is a star in it.
  var hasStar: Bool { utf8.contains(UInt8(ascii: "*")) }
}
