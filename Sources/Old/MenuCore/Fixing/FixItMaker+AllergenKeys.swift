internal import OldLocatedJSON

extension FixItMaker {
  /// What keys say that are called like allergens, in the list where it belongs; nil where that holds
  /// something else than words.
  func joining(
    _ keys: [String], _ contained: [String], _ possible: [String], isThere: Bool,
    at place: FixPlace
  ) -> FixIt? {
    guard let dish = place.container else { return nil }
    let members = Array(dish.members)
    let gone = members.indices.filter { index in
      keys.contains { members[index].key.excerpt.hasSameUTF8(as: $0) }
    }
    let list = contained.map(quoted).concatenated(separator: ", ")
    if contained.isEmpty, possible.isEmpty {
      return .single(dish.removals(ofEntriesAt: gone), isCertain: true)
    }
    guard isThere else {
      let statement =
        possible.isEmpty
        ? #""allergens": [\#(list)]"#
        : AdviceText.statement(contained, possible, isAlone: true)
      return .single(
        dish.removals(ofEntriesAt: gone, leaving: statement), isCertain: true)
    }
    guard possible.isEmpty,
      let there = members.first(where: { $0.key == "allergens" })?.value, there.kind == .array
    else { return nil }
    return .single(
      [appending(list, to: there)] + dish.removals(ofEntriesAt: gone), isCertain: true)
  }
}

extension JSONValue {
  /// The changes that take several entries of it away, in the order of the file, and leave a text in the
  /// place of the first ones.
  fileprivate func removals(ofEntriesAt gone: [Int], leaving text: String? = nil) -> [FileEdit] {
    let entries = entries
    var runs: [ClosedRange<Int>] = []
    for place in gone {
      if let last = runs.last, last.upperBound + 1 == place {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs.enumerated().map { number, run in
      let (first, last) = (entries[run.lowerBound], entries[run.upperBound])
      if number == 0, let text {
        return .replacement(first.lowerBound..<last.upperBound, text)
      }
      // With a comma: the one behind them, or that in front of the last ones.
      if run.upperBound + 1 < entries.count {
        return .removal(first.lowerBound..<entries[run.upperBound + 1].lowerBound)
      }
      let start = run.lowerBound > 0 ? entries[run.lowerBound - 1].upperBound : offset + 1
      return .removal(start..<last.upperBound)
    }
  }
}
