internal import SystemCalls

/// The calls to the system that need no open file of our own.
package enum System {
  /// Takes the next bytes: their number, 0 at the end, -1 for `SystemFault.last`.
  static func bytes(of descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// The path behind all links of a path.
  static func target(of path: LocalPath) throws(SystemFault) -> LocalPath {
    guard let target = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(target) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: target, count: strlen(target)))
  }

  /// Gives a file another name, which is taken from whatever had it.
  package static func move(_ path: LocalPath, to new: LocalPath) throws(SystemFault) {
    guard path.withCString({ path in new.withCString { rename(path, $0) } }) == 0 else {
      throw .last
    }
  }

  /// Makes a folder.
  static func makeFolder(_ path: LocalPath) throws(SystemFault) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }

  /// Removes a name; false with `SystemFault.last` where that is not possible.
  @discardableResult
  package static func remove(_ path: LocalPath) -> Bool { path.withCString { unlink($0) } == 0 }
}

extension MenuFile {
  /// Has a folder remember its names also when the power fails, where its file system can.
  package static func sync(folder: LocalPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The file of this program, nil where the system does not say.
  package static var ofProgram: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    return length > 0 ? LocalPath(bytes: buffer.prefix(length)) : nil
  }
}
