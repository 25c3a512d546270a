internal import Foundation

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes an empty folder.
  ///
  /// - Throws: when the disk is full, or the like.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file in place: cut to nothing, then written.
  ///
  /// - Throws: when it cannot be written.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
