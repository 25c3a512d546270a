internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import MenuPresentation

/// One export of a menu: which dishes, and where to.
struct Export {
  let run: Run
  let options: ExportCommand
  let menu: LocalPath
  /// Nil for standard output.
  let output: LocalPath?
  let query: MenuQuery

  /// Writes the menu again after its file has changed. If the file has no menu, the last output stays.
  func follow(_ event: MenuReading.FileEvent) {
    do {
      switch event {
      case .menu(let reading), .recovered(let reading): try write(reading)
      case .problem(let problem): throw run.failure(problem.error, of: menu)
      }
    } catch let error as any Ending {
      run.program.report(error)
    } catch {}
  }

  /// Writes a menu; throws, and writes nothing, if the query is not understood or finds nothing.
  func write(_ reading: MenuReading) throws {
    run.reportErrors(of: reading, menu.lastComponent.description)
    guard let output else {
      try CheckedOutput.standard.write(bytes(try source(of: reading.menu)))
      return reportOmissions(of: reading.menu)
    }
    let isFolder = output.bytes.last == UInt8(ascii: "/") || MenuFile.isFolder(output)
    if options.format == .html, isFolder {
      try write(reading.menu, into: output)
    } else {
      try replace(output, with: bytes(try source(of: reading.menu)))
      reportOmissions(of: reading.menu)
    }
    if options.watch { run.program.report(Phrase("written", "scritto"), of: output) }
  }

  /// Reports which parts of a menu are not in its table.
  private func reportOmissions(of menu: Menu) {
    let omissions = MenuOmissions(of: menu)
    guard options.format == .csv, !omissions.kinds.isEmpty else { return }
    let omitted = omissions.text(in: run.language)
    let reminder = Phrase(
      "the table leaves out \(omitted); import --into keeps them in this menu",
      "la tabella tralascia \(omitted); import --into li tiene in questo menu")
    run.program.report(reminder, of: self.menu)
  }

  private func source(of menu: Menu, in language: String? = nil) throws -> MenuDataSource {
    let source = try run.dataSource(menu, language ?? options.language)
    guard menu.numberOfDishes > 0 else {
      throw ProgramError(
        .negative,
        Phrase(
          "the menu has no dish: nothing is written", "il menu non ha piatti: non si scrive nulla"))
    }
    guard !query.isEmpty else { return source }
    let session = MenuSession(source, query: query)
    guard session.isUnderstood, session.shown.counts.shown > 0 else {
      throw run.nothing(in: session)
    }
    return session.shown
  }

  private func bytes(_ source: MenuDataSource, languages: [Language] = []) -> [UInt8] {
    options.format.bytes(
      of: source, isSheet: options.sheet, isSpreadsheet: options.spreadsheet, languages: languages)
  }

  /// Writes a page for each language. Removes the page of a language that the menu no longer has, because it
  /// would show guests outdated allergens for ever.
  private func write(_ menu: Menu, into folder: LocalPath) throws {
    guard options.language == nil else {
      throw ProgramError.usage("--language works only with one page, as in -o page.html")
    }
    let languages = menu.languages
    let all: [Language?] = languages.isEmpty ? [nil] : languages
    let pages = try all.map { language in
      let page = folder.appending(ExportFormat.pageName(language, of: languages))
      return (page, bytes(try source(of: menu, in: language?.tag), languages: languages))
    }

    try run.naming(folder) { try MenuFile.makeFolder(folder) }
    let index = folder.appending("index.html")
    let linked = (try? MenuFile.read(path: index)).map(ExportFormat.languages(ofPage:)) ?? []
    for (page, bytes) in pages { try replace(page, with: bytes) }

    for language in linked where !languages.contains(language) {
      let page = folder.appending("\(language.tag).html")
      guard MenuFile.isFile(page), isOurs(page) else { continue }
      try run.naming(page) { try MenuFile.remove(page) }
      let removed = Phrase(
        "removed: the menu does not have this language", "tolta: il menu non ha questa lingua")
      run.program.report(removed, of: page)
    }
  }

  /// Writes a file in one step, but never over the menu or over a page of another program.
  private func replace(_ path: LocalPath, with bytes: [UInt8]) throws {
    guard !MenuFile.isSame(path, menu) else {
      let reason = Phrase("it is the menu itself", "è il menu stesso")
      throw ProgramError(.ioError, file: path.description, reason)
    }
    guard options.format != .html || !MenuFile.isFile(path) || isOurs(path) else {
      let reason = Phrase(
        "it was not made by giuseppe-menu, and is kept",
        "non è stata fatta da giuseppe-menu, e resta com'è")
      throw ProgramError(.ioError, file: path.description, reason)
    }
    try run.naming(path) { try MenuFile.replace(path: path, with: bytes, policy: .output) }
  }

  private func isOurs(_ page: LocalPath) -> Bool {
    (try? MenuFile.read(path: page)).map { $0.isEmpty || ExportFormat.isOwnPage($0) } ?? false
  }
}
