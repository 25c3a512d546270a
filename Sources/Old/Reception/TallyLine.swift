package import OldMenuCore

/// What a filter leaves of a menu by itself.
package struct FilterOutcome: Hashable, Sendable {
  /// How many dishes are left.
  package var left: Int
  /// How many are hidden only because nothing is stated about them.
  package var undeclared: Int

  /// Makes an outcome.
  package init(left: Int, undeclared: Int) {
    (self.left, self.undeclared) = (left, undeclared)
  }
}

/// A line of a tally, which says something of a visit and nothing of who it was.
package enum TallyLine: Hashable, Sendable {
  /// Somebody read the menu in a language, in this hour.
  case visit(CalendarHour, Language?)
  /// Somebody did something on this day; a filter left something.
  case fact(CalendarDay, Fact, FilterOutcome? = nil)

  /// The first field of every line: who changes the format counts on.
  static let version = "1"
  private static let noLanguage = "und"
  /// No menu has more dishes, and sums do not overflow.
  private static let mostDishes = 100_000

  /// The line without its line feed: fields with tabs between them.
  package var text: String {
    let fields: [String] =
      switch self {
      case .visit(let hour, let language):
        ["visit", hour.description, language?.tag ?? TallyLine.noLanguage]
      case .fact(let day, let fact, let outcome):
        [fact.kind.rawValue, day.description, fact.subject]
          + (outcome.map { ["\($0.left)", "\($0.undeclared)"] } ?? [])
      }
    return ([TallyLine.version] + fields).joined(separator: "\t")
  }

  /// Reads a line; nil for what no program of this version writes.
  package init?(_ text: String) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (4...6).contains(fields.count), fields[0] == TallyLine.version else { return nil }
    if fields[1] == "visit" {
      guard fields.count == 4, let hour = CalendarHour(fields[2]),
        let language = Language(tag: fields[3]), language.tag == fields[3],
        language.tag.utf8.count <= 35
      else { return nil }
      self = .visit(hour, fields[3] == TallyLine.noLanguage ? nil : language)
      return
    }
    guard let kind = Fact.Kind(rawValue: fields[1]), let day = CalendarDay(fields[2]),
      let fact = Fact(kind: kind, subject: fields[3]), fact.hasOutcome == (fields.count == 6)
    else { return nil }
    let numbers = fields.dropFirst(4).compactMap(TallyLine.count)
    guard numbers.count == fields.count - 4 else { return nil }
    let outcome =
      numbers.count == 2 ? FilterOutcome(left: numbers[0], undeclared: numbers[1]) : nil
    self = .fact(day, fact, outcome)
  }

  /// Whether a line has the shape of a fact, and a word in it that no program of this kind knows: a
  /// newer one of the same version writes it.
  static func isUnknownFact(_ text: String) -> Bool {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard [4, 6].contains(fields.count), fields[0] == version, CalendarDay(fields[2]) != nil,
      fields.dropFirst(4).allSatisfy({ count($0) != nil }),
      fields[1...3].joined().unicodeScalars.allSatisfy(\.isWritable)
    else { return false }
    guard let kind = Fact.Kind(rawValue: fields[1]) else {
      return !fields[1].isEmpty && fields[1] != "visit"
        && fields[1].utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
    }
    return kind.hasWords && kind.hasOutcome == (fields.count == 6)
      && Fact(kind: kind, subject: fields[3]) == nil
  }

  private static func count(_ text: String) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy(\.isASCIIDigit),
      let number = Int(text), number <= mostDishes
    else { return nil }
    return number
  }
}

extension Fact {
  /// Whether it says what a filter leaves.
  var hasOutcome: Bool { kind.hasOutcome }
}

extension Fact.Kind {
  /// Whether it says what a filter leaves.
  fileprivate var hasOutcome: Bool { self == .diet || self == .without }

  /// Whether its subject is one of a few words, of which a newer program may have more.
  fileprivate var hasWords: Bool {
    switch self {
    case .list, .diet, .without, .order, .time: true
    case .dish, .soldOut, .chosen, .help, .language, .search: false
    }
  }
}
