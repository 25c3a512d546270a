public import MenuCore

extension MenuReading {
  /// Reads the file of a menu; `-` is the standard input.
  ///
  /// - Parameter path: the file.
  /// - Throws: `MenuFileError.unreadable` with the reason, `MenuFileError.refused` for what cannot be
  ///   shown.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: LocalPath) throws(MenuFileError) {
    self = try MenuReader.read(MenuFile.read(path: path))
  }

  /// Reads the file of a menu whose path is a text, as the other one does.
  ///
  /// - Throws: `MenuFileError`, as for any path.
  public init(contentsOfFile path: String) throws(MenuFileError) {
    try self.init(contentsOfFile: LocalPath(path))
  }
}
