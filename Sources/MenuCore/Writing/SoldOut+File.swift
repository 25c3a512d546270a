extension SoldOut {
  /// Changes what a file on the disk says of one dish, in one step: nobody ever reads half of it.
  ///
  /// When somebody else saves the file meanwhile, that is changed which they have saved.
  ///
  /// - Returns: what became of the wish; `.changed` says that the file is written.
  /// - Throws: `MenuFileError`, with nothing changed.
  public static func mark(
    _ isSoldOut: Bool, _ wanted: String, inFile path: LocalPath
  ) throws(MenuFileError) -> Outcome {
    while true {
      let look = FileLook(path)
      let outcome = try mark(isSoldOut, wanted, in: MenuFile.read(path: path))
      guard case .changed(let bytes, _) = outcome else { return outcome }
      if try MenuFile.replace(path: path, with: bytes, ifStill: look) { return outcome }
    }
  }
}
