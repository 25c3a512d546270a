public import MenuCore
internal import Subprocess

/// The reason why a menu was not pulled. The local menu is unchanged.
///
/// Descriptions may quote a server, so they must be made safe for a terminal. New versions may have new
/// cases: a `switch` over them has a `default`.
public enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address is invalid, for this reason.
  case badAddress(String)
  /// The key file cannot be used, for this reason.
  case badKey(path: String, reason: String)
  /// No menu was received: no answer, an incomplete one, or a refusal.
  case unavailable(String)
  /// The answer is not a menu that can be shown, with diagnostics if it was read.
  case refused(String, [Diagnostic] = [])
  /// The menu was never pulled.
  case neverPulled(path: String)
  /// The local menu cannot be read, for this reason.
  case notRead(path: String, reason: String)
  /// The menu, or a file beside it, cannot be written.
  case notWritten(path: String, reason: String)

  /// Converts any error of a pull.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as FeedError: error
      case let error as MenuFileError where error.kind == .unreadable:
        .notRead(path: error.path, reason: error.reason?.rawValue ?? "")
      case let error as MenuFileError where error.kind == .unwritable:
        .notWritten(path: error.path, reason: error.reason?.rawValue ?? "")
      case let error as SubprocessError where error.code == .executableNotFound:
        .unavailable("curl is missing: install it")
      default: .unavailable("curl failed: \(error)")
      }
  }

  /// One sentence for people.
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
