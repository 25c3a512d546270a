public import MenuCore

extension SoldOut {
  /// Changes what a file on the disk says of some dishes, in one step: nobody ever reads half of it.
  ///
  /// When somebody else saves the file meanwhile, that is changed which they have saved; who does so
  /// again and again is not waited for.
  ///
  /// - Returns: the outcomes; if they have bytes, the file is written.
  /// - Throws: `MenuFileError`, with nothing changed.
  public static func mark(
    _ isSoldOut: Bool, _ wanted: [String], inFile path: LocalPath
  ) throws(MenuFileError) -> Answer {
    try change(path) { (bytes) throws(MenuFileError) in
      try mark(isSoldOut, wanted, in: bytes)
    }
  }

  /// Says of every dish that is sold out in a file on the disk that it is there again, in one step.
  ///
  /// - Returns: the outcomes; if they have bytes, the file is written.
  /// - Throws: `MenuFileError`, with nothing changed.
  public static func bringAllBack(inFile path: LocalPath) throws(MenuFileError) -> Answer {
    try change(path) { (bytes) throws(MenuFileError) in try bringAllBack(in: bytes) }
  }

  /// The number of readings of a file that somebody else changes.
  private static let patience = 20

  static func change(
    _ path: LocalPath, _ answer: ([UInt8]) throws(MenuFileError) -> Answer
  ) throws(MenuFileError) -> Answer {
    for _ in 0..<patience {
      let stamp = FileStamp(path)
      let answer = try answer(MenuFile.read(path: path))
      guard let bytes = answer.bytes else { return answer }
      if try MenuFile.replace(path: path, with: bytes, policy: .edit, ifStill: stamp) {
        return answer
      }
    }
    throw .unwritable(path: path.description, reason: .keepsChanging)
  }
}
