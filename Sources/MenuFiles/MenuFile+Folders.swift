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
    guard path.withCString({ mkdir($0, 0o777) }) != 0 else { return }
    let fault = SystemFault.last
    guard !isFolder(path) else { return }
    throw .unwritable(path: path.description, reason: .init(making: fault))
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
      try path.removeFile()
    } catch {
      guard !error.isMissing else { return }
      throw .unwritable(path: path.description, reason: .init(error))
    }
  }
}
