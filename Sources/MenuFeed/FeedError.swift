public import MenuCore
internal import TerminalText

/// Why a menu was not pulled; the good one that lies here stays as it is.
///
/// Descriptions may quote a server, so they are not safe for a terminal yet.
public enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address cannot be used; says why.
  case badAddress(String)
  /// The file with the key cannot be used; says why.
  case badKey(path: String, reason: String)
  /// No menu came: no answer, a broken one, or one that says no.
  case unavailable(String)
  /// What came is no menu to show; the diagnostics say where, if it was read at all.
  case refused(String, [Diagnostic] = [])
  /// There is no record of any pull.
  case neverPulled(path: String)
  /// The menu that lies here cannot be read; says why.
  case notRead(path: String, reason: String)
  /// A file beside the menu, or the menu itself, cannot be written.
  case notWritten(path: String, reason: String)

  /// What the program's status says.
  public var exitStatus: Int32 { status.rawValue }

  private var status: ExitStatus {
    switch self {
    case .badAddress: .usage
    case .refused: .dataError
    case .badKey, .neverPulled, .notRead: .noInput
    case .unavailable: .unavailable
    case .notWritten: .ioError
    }
  }

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .badAddress(let reason): "the address cannot be used: \(reason)"
    case .badKey(let path, let reason): "\(path): \(reason)"
    case .unavailable(let reason), .refused(let reason, _): reason
    case .neverPulled(let path): "\(path): never pulled"
    case .notRead(let path, let reason), .notWritten(let path, let reason): "\(path): \(reason)"
    }
  }
}
