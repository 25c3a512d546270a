internal import LocatedJSON

extension FixItMaker {
  /// What is wrong with the brackets around entries.
  func fixItForShapes(_ rule: Diagnostic.Rule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .entriesByName(_, let list, _, _): listing(list, at: place)
    case .listInList: withoutInnerBrackets(place)
    default: nil
    }
  }

  /// The entries of an object as a list, each with the name that it stood under.
  private func listing(_ list: String, at place: FixPlace) -> FixIt? {
    guard let value = place.isKey ? place.member?.value : place.value,
      let named = NamedEntries(value, of: list),
      // What is the owner's own has no place in a list.
      !value.members.contains(where: { $0.isOwnersOwn })
    else { return nil }
    var edits: [FileEdit] = [
      .replacement(value.offset..<value.offset + 1, "["),
      .replacement(value.end - 1..<value.end, "]"),
    ]
    if place.isKey, let key = place.member?.key {
      let text = JSONText(list)
      if root?.members.contains(where: { text == $0.key }) == true { return nil }
      edits.append(.replacement(key.range, quoted(list)))
    }
    for entry in named.entries {
      guard let entryEdits = self.edits(for: entry) else { return nil }
      edits += entryEdits
    }
    return .single(edits, isCertain: false)
  }

  private func edits(for entry: NamedEntries.Entry) -> [FileEdit]? {
    let (key, value) = (entry.member.key, entry.member.value)
    // A name that is too long to be quoted would be cut.
    guard key.string?.unicodeScalars.count ?? 0 <= Diagnostic.excerptLength else { return nil }
    switch value.kind {
    case .null: return [.replacement(key.offset..<value.end, "{\(entry.head)}")]
    case .object:
      let comma = value.entries.isEmpty ? "" : ", "
      return [.replacement(key.offset..<value.offset + 1, "{\(entry.head)\(comma)")]
    case .string, .number:
      return entry.key.map { member in
        [
          .replacement(key.offset..<value.offset, "{\(entry.head), \"\(member)\": "),
          .insertion("}", at: value.end),
        ]
      }
    default: return nil
    }
  }

  private func withoutInnerBrackets(_ place: FixPlace) -> FixIt? {
    guard let list = place.value, list.kind == .array, let first = list.entries.first,
      let last = list.entries.last
    else { return nil }
    return .single(
      [
        .removal(list.offset..<first.lowerBound), .removal(last.upperBound..<list.end),
      ], isCertain: true)
  }
}
