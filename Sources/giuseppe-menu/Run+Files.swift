internal import Console
internal import MenuCore
internal import MenuFiles

extension Run {
  /// The path of the menu in the argument, or of the one that is found without an argument.
  func menuPath(_ argument: String?) throws -> LocalPath {
    if let found = MenuLocation.find(named: argument, variable: environment.menu) { return found }
    throw ProgramError(
      .noInput,
      Phrase(
        "there is no menu here; giuseppe-menu init Menu.json writes one to start from",
        "qui non c'è un menu; giuseppe-menu init Menu.json ne scrive uno da cui partire"))
  }

  /// The file to write; nil for standard output, which is `-`.
  func file(toWrite path: LocalPath) -> LocalPath? { path == "-" ? nil : path }

  /// Reads the menu in the argument, or the one that is found without an argument.
  func open(_ argument: String?) throws -> OpenedMenu {
    try open(menuPath(argument), argument)
  }

  /// Reads the menu of a file. If there is no such file, the error suggests the command that `argument` may
  /// be.
  func open(_ path: LocalPath, _ argument: String? = nil) throws -> OpenedMenu {
    do {
      return try OpenedMenu(path)
    } catch {
      throw failure(error, of: path, argument)
    }
  }

  /// Runs `work` on a file; converts its error into one that names the file.
  func naming<Result>(_ path: LocalPath, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as MenuFileError {
      throw failure(error, of: path)
    }
  }

  /// Converts an error about a file. If there is no such file, suggests the command that `argument` may be.
  func failure(_ error: MenuFileError, of path: LocalPath, _ argument: String? = nil)
    -> ProgramError
  {
    guard let reason = error.reason else { return refusal(error.diagnostics, of: path) }
    var phrase = reason.phrase
    if reason == .missing, let near = argument.flatMap(program.name(near:)) {
      phrase += Phrase("; did you mean \(near)?", "; forse \(near)?")
    }
    let status: ExitStatus = error.kind == .unreadable ? .noInput : .ioError
    return ProgramError(status, file: path.description, phrase)
  }

  /// An error about a file that cannot be shown, at the position of its last fault.
  private func refusal(_ diagnostics: [Diagnostic], of path: LocalPath) -> ProgramError {
    guard let last = diagnostics.last(where: { $0.severity == .error }) ?? diagnostics.last else {
      let reason = Phrase("it cannot be shown", "non si può mostrare")
      return ProgramError(.dataError, file: path.description, reason)
    }
    let message = last.sentence(in: language).message
    return ProgramError(
      .dataError, file: "\(path):\(last.line):\(last.column)", Phrase(message))
  }
}
