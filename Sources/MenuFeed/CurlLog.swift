/// The lines that curl wrote in addition to the body: the headers of each answer, and its error message.
struct CurlLog {
  /// The status of the last answer; 0 if there was none.
  private(set) var status = 0
  /// The headers of the last answer, by lower-case name, without trailers.
  private(set) var headers: [String: [String]] = [:]
  /// True if the last header section is complete. curl reports an incomplete one as an empty
  /// answer.
  private(set) var isWhole = false
  /// The reason why the request failed, in the words of curl.
  private(set) var complaint: String?

  init(_ bytes: [UInt8]) {
    // The text after the last line feed is not a complete line.
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let line = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if line.hasPrefix("HTTP/") {
        // Each answer has its own header section, such as 103 Early Hints before the final one.
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = [:]
        isWhole = false
      } else if line.isEmpty {
        isWhole = true
      } else if line.hasPrefix("curl: (") {
        complaint = line.split(separator: ") ", maxSplits: 1).last.map(String.init)
      } else if !isWhole, let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        headers[line[..<colon].lowercased(), default: []].append(String(value))
      }
    }
  }
}
