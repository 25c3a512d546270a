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
    guard bytes.count <= sizeLimit else { throw tooLarge }
    let parser = MenuParser(log: DiagnosticLog(bytes: bytes), isForOwner: forOwner)
    if let format = ForeignFormat(of: bytes) {
      parser.log.report(.foreign(format), at: 0..<0)
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
    if forOwner { parser.file = FileEntry(root: root) }
    parser.read(root)
    return parser
  }

  /// The refusal of a file that is too large to be read.
  package static var tooLarge: MenuFileError {
    let log = DiagnosticLog(bytes: [])
    log.report(.tooLarge, at: 0..<0)
    return .refused(log.sorted())
  }
}

extension MenuParser {
  /// The menu with what was found so far.
  package var reading: MenuReading {
    MenuReading(menu: menu, diagnostics: log.sorted(), omittedDiagnosticCount: log.omitted)
  }

  /// The newest version of the format that is known.
  private static let newestFormat = 1

  /// Reports everything that is not JSON by the letter.
  fileprivate func reportFaults(of document: JSONDocument, in bytes: [UInt8]) {
    for fault in document.faults {
      log.report(
        Finding(fault, in: bytes, line: log.line(of:)), at: fault.range, fault.remedy(in: bytes))
    }
    log.omitted += document.omittedFaultCount
  }

  /// The file in place of a list: of menus all of their keys, of sections with their dishes an object that has
  /// them, else one with the list as pizzas; nil for any other value.
  private func menuMeant(by list: JSONValue) -> String? {
    let isMenus = list.count > 0 && list.elements.allSatisfy(\.holdsLists)
    if isMenus {
      let menus = list.elements.map { $0.written.dropFirst().dropLast() }
      return "{\(menus.joined(separator: ", "))}"
    }
    if list.elements.contains(where: { self.isSection($0) }) {
      return JSONTree.object([("menu", list.tree)]).line
    }
    let isList = list.elements.contains { $0.kind == .object || $0.kind == .string }
    return isList ? JSONTree.members([(.pizzas, list.tree)]).line : nil
  }

  /// True if the top is an object in a format that this program knows; a faulty version is taken as
  /// such.
  fileprivate func isMenu(_ root: JSONValue) -> Bool {
    guard root.kind == .object else {
      log.report(.notAMenu, at: root.range, .advised(root.writing(self.menuMeant(by: root))))
      return false
    }
    for member in root.members where member.key == "formatVersion" {
      guard let digits = member.value.number, digits.utf8.allSatisfy(\.isASCIIDigit) else {
        if member.value.kind != .null {
          reportType(.formatVersion, .number, at: member.value, write: "1")
        }
        continue
      }
      let version = Int(digits) ?? .max
      if version > MenuParser.newestFormat {
        log.report(.newerFormat(digits.cut(to: 12)), at: member.value.range)
        return false
      }
      if version < 1 { reportRange(.formatVersion, member.value, 1...1) }
    }
    return true
  }
}
