import OldMenuCore

/// The choice is emptied, and what became of it last is undone.
extension LinearMenu {
  /// Answers, and remembers what was chosen before where that changes it. Who undoes a change does not
  /// come back to it.
  func rememberingChoice(_ answer: () -> [String]) -> [String] {
    let (before, count) = (session.choice, earlier.count)
    let answer = answer()
    if session.choice != before, earlier.count >= count {
      earlier.append((before, session.query.filter))
      if earlier.count > Self.mostChanges { earlier.removeFirst() }
    }
    return answer
  }

  /// How many changes can be undone.
  private static let mostChanges = 20

  /// Undoes the last change of the choice. Where the filters have changed since, or nothing was
  /// chosen, a guest is asked what he means: nobody loses a dish or a filter by a misunderstanding.
  func undo() -> [String] {
    guard let last = earlier.last, last.filter == session.query.filter else {
      return askWhatToRemove()
    }
    earlier.removeLast()
    session.choice = last.choice
    lastTaken = nil
    return [linearWords.undone, soFar]
  }

  /// Puts back everything, and says how much it was.
  func emptyChoice() -> [String] {
    let summary = ChoicePage.summary(of: session.choice, for: session.menu.context)
    session.choice.reset()
    lastTaken = nil
    return [summary.map(linearWords.putBack)].compactMap(\.self) + showChoice()
  }

  /// Clears what there is, the choice or the filters; asks which of them where there are both.
  func clear() -> [String] {
    if !session.choice.lines.isEmpty {
      return session.query.hasFilters ? [linearWords.removeWhat] : emptyChoice()
    }
    session.change { $0.search = "" }
    return removeAllFilters()
  }
}
