internal import OldLocatedJSON

/// What members of a group of add-ons that nothing reads say of how many must be taken.
struct MeantChoice {
  /// How many must be; 0 where none need be. What cannot be read is one: nobody knows better.
  private(set) var least = 0
  /// How many may be, as far as that is told.
  private(set) var most: Int?
  /// The keys that say so, but for one that only has to be renamed.
  private var keys: [JSONValue] = []

  /// Takes a group; `isChoose` is asked whether a key stands for the one that says so.
  init(in group: JSONValue, isChoose: (JSONValue) -> Bool) {
    // Only so far: an object with a thousand keys must not cost their square.
    for member in group.members.prefix(64)
    where !member.isOwnersOwn && member.value.kind != .null
      && AddOnGroupKey.table.names.match(member.key) == nil
    {
      read(member, isChoose)
    }
  }

  private mutating func read(_ member: JSONMember, _ isChoose: (JSONValue) -> Bool) {
    let (key, value) = (member.key.excerpt, member.value)
    switch MissingKey.meant(by: key) {
    case .required: add(Self.isNo(value) ? 0 : Self.number(in: value) ?? 1, member.key)
    case .least: add(Self.number(in: value) ?? 1, member.key)
    case .most:
      most = Self.number(in: value)
      keys.append(member.key)
    case .additives, .hidden, .shown, .closed, nil:
      guard isChoose(member.key) else { return }
      least = max(least, Self.least(in: value))
      if value.kind != .object, value.kind != .array { keys.append(member.key) }
    }
  }

  private mutating func add(_ count: Int, _ key: JSONValue) {
    least = max(least, count)
    if count > 0 { keys.append(key) }
  }

  /// What a key is told as, where it is the first that says that some must be taken.
  func meaning(of key: JSONValue) -> Diagnostic.MeantMember? {
    guard least > 0, keys.first?.offset == key.offset else { return nil }
    return .choice(min: least, max: max(least, most ?? least))
  }

  /// Whether a key is told with an earlier one.
  func isTold(_ key: JSONValue) -> Bool {
    least > 0 && keys.dropFirst().contains { $0.offset == key.offset }
  }

  /// How many must be taken by a choice that cannot be read as it should.
  static func least(in value: JSONValue) -> Int {
    let stated = value.members.prefix(16).first { member in
      MissingKey.meant(by: member.key.excerpt) == .least
    }
    return max(1, number(in: stated?.value ?? value) ?? 1)
  }

  /// The keys without which nobody knows which options there are, or how many must be taken.
  static let keys = Set(
    ChooseKey.allCases.map(\.rawValue)
      + [AddOnGroupKey.choose.rawValue, AddOnGroupKey.items.rawValue, DishKey.addOns.rawValue])

  private static func number(in value: JSONValue) -> Int? {
    guard value.kind == .number || value.kind == .string else { return nil }
    return Int(value.excerpt).flatMap { (0...999).contains($0) ? $0 : nil }
  }

  private static func isNo(_ value: JSONValue) -> Bool {
    value.bool.map { !$0 } ?? (value.kind == .string && MeantMembers.isNo(value.excerpt))
  }
}

extension MenuParser {
  /// What members of a group that nothing reads say of how many must be taken.
  mutating func meantChoice(in group: JSONValue) -> MeantChoice {
    MeantChoice(in: group) { meaning(of: $0, .addOnGroup) == AddOnGroupKey.choose.rawValue }
  }

  /// How many may be chosen; without `max` as many as there are. A choice that cannot be read is one
  /// that must be made, so that nothing better is promised than the options let.
  mutating func choose(
    _ choices: [JSONValue], of count: Int, atLeast demanded: Int
  ) -> ClosedRange<Int>? {
    func some(_ least: Int, _ most: Int? = nil) -> ClosedRange<Int>? {
      guard count > 0 else { return nil }
      let low = max(1, least, demanded)
      return low...max(low, most ?? count)
    }
    guard let value = choices.first else { return demanded > 0 ? some(demanded) : nil }
    var draft = choiceDraft(of: value)
    draft.isFaulty = draft.isFaulty || choices.count > 1
    // A note beside what it says hinders nobody.
    if draft.isStrange, !draft.isFaulty, draft.least == nil, draft.most == nil {
      reportType("choose", .object, at: value)
      draft.isFaulty = true
    }
    let low = draft.least ?? 0
    if let most = draft.most, low > most {
      report(.value(.reversedChoice(min: low, max: most)), at: value)
      draft.isFaulty = true
    }
    if draft.isFaulty { return some(choices.map(MeantChoice.least).max() ?? 1, draft.most) }
    let high = max(draft.most ?? count, low)
    return demanded > low ? some(demanded, high) : low...high
  }

  /// What the members of a choice say, each by itself.
  private mutating func choiceDraft(of value: JSONValue) -> ChoiceDraft {
    var draft = ChoiceDraft(isStrange: value.kind != .object)
    readMembers(
      of: value, ChooseKey.table,
      unread: { parser, member, _ in
        let isMeant = parser.meaning(of: member.key, .choose) != nil
        draft.isFaulty = draft.isFaulty || isMeant
        draft.isStrange = draft.isStrange || !isMeant
        return false
      }
    ) { parser, member in
      guard !member.isRepeated else {
        draft.isFaulty = true
        return
      }
      switch member.key {
      case .min:
        draft.least = parser.wholeNumber(member.value, "min", in: 0...999)
        draft.isFaulty = draft.isFaulty || draft.least == nil
      case .max:
        draft.most = parser.wholeNumber(member.value, "max", in: 1...999)
        draft.isFaulty = draft.isFaulty || draft.most == nil
      }
    }
    return draft
  }

  /// Whether a member that nothing reads stands for add-ons of which some may have to be taken.
  mutating func areLostAddOns(_ member: JSONMember, of list: MenuList) -> Bool {
    guard member.value.kind == .array || member.value.kind == .object else { return false }
    return meaning(of: member.key, .dish(of: list)) == DishKey.addOns.rawValue
      && holdsChoice(member.value)
  }

  /// Whether options stand in a value, of which some may have to be taken.
  mutating func holdsChoice(_ value: JSONValue, depth: Int = 3) -> Bool {
    guard depth > 0 else { return false }
    if value.elements.contains(where: { holdsChoice($0, depth: depth - 1) }) { return true }
    guard value.kind == .object else { return false }
    let isChoice = value.members.contains { member in
      member.key == "choose" && member.value.kind != .null
        && (member.value.kind != .object
          || member.value.members.contains { !($0.key == "max") && $0.value.written != "0" })
    }
    return isChoice || meantChoice(in: value).least > 0
      || value.members.contains { holdsChoice($0.value, depth: depth - 1) }
  }
}

/// The members of a choice while they are read.
private struct ChoiceDraft {
  var least: Int?
  var most: Int?
  var isFaulty = false
  /// Whether it is none, or says something else too.
  var isStrange: Bool
}
