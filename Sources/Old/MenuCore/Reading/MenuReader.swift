internal import OldLocatedJSON

/// Reads a Menu.json: all of the menu that can be read, and all that is wrong with it, in one run.
public enum MenuReader {
  /// The size of the largest menu that is read, in bytes: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// Reads the bytes of a file.
  ///
  /// - Throws: `MenuFileError.refused` for what cannot be shown: not JSON beyond recovery, something
  ///   else than an object, a newer format, more than 64 MiB.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    try read(bytes, limit: MenuReading.limit)
  }

  /// Reads the bytes of a file for whoever mends it, and so has to see more than anybody reads.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - limit: how many diagnostics are listed.
  ///   - tellsEachKey: whether a key that nothing reads is told wherever it stands, and not only once.
  /// - Returns: the menu, and what is wrong with it.
  /// - Throws: as the other one does.
  package static func read(
    _ bytes: [UInt8], limit: Int = MenuReading.limit, tellsEachKey: Bool = false
  ) throws(MenuFileError) -> MenuReading {
    if let file = ForeignFile(signatureOf: bytes) { throw refusal(of: file) }
    let document = JSONDocument(
      bytes: bytes, limits: JSONLimits(byteCount: sizeLimit, faults: limit))
    var parser = MenuParser(bytes: bytes, limit: limit)
    parser.keys.tellsEach = tellsEachKey
    parser.reportFaults(of: document, in: bytes)
    guard let root = document.root else {
      // What is not even meant as JSON has no use for what JSON asks for.
      if !document.isOtherEncoding, let file = ForeignFile(textOf: bytes) {
        throw refusal(of: file)
      }
      throw .refused(parser.log.sorted())
    }
    guard root.kind == .object else {
      parser.validateTop(root)
      throw .refused(parser.log.sorted())
    }
    guard parser.checkVersion(of: root) else { throw .refused(parser.log.sorted()) }
    parser.read(root)
    MenuValidator(parser.notes, log: parser.log).validate(&parser.menu)
    parser.validateDishes(of: root)
    return MenuReading(
      menu: parser.menu, diagnostics: parser.log.sorted(),
      omittedDiagnosticCount: parser.log.omitted)
  }

  /// Reads bytes of any kind, such as `Data`; as an array of them.
  ///
  /// - Throws: `MenuFileError.refused` for what cannot be shown.
  public static func read(_ bytes: some Sequence<UInt8>) throws(MenuFileError) -> MenuReading {
    try read(Array(bytes))
  }

  /// Reads a text; as its bytes in UTF-8, in which diagnostics count.
  ///
  /// - Throws: `MenuFileError.refused` for what cannot be shown.
  public static func read(_ text: String) throws(MenuFileError) -> MenuReading {
    try read(Array(text.utf8))
  }

  private static func refusal(of file: ForeignFile) -> MenuFileError {
    .refused([Diagnostic(rule: .file(.foreignFile(file)), line: 1, column: 1, offset: 0, length: 0)]
    )
  }
}

extension JSONDocument {
  /// Whether it is text in another encoding than UTF-8, or too large to be looked at.
  fileprivate var isOtherEncoding: Bool {
    faults.contains { fault in
      if case .tooLarge = fault.kind { return true }
      return fault.kind == .utf16 || fault.kind == .utf32
    }
  }
}

extension MenuParser {
  /// The newest version of the format that is known.
  private static let newestFormat = 1

  /// Tells of everything that is not JSON by the letter.
  fileprivate mutating func reportFaults(of document: JSONDocument, in bytes: [UInt8]) {
    for fault in document.faults {
      if fault.kind == .comment { noteComment(fault, in: bytes) }
      let rule = Diagnostic.Rule.syntax(
        SyntaxFault(fault) { opener in log.line(of: opener) })
      if case .tooLarge = fault.kind {
        // The end of so large a file is of no use, and is not looked for.
        log.report(rule, at: SourceRange(offset: 0, length: 0))
      } else {
        log.report(rule, at: SourceRange(offset: fault.offset, length: fault.length))
      }
    }
    log.omit(document.omittedFaultCount)
  }

  /// Whether the format is one that this program knows; a faulty version is taken as such.
  fileprivate mutating func checkVersion(of root: JSONValue) -> Bool {
    for member in root.members where member.key == "formatVersion" && member.value.kind != .null {
      let value = member.value
      let digits = value.number ?? ""
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else {
        reportType("formatVersion", .wholeNumber, at: value)
        continue
      }
      let version = Int(digits) ?? Int.max
      if version > MenuParser.newestFormat {
        report(.file(.newerFormat(version: value.excerpt)), at: value)
        return false
      }
      if version < 1 {
        report(
          .value(
            .impossibleValue(
              key: "formatVersion", text: value.excerpt, lowest: 1,
              highest: MenuParser.newestFormat)),
          at: value)
      }
    }
    return true
  }
}
