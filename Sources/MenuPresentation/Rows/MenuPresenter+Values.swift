internal import MenuCore

/// The rows as values, for views that are built from values.
extension MenuPresenter {
  /// A section with its rows.
  public struct Section: Identifiable, Hashable, Sendable, Encodable {
    /// The identity of the section, the same in every language and after the menu is read again: its list and
    /// the `id` of its group. `pizzas/classiche`
    public let id: String
    /// The heading.
    public let title: String
    /// The rows.
    public let rows: [MenuRow]
  }

  /// The sections with their rows; O(*n*) in the number of rows.
  public var sections: [Section] {
    (0..<numberOfSections).map { index in
      let list = dataSource.list(forSection: index)?.rawValue
      let group = dataSource.group(forSection: index)?.id
      return Section(
        id: [list, group].compactMap(\.self).joined(separator: "/"),
        title: title(forSection: index) ?? "", rows: rows(inSection: index))
    }
  }

  /// The rows of a section; empty for a section that does not exist. O(*n*) in the number of its rows.
  public func rows(inSection section: Int) -> [MenuRow] {
    var rows: [MenuRow] = []
    var occurrences: [String: Int] = [:]
    for index in 0..<numberOfRows(inSection: section) {
      guard var row = row(index, inSection: section) else { continue }
      let earlier = occurrences[row.id, default: 0]
      occurrences[row.id] = earlier + 1
      if earlier > 0 { row.id += "/\(earlier + 1)" }
      rows.append(row)
    }
    return rows
  }

  /// A row as a value; nil if it does not exist.
  func row(_ row: Int, inSection section: Int) -> MenuRow? {
    menuItem(forRow: row, inSection: section).map { MenuRow($0, words: strings) }
  }
}
