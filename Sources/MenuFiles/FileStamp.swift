public import MenuCore

/// What a file looks like from outside, by one question to the system: two stamps that differ mean
/// that the file may have another content.
///
/// Times are only compared for being the same, so a clock that is set back, or a file from the
/// future, makes no difference.
public struct FileStamp: Hashable, Sendable {
  /// Device, inode, mode, size and times; empty for a file that cannot be seen.
  private let facts: [Int]
  /// Why there is nothing to see, 0 when there is.
  private let failure: Int32

  /// Looks at a file; a link is followed.
  public init(_ path: LocalPath) {
    do {
      (facts, failure) = (try FileStatus(of: path).stamp, 0)
    } catch {
      (facts, failure) = ([], error.code)
    }
  }
}
