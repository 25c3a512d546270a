public import MenuCore

extension MenuFile {
  /// Writes a file in one step: who reads it sees the old content or the new one.
  ///
  ///     try MenuFile.write(MenuWriter.json(of: menu), to: "Menu.json")
  ///
  /// A file that is there is replaced and keeps its mode and owner; otherwise one is made.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason; nothing is changed.
  public static func write(_ text: String, to path: String) throws(MenuFileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes the bytes of a file in one step, as the method for a text does.
  ///
  /// - Throws: `MenuFileError.unwritable` with the reason; nothing is changed.
  public static func write(_ bytes: [UInt8], to path: String) throws(MenuFileError) {
    try replace(path: LocalPath(path), with: bytes, policy: .output)
  }
}
