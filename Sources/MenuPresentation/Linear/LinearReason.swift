/// Why a menu answers line by line.
public enum LinearReason: Hashable, Sendable {
  /// The option `--linear`.
  case option
  /// The variable `ACCESSIBLE`.
  case accessible
  /// The type of the terminal, `TERM`.
  case dumbTerminal
}

extension LinearMenu {
  /// What is said once before everything else: that the menu answers line by line, and what switched
  /// that on, which whoever did not mean it can switch off.
  ///
  /// - Parameter reason: what switched it on, nil where that is nothing for guests.
  /// - Returns: safe text, which ends with a line feed.
  public func opening(because reason: LinearReason?) -> String {
    let line = text.safe(presenter.words.lineByLine(reason))
    return (columns.map { text.wrapped(line, to: $0) } ?? [line]).map { $0 + "\n" }.joined()
  }
}
