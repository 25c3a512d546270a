#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
public import MenuCore
package import TerminalText

/// A refusal of the system, by its number.
struct SystemFault: Error, Hashable {
  let code: Int32

  /// The refusal of the last call that failed.
  static var last: SystemFault { SystemFault(code: errno) }

  static let again = SystemFault(code: EAGAIN)
  /// No answer of the system: the attributes of a file cannot be kept.
  static let attributesLost = SystemFault(code: -1)

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isThereAlready: Bool { code == EEXIST }
  /// True if there will be something later.
  var isAgain: Bool { code == EAGAIN || code == EWOULDBLOCK }
  var isInterruption: Bool { code == EINTR }

  /// The system's own words: `No space left on device`.
  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// A file that this program has opened, closed when the value goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  private init(_ path: LocalPath, _ flags: Int32, mode: mode_t = 0) throws(SystemFault) {
    descriptor = path.withCString { open($0, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .last }
  }

  /// Unlocks it first: a child that another thread is starting has the descriptor a moment longer.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Opens a path to read; a pipe that nobody writes to holds nobody up.
  static func reading(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Makes a file where there is nothing, not even a link.
  static func new(_ path: LocalPath, mode: UInt32) throws(SystemFault) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(mode))
  }

  /// Opens a file to hold its lock, and makes it where there is none.
  static func lock(_ path: LocalPath) throws(SystemFault) -> OpenFile {
    let file = try OpenFile(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o644)
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    return file
  }

  /// Writes all of the bytes.
  borrowing func add(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || SystemFault.last.isInterruption else { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until all that was written has reached the disk.
  borrowing func sync() throws(SystemFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives it the mode, the owner and the group of another; the group alone, and false, where this user
  /// may not give files away or is no member of it.
  borrowing func takeRights(of other: FileStatus) throws(SystemFault) -> Bool {
    let keepsOwner = fchown(descriptor, other.owner, other.group) == 0
    // A file that only its group may read is to be read by it afterwards.
    if !keepsOwner { _ = fchown(descriptor, uid_t.max, other.group) }
    guard fchmod(descriptor, mode_t(other.mode & 0o777)) == 0 else { throw .last }
    return keepsOwner
  }
}

/// The calls to the system that need no open file of our own.
enum System {
  /// Takes the next bytes: their number, 0 at the end, -1 for `SystemFault.last`.
  static func bytes(of descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Waits for something to read, for ever when the time is negative; true if there is something.
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

  /// The path behind all links of a path.
  static func target(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let target = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(target) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: target, count: strlen(target)))
  }

  /// Gives a file another name, which is taken from whatever had it.
  static func move(_ path: LocalPath, to new: LocalPath) throws(SystemFault) {
    guard path.withCString({ path in new.withCString { rename(path, $0) } }) == 0 else {
      throw .last
    }
  }

  /// Makes a folder.
  static func makeFolder(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }

  /// Removes a name; false with `SystemFault.last` where that is not possible.
  @discardableResult
  static func remove(_ path: LocalPath) -> Bool { path.withCString { unlink($0) } == 0 }
}

extension MenuFile {
  /// Has a folder remember its names also when the power fails, where its file system can.
  package static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The file of this program, nil where the system does not say.
  package static var ofProgram: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    return length > 0 ? LocalPath(bytes: buffer.prefix(length)) : nil
  }
}

extension MenuFileError.Reason {
  /// The reason behind a refusal of the system, in its own words where there are none of ours.
  init(_ fault: SystemFault) {
    self =
      switch fault.code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR, ENXIO: .notAFile
      case EAGAIN: .nothingYet
      case SystemFault.attributesLost.code: .attributesLost
      default: .init(rawValue: fault.text)
      }
  }

  /// True if the file has to change before it can be read.
  var isOfTheFile: Bool { [.missing, .notPermitted, .notAFile, .nothingYet].contains(self) }
}

extension TimeOfDay {
  /// The time now, as the clocks of this place show it.
  public static var local: TimeOfDay {
    TimeOfDay(hour: Int(LocalDate.now.tm_hour), minute: Int(LocalDate.now.tm_min))
  }
}

/// The date by the calendars of this place.
package enum LocalDate {
  /// The year, the month and the day.
  package static var today: (year: Int, month: Int, day: Int) {
    let now = now
    return (Int(now.tm_year) + 1900, Int(now.tm_mon) + 1, Int(now.tm_mday))
  }

  fileprivate static var now: tm {
    var (seconds, fields) = (time(nil), tm())
    localtime_r(&seconds, &fields)
    return fields
  }
}
