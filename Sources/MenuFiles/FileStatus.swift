#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import MenuCore
public import TerminalText

/// What the system says of a file without opening it.
struct FileStatus: Hashable {
  /// `empty` is the device that is always so, which stands for an input that nobody gave.
  enum Kind: Hashable { case file, directory, pipe, socket, link, empty, device }

  let kind: Kind
  let size: Int
  /// Who may do what with it, without its kind.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The number of its names: a hard link is a second one.
  let names: Int
  let stamp: Stamp
  /// Which file it is, whatever its names are.
  var identity: Identity { stamp.identity }
  /// When its content changed last, in seconds since 1970.
  var lastChange: Int { stamp.content.seconds }

  /// All that changes when the content of a file may have changed.
  struct Stamp: Hashable {
    let identity: Identity
    /// With its kind.
    let mode: UInt32
    let size: Int
    /// When its content changed last, and when anything about it did.
    let content: Time
    let inode: Time
  }

  /// A file on its device.
  struct Identity: Hashable {
    let device: Int
    let inode: Int
  }

  /// A time since 1970, as exactly as the file system keeps it.
  struct Time: Hashable {
    let seconds: Int
    let nanoseconds: Int

    fileprivate init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  }

  init(of descriptor: Int32) throws(SystemFault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks about a file, or where links are not followed about a link itself.
  init(of path: LocalPath, followsLinks: Bool = true) throws(SystemFault) {
    var status = stat()
    let result = path.withCString { path in
      followsLinks ? stat(path, &status) : lstat(path, &status)
    }
    guard result == 0 else { throw .last }
    self.init(status)
  }

  /// Whether a user may make it another one as far as its mode goes. To take its name only the folder is
  /// asked, so a colleague may where he could not write to the file itself; but a file that its owner or
  /// nobody may write to was locked on purpose. Nothing is for root.
  func mayBeEdited(by user: UInt32) -> Bool {
    Self.mayBeEdited(mode: mode, owner: owner, by: user)
  }

  static func mayBeEdited(mode: UInt32, owner: UInt32, by user: UInt32) -> Bool {
    user == 0 || mode & (user == owner ? 0o200 : 0o222) != 0
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
    (owner, group, names) = (status.st_uid, status.st_gid, Int(status.st_nlink))
    #if canImport(Darwin)
      let (content, inode) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, inode) = (status.st_mtim, status.st_ctim)
    #endif
    stamp = Stamp(
      identity: Identity(
        device: Int(truncatingIfNeeded: status.st_dev),
        inode: Int(truncatingIfNeeded: status.st_ino)),
      mode: UInt32(status.st_mode), size: size, content: Time(content), inode: Time(inode))
  }
}

extension FileStatus {
  private static func isEmpty(_ status: stat) -> Bool {
    var nothing = stat()
    return stat("/dev/null", &nothing) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == nothing.st_rdev
  }
}

/// What a file looks like from outside, by one question to the system: two stamps that differ mean
/// that the file may have another content.
///
/// Times are only compared for being the same, so a clock that is set back, or a file from the
/// future, makes no difference.
public struct FileStamp: Hashable, Sendable {
  /// Nil for a file that cannot be seen.
  private let seen: FileStatus.Stamp?
  /// Why there is nothing to see, 0 when there is.
  private let failure: Int32

  /// Looks at a file; a link is followed.
  public init(_ path: LocalPath) {
    do {
      (seen, failure) = (try FileStatus(of: path).stamp, 0)
    } catch {
      (seen, failure) = (nil, error.code)
    }
  }
}
