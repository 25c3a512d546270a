internal import SystemCalls

extension LocalPath {
  /// Removes the file at the path.
  func removeFile() throws(SystemFault) {
    guard withCString({ unlink($0) }) == 0 else { throw .last }
  }

  /// The path of this program; nil if the system does not know it.
  package static var executable: LocalPath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    return LocalPath(bytes: buffer.prefix(length))
  }
}
