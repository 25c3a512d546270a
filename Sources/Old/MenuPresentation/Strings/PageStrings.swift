package import OldMenuCore

/// The words of an exported page in one language, beside those that every view has.
package struct PageStrings: Sendable {
  /// What stands for the name of a house that has none.
  package let menu: String
  /// What a guest chooses the language by.
  package let languages: String
  /// What opens the filters.
  package let filters: String
  /// What stands before an allergen that is left out, where a sentence begins.
  package let without: String
  /// What stands above the diets.
  package let diet: String
  /// What takes all filters back.
  package let showAll: String
  /// How many contain an allergen, or may.
  let contain: @Sendable (_ count: Int) -> String
  /// How many say nothing of it, and whom to ask.
  let notStated: @Sendable (_ count: Int) -> String
  /// How many are not stated to suit a diet.
  let notMarked: @Sendable (_ count: Int) -> String
  /// What stands between what is spoken of and what is said of it.
  package let colon: String
  /// What is said while any filter is on; of several at once there is nothing else to say.
  package let together: String
  /// When the menu changed last.
  package let changed: @Sendable (_ date: String) -> String
  /// What the sheet of dishes and allergens is called.
  package let sheet: String
  /// What stands above its dishes.
  package let dish: String
  /// What is known of an allergen in a dish.
  package let state: @Sendable (_ state: AllergenState) -> String
}

extension Strings {
  /// The words of an exported page.
  package var webPage: PageStrings {
    switch language {
    case .italian: .italian
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    }
  }

  /// What a filter leaves, and why not the rest: `9 items; 28 contain it or may contain it`.
  package func filterSentence(_ counts: MenuCounts) -> String {
    let reasons = counts.hidden.map { hidden in
      switch hidden.reason {
      case .allergen: webPage.contain(hidden.count)
      case .notStated: webPage.notStated(hidden.count)
      case .diet, .price: webPage.notMarked(hidden.count)
      }
    }
    return ([items(counts.shown)] + reasons).concatenated(separator: semicolon) + "."
  }

  /// What stands above add-ons that are offered together.
  package func title(of group: MenuItem.AddOns) -> String {
    [group.title ?? addOns, group.choose.map { "(\(choose($0)))" }]
      .compactMap { $0 }.concatenated(separator: " ")
  }

  /// What a guest must know of an add-on: `milk · others: ask`.
  package func warning(of addOn: MenuItem.AddOns.Item) -> String {
    allergenRemark(addOn.allergens.told(choosing: []), isUndeclared: addOn.isUndeclared)
  }

  /// The same of a size of an item, nil where it is what is said of that.
  package func warning(of size: MenuItem.Size, in item: MenuItem) -> String? {
    size.allergens.map { allergenRemark(item.told($0), isUndeclared: false) }
  }
}
