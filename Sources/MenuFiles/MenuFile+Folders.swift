public import MenuCore
public import TerminalText

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

  /// Removes a file, if there is one.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason.
  package static func remove(_ path: LocalPath) throws(MenuFileError) {
    guard !System.remove(path) else { return }
    let fault = SystemFault.last
    guard !fault.isMissing else { return }
    throw .unwritable(path: path.description, reason: .init(fault))
  }

  /// The first bytes of a file, at most a number of them; nil where there is none, or a link.
  ///
  /// - Throws: `MenuFileError.unreadable` with the reason.
  package static func beginning(
    of path: LocalPath, limit: Int
  ) throws(MenuFileError) -> [UInt8]? {
    guard (try? FileStatus(of: path, followsLinks: false))?.kind == .file else { return nil }
    do {
      return try OpenFile.readingFile(path).bytes(from: 0, limit: limit)
    } catch {
      throw .unreadable(path: path.description, reason: .init(error))
    }
  }

  /// Whether giuseppe-feed keeps a file the same as another, so that its next pull undoes every change;
  /// a link is followed.
  package static func isMirrored(_ path: LocalPath) -> Bool {
    isFile(((try? System.target(of: path)) ?? path).mirrorRecord)
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

/// The folder of a file, and the small files that lie beside it.
extension LocalPath {
  /// The folder that holds the file.
  public var folder: LocalPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : LocalPath(bytes: bytes[..<slash])
  }

  /// Where giuseppe-feed remembers what it pulled into this file.
  package var mirrorRecord: LocalPath { beside(suffix: "feed") }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  public func beside(suffix: String) -> LocalPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { bytes.index(after: $0) } ?? bytes.startIndex
    let dot = [UInt8(ascii: ".")]
    return LocalPath(bytes: bytes[..<name] + dot + bytes[name...] + dot + Array(suffix.utf8))
  }
}
