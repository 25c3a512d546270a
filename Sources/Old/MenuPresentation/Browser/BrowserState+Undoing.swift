internal import OldMenuCore

/// What was taken away can be had again.
extension BrowserState {
  /// What a step took away.
  enum Undone: Hashable, Sendable {
    /// What was looked for.
    case query(MenuQuery)
    /// One of what was chosen.
    case wish(Choice.Wish)
  }

  /// Keeps what is looked for, to be taken up again.
  mutating func remember() {
    if !session.query.isEmpty { remember(.query(session.query)) }
  }

  /// Keeps what a step takes away; nobody goes further back than so many.
  mutating func remember(_ step: Undone) {
    undone = undone.suffix(19) + [step]
  }

  /// Takes the last step back; on the page of what was chosen, the last that took something from it.
  mutating func undo() {
    let last = undone.lastIndex { step in
      if mode.context == .choice, case .query = step { false } else { true }
    }
    switch last.map({ undone.remove(at: $0) }) {
    case .query(let query): change { $0.show(query) }
    case .wish(let wish): add(wish)
    case nil: break
    }
  }

  /// Forgets what was put back: on another menu its place may be another dish's.
  mutating func forgetWishes() {
    undone.removeAll { step in
      if case .wish = step { true } else { false }
    }
  }
}
