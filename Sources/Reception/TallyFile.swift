package import MenuFiles
internal import SystemCalls

/// The file of a tally: whoever counts appends under a lock, whoever folds puts a shorter one in its place.
package struct TallyFile: Sendable {
  /// The reason why a tally cannot be used, with the system's number.
  package enum Failure: Error, Hashable, Sendable {
    case missing, notATally, busy
    case system(Int32)

    /// The failure behind any error of a file.
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

  /// The size beyond which nothing is added, in bytes.
  private static let limit = 256 << 20
  /// The attempts to take the lock, and the pause between two.
  private static let attempts = 200
  private static let pause = Duration.milliseconds(10)

  /// Appends a record under a lock on the file that the path names at this moment.
  ///
  /// A lock that is held longer than two seconds costs the visit, never a guest's exit.
  package func append(_ record: [UInt8]) throws(Failure) {
    do {
      for _ in 0..<Self.attempts {
        if try appendIfFree(record) { return }
        _ = Poll.wait(forInputFrom: -1, within: Self.pause)
      }
    } catch {
      throw Failure(error)
    }
    throw .busy
  }

  /// Appends a record, or returns false where another program holds the lock or has replaced the file.
  private func appendIfFree(_ record: [UInt8]) throws -> Bool {
    let file = try OpenFile.appending(path)
    guard try file.takeLock() else { return false }
    let status = try FileStatus(of: file.descriptor)
    guard isNamed(status) else { return false }
    guard status.kind == .file, status.size < Self.limit else { throw Failure.notATally }
    try file.add(record)
    return true
  }

  /// Checks that visits can be counted here, before one comes; a file that only its owner may read
  /// is taken for a tally.
  package func check() throws(Failure) {
    do {
      _ = try OpenFile.appending(path)
    } catch {
      throw Failure(error)
    }
    do {
      _ = try lines()
    } catch .system(EACCES) {}
  }

  /// The lines of the tally, folded or not, equal ones as their sum.
  package func lines() throws(Failure) -> [TallyLine] {
    do {
      let file = try OpenFile.readingItself(path)
      guard try FileStatus(of: file.descriptor).kind == .file,
        let lines = TallyLine.sums(of: try file.bytes(upTo: Self.limit))
      else { throw Failure.notATally }
      return lines
    } catch {
      throw Failure(error)
    }
  }

  /// Puts a merged tally in the place of this one; what was appended meanwhile is copied under the lock.
  ///
  /// Killed before the rename the old file is whole, killed after it all is done; there is nothing to
  /// remember between runs.
  package func replace(merging merge: ([TallyLine]) -> [TallyLine]) throws(Failure) {
    do {
      let lock = try OpenFile.lock(path.beside(suffix: "lock"), mode: 0o600)
      try replaceLocked(merging: merge)
      // Held until here.
      _ = consume lock
    } catch {
      throw Failure(error)
    }
  }

  private func replaceLocked(merging merge: ([TallyLine]) -> [TallyLine]) throws {
    let old = try OpenFile.updating(path)
    let status = try FileStatus(of: old.descriptor)
    guard status.kind == .file else { throw Failure.notATally }
    let before = try old.bytes(upTo: Self.limit)
    let sealed = (before.lastIndex(of: 0x0A) ?? -1) + 1
    guard let lines = TallyLine.sums(of: Array(before[..<sealed])) else { throw Failure.notATally }

    let temporary = path.beside(suffix: "new")
    System.remove(temporary)
    let new = try OpenFile.new(temporary, mode: 0o600)
    // There is none where it has taken the other's place.
    defer { System.remove(temporary) }
    try new.add(merge(lines).flatMap(\.bytes))

    try old.waitForLock()
    try new.add(try old.bytes(from: sealed, upTo: Self.limit))
    guard isNamed(status) else { throw Failure.busy }
    // With another owner or group guests could not add to it any more.
    guard try new.takeRights(of: status), FileAttributes(of: path).give(to: new.descriptor) else {
      throw Failure.system(EPERM)
    }
    try new.sync()
    try System.move(temporary, to: path)
    MenuFile.sync(folder: path.folder)
  }

  /// True if the path still names this file, which a fold may have replaced.
  private func isNamed(_ status: FileStatus) -> Bool {
    guard let named = try? FileStatus(of: path, followsLinks: false) else { return false }
    return named.identity == status.identity
  }
}
