public import MenuCore
package import MenuFiles
internal import Subprocess

/// The reason why a menu was not pulled. The local menu is unchanged.
///
/// Descriptions may quote a server, so they must be made safe for a terminal.
public struct FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong. New versions may have new kinds: a `switch` over them has a `default`.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name: `bad-address`.
    public let rawValue: String

    /// Makes a kind with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address is invalid.
    public static let badAddress = Kind(rawValue: "bad-address")
    /// The key file cannot be used.
    public static let badKey = Kind(rawValue: "bad-key")
    /// No menu was received: no answer, an incomplete one, or a refusal.
    public static let unavailable = Kind(rawValue: "unavailable")
    /// The answer is not a menu that can be shown, with diagnostics if it was read.
    public static let refused = Kind(rawValue: "refused")
    /// The menu was never pulled.
    public static let neverPulled = Kind(rawValue: "never-pulled")
    /// The local menu cannot be read.
    public static let notRead = Kind(rawValue: "not-read")
    /// The menu, or a file beside it, cannot be written.
    public static let notWritten = Kind(rawValue: "not-written")
  }

  /// What went wrong.
  public let kind: Kind
  /// The file in question; nil for an address or an answer.
  public let path: String?
  /// The reason, as part of an English sentence.
  public let reason: String
  /// The faults of a refused menu; empty if it was not read.
  public let diagnostics: [Diagnostic]

  /// Makes an error of this kind.
  public init(_ kind: Kind, path: String? = nil, _ reason: String, diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.diagnostics = diagnostics
  }

  /// The error of a menu that was never pulled.
  package static func neverPulled(_ path: LocalPath) -> FeedError {
    FeedError(.neverPulled, path: path.description, "never pulled")
  }

  /// Converts any error of a pull.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as FeedError: error
      case let error as MenuFileError where error.kind == .unreadable:
        FeedError(.notRead, path: error.path, error.reason?.rawValue ?? "")
      case let error as MenuFileError where error.kind == .unwritable:
        FeedError(.notWritten, path: error.path, error.reason?.rawValue ?? "")
      case let error as SubprocessError where error.code == .executableNotFound:
        FeedError(.unavailable, "curl is missing: install it")
      default: FeedError(.unavailable, "curl failed: \(error)")
      }
  }

  /// One sentence for people.
  public var description: String {
    if let path { return "\(path): \(reason)" }
    guard kind == .badAddress else { return reason }
    return "the address cannot be used: \(reason)"
  }
}
