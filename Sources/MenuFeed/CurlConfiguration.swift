/// The options of curl, passed on its standard input, where other processes cannot read them.
struct CurlConfiguration: Hashable {
  /// Lines for `curl --config -`.
  private(set) var text = ""

  /// Enables an option.
  mutating func set(_ option: StaticString) {
    text += "\(option)\n"
  }

  /// Sets the value of an option.
  ///
  /// - Throws: if the value has anything but visible ASCII and spaces. A line feed would begin
  ///   another option or another header.
  mutating func set(_ option: StaticString, to value: String) throws(FeedError) {
    guard value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw FeedError(.unavailable, "the request would have a control character")
    }
    let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    text += "\(option) = \"\(quoted)\"\n"
  }
}
