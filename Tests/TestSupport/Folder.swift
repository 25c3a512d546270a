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
