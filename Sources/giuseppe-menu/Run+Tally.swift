internal import Console
internal import MenuCore
internal import MenuFiles
internal import Reception

extension Run {
  /// Throws, before the first frame, if visits should be counted but cannot be.
  func checkTally(_ options: UnattendedOptions, isKiosk: Bool) throws {
    guard let path = options.tally else { return }
    do {
      try TallyFile(path).check()
    } catch {
      // A kiosk does not show the names of files.
      guard !isKiosk else {
        let start = Phrase(
          "--tally: visits cannot be counted: ", "--tally: le visite non si possono contare: ")
        let more = Phrase(
          "; giuseppe-menu reception report shows details",
          "; giuseppe-menu reception report mostra i dettagli")
        throw ProgramError(.noInput, start + brief(error) + more)
      }
      throw ProgramError(.noInput, file: path.description, reason(of: error, path))
    }
  }

  /// Converts an error of a tally into one that ends the program.
  func tallyError(_ error: TallyFile.Failure, _ path: LocalPath, isRead: Bool) -> ProgramError {
    let status: ExitStatus
    switch error {
    case .missing: status = .noInput
    case .notATally: status = .dataError
    case .busy: status = .unavailable
    case .system: status = isRead ? .noInput : .ioError
    }
    return ProgramError(status, file: path.description, reason(of: error, path))
  }

  /// The reason, and for a missing file how to create it.
  private func reason(of error: TallyFile.Failure, _ path: LocalPath) -> Phrase {
    guard error == .missing else { return brief(error) }
    let cure = "install -m 620 /dev/null \(path)"
    return Phrase("there is no such file; \(cure) creates it", "il file non c'è; \(cure) lo crea")
  }

  /// The reason without the path.
  private func brief(_ error: TallyFile.Failure) -> Phrase {
    switch error {
    case .missing: return Phrase("there is no such file", "il file non c'è")
    case .notATally: return Phrase("it is not a tally of visits", "non è un conto di visite")
    case .busy:
      return Phrase("another program is folding it", "lo sta riassumendo un altro programma")
    case .system(EACCES), .system(EPERM):
      return Phrase("you have no permission for it", "mancano i permessi")
    case .system(ELOOP):
      return Phrase("it is a link: name the file itself", "è un link: indicare il file stesso")
    case .system(let code):
      return Phrase(String(cString: strerror(code)))
    }
  }
}
