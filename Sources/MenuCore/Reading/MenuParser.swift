internal import LocatedJSON

/// Turns the values of a file into a menu, and says what is wrong with them.
///
/// Every value is looked at once; what concerns several dishes is noted in `survey` and judged at
/// the end.
struct MenuParser {
  var log: DiagnosticLog
  var menu = Menu()
  var legend = AllergenLegend()
  var survey = MenuSurvey()
  /// The keys that were reported as unknown.
  var unknownKeys: Set<UTF8Text> = []
  /// Unknown keys of dishes, with whether they may hold what is said about allergens.
  var lostKeys: [UTF8Text: Bool] = [:]
  /// What the unknown keys stand for, in each kind of object; nil for those that stand for nothing.
  var keyMeanings: [UTF8Text: String?] = [:]
  /// Looks for dishes where nothing reads them.
  var finder = DishListFinder()
  /// The last object that was looked at for being a section of a menu, and whether it is one.
  var lastSection: (offset: Int, key: JSONValue?)?
  /// What the file is, if it is not a menu of ours.
  var layout: ForeignLayout?
  /// The lists of dishes that nothing reads, with the key at the top under which each stands.
  var unread: [(key: JSONMember, list: UnreadList)] = []
  /// Whether it was told how dishes are written that stand by their names.
  var hasNamedDishes = false
  /// Entries of lists of allergens that are none of the format's words, by their texts.
  var entries: [UTF8Text: AllergenEntry] = [:]
  /// The languages that were met, by their tags as written.
  var languages = LanguageCache()
  /// The place of each group among them, by id.
  var groupPlaces: [UTF8Text: Int] = [:]
  /// Where the values of each group stand.
  var groupNotes: [GroupNote] = []
  /// How many bytes the entries of the menu may still take, so that no file of a few bytes an entry
  /// fills the memory.
  var room = 120 << 20
  /// Whether that was not enough.
  var isOutOfRoom = false

  init(bytes: [UInt8]) {
    log = DiagnosticLog(bytes: bytes)
  }

  /// Adds a diagnostic about a value.
  mutating func report(_ rule: @autoclosure () -> Diagnostic.Rule, at value: JSONValue) {
    log.report(rule(), at: value)
  }

  /// Says that a value has the wrong type.
  mutating func reportType(_ key: String?, _ expected: Diagnostic.ExpectedType, at value: JSONValue)
  {
    log.report(.wrongType(key: key, expected: expected), at: value)
  }

  /// A member of an object under a known key.
  struct KnownMember<Key> {
    let key: Key
    let value: JSONValue
    /// Whether the key came before: then its value counts as faulty.
    let isRepeated: Bool
  }

  /// Whether what stands under an unknown key of an object may be said about allergens.
  enum StatementHolding { case never, sometimes, always }

  /// Calls `body` for every member of an object whose key is known, and reports all others, `lost`
  /// for those under which something about allergens may stand; a member that is `null` is not there.
  @inline(__always)
  mutating func readMembers<Key>(
    of object: JSONValue, _ table: WordTable<Key>,
    mayHoldStatement: StatementHolding = .never,
    lost: (inout MenuParser, JSONMember) -> Void = { _, _ in },
    _ body: (inout MenuParser, KnownMember<Key>) -> Void
  ) {
    var seen: UInt64 = 0
    var repeats = RepeatedMembers()
    for member in object.members where member.value.kind != .null {
      guard let match = table.match(member.key) else {
        guard !member.isOwnersOwn else { continue }
        let isLost =
          mayHoldStatement == .always
          || mayHoldStatement == .sometimes
            && (self.mayHoldStatement(member) || member.value.holdsStatement)
        reportUnknown(member, in: object, table.meanings(), isStatementLost: isLost)
        if isLost { lost(&self, member) }
        continue
      }
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: match.index)
      let isRepeated = seen & bit != 0
      seen |= bit
      if isRepeated { reportRepeated(member, in: object, &repeats) }
      body(&self, KnownMember(key: match.word, value: member.value, isRepeated: isRepeated))
    }
  }
}
