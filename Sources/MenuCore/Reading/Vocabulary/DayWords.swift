/// What people write for days, for suggestions only.
enum DayWords {
  /// Whether a key is a day by its name, in whatever language.
  static func isDay(_ text: String) -> Bool {
    text.utf8.count >= 3 && days[KeyWords.folded(text)] != nil
  }

  /// The days that a text means: a day by its name, several from one to another, or a name that is
  /// nearly right; none where nobody can tell.
  static func days(in text: String) -> [Weekday] {
    guard text.utf8.count <= 64 else { return [] }
    let exact = exactDays(in: text)
    guard exact.isEmpty else { return exact }
    let near = EditDistance.nearest(to: text, among: names)
    return near.flatMap { days[KeyWords.folded($0)] } ?? []
  }

  /// The same, of a text without mistakes; also of several between commas, in the order of a week.
  static func exactDays(in text: String) -> [Weekday] {
    let texts = text.split(separator: ",")
    guard texts.count > 1 else { return exactRun(in: text) }
    let runs = texts.map { exactRun(in: String($0)) }
    guard runs.allSatisfy({ !$0.isEmpty }) else { return [] }
    let meant = Set(runs.joined())
    return Weekday.allCases.filter(meant.contains)
  }

  private static func exactRun(in text: String) -> [Weekday] {
    if let known = days[KeyWords.folded(text)] { return known }
    let spaced = text.reduce(into: "") { $0 += "-–—".contains($1) ? " - " : String($1) }
    let parts = spaced.split(separator: " ").map { KeyWords.folded(String($0)) }
    let inner = parts.count == 4 && before.contains(parts[0]) ? Array(parts.dropFirst()) : parts
    guard inner.count == 3, between.contains(inner[1]),
      let first = days[inner[0]], let last = days[inner[2]], first.count == 1, last.count == 1
    else { return [] }
    let week = first[0].week
    return Array(week[...(week.firstIndex(of: last[0]) ?? 0)])
  }

  private static let names = ValueWords.words(
    Weekday.allCases.map(\.rawValue) + ValueWords.all.flatMap { $0.days.map(\.1) })

  private static let days: [UTF8Text: [Weekday]] = {
    var days: [UTF8Text: [Weekday]] = [:]
    for words in ValueWords.all {
      for (day, names) in words.days {
        for name in ValueWords.folded([names]) { days[name] = [day] }
      }
      for name in ValueWords.folded([words.everyDay]) { days[name] = Weekday.allCases }
    }
    for day in Weekday.allCases { days[KeyWords.folded(day.rawValue)] = [day] }
    return days
  }()

  private static let between = Set(PriceWords.all.flatMap(\.to).map { KeyWords.folded($0) })
    .union(ValueWords.folded(ValueWords.all.map(\.toDay)))
    .union([KeyWords.folded("-"), UTF8Text("-")])
  private static let before = Set(
    PriceWords.all.flatMap { $0.from + $0.between }.map { KeyWords.folded($0) }
  ).union(ValueWords.folded(ValueWords.all.map(\.fromDay)))
}
