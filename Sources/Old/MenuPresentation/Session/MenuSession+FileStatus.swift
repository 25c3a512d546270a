public import OldMenuCore

/// What is to say about the menu's file.
enum MenuFileStatus: Hashable, Sendable {
  /// The file holds no menu now; the one shown is older.
  case problem(MenuFileEvent.Problem, file: String)
  /// So much of the menu is not shown as its owner meant it.
  case faults(count: Int, file: String)
}

/// The menu follows its file.
extension MenuSession {
  /// Takes what a watcher tells about the file: shows a new menu, or says why there is none.
  ///
  /// - Parameters:
  ///   - event: what the watcher tells.
  ///   - file: what the file is called where people read it.
  public mutating func follow(_ event: MenuFileEvent, file: String) {
    switch event {
    case .menu(let reading):
      replace(with: reading.menu)
      tellFaults(of: reading, file: file)
    case .recovered(let reading): tellFaults(of: reading, file: file)
    case .problem(let problem): fileStatus = .problem(problem, file: file)
    }
  }

  /// Tells the owner how much of the menu is not shown as meant; nothing when all of it is.
  public mutating func tellFaults(of reading: MenuReading, file: String) {
    let errors = reading.diagnostics.count { $0.severity == .error }
    fileStatus = errors == 0 ? nil : .faults(count: errors, file: file)
  }

  /// What is to say in one line about the file: the reason, which may be cut, and the age of the menu,
  /// which may not.
  var fileStatusParts: (reason: String, age: String)? {
    switch fileStatus {
    case .problem(let problem, _) where isForGuests:
      return ("", words.menuOf(problem.since.description))
    case .problem(let problem, let file):
      return (words.reason(problem.error, file: file), words.menuShown(problem.since.description))
    case .faults where isForGuests: return nil
    case .faults(let count, let file): return ("\(file): \(words.problems(count))", "")
    case nil: return nil
    }
  }

  /// The age of the menu in fewer and fewer words, none where it is up to date.
  var shortAges: [String] {
    guard case .problem(let problem, _) = fileStatus else { return [] }
    return [words.menuOf(problem.since.description), problem.since.description]
  }

  /// The same as one text.
  public var fileStatusText: String? {
    fileStatusParts.map { parts in
      [parts.reason, parts.age].filter { !$0.isEmpty }.concatenated(separator: " · ")
    }
  }

  /// Whether the file holds no menu now, so that the one shown is older.
  var isMenuOld: Bool {
    if case .problem = fileStatus { true } else { false }
  }
}

extension Strings {
  /// Why a file holds no menu, with the place in the file.
  fileprivate func reason(_ error: MenuFileError, file: String) -> String {
    switch error {
    case .unreadable(_, let reason): return "\(file): \(reason.words(in: language))"
    case .unwritable(_, let reason): return "\(file): \(reason.words(in: language))"
    case .refused(let diagnostics):
      guard let last = diagnostics.last else { return file }
      return "\(file):\(last.line):\(last.column) \(last.advice(in: language).message)"
    }
  }
}
