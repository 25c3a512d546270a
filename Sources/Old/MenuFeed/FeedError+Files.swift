internal import OldMenuCore

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
  /// Why a file cannot be used, for who keeps a mirror.
  var reason: String {
    switch self {
    case .unreadable(_, .missing): "No such file or directory"
    case .unreadable(_, .notPermitted): "Permission denied"
    case .unwritable(_, .notPermitted): "\(UnwritableReason.notPermitted)"
    case .unwritable(_, .failed(let problem)) where problem.kind == .noFolder:
      "\(UnwritableReason.failed(problem))"
    case .unreadable(_, .notAFile): "this is no file"
    case .unwritable(_, .notAFile): "this is no file; name the file itself"
    case .unwritable(_, .readOnly): "it is only for reading"
    case .unwritable(_, .keepsChanging): "somebody else changes it all the time"
    case .unreadable(_, .failed(let problem)), .unwritable(_, .failed(let problem)): problem.text
    case .refused(let diagnostics):
      if case .syntax(.tooLarge(let limit)) = diagnostics.last?.rule {
        "more than \(limit) bytes"
      } else {
        "it cannot be used"
      }
    }
  }
}
