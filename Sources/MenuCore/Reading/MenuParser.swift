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
  var unknownKeys: Set<String> = []
  /// Unknown keys of dishes, with whether they may hold what is said about allergens.
  var lostKeys: [UTF8Text: Bool] = [:]
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

  /// What an object's member is to its reader.
  enum Step<Key> {
    /// The first value of a known key.
    case first(Key)
    /// One more value of a known key: the value counts as faulty.
    case again(Key)
  }

  /// Whether what stands under an unknown key of an object may be said about allergens.
  enum StatementHolding { case never, sometimes, always }

  /// Calls `body` for every member of an object whose key is known, and reports all others, `lost`
  /// for those under which something about allergens may stand; a member that is `null` is not there.
  @inline(__always)
  mutating func readMembers<Key: RawRepresentable<String> & CaseIterable & Sendable>(
    of object: JSONValue, _ table: WordTable<Key>, isKnown: (Key) -> Bool = { _ in true },
    mayHoldStatement: StatementHolding = .never,
    lost: (inout MenuParser, JSONMember) -> Void = { _, _ in },
    _ body: (inout MenuParser, Step<Key>, JSONValue) -> Void
  ) {
    var seen: UInt64 = 0
    var repeated: UInt64 = 0
    for member in object.members where member.value.kind != .null {
      guard let match = table.match(member.key), isKnown(match.word) else {
        guard !member.isOwn else { continue }
        let isLost =
          mayHoldStatement == .always
          || mayHoldStatement == .sometimes && self.mayHoldStatement(member.key)
        reportUnknown(
          member, known: Key.allCases.filter(isKnown).map(\.rawValue), isStatementLost: isLost)
        if isLost { lost(&self, member) }
        continue
      }
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: match.index)
      if seen & bit == 0 {
        seen |= bit
        body(&self, .first(match.word), member.value)
      } else {
        if repeated & bit == 0 { reportRepeated(member, in: object) }
        repeated |= bit
        body(&self, .again(match.word), member.value)
      }
    }
  }

  /// Reports a key that nothing reads, unless it was reported before.
  mutating func reportUnknown(
    _ member: JSONMember, known: @autoclosure () -> [String], isStatementLost: Bool = false
  ) {
    guard !log.isFull else { return log.omit(1) }
    let key = member.key.excerpt
    // A key that was no fault elsewhere may be one here.
    guard unknownKeys.insert(isStatementLost ? key + "\0" : key).inserted else { return }
    let suggestion = EditDistance.nearest(to: key, among: known())
    if isStatementLost, suggestion.map(LostKeys.withdrawing.contains) != true {
      report(.lostStatement(key: key), at: member.key)
    } else {
      report(.unknownKey(key: key, suggestion: suggestion), at: member.key)
    }
  }

  private mutating func reportRepeated(_ again: JSONMember, in object: JSONValue) {
    guard let first = object.members.first(where: { $0.key.hasSameText(as: again.key) }) else {
      return
    }
    reportRepeated(first, again)
  }

  /// Reports a key that an earlier member has too.
  mutating func reportRepeated(_ first: JSONMember, _ again: JSONMember) {
    let line = log.line(of: first.key.offset)
    report(
      .repeatedKey(
        key: again.key.excerpt, first: first.value.writtenExcerpt, firstLine: line,
        again: again.value.writtenExcerpt),
      at: again.key)
  }
}

extension JSONMember {
  /// Whether its key is somebody's own, and nobody else's to judge.
  var isOwn: Bool { key.withUTF8 { $0.starts(with: "x-".utf8) } }
}

extension JSONValue {
  /// The value for a sentence: a text without quotes, a list or an object by its brackets.
  fileprivate var writtenExcerpt: String {
    switch kind {
    case .array: "[…]"
    case .object: "{…}"
    default: excerpt
    }
  }
}
