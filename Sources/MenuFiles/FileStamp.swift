/// The status of a file as one `stat` call sees it. If two stamps differ, the content may differ.
///
/// Times are compared for equality only, so a clock that is set back or a file from the future does
/// no harm.
public struct FileStamp: Hashable, Sendable {
  /// Nil for a file whose status cannot be read.
  private let seen: FileStatus.Stamp?
  /// The error number if the status cannot be read, otherwise 0.
  private let failure: Int32

  /// Reads the stamp of a file; links are followed.
  public init(_ path: LocalPath) {
    do {
      seen = try FileStatus(of: path).stamp
      failure = 0
    } catch {
      seen = nil
      failure = error.code
    }
  }
}
