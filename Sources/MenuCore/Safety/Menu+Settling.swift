/// A menu whose promises were settled, and what was found on the way.
public struct SettledMenu: Hashable, Sendable {
  /// The menu, in which nothing is promised that its dishes speak against.
  public let menu: Menu
  /// The contradictions and doubts, in the order of the dishes.
  public let findings: [Entry]

  /// A contradiction or a doubt, and the dish that it is about.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The list of the dish.
    package let list: MenuList
    /// The index of the dish in its list, from 0.
    package let index: Int
    /// The dish as a sentence names it.
    public let dish: Diagnostic.DishReference
    /// The promise, and its contradiction.
    package let finding: SafetyFinding
    /// The same in words.
    let sentence: Finding

    /// True if it withdrew the promises of the dish or of an add-on; otherwise it is a remark.
    public var isError: Bool { finding.isError }

    /// The rule that is broken.
    public var rule: Diagnostic.Rule { sentence.rule }

    /// The sentence in Italian for `it` and its varieties, and in English for any other language.
    /// `“Verde” is marked vegan but has mozzarella`
    public func message(in language: Language) -> String {
      let words = InterfaceLanguage(language)
      return sentence.sentence(in: words, dish: dish.text(in: words)).message
    }

    /// The English sentence.
    public var description: String { message(in: "en") }
  }
}

extension Menu {
  /// The menu with its promises settled by the rule that also holds for files: what a dish promises
  /// against its own ingredients and texts is withdrawn.
  ///
  ///     var dish = Dish(name: "Verde")
  ///     dish.diets = [.vegan]
  ///     dish.ingredients = [Ingredient(name: "mozzarella")]
  ///     let settled = Menu(pizzas: [Pizza(dish)]).settled()
  ///     settled.menu.dishes.first?.diets   // []
  ///     print(settled.findings[0])         // “Verde” is marked vegan but has mozzarella
  ///
  /// A data source settles its menu by itself; this is for who wants to know what was found. O(*n*) in
  /// the length of all texts, O(1) for a menu that is settled already, of which nothing is found.
  public func settled() -> SettledMenu {
    guard !isSettled else { return SettledMenu(menu: self, findings: []) }
    var menu = self
    var entries: [SettledMenu.Entry] = []
    var safety = Safety(self)
    for list in MenuList.allCases {
      for index in menu[list].indices {
        for finding in safety.withdrawContradictedPromises(of: &menu[list][index]) {
          entries.append(entry(for: finding, at: index, of: list))
        }
      }
    }
    menu.isSettled = true
    return SettledMenu(menu: menu, findings: entries)
  }

  private func entry(
    for finding: SafetyFinding, at index: Int, of list: MenuList
  ) -> SettledMenu.Entry {
    let name = self[list][index].name.excerpt(in: language)
    return SettledMenu.Entry(
      list: list, index: index,
      dish: Diagnostic.DishReference(
        list: list, number: index + 1, name: name.isBlank ? nil : name),
      finding: finding, sentence: Finding(finding.kind, in: language))
  }
}
