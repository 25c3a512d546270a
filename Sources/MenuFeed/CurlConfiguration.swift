/// What a curl is told on its standard input, where no other process can read it.
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
