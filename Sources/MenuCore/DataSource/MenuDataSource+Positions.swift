/// Rows by the places of their dishes in the menu, which stay when a query changes.
extension MenuDataSource {
  /// The place of a row's dish in its list of the menu, from 0; nil for a row that does not exist.
  public func position(forRow row: Int, inSection section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    let positions = sections[section].positions
    return positions.indices.contains(row) ? positions[row] : nil
  }

  /// The row of the dish at a place of its list, nil when the section does not show it; O(*rows*).
  public func row(ofPosition position: Int, inSection section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].positions.firstIndex(of: position)
  }
}
