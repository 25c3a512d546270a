#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
public import MenuCore
public import TerminalText

/// Reads the bytes of a file, at most a number of them, or of what is already open.
public enum MenuFile {
  /// The bytes of a file, and who may read it.
  public struct Content: Sendable {
    /// All that it holds.
    public let bytes: [UInt8]
    /// Whether only its owner may read it, or it was open before this program began.
    public let isPrivate: Bool
  }

  /// Reads a file; `-` and `/dev/stdin` are the standard input, `/dev/fd/63` is what a shell opened.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: how many bytes it may have; the size of the largest menu.
  /// - Returns: its bytes.
  /// - Throws: `MenuFileError.unreadable` with the reason, at once also for a pipe that nobody
  ///   writes to, and soon for a file that says "again" for ever, as one of the kernel may;
  ///   `MenuFileError.refused` for a file that is too large.
  public static func read(
    path: LocalPath, limit: Int = MenuReader.sizeLimit
  ) throws(MenuFileError) -> [UInt8] {
    try content(path: path, limit: limit, inherited: [.pipe, .socket]).bytes
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
    try content(descriptor, name, also: [.pipe, .socket], limit: MenuReader.sizeLimit).bytes
  }

  /// Reads a file, and says who may; the rest is as for its bytes alone.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: how many bytes it may have.
  ///   - inherited: what an open descriptor may be beside a file; a terminal is a device.
  /// - Returns: its bytes, and whether they are private.
  /// - Throws: `MenuFileError`.
  public static func content(
    path: LocalPath, limit: Int,
    inherited: [MenuFileError.UnreadableReason] = [.pipe, .socket, .device]
  ) throws(MenuFileError) -> Content {
    let name = path.description
    if let descriptor = descriptor(namedBy: path) {
      let content = try content(descriptor, name, also: inherited, limit: limit)
      return Content(bytes: content.bytes, isPrivate: true)
    }
    let file = try naming(name) { () throws(SystemFault) in try OpenFile.reading(path) }
    return try content(file.descriptor, name, also: [], limit: limit)
  }

  /// The open descriptor that a path names, whose content comes only once; nil for the path of a file.
  public static func descriptor(namedBy path: LocalPath) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.bytes.starts(with: folder.utf8) {
      return Int32(String(decoding: path.bytes.dropFirst(folder.utf8.count), as: UTF8.self))
    }
    return nil
  }

  /// Whether there is something at a path, or where its links lead.
  public static func exists(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path)) != nil
  }

  /// Whether there is a file at a path, and no folder or anything else.
  public static func isFile(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  /// Whether two paths lead to the same file, be one of them open already.
  public static func isSame(_ path: LocalPath, _ other: LocalPath) -> Bool {
    let files = [path, other].map { path in
      descriptor(namedBy: path).map { try? FileStatus(of: $0) } ?? (try? FileStatus(of: path))
    }
    guard let one = files[0]?.identity, let other = files[1]?.identity else { return false }
    return one == other
  }

  private static func content(
    _ descriptor: Int32, _ path: String, also kinds: [MenuFileError.UnreadableReason], limit: Int
  ) throws(MenuFileError) -> Content {
    let status = try naming(path) { () throws(SystemFault) in try FileStatus(of: descriptor) }
    let isNothing = status.kind == .empty && !kinds.isEmpty
    if !isNothing, let kind = status.kind.unreadable, !kinds.contains(kind) {
      throw .unreadable(path: path, reason: kind)
    }
    // The size is only a hint: the file may grow or shrink while it is read.
    guard status.size <= limit else { throw tooLarge(limit) }
    let bytes = try naming(path) { () throws(SystemFault) in
      var source = ByteSource(descriptor: descriptor, isFile: status.kind == .file)
      return try source.bytes(upTo: limit, expected: max(0, status.size))
    }
    guard bytes.count <= limit else { throw tooLarge(limit) }
    return Content(bytes: bytes, isPrivate: status.mode & 0o077 == 0)
  }

  private static func naming<Result: ~Copyable>(
    _ path: String, _ work: () throws(SystemFault) -> Result
  ) throws(MenuFileError) -> Result {
    do {
      return try work()
    } catch {
      throw .unreadable(path: path, reason: .init(error))
    }
  }

  /// More than the limit is refused with the words of the reader.
  private static func tooLarge(_ limit: Int) -> MenuFileError {
    do {
      _ = try MenuReader.read([UInt8](repeating: 0x20, count: MenuReader.sizeLimit + 1))
      return .refused([])
    } catch {
      return error
    }
  }
}

extension FileStatus.Kind {
  /// What errors call it, nil for a file.
  fileprivate var unreadable: MenuFileError.UnreadableReason? {
    switch self {
    case .file: nil
    case .directory: .folder
    case .pipe: .pipe
    case .socket: .socket
    case .device, .link, .empty: .device
    }
  }
}

extension MenuFileError.UnreadableReason {
  init(_ fault: SystemFault) {
    self =
      switch fault.code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case ENXIO: .socket
      case EAGAIN: .nothingYet
      case ELOOP: .linksInCircles
      case ENAMETOOLONG: .nameTooLong
      case EMFILE, ENFILE: .tooManyOpenFiles
      case EISDIR: .folder
      default: .failed
      }
  }
}

extension MenuFileError.UnwritableReason {
  init(_ fault: SystemFault) {
    self =
      switch fault.code {
      case EACCES, EPERM: .notPermitted
      case ENOENT, ENOTDIR: .noFolder
      case ENOSPC, EDQUOT: .diskFull
      case EROFS: .readOnlyDisk
      default: .failed
      }
  }
}

extension MenuReading {
  /// Reads the file of a menu; `-` is the standard input.
  ///
  /// - Parameter path: the file.
  /// - Throws: `MenuFileError.unreadable` with the reason, `MenuFileError.refused` for what cannot be
  ///   shown.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: LocalPath) throws(MenuFileError) {
    self = try MenuReader.read(MenuFile.read(path: path))
  }

  /// Reads the file of a menu whose path is a text, as the other one does.
  ///
  /// - Throws: `MenuFileError`, as for any path.
  public init(contentsOfFile path: String) throws(MenuFileError) {
    try self.init(contentsOfFile: LocalPath(path))
  }
}
