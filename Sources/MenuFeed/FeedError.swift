public import MenuCore
internal import Subprocess

/// The reason why a menu was not pulled; the good one that lies here stays as it is.
///
/// Descriptions may quote a server, so they are not safe for a terminal yet.
public enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address cannot be used; says why.
  case badAddress(String)
  /// The file with the key cannot be used; says why.
  case badKey(path: String, reason: String)
  /// No menu came: no answer, a broken one, or one that says no.
  case unavailable(String)
  /// No menu to show came; the diagnostics say where, if it was read at all.
  case refused(String, [Diagnostic] = [])
  /// There is no record of any pull.
  case neverPulled(path: String)
  /// The menu that lies here cannot be read; says why.
  case notRead(path: String, reason: String)
  /// A file beside the menu, or the menu itself, cannot be written.
  case notWritten(path: String, reason: String)

  /// Any error of a pull as one of these.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as FeedError: error
      case MenuFileError.unreadable(let path, let reason):
        .notRead(path: path, reason: reason.rawValue)
      case MenuFileError.unwritable(let path, let reason):
        .notWritten(path: path, reason: reason.rawValue)
      case let error as SubprocessError where error.code == .executableNotFound:
        .unavailable("curl is missing: install it")
      default: .unavailable("curl failed: \(error)")
      }
  }

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .badAddress(let reason): "the address cannot be used: \(reason)"
    case .unavailable(let reason), .refused(let reason, _): reason
    case .neverPulled(let path): "\(path): never pulled"
    case .badKey(let path, let reason), .notRead(let path, let reason),
      .notWritten(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
