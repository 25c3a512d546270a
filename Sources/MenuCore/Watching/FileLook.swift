#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What a file looks like from outside, by one question to the system: two looks that differ mean
/// that the file may have another content.
///
/// Times are only compared for being the same, so a clock that is set back, or a file from the
/// future, makes no difference.
public struct FileLook: Hashable, Sendable {
  /// Device, inode, mode and size.
  private let facts: [Int]
  /// The times, as bytes, which is all that comparing needs.
  private let times: [UInt8]
  /// Why there is nothing to see, 0 when there is.
  private let failure: Int32

  /// Looks at a file; a link is followed.
  public init(_ path: LocalPath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      failure = errno
      facts = []
      times = []
      return
    }
    failure = 0
    #if canImport(Darwin)
      let (content, inode) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, inode) = (status.st_mtim, status.st_ctim)
    #endif
    facts = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(status.st_mode), Int(status.st_size),
    ]
    times = withUnsafeBytes(of: content, Array.init) + withUnsafeBytes(of: inode, Array.init)
  }
}
