package import OldMenuCore

/// Something that a guest did or looked at, of which only counts are kept.
package struct Fact: Hashable, Sendable {
  /// What was done; the raw value stands in tallies and in databases.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A dish was opened, or was although it is sold out.
    case dish
    case soldOut = "sold-out"
    /// A dish was put into the choice.
    case chosen
    /// A list was seen.
    case list
    /// A diet was asked for.
    case diet
    /// An allergen was left out.
    case without
    /// The rows were put in another order.
    case order
    /// The help was opened.
    case help
    /// For how long somebody looked.
    case time
    /// A language was asked for that the menu lacks.
    case language
    /// Words were looked for in vain.
    case search
  }

  /// How long a visit took.
  package enum Time: String, CaseIterable, Hashable, Sendable {
    case upTo1Minute = "1m"
    case upTo3Minutes = "3m"
    case upTo10Minutes = "10m"
    case longer

    /// The bucket of a time.
    package init(_ time: Duration) {
      self =
        switch time {
        case ..<(.seconds(60)): .upTo1Minute
        case ..<(.seconds(180)): .upTo3Minutes
        case ..<(.seconds(600)): .upTo10Minutes
        default: .longer
        }
    }
  }

  /// What was done.
  package let kind: Kind
  /// To what: a dish's key, the word of a list, an allergen, a diet; empty for the help.
  @ComparedAsUTF8 public private(set) var subject: String

  private init(_ kind: Kind, of subject: String) {
    self.kind = kind
    _subject = ComparedAsUTF8(wrappedValue: subject)
  }

  /// Takes what stands in a tally; nil for what no program of this kind writes there.
  package init?(kind: Kind, subject: String) {
    let isKnown =
      switch kind {
      case .dish, .soldOut, .chosen: DishKey(written: subject) != nil
      case .list: MenuList(rawValue: subject) != nil
      case .diet: Diet(rawValue: subject) != nil
      case .without: Allergen(rawValue: subject) != nil
      case .order: MenuQuery.Order(rawValue: subject) != nil
      case .help: subject.isEmpty
      case .time: Time(rawValue: subject) != nil
      case .language: Language(tag: subject)?.tag == subject && subject.utf8.count <= 3
      case .search: VainSearch(written: subject) != nil
      }
    guard isKnown else { return nil }
    self.init(kind, of: subject)
  }

  /// The page of a dish was opened.
  package static func opened(_ dish: DishKey) -> Fact { Fact(.dish, of: dish.text) }
  /// The page of a dish was opened that is sold out.
  package static func openedSoldOut(_ dish: DishKey) -> Fact { Fact(.soldOut, of: dish.text) }
  /// A dish was put into the choice.
  package static func chosen(_ dish: DishKey) -> Fact { Fact(.chosen, of: dish.text) }
  /// A list was looked at.
  package static func list(_ list: MenuList) -> Fact { Fact(.list, of: list.rawValue) }
  /// A diet was asked for.
  package static func diet(_ diet: Diet) -> Fact { Fact(.diet, of: diet.rawValue) }
  /// An allergen, or a kind of one, was left out.
  package static func without(_ allergen: Allergen) -> Fact {
    Fact(.without, of: allergen.rawValue)
  }
  /// The rows were put in an order.
  package static func order(_ order: MenuQuery.Order) -> Fact { Fact(.order, of: order.rawValue) }
  /// The help was opened.
  package static var help: Fact { Fact(.help, of: "") }
  /// For how long somebody looked.
  package static func time(_ time: Time) -> Fact { Fact(.time, of: time.rawValue) }
  /// Words were looked for, and there were none.
  package static func search(_ search: VainSearch) -> Fact { Fact(.search, of: search.text) }

  /// A language was asked for, of whatever country, that the menu has not.
  package static func lacking(_ language: Language) -> Fact {
    Fact(.language, of: String(language.tag.prefix { $0 != "-" }))
  }
}
