#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads the bytes of a menu, at most 64 MiB of them, from a file or from what is already open.
public enum MenuFile {
  /// The size of the largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Reads a file; `-` and `/dev/stdin` are the standard input, `/dev/fd/63` is what a shell opened.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason, at once also for a pipe that nobody
  ///   writes to, and soon for a file that says "again" for ever, as one of the kernel may;
  ///   `MenuFileError.refused` for a file that is too large.
  public static func read(path: LocalPath) throws(MenuFileError) -> [UInt8] {
    let name = path.description
    if let descriptor = descriptor(namedBy: path) {
      return try read(descriptor: descriptor, name: name)
    }
    // Not blocking, so that a pipe does not hold the program before it is known to be one.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = path.withCString { open($0, flags) }
    guard descriptor >= 0 else { throw .unreadable(path: name, reason: .init(code: errno)) }
    defer { close(descriptor) }
    let kind = try kind(of: descriptor, name, mayBePipe: false)
    return try read(descriptor, name, kind)
  }

  /// Reads a file whose path is a text, as the other one does.
  ///
  /// - Throws: `MenuFileError`, as for any path.
  public static func read(path: String) throws(MenuFileError) -> [UInt8] {
    try read(path: LocalPath(path))
  }

  /// Reads what is open until it ends: a file, a pipe or a socket, but no device.
  ///
  /// - Parameters:
  ///   - descriptor: what is open; it stays so.
  ///   - name: what errors call it.
  /// - Returns: its bytes.
  /// - Throws: `MenuFileError`, as for a file.
  public static func read(descriptor: Int32, name: String) throws(MenuFileError) -> [UInt8] {
    let kind = try kind(of: descriptor, name, mayBePipe: true)
    return try read(descriptor, name, kind)
  }

  /// The open descriptor that a path names, whose content comes only once; nil for the path of a file.
  public static func descriptor(namedBy path: LocalPath) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.bytes.starts(with: folder.utf8) {
      return Int32(String(decoding: path.bytes.dropFirst(folder.utf8.count), as: UTF8.self))
    }
    return nil
  }

  /// The status of a descriptor that may be read.
  private static func kind(
    of descriptor: Int32, _ path: String, mayBePipe: Bool
  ) throws(MenuFileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: .init(code: errno))
    }
    let kind: UnreadableReason.FileKind
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    case S_IFDIR: kind = .directory
    default: kind = .device
    }
    if mayBePipe, kind == .pipe || kind == .socket || isNothing(status) { return status }
    throw .unreadable(path: path, reason: .notAFile(kind))
  }

  /// Whether it is the device that is always empty, which stands for an input that nobody gave.
  private static func isNothing(_ status: stat) -> Bool {
    var nothing = stat()
    return stat("/dev/null", &nothing) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == nothing.st_rdev
  }

  private static func read(
    _ descriptor: Int32, _ path: String, _ status: stat
  ) throws(MenuFileError) -> [UInt8] {
    guard status.st_size <= sizeLimit else { throw tooLarge }
    var source = ByteSource(
      descriptor: descriptor, isFile: status.st_mode & S_IFMT == S_IFREG)
    // The size is only a hint: the file may grow or shrink while it is read.
    let size = max(0, min(Int(status.st_size), sizeLimit))
    guard let bytes = source.bytes(upTo: sizeLimit, expected: size) else {
      throw .unreadable(path: path, reason: .init(code: errno))
    }
    guard bytes.count <= sizeLimit else { throw tooLarge }
    return bytes
  }

  private static var tooLarge: MenuFileError {
    .refused([
      Diagnostic(
        rule: .syntax(.tooLarge(limit: sizeLimit)), line: 1, column: 1, offset: 0, length: 0)
    ])
  }
}

extension UnreadableReason {
  /// The reason that the system gives by number.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .notPermitted
    // What a socket answers to whoever opens it as a file.
    case ENXIO: self = .notAFile(.socket)
    default:
      self = .failed(code: code, text: strerror(code).map { String(cString: $0) } ?? "")
    }
  }
}
