internal import Console
internal import MenuCore
internal import MenuFiles
internal import TerminalUI

/// A menu that was read, and everything that is needed to follow its file.
struct MenuSource {
  let path: LocalPath
  let reading: MenuReading
  private let stamp: FileStamp
  private let bytes: [UInt8]

  /// The name of the file on the screen.
  var name: String { path.lastComponent.description }

  /// The open descriptor that it came from, nil for a file.
  var descriptor: Int32? { MenuFile.descriptor(namedBy: path) }

  init(_ path: LocalPath) throws(MenuFileError) {
    self.path = path
    // Taken before reading, so that a change during the reading is noticed.
    stamp = FileStamp(path)
    bytes = try MenuFile.read(path: path)
    reading = try MenuReader.read(bytes)
  }

  /// Watches the file; nil for a menu that came from an open descriptor.
  func watch(
    on loop: EventLoop, every interval: Duration, tell: @escaping (MenuReading.FileEvent) -> Void
  ) -> MenuWatcher? {
    guard descriptor == nil else { return nil }
    let watcher = MenuWatcher(
      path: path, stamp: stamp, bytes: bytes, launchers: { loop.makeLauncher() },
      time: { TimeOfDay.local }, tell: tell)
    watcher.start(every: interval)
    return watcher
  }
}

// The conformance is here because TerminalUI does not depend on MenuCore, which declares the protocol.
extension EventLoopLauncher: PeriodicTaskLauncher {}

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

  /// Reads the menu in the argument, or the one that is found without an argument.
  func open(_ argument: String?) throws -> MenuSource {
    try open(menuPath(argument), argument)
  }

  /// Reads the menu of a file. If there is no such file, the error suggests the command that `argument` may
  /// be.
  func open(_ path: LocalPath, _ argument: String? = nil) throws -> MenuSource {
    do {
      return try MenuSource(path)
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

extension MenuFileError.Reason {
  /// The reason in both languages; a message of the system stays as it is.
  fileprivate var phrase: Phrase {
    Phrase(rawValue, italian ?? rawValue)
  }

  private var italian: String? {
    switch self {
    case .missing: "il file non c'è"
    case .folderMissing: "la cartella non c'è"
    case .folderNotPermitted: "non puoi scrivere nella sua cartella"
    case .notPermitted: "mancano i permessi"
    case .notAFile: "non è un file, ma una cartella, una pipe o un dispositivo"
    case .nothingYet: "non c'è ancora nulla da leggere"
    case .readOnly: "è di sola lettura; il proprietario può cambiarlo con chmod u+w"
    case .hardLink: "ha un altro nome (hard link) che terrebbe il menu vecchio"
    case .attributesLost: "proprietario, permessi o attributi non si possono conservare"
    case .mountedAlone:
      "è un punto di mount e non si può sostituire; montare la sua cartella"
    case .keepsChanging: "un altro programma lo cambia di continuo"
    case .locked: "un altro programma lo tiene bloccato"
    default: nil
    }
  }
}

/// Finds the file of the menu.
enum MenuLocation {
  /// The menu to show: the one in `word`, else the one in the variable, else `Menu.json` in this folder, else
  /// the one that was installed with the program; nil if none of these exists.
  static func find(named word: String?, variable: String?) -> LocalPath? {
    if let word { return LocalPath(argument: word) }
    if let variable, !variable.isEmpty { return LocalPath(argument: variable) }
    let share = LocalPath.executable?.folder.folder.appending("share/giuseppe-menu/Menu.json")
    return ["Menu.json", share].compactMap(\.self).first(where: MenuFile.exists)
  }
}
