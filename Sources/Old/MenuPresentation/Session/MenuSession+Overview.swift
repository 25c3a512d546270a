import OldMenuCore

/// What stands around the rows: headings, tabs, the lines above and below.
extension MenuSession {
  /// The name of the pizzeria.
  public var title: String {
    dataSource.menu.name.map(dataSource.context.text) ?? ""
  }

  /// The sentence under the name, nil without one.
  public var motto: String? {
    dataSource.menu.description.map(dataSource.context.text)
  }

  /// The language shown, in its own words, and that of the words around it where it is another:
  /// `English · Deutsch`; nil when the menu names none.
  public var languageName: String? {
    let context = dataSource.context
    guard let language = context.language ?? context.fileLanguage else { return nil }
    let words = context.interfaceLanguage
    guard context.words != nil, words.language != language else { return language.ownName }
    return "\(language.ownName) · \(words.ownName)"
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

  /// What signs mean, each by itself: `V vegetarian`; a star that a note of the owner's explains is
  /// left to that note.
  func legend(of marks: Set<Mark>) -> [String] {
    Mark.allCases.filter { marks.contains($0) && !($0 == .frozen && isStarExplained) }.map { mark in
      "\(mark.sign(in: words.language)) \(words.mark(mark))"
    }
  }

  /// What the signs mean that a dish of the menu may bear: one of a diet only where one suits it.
  var legendOfMenu: [String] {
    legend(of: Set(Mark.allCases.filter { $0.diet.map(dietsOfMenu.contains) ?? true }))
  }

  /// What stands at the end of a page: cover, notes, what its signs mean, whom to ask.
  public func footnotes(explaining marks: Set<Mark>) -> [String] {
    guard rows.count > 0 else { return [words.noItems] }
    let legend = legend(of: marks)
    return houseNotes + (legend.isEmpty ? [] : [legend.concatenated(separator: " · ")])
      + [words.askAboutAllergens]
  }

  private var isStarExplained: Bool { houseNotes.contains(where: \.hasStar) }
}
