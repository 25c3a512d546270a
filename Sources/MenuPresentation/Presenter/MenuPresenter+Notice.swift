public import MenuCore

/// What a presenter has to say about the menu's file.
enum Notice: Hashable, Sendable {
  /// The file holds no menu now; the one shown is older.
  case problem(MenuFileEvent.Problem, file: String)
  /// So much of the menu is not shown as its owner meant it.
  case faults(count: Int, file: String)
}

extension MenuPresenter {
  /// What is to say in one line about the file, or else about the dish that is gone: the reason,
  /// which may be cut, and the age of the menu, which may not.
  public var noticeParts: (reason: String, age: String)? {
    if let missed, !isMenuOld { return (missed, "") }
    return fileNoticeParts
  }

  /// What it says of the file, for who has chosen no dish that could be gone.
  var fileNoticeParts: (reason: String, age: String)? {
    switch notice {
    case .problem(let problem, _) where isForGuests:
      return ("", words.menuOf(problem.since.description))
    case .problem(let problem, let file):
      return (words.reason(problem.error, file: file), words.menuShown(problem.since.description))
    case .faults where isForGuests: return nil
    case .faults(let count, let file): return ("\(file): \(words.problems(count))", "")
    case nil: return nil
    }
  }

  /// Whether the file holds no menu now, so that the one shown is older.
  var isMenuOld: Bool {
    if case .problem = notice { true } else { false }
  }

  /// The line as a whole.
  public var noticeText: String? { noticeParts.map(line) }

  /// The same of the file alone.
  var fileNoticeText: String? { fileNoticeParts.map(line) }

  private func line(of parts: (reason: String, age: String)) -> String {
    [parts.reason, parts.age].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension MenuPresenter {
  /// Tells the owner how much of the menu is not shown as meant; nothing when all of it is.
  public func tellFaults(of reading: MenuReading, file: String) {
    let errors = reading.diagnostics.count { $0.severity == .error }
    notice = errors == 0 ? nil : .faults(count: errors, file: file)
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
