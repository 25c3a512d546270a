internal import OldLocatedJSON

/// What a group says of its dishes where nothing reads it.
extension MenuParser {
  /// Reads the members of a group; what others name is kept for its dishes.
  mutating func read(_ object: JSONValue, into draft: inout GroupDraft) {
    readMembers(
      of: object, GroupKey.table.names,
      unread: { parser, member, _ in parser.keepWords(of: member, &draft.unread) }
    ) { parser, member in
      GroupKey.table.read(member, &parser, into: &draft)
    }
  }

  /// Keeps what a member of a group says that nothing reads; true where it was told.
  private mutating func keepWords(
    of member: JSONMember, _ unread: inout GroupIndex.Unread
  ) -> Bool {
    let key = member.key.excerpt
    if keys.mayHoldStatement(key), let stated = stated(by: member) {
      if stated.isEmpty {
        unread.isUnclear = true
      } else {
        unread.stated += stated.allergens.map { ($0.rawValue, AllergenSet($0)) }
      }
    } else {
      let meant = meaning(of: member.key, .group)
      switch meant.flatMap(GroupKey.init(rawValue:)) {
      case .title:
        member.value.forEachText { unread.named += named.ofGroup(title: $0.string ?? "", of: []) }
        return false
      case .id, .parent, .hours: return false
      case .description, nil: break
      }
      let words = member.value.isName ? [] : named.words(of: member, in: .other)
      unread.named += words
      if words.isEmpty || meant != nil { return false }
    }
    report(.key(.lostStatement(key: key, place: .group)), at: member.key)
    return true
  }

  /// What a member warns of under a word for a statement or for one of its lists, nothing where nobody
  /// can read it; nil for any other member, and for one that says that there is nothing.
  mutating func stated(by member: JSONMember) -> AllergenSet? {
    switch LostKeys.meaning(of: member.key.excerpt) {
    case .statement, .contains, .mayContain: break
    case .sizes, .promise, nil: return nil
    }
    guard !member.value.saysNo else { return nil }
    let warnings = lostWarnings(member)
    let named = named.words(of: member, in: .other)
    return warnings.contains.union(warnings.mayContain)
      .union(AllergenSet(named.map(\.allergens)))
  }
}

extension JSONValue {
  /// Whether it is a name for programs: `pizze-al-formaggio`.
  fileprivate var isName: Bool {
    kind == .string
      && withUTF8 { text in
        text.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
          && !text.contains(.space)
      }
  }
}
