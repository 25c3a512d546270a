internal import MenuCore
internal import SystemCalls

/// The system's answer about a file that is not opened.
package struct FileStatus: Hashable {
  /// The kind of a file; `empty` is the device that is always so, which stands for an input that nobody
  /// gave.
  package enum Kind: Hashable, Sendable { case file, directory, pipe, socket, link, empty, device }

  package let kind: Kind
  package let size: Int
  /// The rights, without the kind.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The number of its names: a hard link is a second one.
  let names: Int
  let stamp: Stamp

  /// The device and the number of a file, whatever its names are.
  package var identity: [Int] { [stamp.device, stamp.inode] }

  /// All that changes when the content of a file may have changed.
  struct Stamp: Hashable {
    let device: Int
    let inode: Int
    let mode: UInt32
    let size: Int
    /// The times of the last change of the content and of anything about the file, as exactly as the
    /// file system keeps them.
    let times: [Int]
  }

  package init(of descriptor: Int32) throws(SystemFault) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Asks about a file, or where links are not followed about a link itself.
  package init(of path: LocalPath, followsLinks: Bool = true) throws(SystemFault) {
    var status = stat()
    let result = path.withCString { path in
      followsLinks ? stat(path, &status) : lstat(path, &status)
    }
    guard result == 0 else { throw .last }
    self.init(status)
  }

  /// True if this user may make it another one as far as its mode goes. To take its name only the folder
  /// is asked, so a colleague may where he could not write to the file itself; but a file that its owner
  /// or nobody may write to was locked on purpose. Nothing is for root.
  var mayBeEdited: Bool {
    let user = geteuid()
    return user == 0 || mode & (user == owner ? 0o200 : 0o222) != 0
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
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    stamp = Stamp(
      device: Int(truncatingIfNeeded: status.st_dev),
      inode: Int(truncatingIfNeeded: status.st_ino), mode: UInt32(status.st_mode), size: size,
      times: times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] })
  }

  private static func isEmpty(_ status: stat) -> Bool {
    var nothing = stat()
    return stat("/dev/null", &nothing) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == nothing.st_rdev
  }
}

/// The look of a file from outside, by one question to the system: two stamps that differ mean that the
/// file may have another content.
///
/// Times are only compared for being the same, so a clock that is set back, or a file from the
/// future, makes no difference.
public struct FileStamp: Hashable, Sendable {
  /// Nil for a file that cannot be seen.
  private let seen: FileStatus.Stamp?
  /// The system's number for the reason that there is nothing to see, 0 when there is.
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
