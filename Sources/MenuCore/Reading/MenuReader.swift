internal import LocatedJSON

/// Reads a Menu.json: all of the menu that can be read, and all that is wrong with it, in one run.
public enum MenuReader {
  /// The size of the largest menu that is read, in bytes: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// Reads the bytes of a file.
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown: not JSON beyond recovery,
  ///   something else than an object, a newer format, more than 64 MiB.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    try parse(bytes).reading
  }

  /// Reads a text as its bytes in UTF-8, in which diagnostics count.
  ///
  /// - Throws: `MenuFileError.refused` for a text that cannot be shown.
  public static func read(_ text: String) throws(MenuFileError) -> MenuReading {
    try read(Array(text.utf8))
  }

  /// Reads the bytes of a file; for its owner with the places of its dishes.
  package static func parse(
    _ bytes: [UInt8], forOwner: Bool = false
  ) throws(MenuFileError) -> MenuParser {
    let parser = MenuParser(log: DiagnosticLog(bytes: bytes), isForOwner: forOwner)
    if let kind = foreignKind(bytes) {
      parser.log.report(.notAMenu, "foreign", [.text(kind)], at: 0..<0)
      throw .refused(parser.log.sorted())
    }
    let document = JSONDocument(
      bytes: bytes, limits: JSONLimits(byteCount: sizeLimit, faults: MenuReading.limit))
    parser.reportFaults(of: document, in: bytes)
    parser.comments = FileComments(document, in: bytes)
    guard let root = document.root, parser.isMenu(root) else {
      throw .refused(parser.log.sorted())
    }
    // A file that is not JSON by the letter and was read all the same lost nothing.
    parser.log.errors = 0
    parser.read(root)
    return parser
  }

  /// The refusal of a file that is too large to be read.
  package static var tooLarge: MenuFileError {
    let log = DiagnosticLog(bytes: [])
    log.report(.tooLarge, at: 0..<0)
    return .refused(log.sorted())
  }

  /// The name of a format that its first bytes give away and that no JSON begins with: `PDF`.
  private static func foreignKind(_ bytes: [UInt8]) -> String? {
    let signatures: [(String, [UInt8])] = [
      ("a PDF", Array("%PDF-".utf8)), ("RTF", Array("{\\rtf".utf8)), ("a web page", [0x3C]),
      ("an office document or a ZIP", [0x50, 0x4B, 3, 4]),
      ("an old office document", [0xD0, 0xCF, 0x11, 0xE0]),
    ]
    return signatures.first { bytes.starts(with: $0.1) }?.0
  }
}

extension MenuParser {
  /// The menu with what was found so far.
  package var reading: MenuReading {
    MenuReading(menu: menu, diagnostics: log.sorted(), omittedDiagnosticCount: log.omitted)
  }

  /// The newest version of the format that is known.
  private static let newestFormat = 1

  /// Tells of everything that is not JSON by the letter.
  fileprivate func reportFaults(of document: JSONDocument, in bytes: [UInt8]) {
    for fault in document.faults {
      var details = fault.kind.details.map(Diagnostic.Detail.text)
      if let opener = fault.kind.openerOffset {
        details.append(.text("\(log.line(of: opener))"))
      }
      let range = fault.offset..<fault.offset + fault.length
      let name = fault.kind.name
      switch name {
      case "too-large": log.report(.tooLarge, at: 0..<0)
      case "missing-comma" where fault.isRecovered:
        let edit = FileEdit(range.lowerBound..<range.lowerBound, ",")
        log.report(.jsonMended, name, details, at: range, edit: edit)
      case "decimal-comma":
        let number = String(decoding: bytes[range], as: UTF8.self)
        let point = number.withPoint
        log.report(
          .jsonMended, name, [.text(point), .text(number)], at: range, edit: FileEdit(range, point))
      default:
        guard fault.isRecovered else {
          log.report(.json, name, details, at: range)
          continue
        }
        // Nobody deletes what somebody wrote about his dishes.
        let edit = fault.kind == .comment ? nil : FileEdit(range, [])
        log.report(.jsonTolerated, name, at: range, edit: edit)
      }
    }
    log.omitted += document.omittedFaultCount
  }

  /// True if the top is an object in a format that this program knows; a faulty version is taken as
  /// such.
  fileprivate func isMenu(_ root: JSONValue) -> Bool {
    guard root.kind == .object else {
      log.report(.notAMenu, at: root.range)
      return false
    }
    for member in root.members where member.key == "formatVersion" {
      guard let digits = member.value.number, digits.utf8.allSatisfy(\.isASCIIDigit) else {
        if member.value.kind != .null { reportType(.formatVersion, "number", at: member.value) }
        continue
      }
      let version = Int(digits) ?? .max
      if version > MenuParser.newestFormat {
        log.report(.newerFormat, nil, [.text(digits.cut(to: 12))], at: member.value.range)
        return false
      }
      if version < 1 { reportRange(.formatVersion, member.value, 1...1) }
    }
    return true
  }
}
