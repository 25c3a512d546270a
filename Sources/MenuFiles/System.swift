#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import MenuCore

/// What the system answers when it refuses, by its number.
struct SystemFault: Error, Hashable {
  let code: Int32

  /// What the last call that failed has left.
  static var last: SystemFault { SystemFault(code: errno) }

  static let again = SystemFault(code: EAGAIN)

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isThereAlready: Bool { code == EEXIST }
  var isNotPermitted: Bool { code == EACCES || code == EPERM }
  /// What is answered to whoever opens a socket as a file.
  var isSocket: Bool { code == ENXIO }
  /// Whether there will be something later.
  var isAgain: Bool { code == EAGAIN || code == EWOULDBLOCK }
  var isInterruption: Bool { code == EINTR }

  /// What the system says about it, in English only.
  var text: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

extension FileProblem {
  init(_ fault: SystemFault) {
    let kind: Kind =
      switch fault.code {
      case ENOENT, ENOTDIR: .noFolder
      case EAGAIN: .nothingYet
      case ENOSPC, EDQUOT: .diskFull
      case EROFS: .readOnlyDisk
      case ELOOP: .linksInCircles
      case ENAMETOOLONG: .nameTooLong
      case EMFILE, ENFILE: .tooManyOpenFiles
      case EISDIR: .isFolder
      default: .other
      }
    self.init(kind: kind, code: fault.code, text: fault.text)
  }
}

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
  /// All that changes when its content may have changed.
  let stamp: [Int]

  /// The disk and what it calls the file, whatever its names are.
  var identity: ArraySlice<Int> { stamp.prefix(2) }

  /// When its content changed last, in seconds since 1970.
  var lastChange: Int { stamp[4] }

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
    (owner, group) = (status.st_uid, status.st_gid)
    #if canImport(Darwin)
      let (content, inode) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, inode) = (status.st_mtim, status.st_ctim)
    #endif
    stamp = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(status.st_mode), size, content.tv_sec, content.tv_nsec, inode.tv_sec, inode.tv_nsec,
    ]
  }
}

extension FileStatus {
  private static func isEmpty(_ status: stat) -> Bool {
    var nothing = stat()
    return stat("/dev/null", &nothing) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == nothing.st_rdev
  }
}

/// A file that this program has opened, closed when the value goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  private init(_ path: LocalPath, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) {
    descriptor = path.withCString { open($0, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .last }
  }

  private init(descriptor: Int32) throws(SystemFault) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens what is there to read; a pipe that nobody writes to holds nobody up.
  static func reading(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Makes a file where there is nothing, not even a link.
  static func new(_ path: LocalPath, mode: UInt32) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(mode))
  }

  /// Makes a file that nobody else has, and adds six characters to the path until there is none yet.
  static func unique(_ path: inout LocalPath) throws(SystemFault) -> OpenFile {
    var name = path.bytes.map { CChar(bitPattern: $0) } + ".XXXXXX".utf8CString
    let file = try OpenFile(descriptor: mkstemp(&name))
    path = LocalPath(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
    return file
  }

  /// Opens a file to hold its lock, and makes it where there is none.
  static func lock(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    let file = try OpenFile(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o644)
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    return file
  }

  /// Writes all of the bytes, and waits until they have reached the disk.
  borrowing func write(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { System.write(descriptor, $0) }
      guard count > 0 || SystemFault.last.isInterruption else { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives it the mode of another, and the owner where this user may give files away.
  borrowing func takeRights(of other: FileStatus) throws(SystemFault) {
    _ = fchown(descriptor, other.owner, other.group)
    guard fchmod(descriptor, mode_t(other.mode & 0o777)) == 0 else { throw .last }
  }
}

/// The calls to the system that need no open file of our own.
enum System {
  /// Takes what comes next: how many bytes, 0 at the end, -1 for `SystemFault.last`.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  fileprivate static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Whether there is something to read within a time, for ever when it is negative.
  static func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) != 0
  }

  /// Lets a time pass.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Where a path leads when all of its links are followed.
  static func target(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let target = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(target) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: target, count: strlen(target)))
  }

  static func rename(_ path: LocalPath, to new: LocalPath) throws(SystemFault) {
    let result = path.withCString { path in
      new.withCString { new in
        #if canImport(Glibc)
          Glibc.rename(path, new)
        #elseif canImport(Musl)
          Musl.rename(path, new)
        #else
          Darwin.rename(path, new)
        #endif
      }
    }
    guard result == 0 else { throw .last }
  }

  static func makeFolder(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }

  /// Removes a name, if there is one.
  static func remove(_ path: LocalPath) { _ = path.withCString { unlink($0) } }

  /// Has a folder remember its names also when the power fails, where its file system can.
  static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The file of this program, nil where the system does not say.
  static var program: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    return length > 0 ? LocalPath(bytes: buffer.prefix(length)) : nil
  }
}
