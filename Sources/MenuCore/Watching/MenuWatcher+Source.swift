extension MenuWatcher {
  /// Where a watcher finds its file; a test gives one that it holds in its hands.
  public struct Source: Sendable {
    let look: @Sendable (LocalPath) -> FileLook
    let read: @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]

    /// Makes a source of the two questions.
    public init(
      look: @escaping @Sendable (LocalPath) -> FileLook,
      read: @escaping @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]
    ) {
      self.look = look
      self.read = read
    }

    /// The files of this machine.
    public static let disk = Source(
      look: { FileLook($0) },
      read: { (path) throws(MenuFileError) in try MenuFile.read(path: path) })
  }
}
