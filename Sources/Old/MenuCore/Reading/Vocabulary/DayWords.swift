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

  /// The same, of a text without mistakes; also of several between commas or joined by an *and*, in the
  /// order of a week.
  static func exactDays(in text: String) -> [Weekday] {
    let run = exactRun(in: text)
    guard run.isEmpty else { return run }
    let runs = separated(text).map(exactRun)
    guard runs.count > 1, runs.allSatisfy({ !$0.isEmpty }) else { return [] }
    let meant = Set(runs.joined())
    // `lun/ven` is the two days to some, and all from one to the other to most.
    guard !text.contains("/") || runs.count > 2 || areNeighbours(runs) else { return [] }
    return Weekday.allCases.filter(meant.contains)
  }

  /// What stands between commas and what else joins days; single days may stand side by side.
  static func separated(_ text: String) -> [String] {
    let words = text.reduce(into: "") { $0 += ",;&+/".contains($1) ? " , " : String($1) }
      .split(separator: " ")
    if words.count > 1, words.allSatisfy({ days[KeyWords.folded(String($0))]?.count == 1 }) {
      return words.map(String.init)
    }
    return words.split { $0 == "," || joining.contains(KeyWords.folded(String($0))) }
      .map { $0.joined(separator: " ") }
  }

  private static func areNeighbours(_ runs: [[Weekday]]) -> Bool {
    runs.count == 2 && runs[0].last.map { $0.week.dropFirst().first == runs[1].first } ?? false
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

  private static let joining = ValueWords.folded(ValueWords.all.map(\.andDay))
  private static let between = Set(PriceWords.all.flatMap(\.to).map { KeyWords.folded($0) })
    .union(ValueWords.folded(ValueWords.all.map(\.toDay)))
    .union([KeyWords.folded("-"), UTF8Text("-")])
  private static let before = Set(
    PriceWords.all.flatMap { $0.from + $0.between }.map { KeyWords.folded($0) }
  ).union(ValueWords.folded(ValueWords.all.map(\.fromDay)))
}
