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
  ///   writes to; `MenuFileError.refused` for a file that is too large.
  public static func read(path: String) throws(MenuFileError) -> [UInt8] {
    if let descriptor = descriptor(namedBy: path) {
      return try read(descriptor: descriptor, name: path)
    }
    // Not blocking, so that a pipe does not hold the program before it is known to be one.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: .init(code: errno)) }
    defer { close(descriptor) }
    let kind = try kind(of: descriptor, path, mayBePipe: false)
    return try read(descriptor, path, kind)
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
  public static func descriptor(namedBy path: String) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.utf8.count))
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
    if mayBePipe, kind == .pipe || kind == .socket { return status }
    throw .unreadable(path: path, reason: .notAFile(kind))
  }

  private static func read(
    _ descriptor: Int32, _ path: String, _ status: stat
  ) throws(MenuFileError) -> [UInt8] {
    guard status.st_size <= sizeLimit else { throw tooLarge }
    // The size is only a hint: the file may grow or shrink while it is read.
    let size = max(0, min(Int(status.st_size), sizeLimit))
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, read(descriptor, into: UnsafeMutableRawBufferPointer(buffer)))
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= sizeLimit {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, into: $0) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        waitForInput(descriptor)
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: .init(code: errno))
      }
    }
    throw tooLarge
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Waits until a descriptor that somebody made non-blocking has something to read.
  private static func waitForInput(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&wanted, 1, -1)
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
