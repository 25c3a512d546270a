internal import MenuCore

extension FeedError {
  /// Does what writes a file; why that fails is told as a pull's, also where the file that would be
  /// replaced cannot be read.
  @discardableResult
  static func whileWriting<Result: ~Copyable>(
    _ work: () throws(MenuFileError) -> Result
  ) throws(FeedError) -> Result {
    do {
      return try work()
    } catch {
      switch error {
      case .unreadable(let path, _): throw .notRead(path: path, reason: error.reason)
      case .unwritable(let path, _): throw .notWritten(path: path, reason: error.reason)
      case .refused: throw .notWritten(path: "", reason: error.reason)
      }
    }
  }
}

extension MenuFileError {
  /// The reason why a file cannot be used, for who keeps a mirror.
  var reason: String {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason): reason.rawValue
    case .refused: "it cannot be used"
    }
  }
}
