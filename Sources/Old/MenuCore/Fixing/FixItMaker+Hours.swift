internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with opening hours.
  func fixItForHours(_ rule: Diagnostic.HoursRule, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    switch rule {
    case .unknownDay(let text, let meant): return days(meant, for: value, text, isList: false)
    case .daysOutsideList(let text, let meant): return days(meant, for: value, text, isList: true)
    case .notATime(_, _, let suggestion?):
      return FixIt(
        choices: suggestion.texts.map { [.replacement(value.range, $0)] },
        isCertain: suggestion.isCertain)
    case .severalTexts:
      return .single([.replacement(value.range, quoted(value.joinedTexts))], isCertain: true)
    case .reversedTimes: return swapping("from", "to", at: place)
    case .notATime(_, _, nil), .equalTimes, .overlappingHours, .overlappingNights: return nil
    }
  }

  private func days(
    _ meant: [Weekday], for value: JSONValue, _ text: String, isList: Bool
  ) -> FixIt? {
    guard !meant.isEmpty else { return nil }
    let days = meant.map { quoted($0.rawValue) }.concatenated(separator: ", ")
    // Two letters are a day in one language and another in the next: `do`.
    let isLong = DayWords.separated(text).allSatisfy { $0.utf8.count { $0 != .space } > 2 }
    let isCertain = isLong && DayWords.exactDays(in: text) == meant
    return .single(
      [.replacement(value.range, isList ? "[\(days)]" : days)], isCertain: isCertain)
  }
}
