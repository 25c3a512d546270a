/// Reads a Menu.json: all of the menu that can be read, and all that is wrong with it, in one run.
public enum MenuReader {
  /// Reads the bytes of a file.
  ///
  /// - Throws: `MenuFileError.refused` for what cannot be shown: not JSON beyond recovery, something
  ///   else than an object, a newer format, more than 64 MiB.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    MenuReading(menu: Menu(), diagnostics: [])
  }
}
