extension EnglishAdvice {
  /// The advice on opening hours.
  func advice(on rule: Diagnostic.HoursRule) -> Advice {
    switch rule {
    case .unknownDay(let text, let meant):
      Advice(
        #""\#(text)" is no day"#,
        meant.isEmpty
          ? "write one of \(AdviceText.days)" : "write \(AdviceText.listed(meant))")
    case .daysOutsideList(let text, let meant):
      Advice(
        #""\#(text)" under "days" must be a list of days in [ ]"#,
        meant.isEmpty
          ? #"write each day by itself, ["…", "…"], in these words: \#(AdviceText.days)"#
          : "write [\(AdviceText.listed(meant))]")
    case .notATime(let key, let text, let suggestion):
      Advice(
        #""\#(text)" under "\#(key)" is not a time"#,
        "write "
          + (suggestion.map { AdviceText.listed($0, "or") }
            ?? #"hours and minutes, such as "19:00""#))
    case .equalTimes(let time):
      Advice(
        "these hours end when they begin, at \(time)",
        #"write when they end; for a whole day "from": "00:00", "to": "24:00""#)
    case .reversedTimes(let from, let to):
      Advice(
        "from \(from) to \(to) is open until the next day",
        #"if "from" and "to" changed places, write "from": "\#(to)", "to": "\#(from)""#)
    case .severalTexts(let text):
      Advice(
        "hours in words are one text", #"write "hours": \#(AdviceText.written(text))"#)
    case .overlappingHours(let day, let first, let second):
      Advice(
        #"on "\#(day.rawValue)" \#(first) and \#(second) overlap; guests read them as one"#,
        "take one of them away, or mend its times")
    case .overlappingNights(let firstDay, let first, let secondDay, let second):
      Advice(
        #"\#(first) of "\#(firstDay.rawValue)" and \#(second) of "\#(secondDay.rawValue)" "#
          + "overlap in one night; guests read both",
        "take one of them away, or mend its times")
    }
  }
}
