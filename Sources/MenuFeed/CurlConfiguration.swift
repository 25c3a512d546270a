/// The options of a curl, told on its standard input, where no other process can read them.
struct CurlConfiguration: Hashable {
  /// Lines for `curl --config -`.
  private(set) var text = ""

  /// Turns an option on.
  mutating func set(_ option: StaticString) {
    text += "\(option)\n"
  }

  /// Gives an option its value.
  ///
  /// - Throws: when the value is not visible ASCII and blanks: a line feed in it would begin another
  ///   option or another header.
  mutating func set(_ option: StaticString, to value: String) throws(FeedError) {
    guard value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw .unavailable("the request would hold a control character")
    }
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    text += "\(option) = \"\(quoted)\"\n"
  }
}

/// The lines that a curl wrote beside the body: the headers of each answer, and its complaint.
struct CurlLog {
  /// The status of the last answer, 0 when there was none.
  private(set) var status = 0
  /// The headers of the last answer by name in lower case, without what follows its body.
  private(set) var headers: [String: [String]] = [:]
  /// True if the last head came to its end; curl takes one that breaks off for an empty answer.
  private(set) var isWhole = false
  /// The reason why the request failed, in curl's words.
  private(set) var complaint: String?

  init(_ bytes: [UInt8]) {
    // What follows the last line feed is no line.
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let line = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if line.hasPrefix("HTTP/") {
        // A head of its own for each answer, such as 103 Early Hints before the real one.
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
