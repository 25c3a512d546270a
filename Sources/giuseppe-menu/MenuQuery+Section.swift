internal import MenuCore
internal import MenuPresentation

extension MenuQuery {
  /// The query with its section as the menu calls it; refuses one that the menu has not, and names
  /// those it has.
  func withSection(of menu: MenuDataSource) throws -> MenuQuery {
    guard let section, menu.sections(named: section).isEmpty else { return self }
    let titles = (0..<menu.numberOfSections).compactMap { menu.title(forSection: $0) }
    // An empty menu is shown as it is, whatever was asked for.
    guard !titles.isEmpty else { return self }
    let near = menu.sectionTitles(like: section)
    guard near.count == 1 else {
      let nearest = EditDistance.nearest(to: section, among: titles).map { [$0] } ?? []
      throw CommandLineFault.section(
        section, near: near.isEmpty ? nearest : near, known: Array(titles.prefix(20)))
    }
    var query = self
    query.section = near[0]
    return query
  }
}
