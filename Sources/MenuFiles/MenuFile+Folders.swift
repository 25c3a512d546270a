package import MenuCore
internal import SystemCalls

extension MenuFile {
  /// True if the path is a folder, or a link to one.
  package static func isFolder(_ path: LocalPath) -> Bool {
    (try? FileStatus(of: path))?.kind == .directory
  }

  /// Creates a folder unless it exists.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason.
  package static func makeFolder(_ path: LocalPath) throws(MenuFileError) {
    do {
      try System.makeFolder(path)
    } catch {
      guard !isFolder(path) else { return }
      throw .unwritable(path: path.description, reason: .init(making: error))
    }
  }

  /// Flushes the entries of a folder to the disk, if its file system can.
  package static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes a file if it exists.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason.
  package static func remove(_ path: LocalPath) throws(MenuFileError) {
    do throws(SystemFault) {
      try System.remove(path)
    } catch {
      guard !error.isMissing else { return }
      throw .unwritable(path: path.description, reason: .init(error))
    }
  }
}

/// The folder of a file, and the files in it.
extension LocalPath {
  /// The path of a file in this folder.
  package func appending(_ name: String) -> LocalPath {
    let slash = UInt8(ascii: "/")
    var path = bytes
    if path.last != slash { path.append(slash) }
    return LocalPath(bytes: path + Array(name.utf8))
  }

  /// The folder of the file.
  package var folder: LocalPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    if slash == bytes.startIndex { return "/" }
    return LocalPath(bytes: bytes[..<slash])
  }

  /// The file in which giuseppe-feed records what it pulled into this one.
  package var mirrorRecord: LocalPath { beside(suffix: "feed") }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  package func beside(suffix: String) -> LocalPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { bytes.index(after: $0) } ?? bytes.startIndex
    let dot = [UInt8(ascii: ".")]
    return LocalPath(bytes: bytes[..<name] + dot + bytes[name...] + dot + Array(suffix.utf8))
  }
}
