internal import OldMenuCore

/// Jumping to dishes by the first letters of their names.
extension BrowserState {
  /// What decides what a key says now.
  package var context: KeyMap.Context { awaitsLetter ? .letter : mode.context }

  /// Waits for the letter, and says so.
  mutating func askForLetter() {
    guard selection != nil else { return }
    awaitsLetter = true
    notice = session.words.whichLetter
  }

  /// Selects the next dish in the order of the rows whose name begins with a letter, round and round;
  /// where there is none, says so.
  mutating func jump(to letter: Character) {
    let rows = session.rows
    guard let wanted = String(letter).firstLetter, let selection,
      let start = rows.index(of: selection),
      let path = (1...rows.count).lazy.compactMap({ rows.path(at: (start + $0) % rows.count) })
        .first(where: { session.name(of: $0)?.firstLetter == wanted })
    else {
      notice = session.words.noneBegins(String(letter))
      return
    }
    choose(path)
  }
}

extension MenuSession {
  /// What the dish of a row is called, without the rest that a row tells: all rows are asked.
  fileprivate func name(of path: RowPath) -> String? {
    dish(of: path).flatMap { menu.name(at: $0.position, in: $0.list) }
  }
}

extension String {
  /// The first letter or digit without case and accents, nil without one; of a long text only its
  /// beginning is looked at.
  fileprivate var firstLetter: Character? {
    String(unicodeScalars.prefix(20)).folded.first { $0.isLetter || $0.isNumber }
  }
}
