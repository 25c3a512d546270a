internal import FoundationEssentials
internal import MenuCore

/// The answer of a server.
struct FeedAnswer {
  /// The status code.
  let status: Int
  /// All headers by name in lower case.
  let headers: [String: [String]]
  /// The body, decompressed.
  let body: [UInt8]

  /// The value of a header that occurs exactly once.
  func header(_ name: String) -> String? { headers[name]?.only }

  /// The entity tag for the next request of this menu.
  var version: MirrorState.Version { MirrorState.Version(etag: header("etag")) }

  /// True if a text occurs anywhere in the answer.
  func quotes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return body.firstRange(of: bytes) != nil
      || headers.values.joined().contains { $0.utf8.firstRange(of: bytes) != nil }
  }

  /// The reason why an answer with a status other than 200 or 304 has no menu.
  func refusal(at now: Date, hasKey: Bool) -> String {
    switch status {
    case 301...303, 307, 308:
      return "the feed redirects\(redirectTarget) (\(status)), which is not followed;"
        + " open the address in a browser, and pull the address that it shows then"
    case 401 where !hasKey:
      return "the feed asks for a key (401); give it with --key-file"
    case 403 where !hasKey:
      return "the feed refuses (403); if it wants a key, give it with --key-file"
    case 401, 403:
      return "the feed does not accept the key (\(status))" + clockAdvice(at: now)
    case 404, 410:
      return "there is nothing at this address (\(status))"
    default:
      let wait = retryTime.map { "; retry after: \($0)" } ?? ""
      return "the feed answers with status \(status)" + wait
    }
  }

  // A server may echo any part of the request, including the signature. Messages therefore quote
  // only the parts of a header that have a strict format.

  /// Where a redirect leads: ` to example.com`; empty if the header has another form.
  private var redirectTarget: String {
    guard let target = header("location"), !target.isEmpty else { return "" }
    if !target.hasPrefix("//"), !target.contains(":") { return " to another path of this server" }
    let match = target.firstMatch(of: #/^(https?:)?//([^/?#]*)/#.ignoresCase())
    return match.flatMap { FeedAddress.host(of: $0.2) }.map { " to \($0)" } ?? ""
  }

  /// The number of seconds to wait, or the time of the next attempt.
  private var retryTime: String? {
    guard let text = header("retry-after") else { return nil }
    let isNumber = text.wholeMatch(of: /[0-9]{1,9}/) != nil
    guard isNumber || HTTPDate.date(text) != nil else { return nil }
    return text
  }

  /// The media type of the body without parameters: `text/html`.
  var mediaType: Substring? {
    let form = #/([a-z0-9.+\-]{1,50}/[a-z0-9.+\-]{1,50}) *(;.*)?/#.ignoresCase()
    return header("content-type")?.wholeMatch(of: form)?.1
  }

  /// The two clocks, if they differ by more than the five minutes that servers usually allow.
  private func clockAdvice(at now: Date) -> String {
    guard let theirs = header("date").flatMap(HTTPDate.date),
      abs(theirs.timeIntervalSince(now)) > 300
    else { return "" }
    return ": this machine's clock says \(now.formatted(.iso8601)), the server's"
      + " \(theirs.formatted(.iso8601)); set the clock"
  }
}

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
