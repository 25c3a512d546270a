internal import Foundation

/// A folder for a test, deleted with the value; in memory if possible, since a busy disk may be slow.
public final class Folder: Sendable {
  /// Its own path.
  public let path: String

  /// Creates a folder; a system may refuse to run a program from memory.
  public init(holdsPrograms: Bool = false) throws {
    let memory = "/dev/shm"
    let place =
      !holdsPrograms && access(memory, W_OK) == 0
      ? memory : FileManager.default.temporaryDirectory.path
    path = "\(place)/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Truncates a file and rewrites it.
  public func write(_ content: String, to name: String) throws {
    try Data(content.utf8).write(to: URL(filePath: path(of: name)))
  }

  /// The text of a file.
  public func content(_ name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// The names of its entries.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// The bytes of an attribute of a file, nil if it has none.
public func attribute(_ name: String, of path: String) -> [UInt8]? {
  var value = [UInt8](repeating: 0, count: 256)
  let length = getAttribute(path, name, &value, value.count)
  return length < 0 ? nil : Array(value.prefix(length))
}

/// Sets an attribute of a file; false if its file system does not support it.
public func setAttribute(_ name: String, of path: String, to value: [UInt8]) -> Bool {
  setAttribute(path, name, value, value.count, 0) == 0
}

// Glibc's module leaves them out.
@_silgen_name("getxattr")
private func getAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int
@_silgen_name("setxattr")
private func setAttribute(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ flags: Int32
) -> Int32
