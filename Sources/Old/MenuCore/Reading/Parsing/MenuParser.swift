internal import OldLocatedJSON

/// Turns the values of a file into a menu, and says what is wrong with them.
///
/// Every value is looked at once; what concerns several dishes is noted, for `MenuValidator` to judge
/// at the end.
struct MenuParser {
  let log: DiagnosticLog
  var menu = Menu()
  var notes = MenuNotes()
  var allergens = AllergenEntryReader()
  var keys = UnknownKeys()
  var unread = UnreadDishes()
  var groups = GroupIndex()
  /// The languages that were met, by their tags as written.
  var languages = LanguageCache()
  var memoryBudget = MemoryBudget()
  /// The comments that say so plainly what is in a dish, in the order of the file.
  var comments: [(offset: Int, named: [NamedAllergens.Named])] = []
  /// What the texts about dishes say is in them.
  let named = NamedAllergens()

  init(bytes: [UInt8], limit: Int) {
    log = DiagnosticLog(bytes: bytes, limit: limit)
  }

  /// Adds a diagnostic about a value.
  func report(_ rule: @autoclosure () -> Diagnostic.Rule, at value: JSONValue) {
    log.report(rule(), at: value)
  }

  /// Says that a value has the wrong type.
  func reportType(
    _ key: String?, _ expected: Diagnostic.ExpectedType, at value: JSONValue
  ) {
    log.report(.key(.wrongType(key: key, expected: expected)), at: value)
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

  /// Calls `body` for every member of an object whose key is known, and reports all others, unless
  /// `unread` says that it is told elsewhere, which is called for each of them, with whether something
  /// about allergens may stand there; a member that is `null` is not there.
  @inline(__always)
  mutating func readMembers<Key>(
    of object: JSONValue, _ table: WordTable<Key>,
    mayHoldStatement: StatementHolding = .never,
    unread: (inout MenuParser, JSONMember, _ isStatementLost: Bool) -> Bool = { _, _, _ in false },
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
        if !unread(&self, member, isLost) {
          reportUnknown(member, in: object, table.meanings(), isStatementLost: isLost)
        }
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
