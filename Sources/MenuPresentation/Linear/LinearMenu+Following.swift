package import MenuCore
package import TerminalText

/// The changes of the menu while a guest reads it.
extension LinearMenu {
  /// Applies an event of the menu's file.
  ///
  /// - Returns: the lines that report it; empty if there is nothing to report.
  package mutating func follow(_ event: MenuReading.FileEvent) -> SafeText {
    let old = session.source
    session.follow(event)
    // The menu stays, so its numbers keep their meaning.
    if case .problem = event { return reply([problem].compactMap(\.self)) }
    let changes = choice.follow(from: old, to: session.source.menu)
    earlierChoices = []
    // The numbers of the old lines no longer have a meaning.
    numbering.lines = []
    numbering.rest = []
    subject = nil
    lastAdded = nil
    question = nil
    let lost = changes.gone.map { strings.isGone.filled($0) }
    return reply(
      [strings.linear.changed] + lost + changes.lines.map { choiceText(choice.lines[$0]) })
  }

  /// Withdraws the promises of the menu: its file has had a problem for a minute. Returns the sentence since
  /// when it is out of date.
  package mutating func withdrawPromises() -> SafeText {
    session.withdrawPromises()
    // The remaining rows were selected by promises.
    if asksForPromises { numbering.rest = [] }
    return reply([outdated].compactMap(\.self))
  }

  /// The sentence since when the menu is out of date, nil if it is up to date.
  var outdated: String? { session.outdatedSentences.first }

  /// True if the query excludes allergens or asks for a diet, so that its rows depend on promises.
  var asksForPromises: Bool {
    let filter = session.query.combinedFilter
    return !filter.without.isEmpty || !filter.diets.isEmpty
  }

  /// Resets everything for the next guest.
  package mutating func reset() -> SafeText {
    session.reset()
    self = LinearMenu(
      session, typesetter: typesetter, columns: columns, allowsQuitting: allowsQuitting,
      keepsChoice: keepsChoice)
    return greet()
  }

  /// The warning before a reset.
  package func warning(seconds: Int) -> SafeText {
    reply([strings.linear.idle.filled("\(seconds)")])
  }

  /// The sentence that a line has to be typed again because the terminal has lost its beginning.
  package var retyping: SafeText { reply([strings.linear.retype]) }

  /// The problem of the file; nil at a kiosk, whose guests cannot repair it.
  var problem: String? {
    guard allowsQuitting else { return nil }
    return session.fileProblem?.withStop
  }
}
