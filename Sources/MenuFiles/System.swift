internal import SystemCalls

/// System calls that need no open file.
package enum System {
  /// Reads the next bytes: their number, 0 at the end, -1 with `SystemFault.last`.
  static func bytes(of descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// The path with all links resolved.
  static func target(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let target = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(target) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: target, count: strlen(target)))
  }

  /// Renames a file, replacing any file with the new name.
  package static func move(_ path: LocalPath, to new: LocalPath) throws(SystemFault) {
    guard path.withCString({ path in new.withCString { rename(path, $0) } }) == 0 else {
      throw .last
    }
  }

  /// Creates a folder.
  static func makeFolder(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }

  /// Removes a file; false with `SystemFault.last` if that fails.
  @discardableResult
  package static func remove(_ path: LocalPath) -> Bool { path.withCString { unlink($0) } == 0 }
}

extension MenuFile {
  /// Flushes the entries of a folder to the disk, if its file system can.
  package static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The path of this program; nil if the system does not know it.
  package static var ofProgram: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    return LocalPath(bytes: buffer.prefix(length))
  }
}
