internal import SystemCalls

/// System calls that need no open file.
package enum System {
  /// The path with all links resolved.
  static func realPath(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let real = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(real) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: real, count: strlen(real)))
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

  /// Removes a file.
  package static func remove(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ unlink($0) }) == 0 else { throw .last }
  }
}

extension LocalPath {
  /// The path of this program; nil if the system does not know it.
  package static var executable: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    return LocalPath(bytes: buffer.prefix(length))
  }
}
