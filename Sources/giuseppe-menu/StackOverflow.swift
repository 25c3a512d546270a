internal import Console

#if DEBUG
  /// A crash on purpose, so that a test can check that the terminal is restored even if the stack is full. Every
  /// other crash is a signal that a test can send.
  ///
  /// Exists in debug builds only: with `GIUSEPPE_MENU_FAULT` set, F12 crashes.
  enum StackOverflow {
    static let isRequested = getenv("GIUSEPPE_MENU_FAULT") != nil

    /// Calls itself, but not as a tail call, so that each level takes space on the stack.
    static func descend(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + descend(depth &+ 1) }
  }
#endif
