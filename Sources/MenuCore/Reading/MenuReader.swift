internal import LocatedJSON

/// Reads a Menu.json: as much of the menu as can be read, and everything that is wrong with it, in one
/// pass.
public enum MenuReader {
  /// The size of the largest menu that is read, in bytes: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// Reads the bytes of a file.
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown: JSON that cannot be repaired, a
  ///   top-level value that is not an object, a newer format, more than 64 MiB.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    try parse(bytes).reading
  }

  /// Reads the UTF-8 bytes of a text; the columns of diagnostics count these bytes.
  ///
  /// - Throws: `MenuFileError.refused` for a text that cannot be shown.
  public static func read(_ text: String) throws(MenuFileError) -> MenuReading {
    try read(Array(text.utf8))
  }

  /// Parses the bytes of a file; keeps the positions of its dishes if it is for the owner.
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
    // Faults of the JSON that were repaired lost nothing, so they do not count as errors.
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
  /// The menu with the diagnostics found so far.
  package var reading: MenuReading {
    MenuReading(menu: menu, diagnostics: log.sorted(), omittedDiagnosticCount: log.omitted)
  }

  /// The dish that was read from an entry.
  package func dish(of entry: DishEntry) -> Dish { menu[entry.list][entry.position] }

  /// The newest version of the format that is known.
  private static let newestFormat = 1

  /// Reports every deviation from strict JSON.
  fileprivate func reportFaults(of document: JSONDocument, in bytes: [UInt8]) {
    for fault in document.faults {
      var remedy = fault.remedy(in: bytes)
      if let joined = fault.joiningMenus(in: bytes) { remedy = .certain(joined) }
      log.report(Finding(fault, in: bytes, line: log.line(of:)), at: fault.range, remedy)
    }
    log.omitted += document.omittedFaultCount
  }

  /// The object that replaces a top-level list: for a list of menus the keys of all of them, for a list
  /// of sections an object with the sections, else an object with the list as pizzas; nil for any other
  /// value.
  private func menuMeant(by list: JSONValue) -> JSONTree? {
    let isMenus = list.count > 0 && list.elements.allSatisfy(\.holdsLists)
    let haveTitles = list.elements.contains { self.titleOfSection($0) != nil }
    if isMenus, !haveTitles {
      let menus = list.elements.map { $0.written.dropFirst().dropLast() }
      return .word("{\(menus.joined(separator: ", "))}")
    }
    if list.elements.contains(where: { self.isSection($0) }) {
      return .object([("menu", list.tree)])
    }
    let texts = list.elements.compactMap(\.string)
    var dishes = dishesMeant(byRows: list)
    if dishes == nil, texts.count == list.count, list.count > 0 {
      dishes = objectsMeant(by: texts, in: .pizzas).first
    }
    if let dishes { return .members([(.pizzas, .list(dishes))]) }
    let isList = list.elements.contains { $0.kind == .object || $0.kind == .string }
    guard isList else { return nil }
    return .members([(.pizzas, list.tree)])
  }

  /// True if the top-level value is an object in a format that this program knows; an unreadable version
  /// counts as known.
  fileprivate func isMenu(_ root: JSONValue) -> Bool {
    guard root.kind == .object else {
      let menu = root.writing(self.menuMeant(by: root))
      log.report(.notAMenu, at: root.range, .edit(menu, isCertain: menu?.isLong ?? false))
      return false
    }
    for member in root.members where member.key == "formatVersion" {
      guard let digits = member.value.number, digits.utf8.allSatisfy(\.isASCIIDigit) else {
        if member.value.kind != .null {
          reportType(.formatVersion, .number, at: member.value, write: .number(1))
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
