internal import LocatedJSON

extension FixItMaker {
  /// What is wrong with opening hours.
  func fixItForHours(_ rule: Diagnostic.HoursRule, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    switch rule {
    case .unknownDay(let text, let meant):
      let days = meant.map { quoted($0.rawValue) }.joined(separator: ", ")
      // Two letters are a day in one language and another in the next: `do`.
      let isCertain = text.utf8.count > 2 && DayWords.exactDays(in: text) == meant
      return meant.isEmpty ? nil : .single([.replacement(value.range, days)], isCertain: isCertain)
    case .notATime(_, _, let suggestion?):
      return FixIt(
        choices: suggestion.texts.map { [.replacement(value.range, $0)] },
        isCertain: suggestion.isCertain)
    case .reversedTimes: return swapping("from", "to", at: place)
    case .notATime(_, _, nil), .equalTimes, .overlappingHours: return nil
    }
  }
}
