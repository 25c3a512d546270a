internal import OldMenuCore

/// What stands around the rows: headings, tabs, notes.
extension BrowserState {
  /// The lists that have rows.
  package var tabs: [MenuTab] {
    let current = selection.flatMap { session.dataSource.list(forSection: $0.section) }
    return session.lists.map { list in
      MenuTab(
        title: session.words.language.name(of: list.list), count: list.numberOfRows,
        isCurrent: list.list == current)
    }
  }

  /// What stands above the rows of a section, its list before its group while a query hides others.
  func heading(ofSection section: Int) -> String {
    isNarrowed
      ? session.heading(ofSection: section)
      : session.dataSource.title(forSection: section) ?? ""
  }

  /// Where the selection is among the rows of its list, if it is in this section; of a query how many
  /// of the section it lets through.
  func position(inSection section: Int) -> String? {
    let (rows, lists, words) = (session.rows, session.lists, session.words)
    if isNarrowed {
      let counts = session.dataSource.counts
      return words.position(
        counts.shown(inSection: section), counts.total(inSection: section))
    }
    guard let selection, selection.section == section,
      let index = rows.index(of: selection),
      let list = lists.last(where: { $0.section <= section }),
      let start = rows.index(of: RowPath(section: list.section, row: 0))
    else { return nil }
    return words.position(index - start + 1, list.numberOfRows)
  }

  private var isNarrowed: Bool {
    !session.query.search.isEmpty || session.query.hasFilters
  }

  /// The house's notes that name an allergen, while allergens are left out: those must be read first.
  var allergenNotes: [String] {
    mode != .list || session.query.settled().filter.without.isEmpty
      ? [] : session.whole.allergenNotes
  }
}

/// A list of the menu as a tab shows it.
package struct MenuTab: Hashable, Sendable {
  /// What the list is called.
  package let title: String
  /// How many rows it has.
  package let count: Int
  /// Whether the selection is in it.
  package let isCurrent: Bool
}
