package import OldMenuCore

/// The owner's side of a tally: a new file takes its place, and the old ones are read and removed.
///
/// Each file begins with a line that names its generation; one that was rotated lies beside the tally
/// as `tally.GENERATION`. All of it is for one program at a time, which has the `FileLock`.
extension TallyFile {
  /// A file that was rotated.
  package struct Generation: Sendable {
    /// Its name, 32 hexadecimal digits.
    package let name: String
    /// Where it lies.
    package let path: LocalPath
  }

  private static let word = "generation"

  /// Puts a new file in the place of the tally, and keeps the old one beside it under its generation;
  /// does nothing for a tally without records.
  ///
  /// There never is a moment without a tally: the old one gets a second name, then the new one takes
  /// the first. Killed between the two, the next call goes on from there.
  ///
  /// - Parameter generation: the name of the new one, 32 random hexadecimal digits; those of an old
  ///   one that has none yet are made of it.
  /// - Throws: `MenuFileError.unreadable` for what is not there; `.unwritable` for what is no file,
  ///   or where the folder takes no new one.
  package func rotate(to generation: String) throws(MenuFileError) {
    let file = try status()
    let own: String?
    do {
      own = TallyFile.generation(try OpenFile.readingFile(path).bytes(from: 0, limit: 64))
    } catch {
      throw .unreadable(path: path.description, reason: .init(error))
    }
    guard file.size > (own == nil ? 0 : TallyFile.head(generation).count) else { return }
    do {
      let linked = try generations().first { rotated in
        (try? FileStatus(of: rotated.path, followsLinks: false))?.identity == file.identity
      }
      if linked == nil {
        try System.link(path, to: rotated(own ?? String(generation.reversed())))
      }
      var new = try TemporaryFile(alone: path, mode: 0o600)
      try new.fill(with: TallyFile.head(generation), rightsOf: file)
      try new.takeName(of: path)
      System.sync(folder: path.folder)
    } catch {
      throw .unwritable(path: path.description, reason: .init(error))
    }
  }

  /// Whether the file holds something, and neither `rotate` nor who appends records has written it:
  /// what is appended to spoils a menu, and what is rotated loses its name, and later its content.
  ///
  /// - Parameter hasRecords: whether a record begins in the beginning of a file; others may have
  ///   appended anything before it.
  /// - Returns: false also for an empty file.
  /// - Throws: `MenuFileError.unreadable` for what is not there, or may not be read; `.unwritable` for
  ///   what is no file.
  package func isForeign(_ hasRecords: ([UInt8]) -> Bool) throws(MenuFileError) -> Bool {
    _ = try status()
    let beginning = try MenuFile.beginning(of: path, limit: 65_536) ?? []
    return !beginning.isEmpty && TallyFile.generation(beginning) == nil && !hasRecords(beginning)
  }

  private func status() throws(MenuFileError) -> FileStatus {
    do {
      let file = try FileStatus(of: path, followsLinks: false)
      if file.kind == .file { return file }
    } catch {
      throw .unreadable(path: path.description, reason: .init(error))
    }
    throw .unwritable(path: path.description, reason: .notAFile)
  }

  /// The files that were rotated and are still there, in the order of their names.
  package func rotatedFiles() throws(MenuFileError) -> [Generation] {
    do {
      return try generations()
    } catch {
      throw .unreadable(path: path.folder.description, reason: .init(error))
    }
  }

  /// What a file has from some place on: so many bytes, or a few more, unless it ends before.
  package func read(
    _ generation: Generation, from offset: Int, limit: Int
  ) throws(MenuFileError) -> [UInt8] {
    do {
      return try OpenFile.readingFile(generation.path)
        .bytes(from: offset, limit: limit)
    } catch {
      throw .unreadable(path: generation.path.description, reason: .init(error))
    }
  }

  /// Removes a file that was rotated.
  package func remove(_ generation: Generation) {
    System.remove(generation.path)
  }

  private func rotated(_ generation: String) -> LocalPath {
    LocalPath(bytes: path.bytes + Array(".\(generation)".utf8))
  }

  private func generations() throws(SystemFault) -> [Generation] {
    let prefix = path.lastComponent.bytes + [UInt8(ascii: ".")]
    let folder = path.folder
    return try System.names(in: folder).compactMap { name in
      guard name.starts(with: prefix) else { return nil }
      let generation = String(decoding: name.dropFirst(prefix.count), as: UTF8.self)
      guard TallyFile.isGeneration(generation) else { return nil }
      return Generation(name: generation, path: rotated(generation))
    }.sorted { $0.name < $1.name }
  }

  private static func head(_ generation: String) -> [UInt8] {
    Array("\(word)\t\(generation)\n".utf8)
  }

  /// The generation that a file says it is of, nil where an owner has made it by hand.
  private static func generation(_ bytes: [UInt8]) -> String? {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let fields = line.split(separator: "\t")
    guard fields.count == 2, fields[0] == word, isGeneration(String(fields[1])) else { return nil }
    return String(fields[1])
  }

  private static func isGeneration(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { $0.isASCIIDigit || (0x61...0x66).contains($0) }
  }
}
