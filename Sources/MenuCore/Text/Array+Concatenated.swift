extension [String] {
  /// The texts in turn, with a separator between them; O(length of all).
  ///
  /// Says the same as `joined(separator:)` of the standard library, which is one for all collections:
  /// its first use asks the runtime for the type of a collection's indices, and so for all conformances
  /// of the program, which was measured as a thirtieth of a start. Whatever a start passes says this.
  package func concatenated(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
