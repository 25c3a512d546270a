/// What an owner is told of how a menu is received, in counts of visits.
///
/// It is written to JSON with the names of its properties, so these are part of what programs read.
public struct ReceptionReport: Hashable, Sendable, Encodable {
  /// Something, and in how many visits it was done.
  public struct Count: Hashable, Sendable, Encodable {
    /// How it is known to programs: a dish's key, a word of the format of menus, a language's tag.
    public let key: String
    /// What a person calls it, where the report knows more than the key.
    public let name: String
    /// How many visits.
    public let visits: Int
    /// How many in the time before, nil where there is none to compare with.
    public var before: Int?
  }

  /// A filter, and what it leaves by itself.
  public struct Filter: Hashable, Sendable, Encodable {
    /// `without` an allergen, or a `diet`.
    public let kind: String
    /// The allergen or the diet by the word of the format.
    public let key: String
    /// How many visits.
    public let visits: Int
    /// How many dishes are left, as a mean of the visits.
    public let left: Int
    /// How many are hidden only because nothing is stated, likewise.
    public let undeclared: Int
    /// Which they are, where the menu is known: what is to be declared.
    public var declare: [String] = []
  }

  /// The dishes of a section that nobody opened.
  public struct Unopened: Hashable, Sendable, Encodable {
    /// The title of the section.
    public let section: String
    /// The dishes, in the order of the menu.
    public var dishes: [Dish]

    /// A dish that nobody opened.
    public struct Dish: Hashable, Sendable, Encodable {
      /// What it is called.
      public let name: String
      /// For how many days it could be ordered.
      public let days: Int
    }
  }

  /// An hour with more visits than guests can make.
  public struct Flood: Hashable, Sendable, Encodable {
    /// The hour, as `2026-11-30T21`.
    public let hour: String
    /// How many visits.
    public let visits: Int
  }

  /// Two keys that may be one dish under two names.
  public struct Renaming: Hashable, Sendable, Encodable {
    /// The key that is no longer on the menu.
    public let old: String
    /// The key that is.
    public let new: String
  }

  /// What the house is called, nil where no menu says so.
  public var house: String?
  /// The first day, as `2026-11-01`.
  public var first = ""
  /// The last day.
  public var last = ""
  /// How many visits there were.
  public var visits = 0
  /// How many in as many days before, nil where that is not known.
  public var visitsBefore: Int?
  /// The visits by the language that was read.
  public var languages: [Count] = []
  /// The dishes whose page was opened, those first that were opened most.
  public var opened: [Count] = []
  /// Those that were although they were sold out.
  public var openedSoldOut: [Count] = []
  /// The dishes that were put into the choice.
  public var chosen: [Count] = []
  /// The dishes of the menu that nobody opened, nil where no menu is known.
  public var neverOpened: [Unopened]?
  /// What was looked for in vain on three days or more.
  public var searches: [Count] = []
  /// The filters of five visits or more.
  public var filters: [Filter] = []
  /// The languages that were asked for and that the menu lacks.
  public var languagesLacking: [Count] = []
  /// The lists that were seen.
  public var lists: [Count] = []
  /// The orders in which the rows were put.
  public var orders: [Count] = []
  /// How many visits opened the help.
  public var help = 0
  /// The visits by how long they took.
  public var times: [Count] = []
  /// The visits by the hour of the day, from 0.
  public var hours: [Int] = []
  /// The visits by the day of the week, from Monday.
  public var weekdays: [Int] = []
  /// The hours that are left out of everything else, and with them what was done on their days.
  public var floods: [Flood] = []
  /// What may be one dish under two names.
  public var renamed: [Renaming] = []
  /// How many facts only a newer program knows.
  public var skipped = 0
  /// The hour of the last record there is, nil for none.
  public var lastRecord: String?

  /// Makes an empty report.
  public init() {}
}
