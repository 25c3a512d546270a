internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// The commands of the owner that read or write a menu: check, init, sold-out.
extension Run {
  var typesetter: Typesetter { Typesetter(cellWidth: locale.cellWidth, isASCII: isASCII) }

  /// Answers with a line.
  func say(_ line: String) throws { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }

  /// Checks files; the status is the worst of them: 66 unreadable, 65 refused, 1 an error, 0.
  func check(_ arguments: Arguments) throws {
    let files =
      arguments.operands.isEmpty
      ? [try menuPath(nil)] : arguments.operands.map { LocalPath(argument: $0) }
    var worst: Int32 = 0
    for path in files {
      do {
        worst = max(worst, try check(path, arguments))
      } catch let error as ProgramError where error.status != .usage {
        program.tell(error)
        worst = max(worst, error.status.rawValue)
      }
    }
    if worst > 0 { exit(worst) }
  }

  private func check(_ path: LocalPath, _ arguments: Arguments) throws -> Int32 {
    // Before it is read, so that no change comes between the two.
    let stamp = FileStamp(path)
    let bytes: [UInt8]
    do {
      bytes = try MenuFile.read(path: path)
    } catch {
      let failure = failure(error, of: path)
      program.tell(failure)
      return failure.status.rawValue
    }
    if arguments.has("fix") { return try fix(path, bytes, stamp, arguments) }
    return try report(path, bytes, arguments)
  }

  private func report(_ path: LocalPath, _ bytes: [UInt8], _ arguments: Arguments) throws -> Int32 {
    var (diagnostics, omitted, status): ([Diagnostic], Int, Int32) = ([], 0, 0)
    var missing: Menu?
    do throws(MenuFileError) {
      let reading = try MenuReader.check(bytes)
      (diagnostics, omitted) = (reading.diagnostics, reading.omittedDiagnosticCount)
      status = reading.hasErrors ? ExitStatus.negative.rawValue : 0
      missing = arguments.has("missing") ? reading.menu : nil
    } catch {
      guard case .refused(let told) = error else { throw failure(error, of: path) }
      (diagnostics, status) = (told, ExitStatus.dataError.rawValue)
    }
    if let missing { return try tellMissing(missing) }
    let report = CheckReport(
      file: path.description, bytes: bytes, diagnostics: diagnostics, omitted: omitted,
      language: language, typesetter: typesetter)
    let isJSON = arguments.text("format") == "json"
    try CheckedOutput.standard.write(isJSON ? report.json : report.text(all: arguments.has("all")))
    return status
  }

  /// A line a dish that leaves something open.
  private func tellMissing(_ menu: Menu) throws -> Int32 {
    let strings = Strings.of(language)
    var status: Int32 = 0
    for dish in menu.dishes {
      let open = dish.combinedStatement.notStated
      guard !open.isEmpty else { continue }
      status = ExitStatus.negative.rawValue
      let name = dish.name.text(in: menu.language, fileLanguage: nil)
      try say("\(name): \(strings.notStatedLabel.lowercasedFirst) \(strings.warned(open))")
    }
    return status
  }

  /// Shows the edits that ride on the diagnostics, asks, and writes them.
  private func fix(
    _ path: LocalPath, _ bytes: [UInt8], _ stamp: FileStamp, _ arguments: Arguments
  ) throws -> Int32 {
    let mended = MenuFixer.mend(bytes)
    guard mended.count > 0 else { return try report(path, bytes, arguments) }
    let diff = UnifiedDiff.text(from: bytes, to: mended.bytes, file: path.description)
    // Where the file itself or JSON is the answer, the difference is a message.
    let isAnswer = path != "-" && arguments.text("format") != "json"
    let output = isAnswer ? CheckedOutput.standard : .messages
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      try output.write(typesetter.quoting(String(line)) + "\n")
    }
    if !arguments.has("yes") {
      guard environment.inputIsTerminal else {
        throw ProgramError.usage("without a terminal, --fix needs --yes")
      }
      try output.write(language == .italian ? "Scriverlo? [s/n] " : "Write it? [y/n] ")
      let answer = readLine() ?? ""
      guard ["y", "yes", "s", "si", "sì"].contains(answer.lowercased()) else {
        return try report(path, bytes, arguments)
      }
    }
    guard path != "-" else {
      try CheckedOutput.standard.write(mended.bytes)
      let hasErrors = (try? MenuReader.read(mended.bytes).hasErrors) ?? true
      return hasErrors ? ExitStatus.negative.rawValue : 0
    }
    try naming(path) {
      guard try MenuFile.replace(path: path, with: mended.bytes, policy: .edit, ifStill: stamp)
      else { throw MenuFileError.unwritable(path: path.description, reason: .keepsChanging) }
    }
    return try report(path, mended.bytes, arguments)
  }

  /// Writes a small menu, never over a file that is there.
  func create(_ arguments: Arguments) throws {
    let path = LocalPath(argument: arguments.operands.first ?? "Menu.json")
    let isItalian = arguments.text("language").map { $0 == "it" } ?? (language == .italian)
    let bytes = isItalian ? PackageResources.Starter_it_json : PackageResources.Starter_en_json
    try write(bytes, new: path)
    try say(
      "\(path): " + (isItalian ? "scritto; ora" : "written; next") + " giuseppe-menu check \(path)")
  }

  /// Writes a file where there is none.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      throw failure(
        .ioError, path, "it is there already, and stays as it is", "c'è già, e resta com'è")
    }
  }

  /// Says in the menu's file that dishes are sold out; every screen that shows it follows.
  func markSoldOut(_ arguments: Arguments) throws {
    var names = arguments.operands
    var menu: String?
    if let last = names.last, last.hasSuffix(".json") || last.hasPrefix("./") || last.hasPrefix("/")
    {
      menu = names.removeLast()
    }
    let path = try menuPath(menu)
    let isBack = arguments.has("back")
    guard !isBack || arguments.has("all") == names.isEmpty else {
      throw ProgramError.usage("--back needs a dish, or --all")
    }
    if names.isEmpty, !isBack {
      let marked = try naming(path) { try SoldOut.marked(in: MenuFile.read(path: path)) }
      return try marked.forEach { try say("\($0.label)  \($0.name)") }
    }
    let answer = try naming(path) {
      try arguments.has("all")
        ? SoldOut.bringAllBack(inFile: path) : SoldOut.mark(!isBack, names, inFile: path)
    }
    try tell(answer, names, isBack: isBack)
  }

  private func tell(_ answer: SoldOut.Answer, _ names: [String], isBack: Bool) throws {
    let isItalian = language == .italian
    let now =
      isItalian ? (isBack ? "c'è di nuovo" : "esaurito") : (isBack ? "there again" : "sold out")
    // All wishes are fulfilled or none.
    let isDone = answer.outcomes.allSatisfy(\.isDone)
    for (number, outcome) in answer.outcomes.enumerated() {
      let wanted = names.indices.contains(number) ? names[number] : ""
      let line =
        switch outcome {
        case .changed(let place) where !isDone:
          "\(place.name): " + (isItalian ? "resta com'era" : "stays as it was")
        case .changed(let place): "\(place.name): \(now)"
        case .unchanged(let place): "\(place.name): \(now) " + (isItalian ? "già prima" : "before")
        case .ambiguous(let places):
          "“\(wanted)”: " + (isItalian ? "quale? " : "which one? ")
            + places.map { "\($0.label) (\($0.name))" }.joined(separator: ", ")
        case .unknown(let near):
          "“\(wanted)”: " + (isItalian ? "nessun piatto" : "no such dish")
            + (near.isEmpty
              ? "" : (isItalian ? "; forse " : "; perhaps ") + near.joined(separator: ", "))
        case .unclear(let place):
          "\(place.name): "
            + (isItalian
              ? "soldOut è dato due volte o non è true/false"
              : "soldOut is given twice, or is not true or false")
        }
      if isDone {
        try say(line)
      } else {
        program.tell(line)
      }
    }
    if !isDone { exit(ExitStatus.negative.rawValue) }
  }
}
