internal import MenuCore
internal import MenuPresentation

extension BrowserState {
  /// The tab of the selected row; nil if the rows form one list.
  package var selectedTab: ListTab? { indexOfSelectedTab.map { tabs[$0] } }

  /// The index of that tab.
  var indexOfSelectedTab: Int? {
    selectedRow.flatMap { row in tabs.firstIndex { $0.sections.contains(row.section) } }
  }

  /// The number of rows below a tab.
  func rows(below tab: ListTab) -> Int { rows(below: tab, of: session.shown.counts) }

  /// The number of rows below a tab in the counts of a query, or of the whole menu.
  func rows(below tab: ListTab, of counts: MenuCounts) -> Int {
    tab.sections.reduce(0) { $0 + counts.shownBySection[$1] }
  }

  /// True if another tab has rows. False if the rows form one list.
  var leadsToOtherTabs: Bool {
    guard let open = indexOfSelectedTab else { return false }
    return tabs.indices.contains { $0 != open && rows(below: tabs[$0]) > 0 }
  }

  /// Moves to the next tab that has rows.
  mutating func showTab(_ step: Int) {
    guard let now = indexOfSelectedTab else { return }
    var next = now + step
    while tabs.indices.contains(next), rows(below: tabs[next]) == 0 { next += step }
    jump(toTab: next)
  }

  mutating func jump(toTab number: Int) {
    guard tabs.indices.contains(number) else { return }
    jump(firstHeading(in: tabs[number].sections))
  }

  /// The index of the first heading of a range of sections.
  func firstHeading(in sections: Range<Int>) -> Int? {
    space.headings.first { index in
      guard case .heading(let section)? = space[index] else { return false }
      return sections.contains(section)
    }
  }
}
