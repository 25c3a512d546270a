public import MenuCore

extension SoldOut {
  /// Marks dishes in a file as sold out or available, in one step: readers never see half of it.
  ///
  /// Programs that mark dishes at the same time wait for each other. If an editor saves the file meanwhile,
  /// the change is applied to the saved version; after several such attempts this fails.
  ///
  /// - Returns: the outcomes; if they have bytes, the file is written.
  /// - Throws: `MenuFileError`, with nothing changed.
  public static func mark(
    _ dishes: [String], soldOut isSoldOut: Bool, inFile path: LocalPath
  ) throws(MenuFileError) -> Answer {
    try change(path) { (bytes) throws(MenuFileError) in
      try mark(dishes, soldOut: isSoldOut, in: bytes)
    }
  }

  /// Marks every sold-out dish in a file as available, in one step.
  ///
  /// - Returns: the outcomes; if they have bytes, the file is written.
  /// - Throws: `MenuFileError`, with nothing changed.
  public static func markAllAvailable(inFile path: LocalPath) throws(MenuFileError) -> Answer {
    try change(path) { (bytes) throws(MenuFileError) in try markAllAvailable(in: bytes) }
  }

  /// Marks dishes in the file at a path that is given as a string.
  ///
  /// - Throws: `MenuFileError`, as for any path.
  public static func mark(
    _ dishes: [String], soldOut isSoldOut: Bool, inFile path: String
  ) throws(MenuFileError) -> Answer {
    try mark(dishes, soldOut: isSoldOut, inFile: LocalPath(path))
  }

  /// The number of attempts if another program keeps changing the file.
  private static let patience = 20

  static func change(
    _ path: LocalPath, _ answer: ([UInt8]) throws(MenuFileError) -> Answer
  ) throws(MenuFileError) -> Answer {
    for _ in 0..<patience {
      let lock = try EditLock(path)
      let stamp = FileStamp(path)
      let answer = try answer(MenuFile.read(path: path))
      guard let bytes = answer.bytes else { return answer }
      let isWritten = try MenuFile.replace(
        path: path, with: bytes, policy: .edit, ifStill: stamp)
      // The lock is held until here.
      _ = consume lock
      if isWritten { return answer }
    }
    throw .unwritable(path: path.description, reason: .keepsChanging)
  }
}
