internal import FoundationEssentials
internal import MenuCore

/// The only date format that servers still write: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The time in a header; nil for any other format.
  static func date(_ text: String) -> Date? {
    let parts = text.split { " :,".contains($0) }
    guard text.utf8.count == 29, parts.count == 8, parts[7] == "GMT",
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let day = "\(parts[3])-\((month + 1).twoDigits)-\(parts[1])"
    return try? Date("\(day)T\(parts[4]):\(parts[5]):\(parts[6])Z", strategy: .iso8601)
  }
}
