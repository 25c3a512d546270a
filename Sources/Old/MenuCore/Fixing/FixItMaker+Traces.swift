internal import OldLocatedJSON

extension FixItMaker {
  /// What may be contained in a list of its own, beside what is. It takes a warning back in part, so
  /// the owner does it.
  func parting(_ contained: [String], from possible: [String], at place: FixPlace) -> FixIt? {
    guard let value = place.value, let last = place.trail.last else { return nil }
    let words = contained.map(quoted).concatenated(separator: ", ")
    let traces = possible.map(quoted).concatenated(separator: ", ")
    let list = place.container.flatMap { $0.kind == .array ? $0 : nil }
    let others = list.map { $0.entries.count - 1 } ?? 0
    let edits: [FileEdit]
    if last == "allergens", others == 0 {
      let first = contained.isEmpty ? "" : "\"contains\": [\(words)], "
      edits = [.replacement((list ?? value).range, "{\(first)\"mayContain\": [\(traces)]}")]
    } else if last == "allergens", let list {
      edits =
        [.insertion("{\"contains\": ", at: list.offset)] + leaving(words, of: value, in: list)
        + [.insertion(", \"mayContain\": [\(traces)]}", at: list.end)]
    } else if let object = place.statement, last == "contains",
      let member = object.members.first(where: { $0.key.offset == last.offset })
    {
      let there = object.members.first { $0.key == "mayContain" }?.value
      guard there.map({ $0.kind == .array }) ?? true else { return nil }
      let left =
        list.map { leaving(words, of: value, in: $0) }
        ?? [.replacement(value.range, "[\(words)]")]
      edits =
        left + [
          there.map { appending(traces, to: $0) }
            ?? .insertion("\"mayContain\": [\(traces)], ", at: member.key.offset)
        ]
    } else {
      return nil
    }
    return .single(edits, isCertain: false)
  }

  /// An allergen that may be in it, beside those that the dish names.
  func namingPossible(_ allergen: Allergen, at place: FixPlace) -> FixIt? {
    guard let statement = place.statement else { return nil }
    let word = quoted(allergen.rawValue)
    let alone = "\"mayContain\": [\(word)]"
    switch statement.kind {
    case .array where !statement.entries.isEmpty:
      return .single(
        [
          .insertion("{\"contains\": ", at: statement.offset),
          .insertion(", \(alone)}", at: statement.end),
        ], isCertain: false)
    case .object where !statement.entries.isEmpty:
      if let there = statement.members.first(where: { $0.key == "mayContain" })?.value {
        return there.kind == .array
          ? .single([appending(word, to: there)], isCertain: false) : nil
      }
      return .single([.insertion(alone + ", ", at: statement.offset + 1)], isCertain: false)
    case .null, .boolean, .number, .string, .array, .object:
      return .single([.replacement(statement.range, "{\(alone)}")], isCertain: false)
    }
  }

  /// What is left of an entry of a list, the entry gone where nothing is.
  private func leaving(_ words: String, of value: JSONValue, in list: JSONValue) -> [FileEdit] {
    guard words.isEmpty else { return [.replacement(value.range, words)] }
    return [list.removal(ofEntryFrom: value.offset)].compactMap(\.self)
  }
}
