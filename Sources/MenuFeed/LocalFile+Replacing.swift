internal import Glibc
internal import MenuCore

extension LocalFile {
  /// Puts bytes in the place of a file, whole or not at all, also when the power fails.
  ///
  /// They are written beside it and renamed. Mode and owner stay; a link is not followed and
  /// nothing but a file is replaced. Callers see to it that no two do this at once.
  static func replace(_ path: LocalPath, with bytes: [UInt8]) throws(FeedError) {
    var old = stat()
    let name = path.description
    let isNew = path.withCString { lstat($0, &old) } != 0
    guard isNew || old.st_mode & S_IFMT == S_IFREG else {
      throw .notWritten(path: name, reason: "this is no file; name the file itself")
    }
    let temporary = path.beside(suffix: "new")
    // What a mirror left that was killed; a link that somebody planted goes as well.
    remove(temporary)
    do {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = temporary.withCString { open($0, flags, isNew ? 0o644 : 0o600) }
      try check(descriptor, name)
      defer { close(descriptor) }
      try write(bytes, to: descriptor, name)
      if !isNew {
        // The owner can only be kept by root; a mode without its owner would lock a reader out.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        try check(fchmod(descriptor, old.st_mode & 0o777), name)
      }
      try check(fsync(descriptor), name)
      let result = temporary.withCString { temporary in
        path.withCString { rename(temporary, $0) }
      }
      try check(result, name)
    } catch {
      remove(temporary)
      throw error
    }
    // The file is in its place; not every file system can make sure of a folder.
    let folder = path.folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  private static func remove(_ path: LocalPath) {
    _ = path.withCString { unlink($0) }
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(FeedError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      try check(count < 0 ? -1 : 0, path)
      rest = rest.dropFirst(count)
    }
  }

  private static func check(_ result: Int32, _ path: String) throws(FeedError) {
    if result < 0 { throw .notWritten(path: path, reason: String(errorNumber: errno)) }
  }
}
