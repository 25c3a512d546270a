public import MenuCore

extension MenuFile {
  /// Whether there is a folder at a path, or where its links lead.
  public static func isFolder(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path))?.kind == .directory
  }

  /// Makes a folder, unless there is one.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason.
  public static func makeFolder(_ path: LocalPath) throws(MenuFileError) {
    do {
      try System.makeFolder(path)
    } catch {
      guard !isFolder(path) else { return }
      throw .unwritable(path: path.description, reason: .init(error))
    }
  }

  /// When the content of a file changed last, in seconds since 1970; nil for one that cannot be seen.
  public static func lastChange(of path: LocalPath) -> Int? {
    (try? FileStatus(of: path))?.lastChange
  }
}

extension LocalPath {
  /// The path of a file in this folder.
  public func appending(_ name: String) -> LocalPath {
    let slash = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return LocalPath(bytes: bytes + slash + Array(name.utf8))
  }
}
