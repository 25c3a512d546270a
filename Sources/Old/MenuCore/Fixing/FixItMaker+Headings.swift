internal import OldLocatedJSON

extension FixItMaker {
  /// The changes that keep the heading of a list: in its entries, and in the groups of the file; none of
  /// them without a heading, nil where an entry is none that can name a group.
  func edits(
    for heading: Diagnostic.KeyHeading?, of member: JSONMember, in root: JSONValue
  ) -> (inner: [FileEdit], group: [FileEdit])? {
    guard let heading else { return ([], []) }
    guard member.value.elements.allSatisfy({ $0.kind == .object }),
      let group = adding(heading, to: root)
    else { return nil }
    let name = "\(quoted(DishKey.group.rawValue)): \(quoted(heading.id))"
    let inner = member.value.elements.compactMap { entry -> FileEdit? in
      guard !entry.members.contains(where: { isGroup($0) }) else { return nil }
      let first = entry.entries.first?.lowerBound
      return .insertion(name + (first == nil ? "" : ", "), at: first ?? entry.offset + 1)
    }
    return (inner, group)
  }

  /// Whether a dish names a group by a member, or by a word for it.
  private func isGroup(_ member: JSONMember) -> Bool {
    KeyWords.Place.dish(of: .other).exactKey(meantBy: member.key.excerpt)
      == DishKey.group.rawValue
  }

  private func adding(_ heading: Diagnostic.KeyHeading, to root: JSONValue) -> [FileEdit]? {
    guard !heading.isThere else { return [] }
    let group = AdviceText.group(heading)
    let groups = root.members.filter { $0.key == "groups" }
    guard let there = groups.first?.value else {
      return root.entries.first.map { [.insertion("\"groups\": [\(group)], ", at: $0.lowerBound)] }
    }
    return groups.count == 1 && there.kind == .array ? [appending(group, to: there)] : nil
  }
}
