internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuFiles
internal import OldMenuPresentation

/// A folder of pages: a page a language, and an index that leads to them.
extension MenuWriting {
  /// Writes a page for each language; of one language the page itself is the index.
  ///
  /// A page of a language that the menu no longer has would tell guests of allergens for ever. It
  /// goes before the index is written that no longer leads to it: whoever is stopped in between finds
  /// it the next time. Nothing is written where a file of somebody else is in the way.
  ///
  /// - Returns: the pages that were removed.
  func write(
    _ menu: Menu, in languages: [Language], into folder: LocalPath, _ options: ExportKind.Options
  ) throws -> [LocalPath] {
    try naming(folder) { try MenuFile.makeFolder(folder) }
    var options = options
    if languages.count > 1 {
      options.pages = languages.map { .init(language: $0, address: Self.name(ofPageIn: $0)) }
    }
    let index = "index.html"
    let left = try pagesLeft(in: folder, besides: options.pages.map(\.address) + [index])
    for page in options.pages {
      let exported = try exported(menu, in: page.language)
      try replace(folder.appending(page.address), with: exported, as: kind.format(options))
    }
    for page in left { try naming(page) { try MenuFile.remove(page) } }
    let first = try exported(menu, in: languages.first)
    let format = options.pages.isEmpty ? kind.format(options) : LanguageIndex(of: options.page)
    try replace(folder.appending(index), with: first, as: format)
    return left
  }

  /// The pages that those to be replaced lead to, that this program wrote, and that are not among
  /// these.
  private func pagesLeft(in folder: LocalPath, besides names: [String]) throws -> [LocalPath] {
    let languages = try names.reduce(into: Set<Language>()) { found, name in
      found.formUnion(try pageToReplace(folder.appending(name))?.languages ?? [])
    }
    return try Set(languages.map(Self.name(ofPageIn:))).subtracting(names).sorted()
      .map(folder.appending)
      .filter { try beginning(of: $0).flatMap { WrittenPage($0) } != nil }
  }

  /// The page at a path that is to be written anew, nil for none.
  ///
  /// - Throws: `CommandLineFault` for a file that this program has not written.
  private func pageToReplace(_ path: LocalPath) throws -> WrittenPage? {
    try refuseMenu(at: path)
    guard let beginning = try beginning(of: path) else { return nil }
    guard let page = WrittenPage(beginning) else {
      throw CommandLineFault.foreignPage(path.description, isInFolder: true)
    }
    return page
  }

  private static func name(ofPageIn language: Language) -> String { "\(language.tag).html" }
}
