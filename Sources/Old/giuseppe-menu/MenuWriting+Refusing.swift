internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuFiles
internal import OldMenuPresentation

/// Files that nothing is written over, for somebody would miss them.
extension MenuWriting {
  /// Throws where the menu itself would be written over.
  func refuseMenu(at path: LocalPath) throws {
    guard !opened.isSame(as: path) else { throw CommandLineFault.overMenu(path.description) }
  }

  /// Throws where one file would take the place of another menu, or a page that of a file that this
  /// program has not written; what else is there is replaced, as every tool does.
  func refuseForeignFile(at path: LocalPath) throws {
    try refuseMenu(at: path)
    guard kind != .json, let beginning = try beginning(of: path), !beginning.isEmpty else { return }
    if MenuReader.mayBeMenu(beginning), let bytes = try? MenuFile.read(path: path),
      MenuReader.isMenu(bytes)
    {
      throw CommandLineFault.overOtherMenu(path.description)
    }
    if kind == .html, WrittenPage(beginning) == nil {
      throw CommandLineFault.foreignPage(path.description, isInFolder: false)
    }
  }

  /// The first bytes of a file, enough to know a page by; nil where there is none.
  func beginning(of path: LocalPath) throws -> [UInt8]? {
    try naming(path) { try MenuFile.beginning(of: path, limit: WrittenPage.limit) }
  }
}
