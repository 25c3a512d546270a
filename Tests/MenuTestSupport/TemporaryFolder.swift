internal import Foundation

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder {
  private let url: URL

  /// Makes an empty folder.
  ///
  /// - Parameter parent: where to make it, nil for where temporary files belong.
  /// - Throws: when the disk is full, or the like.
  public init(in parent: String? = nil) throws {
    let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    url = parent.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// The names of all that is in it, in their order.
  ///
  /// - Throws: when it cannot be looked at.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path("")).sorted()
  }

  /// Writes a file in place: cut to nothing, then written.
  ///
  /// - Throws: when it cannot be written.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Writes a program, which can be started at once.
  ///
  /// Another process writes it: a child that some other test has just forked holds what this one has
  /// open until it becomes a program itself, and what anybody writes nobody can start.
  ///
  /// - Throws: when it cannot be written.
  public func writeProgram(_ text: String, to name: String) throws {
    let source = "\(name).\(UUID().uuidString)"
    try write(text, to: source)
    let copied = try Subprocess(["install", "-m", "755", path(source), path(name)])
    guard copied.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
