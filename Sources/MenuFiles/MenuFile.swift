public import MenuCore

/// Reads the bytes of a file or of an open descriptor, up to a limit.
public enum MenuFile {
  /// Reads a file; `-` and `/dev/stdin` are standard input, `/dev/fd/63` is a descriptor of the
  /// shell.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason, also at once for a pipe without a
  ///   writer, and soon for a special file that never becomes readable; `MenuFileError.refused` if
  ///   the file is larger than a menu may be.
  public static func read(path: LocalPath) throws(MenuFileError) -> [UInt8] {
    try content(path: path, limit: MenuReader.sizeLimit, inherited: [.pipe, .socket]).bytes
  }

  /// Reads a file: `MenuReader.read(MenuFile.read("Menu.json"))`. `-` is standard input.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason; `MenuFileError.refused` if the file is larger
  ///   than a menu may be.
  public static func read(_ path: String) throws(MenuFileError) -> [UInt8] {
    try read(path: LocalPath(path))
  }

  /// The bytes of a file, and `isPrivate`, which is true if only its owner may read it or if it was
  /// open before this program started. An open descriptor may also be of the kinds `inherited`; a
  /// terminal is a device.
  package static func content(
    path: LocalPath, limit: Int, inherited: [FileStatus.Kind] = [.pipe, .socket, .device]
  ) throws(MenuFileError) -> (bytes: [UInt8], isPrivate: Bool) {
    let name = path.description
    if let descriptor = descriptor(namedBy: path) {
      return (try content(descriptor, name, also: inherited, limit: limit).bytes, true)
    }
    let file = try naming(name) { () throws(SystemFault) in try OpenFile.reading(path) }
    return try content(file.descriptor, name, also: [], limit: limit)
  }

  /// The open descriptor that a path names, which can be read only once; nil for the path of a
  /// file.
  package static func descriptor(namedBy path: LocalPath) -> Int32? {
    if path == "-" || path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.bytes.starts(with: folder.utf8) {
      return Int32(String(decoding: path.bytes.dropFirst(folder.utf8.count), as: UTF8.self))
    }
    return nil
  }

  /// True if the path exists, or is a link to something that does.
  package static func exists(_ path: LocalPath) -> Bool { (try? FileStatus(of: path)) != nil }

  /// True if the path is a regular file.
  package static func isFile(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path))?.kind == .file
  }

  /// True if two paths lead to the same file, also if one of them is already open.
  package static func isSame(_ path: LocalPath, _ other: LocalPath) -> Bool {
    guard let identity = identity(of: path) else { return false }
    return identity == self.identity(of: other)
  }

  private static func identity(of path: LocalPath) -> FileStatus.Identity? {
    if let descriptor = descriptor(namedBy: path) {
      return (try? FileStatus(of: descriptor))?.identity
    }
    return (try? FileStatus(of: path))?.identity
  }

  private static func content(
    _ descriptor: Int32, _ path: String, also kinds: [FileStatus.Kind], limit: Int
  ) throws(MenuFileError) -> (bytes: [UInt8], isPrivate: Bool) {
    let status = try naming(path) { () throws(SystemFault) in try FileStatus(of: descriptor) }
    let isNothing = status.kind == .empty && !kinds.isEmpty
    guard status.kind == .file || isNothing || kinds.contains(status.kind) else {
      throw .unreadable(path: path, reason: .notAFile)
    }
    // The size is only a hint, because the file may grow or shrink during reading.
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
  /// Reads the file of a menu; `-` is standard input. O(*n*) in the size of the file.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason, `MenuFileError.refused` if the file
  ///   cannot be shown.
  public init(contentsOfFile path: LocalPath) throws(MenuFileError) {
    self = try MenuReader.read(MenuFile.read(path: path))
  }

  /// Reads the file of a menu at a path that is given as a string.
  ///
  /// - Throws: `MenuFileError`, as for any path.
  public init(contentsOfFile path: String) throws(MenuFileError) {
    try self.init(contentsOfFile: LocalPath(path))
  }
}

extension MenuFile {
  /// Writes a file in one step: readers see the old content or the new one.
  ///
  ///     try MenuFile.write(MenuWriter.json(of: menu), to: "Menu.json")
  ///
  /// An existing file is replaced, and keeps its mode and owner; otherwise a file is created.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason; nothing is changed.
  public static func write(_ text: String, to path: String) throws(MenuFileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes the bytes of a file in one step, like the function for a text.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason; nothing is changed.
  public static func write(_ bytes: [UInt8], to path: String) throws(MenuFileError) {
    try replace(path: LocalPath(path), with: bytes, policy: .output)
  }
}
