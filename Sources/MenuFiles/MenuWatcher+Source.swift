public import MenuCore

extension MenuWatcher {
  /// Where a watcher finds its file; a test gives one that it holds in its hands.
  public struct Source: Sendable {
    let stamp: @Sendable (LocalPath) -> FileStamp
    let read: @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]

    /// Makes a source of the two questions.
    public init(
      stamp: @escaping @Sendable (LocalPath) -> FileStamp,
      read: @escaping @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]
    ) {
      self.stamp = stamp
      self.read = read
    }

    /// The files of this machine.
    public static let disk = Source(
      stamp: { FileStamp($0) },
      read: { (path) throws(MenuFileError) in try MenuFile.read(path: path) })
  }
}
