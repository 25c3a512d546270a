/// What an owner is told of how a menu is received, in counts of visits.
///
/// It is written to JSON with the names of its properties, so these are part of what programs read.
package struct ReceptionReport: Hashable, Sendable, Encodable {
  /// Something, and in how many visits it was done.
  package struct Count: Hashable, Sendable, Encodable {
    /// How it is known to programs: a dish's key, a word of the format of menus, a language's tag.
    package let key: String
    /// What a person calls it, where the report knows more than the key.
    package let name: String
    /// How many visits.
    package let visits: Int
    /// How many in the time before, nil where there is none to compare with.
    package var before: Int?
  }

  /// A filter, and what it leaves by itself.
  package struct Filter: Hashable, Sendable, Encodable {
    /// `without` an allergen, or a `diet`.
    package let kind: String
    /// The allergen or the diet by the word of the format.
    package let key: String
    /// How many visits.
    package let visits: Int
    /// How many dishes are left, as a mean of the visits.
    package let left: Int
    /// How many are hidden only because nothing is stated, likewise.
    package let undeclared: Int
    /// Which they are, where the menu is known: what is to be declared.
    package var declare: [String] = []
  }

  /// The dishes of a section that nobody opened.
  package struct Unopened: Hashable, Sendable, Encodable {
    /// The title of the section.
    package let section: String
    /// The dishes, in the order of the menu.
    package var dishes: [Dish]

    /// A dish that nobody opened.
    package struct Dish: Hashable, Sendable, Encodable {
      /// How it is known to programs, as a dish that was opened.
      package let key: String
      /// What it is called.
      package let name: String
      /// For how many days it could be ordered, nil where nobody noted what stood on the menu.
      package let days: Int?
    }
  }

  /// An hour with more visits than guests can make.
  package struct Flood: Hashable, Sendable, Encodable {
    /// The hour, as `2026-11-30T21`.
    package let hour: String
    /// How many visits.
    package let visits: Int
  }

  /// Two keys that may be one dish under two names.
  package struct Renaming: Hashable, Sendable, Encodable {
    /// The key that is no longer on the menu.
    package let old: String
    /// The key that is.
    package let new: String
  }

  /// What the house is called, nil where no menu says so.
  package var house: String?
  /// The first day, as `2026-11-01`.
  package var first = ""
  /// The last day.
  package var last = ""
  /// How many visits there were.
  package var visits = 0
  /// How many in as many days before, nil where that is not known.
  package var visitsBefore: Int?
  /// The visits by the language that was read.
  package var languages: [Count] = []
  /// The dishes whose page was opened, those first that were opened most.
  package var opened: [Count] = []
  /// Those that were although they were sold out.
  package var openedSoldOut: [Count] = []
  /// The dishes that were put into the choice.
  package var chosen: [Count] = []
  /// The dishes of the menu that nobody opened, nil where no menu is known or none of
  /// them was there.
  package var neverOpened: [Unopened]?
  /// What was looked for in vain on three days or more.
  package var searches: [Count] = []
  /// How many more were, on fewer days: what they are is nobody's business.
  package var searchesKeptBack = 0
  /// The filters of five visits or more.
  package var filters: [Filter] = []
  /// The languages that were asked for and that the menu lacks.
  package var languagesLacking: [Count] = []
  /// The lists that were seen.
  package var lists: [Count] = []
  /// The orders in which the rows were put.
  package var orders: [Count] = []
  /// How many visits opened the help.
  package var help = 0
  /// The visits by how long they took.
  package var times: [Count] = []
  /// The visits by the hour of the day, from 0.
  package var hours: [Int] = []
  /// The visits by the day of the week, from Monday.
  package var weekdays: [Int] = []
  /// The hours that are left out of everything else, and with them what was done on their days.
  package var floods: [Flood] = []
  /// What may be one dish under two names.
  package var renamed: [Renaming] = []
  /// How many facts only a newer program knows.
  package var skipped = 0
  /// The hour of the last record there is, nil for none.
  package var lastRecord: String?

  /// Makes an empty report.
  package init() {}
}
