internal import SystemCalls

/// The result of `stat` for a path.
package struct FileStatus: Hashable, Sendable {
  /// The kind of a file; `empty` is /dev/null, which means missing input.
  package enum Kind: Hashable, Sendable { case file, directory, pipe, socket, link, empty, device }

  package let kind: Kind
  package let size: Int
  /// The permission bits, without the kind.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The number of hard links.
  let names: Int
  package let identity: Identity
  let contentChange: Time
  /// The last change of the content, the mode, the owner or a name.
  let statusChange: Time

  /// The device and inode of a file, which are the same under all its names.
  package struct Identity: Hashable, Sendable {
    let device: Int
    let inode: Int
  }

  /// A time since 1970, with the resolution of the file system.
  struct Time: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  package init(of descriptor: Int32) throws(SystemFault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Reads the status of a file, or of a link itself if links are not followed.
  package init(of path: LocalPath, followsLinks: Bool = true) throws(SystemFault) {
    var status = stat()
    let result = path.withCString { path in
      if followsLinks { return stat(path, &status) }
      return lstat(path, &status)
    }
    guard result == 0 else { throw .last }
    self.init(status)
  }

  /// True if the user may replace it, according to its mode. Renaming needs only write permission for the
  /// folder, so a colleague could replace a file that they cannot write. But a file that only its owner, or
  /// nobody, may write was protected on purpose. Root may always replace it.
  var mayBeEdited: Bool {
    let user = geteuid()
    let writable: UInt32 = user == owner ? 0o200 : 0o222
    return user == 0 || mode & writable != 0
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFLNK: .link
      default: Self.isEmpty(status) ? .empty : .device
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    names = Int(status.st_nlink)
    identity = Identity(
      device: Int(truncatingIfNeeded: status.st_dev),
      inode: Int(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      contentChange = Time(status.st_mtimespec)
      statusChange = Time(status.st_ctimespec)
    #else
      contentChange = Time(status.st_mtim)
      statusChange = Time(status.st_ctim)
    #endif
  }

  private static func isEmpty(_ status: stat) -> Bool {
    var nothing = stat()
    return stat("/dev/null", &nothing) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == nothing.st_rdev
  }
}
