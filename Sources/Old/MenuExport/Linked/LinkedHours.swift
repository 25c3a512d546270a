internal import OldMenuCore
internal import OldMenuPresentation

extension OpeningHours {
  /// Days and times in the words of schema.org, days with the same times together. What closes no
  /// later than it opens closes on the day after, there as here.
  var linked: [SafeText] {
    var spans: [(opens: String, closes: String, days: [Weekday])] = []
    for day in Weekday.allCases {
      for (opens, closes) in isAlwaysOpen ? [Times.wholeDay] : times(on: day).map(\.ends) {
        if let index = spans.firstIndex(where: { ($0.opens, $0.closes) == (opens, closes) }) {
          spans[index].days.append(day)
        } else {
          spans.append((opens, closes, [day]))
        }
      }
    }
    return spans.map { opens, closes, days in
      let names = days.map { JSONText.quoted("https://schema.org/\($0.linkedName)") }
      return JSONText.object([
        ("@type", "\"OpeningHoursSpecification\""), ("dayOfWeek", JSONText.list(names)),
        ("opens", JSONText.quoted(opens)), ("closes", JSONText.quoted(closes)),
      ])
    }
  }
}

extension OpeningHours.Times {
  fileprivate static let wholeDay = (opens: "00:00", closes: "23:59")

  /// From opening to closing. A whole day ends a minute early: search engines take the same time
  /// twice for a day on which it is closed.
  fileprivate var ends: (opens: String, closes: String) {
    guard isAllDay else { return ("\(opens)", "\(closes)") }
    let last =
      closes.minute > 0
      ? TimeOfDay(hour: closes.hour, minute: closes.minute - 1)
      : TimeOfDay(hour: (closes.hour + 23) % 24, minute: 59)
    return ("\(opens)", "\(last)")
  }
}

extension Weekday {
  /// What schema.org calls it.
  fileprivate var linkedName: String {
    switch self {
    case .mon: "Monday"
    case .tue: "Tuesday"
    case .wed: "Wednesday"
    case .thu: "Thursday"
    case .fri: "Friday"
    case .sat: "Saturday"
    case .sun: "Sunday"
    }
  }
}
