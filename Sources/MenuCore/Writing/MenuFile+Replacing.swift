#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension MenuFile {
  /// Writes a file anew in one step: whoever reads it sees the old bytes or the new ones.
  ///
  /// The bytes are written beside it, reach the disk, and take its name. A link stays a link: what
  /// it leads to is replaced. The mode stays, and the owner where this user may give files away.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: its new content.
  ///   - look: what the file looked like when its old content was read.
  /// - Returns: false, with nothing changed, when somebody else has changed the file since then.
  /// - Throws: `MenuFileError.unreadable` for a file that is gone, `MenuFileError.unwritable` with
  ///   the system's reason; then nothing is changed either.
  public static func replace(
    path: LocalPath, with bytes: [UInt8], ifStill look: FileLook
  ) throws(MenuFileError) -> Bool {
    var status = stat()
    guard let target = path.withCString({ realpath($0, nil) }) else { throw absence(path) }
    defer { free(target) }
    guard stat(target, &status) == 0 else { throw absence(path) }
    // Beside the file, since only there it can take its name in one step.
    var name = Array(UnsafeBufferPointer(start: target, count: strlen(target)))
    name += ".XXXXXX".utf8CString
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw failure(path) }
    var isKept = false
    defer {
      close(descriptor)
      if !isKept { unlink(name) }
    }
    // Who owns it may be nobody's choice; then the file becomes this user's, which it could read.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard write(bytes, to: descriptor), fchmod(descriptor, status.st_mode & 0o7777) == 0,
      fsync(descriptor) == 0
    else { throw failure(path) }
    guard FileLook(path) == look else { return false }
    guard rename(name, target) == 0 else { throw failure(path) }
    isKept = true
    return true
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  private static func absence(_ path: LocalPath) -> MenuFileError {
    .unreadable(path: path.description, reason: .init(code: errno))
  }

  private static func failure(_ path: LocalPath) -> MenuFileError {
    .unwritable(path: path.description, reason: .init(code: errno))
  }
}
