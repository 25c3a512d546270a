internal import FoundationEssentials

/// The one form of a time that servers still write, as in `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The time that a header tells, nil for anything of another form; a leap second is the next one.
  static func date(_ text: String) -> Date? {
    let parts = text.split { " :,".contains($0) }
    guard text.utf8.count == 29, parts.count == 8, parts[7] == "GMT",
      let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3]), let hour = Int(parts[4]), let minute = Int(parts[5]),
      let second = Int(parts[6])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
  }
}
