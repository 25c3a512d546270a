package import MenuFiles
internal import SystemCalls

/// The file of a tally. Counting programs append to it under a lock; a fold replaces the file with a
/// shorter one.
package struct TallyFile: Sendable {
  /// The reason why a tally cannot be used, with the error number.
  package enum Failure: Error, Hashable, Sendable {
    case missing, notATally, busy
    case system(Int32)

    /// The failure for any error of a file.
    init(_ error: any Error) {
      switch error {
      case let failure as Failure: self = failure
      case let fault as SystemFault where fault.code == ENOENT: self = .missing
      case let fault as SystemFault where fault.isAgain: self = .busy
      case let fault as SystemFault: self = .system(fault.code)
      default: self = .system(EIO)
      }
    }
  }

  private let path: LocalPath

  package init(_ path: LocalPath) { self.path = path }

  /// The size in bytes from which nothing more is appended.
  private static let limit = 256 << 20
  /// The maximum number of attempts to take the lock, and the pause between them.
  private static let attempts = 200
  private static let pause = Duration.milliseconds(10)

  /// Appends a record under a lock on the file that is currently at the path.
  ///
  /// If the lock is held for more than two seconds, the visit is not counted; the guest never waits
  /// longer.
  package func append(_ record: [UInt8]) throws(Failure) {
    try append(record) { _ = Poll.wait(forInputFrom: -1, within: Self.pause) }
  }

  /// Appends a record, with a pause after each attempt to take the lock.
  func append(_ record: [UInt8], pause: () -> Void) throws(Failure) {
    do {
      for _ in 0..<Self.attempts {
        if try appendIfFree(record) { return }
        pause()
      }
    } catch {
      throw Failure(error)
    }
    throw .busy
  }

  /// Appends a record; returns false if another program holds the lock or has replaced the file.
  private func appendIfFree(_ record: [UInt8]) throws -> Bool {
    let file = try OpenFile.appending(path)
    guard try file.takeLock() else { return false }
    let status = try FileStatus(of: file.descriptor)
    guard isNamed(status) else { return false }
    guard status.kind == .file, status.size < Self.limit else { throw Failure.notATally }
    try file.add(record)
    return true
  }

  /// Checks in advance that visits can be counted here. A file that only its owner may read is assumed to
  /// be a tally.
  package func check() throws(Failure) {
    do {
      _ = try OpenFile.appending(path)
    } catch {
      throw Failure(error)
    }
    do {
      _ = try content()
    } catch .system(EACCES) {}
  }

  /// The content of the tally, folded or not.
  package func content() throws(Failure) -> Tally {
    do {
      let file = try OpenFile.readingItself(path)
      guard try FileStatus(of: file.descriptor).kind == .file,
        let tally = Tally(try file.bytes(upTo: Self.limit))
      else { throw Failure.notATally }
      return tally
    } catch {
      throw Failure(error)
    }
  }

  /// Replaces this tally with a merged one; lines that are appended in the meantime are copied under the
  /// lock.
  ///
  /// If the program is killed before the rename, the old file is intact; after it, the fold is
  /// complete. No state is kept between runs. Lines that cannot be read follow the merged ones.
  ///
  /// - Returns: the tally before.
  @discardableResult
  package func replace(merging merge: ([TallyLine]) -> [TallyLine]) throws(Failure) -> Tally {
    do {
      let lock = try OpenFile.lock(path.beside(suffix: "lock"), mode: 0o600)
      let tally = try replaceLocked(merging: merge)
      // The lock is held until here.
      _ = consume lock
      return tally
    } catch {
      throw Failure(error)
    }
  }

  private func replaceLocked(merging merge: ([TallyLine]) -> [TallyLine]) throws -> Tally {
    let old = try OpenFile.updating(path)
    let status = try FileStatus(of: old.descriptor)
    guard status.kind == .file else { throw Failure.notATally }
    let before = try old.bytes(upTo: Self.limit)
    let sealed = (before.lastIndex(of: 0x0A) ?? -1) + 1
    guard let tally = Tally(Array(before[..<sealed])) else { throw Failure.notATally }

    var new = try TemporaryFile(alone: path, mode: 0o600)
    try new.file.add(merge(tally.lines).flatMap(\.bytes))
    try new.file.add(tally.unread.flatMap { $0 + [0x0A] })

    try old.waitForLock()
    try new.file.add(try old.bytes(from: sealed, upTo: Self.limit))
    guard isNamed(status) else { throw Failure.busy }
    // With another owner or group, guests could no longer add to it.
    guard try new.file.takeRights(of: status) == .all,
      FileAttributes(of: path).give(to: new.file.descriptor)
    else {
      throw Failure.system(EPERM)
    }
    try new.file.sync()
    try new.takeName(of: path)
    MenuFile.sync(folder: path.folder)
    return tally
  }

  /// True if the path still names this file, which a fold may have replaced.
  private func isNamed(_ status: FileStatus) -> Bool {
    guard let named = try? FileStatus(of: path, followsLinks: false) else { return false }
    return named.identity == status.identity
  }
}
