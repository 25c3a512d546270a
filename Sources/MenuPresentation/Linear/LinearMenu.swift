internal import MenuCore

/// The menu by question and answer, in whole sentences and without drawing: for screen readers,
/// simple terminals and pipes.
///
/// It reads and writes nothing itself: a line that was typed goes in, a text comes out. What it
/// numbers stays valid until the next numbered answer.
public final class LinearMenu {
  /// What stands before the line that is typed.
  public static let prompt = "> "

  /// Whether the guest has enough.
  public private(set) var isOver = false

  /// Who decides what is shown.
  public let presenter: MenuPresenter
  let allowsQuitting: Bool

  /// What the numbers of the last numbered answer mean, from 1.
  var targets: [Target] = []
  /// How many of them have been told.
  var told = 0

  private let text: TerminalText
  private let columns: Int?

  /// Makes the menu.
  ///
  /// - Parameters:
  ///   - presenter: who decides what is shown.
  ///   - text: makes the answers safe.
  ///   - columns: where to break lines, nil for nowhere.
  ///   - allowsQuitting: whether a guest may end it.
  public init(
    presenter: MenuPresenter, text: TerminalText, columns: Int? = nil, allowsQuitting: Bool = true
  ) {
    self.presenter = presenter
    self.text = text
    self.columns = columns.map { max(10, $0) }
    self.allowsQuitting = allowsQuitting
    numberLists()
  }

  /// What a number of an answer leads to.
  enum Target: Hashable {
    /// The sections of a list.
    case list(MenuList)
    /// A dish.
    case dish(RowPath)
    /// A search that may be meant.
    case search(String)
  }

  /// What is said at first: what there is, and what to type. Ends with a line feed.
  public func greet() -> String {
    // Never two numbered lists at once: whose number would be typed?
    let title = presenter.query.search.isEmpty ? [] : self.title
    return finish(
      title + showCurrent() + [linearWords.invitation(allowsQuitting)] + houseNotes)
  }

  /// Forgets what a guest did, and greets the next one.
  public func beginAnew() -> String {
    presenter.beginAnew()
    numberLists()
    return greet()
  }

  /// The answer to a line, which ends with a line feed as each of its lines does.
  ///
  /// - Parameter line: what was typed; of a longer one only 1,000 bytes are looked at.
  /// - Returns: safe text.
  /// - Complexity: O(*n*) in the length of the menu's texts for a search.
  public func answer(to line: String) -> String {
    let line = String(decoding: line.utf8.prefix(1000), as: UTF8.self)
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return finish([linearWords.invitation(allowsQuitting)]) }
    if words.count == 1, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return finish(follow(Int(first) ?? .max))
    }
    let rest = words.dropFirst().joined(separator: " ")
    if let answer = perform(LinearCommand(word: first), rest) { return finish(answer) }
    if let answer = chooseDiets(words.joined(separator: " ")) { return finish(answer) }
    let sections = presenter.menu.sections(named: line)
    if !sections.isEmpty { return finish(showAll(of: sections)) }
    let before = (presenter.query, targets, told)
    let found = search(for: line.trimmed)
    // A dish comes before the beginning of a command; where there is none, nothing was searched.
    guard presenter.nothingFound != nil, rest.isEmpty,
      let command = LinearCommand(beginning: first)
    else { return finish(found) }
    let after = (presenter.query, targets, told)
    restore(before)
    if let answer = perform(command, "") { return finish(answer) }
    restore(after)
    return finish(found)
  }

  private func restore(_ state: (query: MenuQuery, targets: [Target], told: Int)) {
    presenter.show(state.query)
    (targets, told) = (state.targets, state.told)
  }

  /// Does what a command asks for; nil when it is none after all.
  private func perform(_ command: LinearCommand?, _ rest: String) -> [String]? {
    guard let command, rest.isEmpty || command.takesWords else { return nil }
    switch command {
    case .lists: return showLists()
    case .filters: return filterHelp
    case .without: return rest.isEmpty ? filterHelp : exclude(rest)
    case .show, .hide: return showUndeclared(command == .show, rest)
    case .remove: return removeFilters(rest)
    case .sort: return sort(by: rest)
    case .more: return told < targets.count ? tellMore() : nil
    case .language: return changeLanguage(to: rest)
    case .help: return linearWords.help(allowsQuitting)
    case .quit:
      guard allowsQuitting else { return nil }
      isOver = true
      return [linearWords.farewell]
    }
  }

  var linearWords: LinearWords { .in(presenter.words.language) }

  /// Paragraphs as safe lines, behind them what the filters hide.
  private func finish(_ paragraphs: [String]) -> String {
    let counts = isOver ? nil : presenter.countsText.map { "\(presenter.filterSentence) \($0)." }
    return (paragraphs + [counts].compactMap { $0 }).flatMap { paragraph in
      let safe = text.safe(paragraph)
      return columns.map { text.wrapped(safe, to: $0) } ?? [safe]
    }.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let kept = drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(kept.reversed())
  }

  /// The text as a sentence: a capital in front and a full stop behind, unless it ends by itself.
  var asSentence: String {
    guard let last else { return self }
    let capitalized = prefix(1).uppercased() + dropFirst()
    return ".!?…".contains(last) ? capitalized : capitalized + "."
  }
}
