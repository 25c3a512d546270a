internal import Glibc
internal import MenuCore

/// Keeps a menu for one mirror at a time, until it is released or its process ends.
///
/// The lock is on a file beside the menu, which stays: to remove it would let two mirrors in.
struct MirrorLock {
  private let descriptor: Int32

  init(for path: LocalPath) throws(FeedError) {
    let file = path.beside(suffix: "lock")
    let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = file.withCString { open($0, flags, 0o644) }
    guard descriptor >= 0 else {
      throw .notWritten(path: file.description, reason: String(errorNumber: errno))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw number == EWOULDBLOCK
        ? .unavailable("another giuseppe-feed is just pulling \(path)")
        : .notWritten(path: file.description, reason: String(errorNumber: number))
    }
  }

  /// Lets the next mirror in.
  func release() {
    close(descriptor)
  }
}
