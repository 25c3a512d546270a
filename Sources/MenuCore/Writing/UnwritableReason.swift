#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why a file cannot be written.
public enum UnwritableReason: Hashable, Sendable {
  /// The user may not write to its folder, where the new file is made.
  case notPermitted
  /// The system says why, by number and in its own words.
  case failed(code: Int32, text: String)

  /// The reason that the system gives by number.
  public init(code: Int32) {
    switch code {
    case EACCES, EPERM: self = .notPermitted
    default: self = .failed(code: code, text: strerror(code).map { String(cString: $0) } ?? "")
    }
  }
}
