#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import MenuFiles
package import TerminalText

/// The file of a tally: whoever counts appends under a lock, whoever folds puts a shorter one in its place.
package struct TallyFile: Sendable {
  /// The reason why a tally cannot be used, with the system's number.
  package enum Failure: Error, Hashable, Sendable {
    case missing, notATally, busy
    case system(Int32)
  }

  private let path: LocalPath

  package init(_ path: LocalPath) { self.path = path }

  /// The size beyond which nothing is added, in bytes.
  private static let limit = 256 << 20

  /// Appends a record in one write, under a lock on the file that the path names at this moment.
  ///
  /// A lock that is held longer than two seconds costs the visit, never a guest's exit.
  package func append(_ record: [UInt8]) throws(Failure) {
    for _ in 0..<200 {
      let file = path.withCString {
        open($0, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      }
      guard file >= 0 else { throw Self.failure }
      defer { close(file) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        usleep(10_000)
        continue
      }
      // A fold may have put another file in its place.
      guard let own = status(of: file), let named = statusOfPath, own.st_ino == named.st_ino,
        own.st_dev == named.st_dev
      else { continue }
      guard own.st_mode & S_IFMT == S_IFREG, own.st_size < Self.limit else { throw .notATally }
      let count = record.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count == record.count else { throw count < 0 ? Self.failure : .system(ENOSPC) }
      return
    }
    throw .busy
  }

  /// Looks whether visits can be counted here, before one comes; a file that only its owner may read
  /// is taken for a tally.
  package func check() throws(Failure) {
    let file = path.withCString { open($0, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw Self.failure }
    close(file)
    do {
      _ = try lines()
    } catch .system(EACCES) {}
  }

  /// The lines of the tally, folded or not, equal ones as their sum.
  package func lines() throws(Failure) -> [TallyLine] {
    let file = path.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw Self.failure }
    defer { close(file) }
    guard let status = status(of: file), status.st_mode & S_IFMT == S_IFREG,
      let lines = TallyLine.sums(of: try Self.bytes(of: file, from: 0))
    else { throw .notATally }
    return lines
  }

  /// Puts a merged tally in the place of this one; what was appended meanwhile is copied under the lock.
  ///
  /// Killed before the rename the old file is whole, killed after it all is done; there is nothing to
  /// remember between runs.
  package func replace(merging merge: ([TallyLine]) -> [TallyLine]) throws(Failure) {
    let lock = path.beside(suffix: "lock").withCString {
      open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard lock >= 0 else { throw Self.failure }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw .busy }
    let old = path.withCString { open($0, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK) }
    guard old >= 0 else { throw Self.failure }
    defer { close(old) }
    guard let status = status(of: old), status.st_mode & S_IFMT == S_IFREG else { throw .notATally }
    let before = try Self.bytes(of: old, from: 0)
    let sealed = (before.lastIndex(of: 0x0A) ?? -1) + 1
    guard let lines = TallyLine.sums(of: Array(before[..<sealed])) else { throw .notATally }
    let temporary = path.beside(suffix: "new")
    temporary.withCString { _ = unlink($0) }
    let new = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard new >= 0 else { throw Self.failure }
    defer {
      close(new)
      // It is no more where it has taken the other's place.
      temporary.withCString { _ = unlink($0) }
    }
    // With another owner or group guests could not add to it any more.
    guard fchown(new, status.st_uid, status.st_gid) == 0 else { throw Self.failure }
    try Self.writeAll(merge(lines).flatMap(\.bytes), to: new)
    guard flock(old, LOCK_EX) == 0 else { throw Self.failure }
    try Self.writeAll(try Self.bytes(of: old, from: sealed), to: new)
    guard let named = statusOfPath, named.st_ino == status.st_ino, named.st_dev == status.st_dev
    else { throw .busy }
    guard fchmod(new, status.st_mode & 0o7777) == 0, FileAttributes(of: path).give(to: new),
      fsync(new) == 0,
      temporary.withCString({ from in path.withCString { rename(from, $0) } }) == 0
    else { throw Self.failure }
    MenuFile.sync(folder: path.folder)
  }

  private static var failure: Failure { errno == ENOENT ? .missing : .system(errno) }

  private func status(of file: Int32) -> stat? {
    var status = stat()
    return fstat(file, &status) == 0 ? status : nil
  }

  private var statusOfPath: stat? {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 ? status : nil
  }

  private static func bytes(of file: Int32, from offset: Int) throws(Failure) -> [UInt8] {
    guard lseek(file, off_t(offset), SEEK_SET) >= 0 else { throw failure }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { break }
      guard count > 0 || errno == EINTR else { throw failure }
      bytes += chunk.prefix(max(0, count))
    }
    return bytes
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw failure }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
