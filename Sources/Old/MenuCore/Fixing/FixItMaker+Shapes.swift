internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with a list: its key, or the brackets around its entries.
  func fixItForLists(_ rule: Diagnostic.ListRule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .entriesByName(_, let list, _, _): listing(list, at: place)
    case .listInList: withoutInnerBrackets(place)
    case .unknownList(_, let list, let isMeant, let isThere, let heading):
      moving(to: list, under: heading, isMeant, isThere, at: place)
    case .noDish, .unreadDishes, .sectionInList: nil
    }
  }

  /// The entries of an object as a list, each with the name that it stood under.
  private func listing(_ list: String, at place: FixPlace) -> FixIt? {
    guard let value = place.isKey ? place.member?.value : place.value,
      let named = NamedEntries(value, of: list, in: currency),
      // What is the owner's own has no place in a list.
      !value.members.contains(where: { $0.isOwnersOwn })
    else { return nil }
    var edits: [FileEdit] = [
      .replacement(value.offset..<value.offset + 1, "["),
      .replacement(value.end - 1..<value.end, "]"),
    ]
    if place.isKey, let key = place.member?.key {
      let text = JSONText(list)
      // Deeper in the file no list is read.
      if place.container?.offset != root?.offset { return nil }
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
        let start = "{\(entry.head), \"\(member)\": "
        // What could be two prices is told, and mended, by itself.
        if let price = entry.price, price.isClear {
          return [.replacement(key.offset..<value.end, start + price.text + "}")]
        }
        return [
          .replacement(key.offset..<value.offset, start), .insertion("}", at: value.end),
        ]
      }
    case .boolean, .array: return nil
    }
  }

  /// Prices that stand under several keys in the place of the first one, or at the end of the sizes.
  func gathering(
    _ keys: [String], _ written: String, _ areSizesThere: Bool, at place: FixPlace
  ) -> FixIt? {
    guard let dish = place.container else { return nil }
    let entries = dish.entries
    let places = dish.members.enumerated().filter { keys.contains($0.element.key.excerpt) }
      .map(\.offset)
    guard let first = places.first, places.count == keys.count else { return nil }
    // Each goes with the comma before it, so that no two of these changes meet.
    let rest = places.dropFirst().map {
      FileEdit.removal(entries[$0 - 1].upperBound..<entries[$0].upperBound)
    }
    guard areSizesThere else {
      return .single([.replacement(entries[first], written)] + rest, isCertain: false)
    }
    let removal =
      first > 0
      ? FileEdit.removal(entries[first - 1].upperBound..<entries[first].upperBound)
      : rest.isEmpty ? dish.removal(ofEntryAt: first) : nil
    guard let removal, let sizes = dish.members.first(where: { $0.key == "sizes" })?.value,
      sizes.kind == .array, sizes.end > sizes.offset + 1
    else { return nil }
    let end = sizes.entries.last?.upperBound
    let insertion = FileEdit.insertion(
      (end == nil ? "" : ", ") + written, at: end ?? sizes.offset + 1)
    return .single([insertion, removal] + rest, isCertain: false)
  }

  /// Lists that stand in one for each language, as one of texts with all of theirs.
  func pairing(_ key: String, at place: FixPlace) -> FixIt? {
    guard let value = place.value,
      let lists = ListsByLanguage(value, mayHaveCommas: key == DishKey.ingredients.rawValue),
      let entries = lists.entries
    else { return nil }
    let texts = entries.map { AdviceText.entry(of: key, $0, in: lists.languages) }
    return .single(
      [.replacement(value.range, "[\(texts.concatenated(separator: ", "))]")], isCertain: true)
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
