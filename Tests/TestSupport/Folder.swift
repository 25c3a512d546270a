internal import Foundation

/// A folder of a test, which goes with the value: in memory where there is such a place, for a disk
/// that others write to may take its time.
public final class Folder: Sendable {
  /// Its own path.
  public let path: String

  /// Makes one; a system may refuse to run a program that lies in memory.
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

  /// Truncates a file and writes it anew.
  public func write(_ content: String, to name: String) throws {
    try Data(content.utf8).write(to: URL(filePath: path(of: name)))
  }

  /// The text of a file.
  public func content(_ name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// The names of all that lies in it.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// The bytes of an attribute of a file, nil where it has none.
public func attribute(_ name: String, of path: String) -> [UInt8]? {
  var value = [UInt8](repeating: 0, count: 256)
  let length = getAttribute(path, name, &value, value.count)
  return length < 0 ? nil : Array(value.prefix(length))
}

/// Gives a file an attribute; false where its file system has none of the kind.
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
