public import MenuCore

/// Reads the bytes of a file, at most a number of them, or of what is already open.
public enum MenuFile {
  /// Reads a file; `-` and `/dev/stdin` are the standard input, `/dev/fd/63` is what a shell opened.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason, at once also for a pipe that nobody
  ///   writes to, and soon for a file that says "again" for ever, as one of the kernel may;
  ///   `MenuFileError.refused` for a file that is larger than a menu may be.
  public static func read(path: LocalPath) throws(MenuFileError) -> [UInt8] {
    try content(path: path, limit: MenuReader.sizeLimit, inherited: [.pipe, .socket]).bytes
  }

  /// The bytes of a file, and `isPrivate`, true if only its owner may read it or it was open before
  /// this program began. An open descriptor may also be of the kinds `inherited`; a terminal is a
  /// device.
  package static func content(
    path: LocalPath, limit: Int, inherited: Set<FileStatus.Kind> = [.pipe, .socket, .device]
  ) throws(MenuFileError) -> (bytes: [UInt8], isPrivate: Bool) {
    let name = path.description
    if let descriptor = descriptor(namedBy: path) {
      return (try content(descriptor, name, also: inherited, limit: limit).bytes, true)
    }
    let file = try naming(name) { () throws(SystemFault) in try OpenFile.reading(path) }
    return try content(file.descriptor, name, also: [], limit: limit)
  }

  /// The open descriptor that a path names, whose content comes only once; nil for the path of a file.
  package static func descriptor(namedBy path: LocalPath) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.bytes.starts(with: folder.utf8) {
      return Int32(String(decoding: path.bytes.dropFirst(folder.utf8.count), as: UTF8.self))
    }
    return nil
  }

  /// True if there is something at a path, or where its links lead.
  package static func exists(_ path: LocalPath) -> Bool { (try? FileStatus(of: path)) != nil }

  /// True if there is a file at a path, and no folder or anything else.
  package static func isFile(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  /// True if two paths lead to the same file, be one of them open already.
  package static func isSame(_ path: LocalPath, _ other: LocalPath) -> Bool {
    let files = [path, other].map { path in
      descriptor(namedBy: path).map { try? FileStatus(of: $0) } ?? (try? FileStatus(of: path))
    }
    guard let one = files[0]?.identity, let other = files[1]?.identity else { return false }
    return one == other
  }

  private static func content(
    _ descriptor: Int32, _ path: String, also kinds: Set<FileStatus.Kind>, limit: Int
  ) throws(MenuFileError) -> (bytes: [UInt8], isPrivate: Bool) {
    let status = try naming(path) { () throws(SystemFault) in try FileStatus(of: descriptor) }
    let isNothing = status.kind == .empty && !kinds.isEmpty
    guard status.kind == .file || isNothing || kinds.contains(status.kind) else {
      throw .unreadable(path: path, reason: .notAFile)
    }
    // The size is only a hint: the file may grow or shrink while it is read.
    guard status.size <= limit else { throw MenuReader.tooLarge }
    let bytes = try naming(path) { () throws(SystemFault) in
      let source = ByteSource(descriptor: descriptor, isFile: status.kind == .file)
      return try source.bytes(upTo: limit, expected: max(0, status.size))
    }
    guard bytes.count <= limit else { throw MenuReader.tooLarge }
    return (bytes, status.mode & 0o077 == 0)
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
}

extension MenuReading {
  /// Reads the file of a menu; `-` is the standard input. O(*n*) in the size of the file.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason, `MenuFileError.refused` for what cannot be
  ///   shown.
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
