/// The status of a file as one `stat` call sees it. If two stamps differ, the content may differ.
///
/// Times are compared for equality only, so a clock that is set back or a file from the future does
/// no harm.
public struct FileStamp: Hashable, Sendable {
  private let status: Result<FileStatus, SystemFault>

  /// Reads the stamp of a file; links are followed.
  public init(_ path: LocalPath) {
    status = Result { () throws(SystemFault) in try FileStatus(of: path) }
  }
}
