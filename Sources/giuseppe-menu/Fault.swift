#if DEBUG
  internal import Console
  internal import MenuPresentation

  /// A way to crash on purpose, so that a test can see the terminal being put back.
  ///
  /// Exists in debug builds only: `GIUSEPPE_MENU_FAULT=index` (or another of these) crashes at F12.
  enum Fault: String {
    case index, overflow, abort, stack

    static var requested: Fault? {
      getenv("GIUSEPPE_MENU_FAULT").flatMap { Fault(rawValue: String(cString: $0)) }
    }

    func happen(on key: Key) {
      guard key == .function(12) else { return }
      let count = Int(getpid())
      switch self {
      case .index: _ = [Int]()[count]
      case .overflow: _ = Int.max - 1 + count
      case .abort: raise(SIGABRT)
      case .stack: _ = descend(count)
      }
    }

    /// Not a tail call, so that each level takes its place on the stack.
    private func descend(_ depth: Int) -> Int {
      depth == 0 ? 0 : 1 + descend(depth &+ 1)
    }
  }
#endif
