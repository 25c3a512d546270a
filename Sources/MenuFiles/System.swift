#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import MenuCore
internal import TerminalText

/// What the system answers when it refuses, by its number.
struct SystemFault: Error, Hashable {
  let code: Int32

  /// What the last call that failed has left.
  static var last: SystemFault { SystemFault(code: errno) }

  static let again = SystemFault(code: EAGAIN)
  static let notAFile = SystemFault(code: EINVAL)

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

  /// Opens what is there to add to its end, unless it is a link; it is never made.
  static func appending(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
  }

  /// Opens a file to read that must be one, and no link.
  static func readingFile(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard try FileStatus(of: file.descriptor).kind == .file else { throw .notAFile }
    return file
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

  /// Writes all of the bytes.
  borrowing func write(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { System.write(descriptor, $0) }
      guard count > 0 || SystemFault.last.isInterruption else { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until what was written has reached the disk.
  borrowing func sync() throws(SystemFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Writes once, whatever becomes of it: how many bytes, -1 for `SystemFault.last`.
  borrowing func append(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { System.write(descriptor, $0) }
  }

  /// The bytes from some place on, at most so many.
  borrowing func bytes(from offset: Int, limit: Int) throws(SystemFault) -> [UInt8] {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { System.read(descriptor, into: $0) }
      if count == 0 { break }
      guard count > 0 || SystemFault.last.isInterruption else { throw .last }
      bytes += chunk.prefix(max(0, count))
    }
    return bytes
  }

  /// Gives it the mode of another, the owner where this user may give files away, and the group also
  /// where he is a member of it.
  borrowing func takeRights(of other: FileStatus) throws(SystemFault) {
    if fchown(descriptor, other.owner, other.group) != 0 {
      // A file that only its group may read is to be read by it afterwards.
      _ = fchown(descriptor, uid_t.max, other.group)
    }
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
    let deadline = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while true {
      // A signal ends the wait, but not the time that is given.
      let left = ((deadline - .now) / .milliseconds(1)).rounded(.up)
      let count = poll(&wanted, 1, milliseconds < 0 ? -1 : Int32(max(0, left)))
      if count >= 0 || !SystemFault.last.isInterruption { return count > 0 }
    }
  }

  /// Lets a time pass.
  static func pause(milliseconds: Int32) { _ = wait(for: -1, milliseconds: milliseconds) }

  /// Where a path leads when all of its links are followed.
  static func target(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let target = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(target) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: target, count: strlen(target)))
  }

  /// For whom this program runs.
  static var user: UInt32 { geteuid() }

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

  /// Gives a file a second name, unless there is something of that name.
  static func link(_ path: LocalPath, to new: LocalPath) throws(SystemFault) {
    let result = path.withCString { path in
      new.withCString { new in
        #if canImport(Glibc)
          Glibc.link(path, new)
        #elseif canImport(Musl)
          Musl.link(path, new)
        #else
          Darwin.link(path, new)
        #endif
      }
    }
    guard result == 0 else { throw .last }
  }

  /// The names in a folder.
  static func names(in folder: LocalPath) throws(SystemFault) -> [[UInt8]] {
    guard let list = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(list) }
    var names: [[UInt8]] = []
    while let entry = readdir(list) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) })
    }
    return names
  }

  /// Lets no file of this process grow beyond a size; to try is an error, and ends nothing.
  static func limitFileSize(to size: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }

  /// Makes a folder.
  static func makeFolder(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }

  /// Removes a name, if there is one: whether there was, and it is gone; else `SystemFault.last`.
  @discardableResult
  static func remove(_ path: LocalPath) -> Bool { path.withCString { unlink($0) } == 0 }

  /// Has a folder remember its names also when the power fails, where its file system can.
  static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// What clocks and calendars of this place show now; the days of the week from Sunday on.
  static var localTime: (year: Int, month: Int, day: Int, weekday: Int, hour: Int, minute: Int) {
    var now = time(nil)
    var fields = tm()
    localtime_r(&now, &fields)
    return (
      Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday), Int(fields.tm_wday),
      Int(fields.tm_hour), Int(fields.tm_min)
    )
  }

  /// The file of this program, nil where the system does not say.
  static var program: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    return length > 0 ? LocalPath(bytes: buffer.prefix(length)) : nil
  }
}
