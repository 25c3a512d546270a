internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension ScreenRenderer {
  /// Adds the verbs at the foot, clickable, as many as fit. `open` is the verb of Enter on a page that has
  /// its own.
  mutating func addHints(open: String? = nil) {
    let hints = fittingHints(open: open)
    var line = column.line(column.margin)
    for (number, hint) in (hints.start + hints.end).enumerated() {
      if number == hints.start.count {
        line.addBlanks(line.room - 1 - hints.width(of: hints.end))
      } else if number > 0 {
        line.addBlanks(hints.gap)
      }
      let from = line.used
      addTargets(of: "+-←→↑↓", in: hint.keys, at: from)
      line.add(typesetter.safe(hint.keys), .accent)
      line.add(typesetter.safe(String(hint.text.dropFirst(hint.keys.count))), .quiet)
      if let command = hint.command { canvas.addTarget(from..<line.used, .command(command)) }
    }
    canvas.add(line.spans)
  }

  /// Makes each of some signs in a text clickable, with the command of its key.
  mutating func addTargets(of signs: String, in text: String, at column: Int) {
    var start = column
    for sign in text.unicodeScalars {
      let end = start + typesetter.width(of: typesetter.safe(String(sign)))
      if signs.unicodeScalars.contains(sign),
        let command = keys.command(labelled: Character(sign), in: state.context)
      {
        canvas.addTarget(start..<end, .command(command))
      }
      start = end
    }
  }

  /// The verb of the choice with its number of dishes and its total. `scelta 2 · 19,00 €`
  private var choiceVerb: String {
    let total = state.session.context.text(of: state.choice.total(in: state.session.source.menu))
    let verb = "\(strings.keys.choice) \(state.choice.numberOfDishes)"
    return total.isEmpty ? verb : "\(verb) · \(total)"
  }

  /// The hints that fit, with the longest verb for Esc that does not push out more of the other hints than
  /// the shortest.
  private func fittingHints(open: String?) -> HintLine {
    let query = session.query
    let clears = query.topLayer.map { strings.hints(ofRemoving: $0, in: query, session.context) }
    // While a guest types, this is a search of its own: once is enough for all lines.
    let necessary = necessaryVerb
    let lines = clears?.map { hints(open: open, necessary: necessary, clear: $0) } ?? []
    // The last verb is used only if Esc would have no hint with the others.
    let most = lines.dropLast().last?.numberOfActions ?? 0
    return lines.first { $0.leadsBack && $0.numberOfActions >= most } ?? lines.last
      ?? hints(open: open, necessary: necessary, clear: nil)
  }

  /// The verb of Enter where the usual one would be wrong; nil elsewhere.
  private var necessaryVerb: String? {
    if state.opensFromSearch { return strings.keys.open }
    // Enter accepts the offer and does not open.
    return state.takesOffer ? state.session.offer : nil
  }

  private func hints(open: String?, necessary: String?, clear: String?) -> HintLine {
    let (start, end) = keys.hints(for: state.context, strings.keys, clear: clear) { command in
      switch (state.context, command) {
      case (.help, .move): canvas.scrolls
      // If the option is off the screen, Enter scrolls to it instead of marking it.
      case (.dish, .open) where canvas.hidesCursor: false
      // Nothing would be shown.
      case (.search, .open) where state.space.rows == 0: false
      case (.filters, .open) where open == nil: false
      default: state.acts(on: command)
      }
    }
    let room = column.width - (column.margin - column.left) - 1
    var hints = HintLine(
      context: state.context, start: start, end: end, room: room, typesetter: typesetter)
    if let necessary { hints.renameOpening(necessary) } else if let open { hints.nameOpening(open) }
    if case .dish(let page) = state.page, !state.canToggle(page), !canvas.hidesCursor {
      hints.addByEnter()
    }
    hints.nameChoice(choiceVerb)
    hints.shrink()
    return hints
  }
}
