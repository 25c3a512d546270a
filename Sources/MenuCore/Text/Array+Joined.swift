extension [String] {
  /// The texts in turn, with a separator between them; O(length of all).
  ///
  /// Stands before the one of the standard library, which is one for all collections: its first use
  /// has the runtime look for their kinds of indices among all types of the program, which is a
  /// thirtieth of a start.
  package func joined(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
