internal import OldMenuCore

/// How the help is read: from which line on, and narrowed to what.
package struct HelpReading: Hashable, Sendable {
  /// The first line that is seen.
  var top = 0
  /// What its lines are narrowed to.
  var field = SearchField("")
  /// Whether the field has the keys.
  var isTyping = false

  /// Whether there is a field, be it to type or to tell what is left out.
  var hasField: Bool { isTyping || !field.text.isEmpty }
}

/// The help, and what is looked for in it.
extension BrowserState {
  /// Opens the help, from where one comes back to what one was at.
  mutating func openHelp() {
    switch mode {
    case .help: break
    case .list, .search, .filters, .dish, .house, .choice, .asking:
      mode = .help(HelpReading(), over: mode)
    }
  }

  /// Gives the field of the help the keys, what stands in it selected; tells whether help is open.
  mutating func openHelpField() -> Bool {
    guard case .help(var help, let below) = mode else { return false }
    help.isTyping = true
    help.field.select()
    mode = .help(help, over: below)
    return true
  }

  /// Changes what the help is narrowed to, and shows what is left from its top; tells whether help is
  /// open.
  mutating func editHelp(_ edit: (inout SearchField) -> Void) -> Bool {
    guard case .help(var help, let below) = mode else { return false }
    let before = help.field.text
    edit(&help.field)
    if help.field.text != before { help.top = 0 }
    mode = .help(help, over: below)
    return true
  }

  /// Gives the page its keys back, narrowed as it is; tells whether help is open.
  mutating func acceptHelp() -> Bool {
    guard case .help(var help, let below) = mode else { return false }
    help.isTyping = false
    mode = .help(help, over: below)
    return true
  }

  /// Goes back one step: to all of the help, and from there to what it lies over.
  mutating func leaveHelp() {
    guard case .help(let help, let below) = mode else { return }
    mode = help.hasField ? .help(HelpReading(), over: below) : below
  }

  /// The field of the help with how many of its lines are left, nil where there is none.
  var helpLine: SearchLine? {
    guard case .help(let help, _) = mode, help.hasField else { return nil }
    let count = { (parts: [[Page.Block]]) in parts.reduce(0) { $0 + $1.count - 1 } }
    let left = session.words.position(count(helpParts(with: help.field.text)), count(helpParts()))
    return SearchLine(
      label: session.words.searchLabel, typed: help.field.text, front: String(help.field.front),
      isSelected: help.isTyping && help.field.isSelected, isActive: help.isTyping,
      result: left, shortResult: left)
  }

  /// What the keys do and what signs mean, or of it what is looked for.
  var helpPage: Page {
    let text = if case .help(let help, _) = mode { help.field.text } else { "" }
    let parts = helpParts(with: text)
    return Page(
      title: session.words.helpTitle,
      blocks: parts.isEmpty
        ? [.paragraph(session.words.nothingSays(text))] : parts.spaced,
      isInColumns: true)
  }

  /// The lines under each heading in which words are found, in the heading or in themselves; the
  /// heading first, and none without lines.
  private func helpParts(with words: String = "") -> [[Page.Block]] {
    helpTopics.compactMap { heading, lines in
      let found = lines.filter { "\(heading) \($0.words)".hasWords(words) }
      return found.isEmpty ? nil : [.heading(heading)] + found
    }
  }

  private var helpTopics: [(heading: String, lines: [Page.Block])] {
    let words = session.words
    let topics = HelpTopic.allCases.map { topic in
      let lines = topic.commands.flatMap { command in
        keys.helpRows(of: command, in: words).compactMap { row in
          words.explain(command).map { Page.Block.pair(row.labels, words.explanation($0, in: row)) }
        }
      }
      return (words.topic(topic), lines)
    }
    let signs = session.legendOfMenu.map { Page.Block.paragraph($0) }
    return topics + [(words.signsLabel, signs + [.paragraph(words.filterNumbers)])]
  }
}

extension Page.Block {
  /// All that it says.
  fileprivate var words: String {
    switch self {
    case .space, .air: ""
    case .heading(let words), .paragraph(let words): words
    case .pair(let left, let right), .labelled(let left, let right),
      .priced(let left, let right, _):
      "\(left) \(right)"
    }
  }
}

/// What the help tells together.
enum HelpTopic: CaseIterable, Hashable, Sendable {
  case reading, choosing, finding, moving, program

  /// The commands of the topic in the order to show.
  var commands: [Command] {
    switch self {
    case .moving:
      [
        .move(.up), .move(.down), .move(.by(-1)), .move(.by(1)), .move(.pageUp), .move(.pageDown),
        .move(.first), .move(.last), .firstLetter,
        .move(.nextSection), .move(.previousSection), .move(.nextList), .move(.previousList),
        .move(.list(1)),
      ]
    case .finding:
      [
        .search, .filters, .toggle, .undeclared, .sort, .accept, .caret(.left), .caret(.right),
        .caret(.start), .caret(.end), .deleteBackward, .deleteWord, .clear,
      ]
    case .reading:
      [.open, .nextDish, .previousDish, .back, .undo, .house, .language, .theme]
    case .choosing: [.take, .putBack, .choice, .confirm, .people(0)]
    case .program: [.reload, .redraw, .suspend, .help, .quit]
    }
  }
}
