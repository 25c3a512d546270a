internal import MenuCore
internal import MenuPresentation

/// A tab above the rows: a list of the menu, or a group of the one list that holds nearly all dishes.
package struct ListTab: Hashable, Sendable {
  /// The name on the tab.
  package let title: String
  /// The name as it is written within a sentence.
  let nameInText: String
  /// The sections of the menu that the tab leads to.
  let sections: Range<Int>
}

extension ListTab {
  /// The tabs in the order of the menu, including those that a filter leaves empty.
  static func tabs(of menu: MenuDataSource) -> [ListTab] {
    let all = menu.menu.numberOfDishes
    let language = menu.context.interfaceLanguage
    var tabs: [ListTab] = []
    for list in menu.menu.listsWithDishes {
      let sections = (0..<menu.numberOfSections).filter { menu.list(forSection: $0) == list }
      // If one list has at least 95 % of the dishes, a single tab for it would be useless: its groups become
      // the tabs.
      if sections.count > 1, menu.menu.numberOfDishes(in: list) * 20 >= all * 19 {
        tabs += sections.map { section in
          let title = menu.title(forSection: section) ?? ""
          return ListTab(title: title, nameInText: title, sections: section..<section + 1)
        }
      } else if let first = sections.first, let last = sections.last {
        tabs.append(
          ListTab(
            title: language.name(of: list), nameInText: Strings[language].nameInText(of: list),
            sections: first..<last + 1))
      }
    }
    return tabs
  }
}

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
    space.headings.first { place in
      guard case .heading(let section)? = space[place] else { return false }
      return sections.contains(section)
    }
  }
}
