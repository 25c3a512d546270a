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

  /// Writes a file in place: cut to nothing, then written.
  ///
  /// - Throws: when it cannot be written.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
