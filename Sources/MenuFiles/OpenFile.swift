internal import SystemCalls

/// An open file, closed when the value is released.
package struct OpenFile: ~Copyable {
  package let descriptor: Int32

  private init(_ path: LocalPath, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) {
    descriptor = path.withCString { open($0, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .last }
  }

  /// Unlocks first, because a child process that is just being started keeps the descriptor open a
  /// moment longer.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Opens a path for reading, without waiting for the writer of a pipe.
  static func reading(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Opens a file to append to it; refuses a link.
  package static func appending(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK)
  }

  /// Opens a file to read it, and checks that this user may write to it; refuses a link.
  package static func updating(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
  }

  /// Opens a file to read it; refuses a link.
  package static func readingItself(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  }

  /// Creates a file where nothing exists, not even a link.
  package static func new(_ path: LocalPath, mode: UInt32) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(mode))
  }

  /// Opens a file for locking, and creates it if needed. Throws `again` if another program holds the lock.
  ///
  /// The lock is held until the value is released or the process ends. The file is never removed: otherwise
  /// two programs could hold the lock at once.
  package static func lock(
    _ path: LocalPath, mode: UInt32 = 0o644
  ) throws(SystemFault) -> OpenFile {
    let file = try OpenFile(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: mode_t(mode))
    guard try file.takeLock() else { throw .again }
    return file
  }

  /// Takes the lock of the file without waiting; false if another program holds it. The lock is released
  /// with the value.
  package borrowing func takeLock() throws(SystemFault) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard SystemFault.last.isAgain else { throw .last }
    return false
  }

  /// Waits for the lock of the file, and takes it.
  package borrowing func waitForLock() throws(SystemFault) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard SystemFault.last.isInterruption else { throw .last }
    }
  }

  /// Reads from an offset to the end of the file; stops shortly after `limit` bytes.
  package borrowing func bytes(
    from offset: Int = 0, upTo limit: Int
  ) throws(SystemFault) -> [UInt8] {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    return try ByteSource(descriptor: descriptor, isFile: true).bytes(upTo: limit, expected: 0)
  }

  /// Writes all of the bytes.
  package borrowing func add(_ bytes: [UInt8]) throws(SystemFault) {
    if let code = DescriptorOutput.write(bytes, to: descriptor) { throw SystemFault(code: code) }
  }

  /// Flushes everything that was written to the disk.
  package borrowing func sync() throws(SystemFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// The rights that a file has taken over from another file.
  package enum Rights {
    /// Its mode and owner; for a file that its group edits, its mode and group.
    case all
    /// Its mode, but not its owner.
    case withoutOwner
    /// Neither its group nor its mode, because the mode would apply to another group.
    case withoutGroup
  }

  /// Sets the mode, the owner and the group of another file. Only sets the group if this user may
  /// not change owners.
  package borrowing func takeRights(of other: FileStatus) throws(SystemFault) -> Rights {
    let keepsOwner = fchown(descriptor, other.owner, other.group) == 0
    let keepsGroup = keepsOwner || fchown(descriptor, uid_t.max, other.group) == 0
    // A file that only its group can read must stay readable for it, and for no other.
    let isForGroup = other.mode >> 3 & 0o7 != other.mode & 0o7
    guard keepsGroup || !isForGroup else { return .withoutGroup }
    guard fchmod(descriptor, mode_t(other.mode & 0o777)) == 0 else { throw .last }
    // An edited file keeps its owner too, unless its group may edit it.
    let isKept = keepsOwner || keepsGroup && other.mode & 0o060 == 0o060
    guard isKept else { return .withoutOwner }
    return .all
  }
}
