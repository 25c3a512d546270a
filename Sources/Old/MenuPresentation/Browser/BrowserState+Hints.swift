import OldMenuCore

/// What the footer says of some keys.
package enum Hint: CaseIterable, Hashable, Sendable {
  case move, moveAround, section, search, filters, open, scroll, toggle, accept, clear, back
  case language, help, quit, next, take, putBack, confirm, done, choice, people

  /// The commands whose keys the hint shows; a click on it is the first that is no move.
  var commands: [Command] {
    switch self {
    case .move, .scroll: [.move(.up), .move(.down)]
    case .moveAround: [.move(.up), .move(.down), .move(.by(-1)), .move(.by(1))]
    case .section: [.move(.nextSection), .move(.previousSection)]
    case .search: [.search]
    case .filters: [.filters]
    case .toggle: [.toggle]
    case .accept: [.accept]
    case .clear: [.back]
    case .open: [.open]
    case .next: [.nextDish, .previousDish]
    case .back: [.back]
    case .language: [.language]
    case .help: [.help]
    case .quit: [.quit]
    case .take: [.take]
    case .putBack: [.putBack]
    case .confirm, .done: [.confirm]
    case .choice: [.choice]
    case .people: [.people(0), .deleteBackward]
    }
  }
}

/// One hint of the footer.
package struct FooterHint: Hashable, Sendable {
  /// What it is about.
  package let hint: Hint
  /// The keys, and what they do.
  package let keys: String
  package let words: String
  /// Both: `? aiuto`.
  package var text: String { "\(keys) \(words)" }
  /// What a click on it does.
  package let command: Command
}

extension BrowserState {
  /// What the keys do that matter most now.
  package var hints: [FooterHint] {
    possibleHints.compactMap { hint in
      let keys = keys.labels(of: hint.commands, in: session.words)
      // A click cannot say how many people there are, and takes the last digit away.
      let command = hint == .people ? hint.commands.last : hint.commands.first
      guard !keys.isEmpty, let command else { return nil }
      return FooterHint(hint: hint, keys: keys, words: session.words.hint(hint), command: command)
    }
  }

  private var canTakeSelected: Bool {
    guard let dish = selection.flatMap(session.dish(of:)) else { return false }
    return session.menu.menu.dish(at: dish.position, in: dish.list)?.isSoldOut == false
  }

  private var possibleHints: [Hint] {
    let move: [Hint] = session.rows.count > 1 ? [.move] : []
    let chosen: [Hint] = session.choice.lines.isEmpty ? [] : [.choice]
    switch mode {
    case .dish:
      let take: [Hint] = page?.isSoldOut == true ? [] : [.take]
      return [.back, .help] + (session.rows.count > 1 ? [.next] : []) + [.scroll] + take + chosen
    case .house: return [.back, .search, .scroll]
    case .choice:
      let count = session.choice.lines.count
      let people: [Hint] = session.menu.menu.cover == nil ? [] : [.people]
      return [.back, .help] + (count > 0 ? [.putBack, .take] + people : [])
        + (count > 1 ? [.move] : [.scroll])
    case .help(let help, _):
      if help.isTyping { return [.clear, .scroll] }
      return (help.hasField ? [.clear] : [.back]) + [.search, .scroll]
    case .asking(let draft, _):
      return (draft.hasBoxes ? [.done, .toggle] : [.confirm]) + [.back, .move]
    case .search: return move + [.accept, .clear]
    case .filters: return [.moveAround, .toggle, .back, .help]
    case .list:
      // The most needed first: what there is no room for is left out from the end.
      let open: [Hint] = session.rows.count > 0 ? [.open] : []
      let section: [Hint] = session.rows.count > 1 ? [.section] : []
      // A search for blanks finds everything, and has its line all the same.
      let clear: [Hint] = session.query.isEmpty && typedText.isEmpty ? [] : [.clear]
      let languages: [Hint] = session.languages.count > 1 ? [.language] : []
      let take: [Hint] = canTakeSelected ? [.take] : []
      return open + [.help, .quit, .search, .filters] + clear + chosen + take + move + section
        + languages
    }
  }
}
