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
