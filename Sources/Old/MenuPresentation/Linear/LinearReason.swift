internal import OldMenuCore

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
  /// What is said before everything else: that the menu answers line by line, and what switched that
  /// on, which whoever did not mean it can switch off.
  var opening: SafeText {
    guard let reason else { return "" }
    let line = text.safe(session.words.lineByLine(reason))
    return (columns.map { text.wrapped(line, to: $0) } ?? [line]).map { $0 + "\n" }.joined()
  }
}
