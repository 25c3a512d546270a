public import OldMenuCore

/// The menu by question and answer, in whole sentences and without drawing: for screen readers,
/// simple terminals and pipes.
///
/// It reads and writes nothing itself: a line that was typed goes in, a text comes out. What it
/// numbers stays valid until the next numbered answer, also when the menu changes.
public final class LinearMenu {
  /// What stands before the line that is typed.
  public static let prompt: SafeText = "> "

  /// Whether the guest has enough, or no more time.
  public private(set) var isOver = false

  /// The menu as the guest reads it.
  public internal(set) var session: MenuSession
  let allowsQuitting: Bool
  /// Why it answers line by line, which every guest is told first; nil where that is nothing to him.
  public var reason: LinearReason?

  /// The lines of the last numbered answer.
  var numbers: NumberedLines
  /// What the guest knows of the menu's file.
  var heard: Heard

  /// What the last answer is about beside rows.
  var topic: Topic?
  /// What was to be taken when the guest was asked for its size or its add-ons; only the next line
  /// answers that.
  var question: Wanted?
  /// What is to be taken after it, in the same line, and what of that line is to be asked about then.
  var waiting: [Wanted] = []
  var unclear: [String] = []
  /// What of an order is not taken, for its question was not answered; without a dish where it is not
  /// clear which is meant.
  var dropped: [(dish: DishIndex?, name: String)] = []
  /// The dish that the last answer told or took.
  var recent: DishIndex?
  /// The line of the choice that grew last; nil where lines have gone since.
  var lastTaken: Int?
  /// What was chosen before each of the last changes of it, and the filters at that time.
  var earlier: [(choice: Choice, filter: QueryFilter)] = []
  /// Whether the last answer asked for how many people the cover is.
  var asksPeople = false
  /// What was shown before each of the last answers.
  var history: [State] = []
  /// The paragraphs of the last answer.
  private(set) var last: [String] = []

  /// What a clock on the wall shows; by default there is none.
  public var clock: () -> WeekTime? = { nil }

  let text: TerminalText
  let columns: Int?

  /// Makes the menu.
  ///
  /// - Parameters:
  ///   - session: the menu to read.
  ///   - text: makes the answers safe.
  ///   - columns: where to break lines, nil for nowhere.
  ///   - allowsQuitting: whether a guest may end it.
  public init(
    _ session: MenuSession, text: TerminalText, columns: Int? = nil, allowsQuitting: Bool = true
  ) {
    self.session = session
    self.text = text
    self.columns = columns.map { max(10, $0) }
    self.allowsQuitting = allowsQuitting
    numbers = NumberedLines([], of: session)
    heard = Heard(revision: session.revision, ofFile: nil, isOld: false)
    settleQuery()
    numberLists()
  }

  /// What the first search leaves out stays left out when something else is searched for, as it does
  /// where it is typed.
  private func settleQuery() {
    guard !session.query.search.isEmpty else { return }
    session.change { $0 = $0.settled() }
  }

  /// What is shown, and what the numbers mean.
  typealias State = (query: MenuQuery, numbers: NumberedLines)

  /// What is to be taken, and how many of it.
  typealias Wanted = (wish: Choice.Wish, count: Int)

  /// What an answer is about that tells no rows.
  enum Topic {
    case dish(DishIndex), help
  }

  /// What a number of an answer leads to.
  enum Target {
    /// The sections of a list.
    case list(MenuList)
    /// A dish.
    case dish(RowPath)
    /// A line of what was chosen.
    case chosen(Int)
    /// A search that may be meant.
    case search(String)
    /// Nothing now: what it led to is not there, which is said with this.
    case gone(String)
  }

  /// What is said at first: what there is, and what to type. Ends with a line feed.
  public func greet() -> SafeText {
    // Never two numbered lists at once: whose number would be typed?
    let title = session.query.search.isEmpty ? [] : self.title
    return opening
      + finish(
        title + showCurrent() + [linearWords.invitation(allowsQuitting)] + houseNotes + ageOfMenu)
  }

  /// Forgets what a guest did, and greets the next one.
  public func reset() -> SafeText {
    session.reset()
    settleQuery()
    numberLists()
    (history, last, topic, asksPeople) = ([], [], nil, false)
    (question, waiting, unclear) = (nil, [], [])
    (recent, lastTaken, earlier) = (nil, nil, [])
    // Who was only slow is to know that the numbers and filters of before are gone.
    return finish([linearWords.beginsAnew]) + greet()
  }

  /// What is said when the time of a guest is over.
  public func end() -> SafeText {
    finish([([linearWords.timeIsOver] + farewell()).concatenated(separator: " ")])
  }

  /// Takes what a watcher tells about the menu's file, which has a name where its owner reads of it.
  public func follow(_ event: MenuFileEvent, file: String) {
    session.follow(event, file: file)
  }

  /// The last words.
  func farewell() -> [String] {
    isOver = true
    return [linearWords.farewell]
  }

  /// The answer to a line, which ends with a line feed as each of its lines does.
  ///
  /// - Parameter line: what was typed; of a longer one only 1,000 bytes are looked at.
  /// - Returns: what is to be written.
  /// - Complexity: O(*n*) in the length of the menu's texts for a search.
  public func answer(to line: String) -> SafeText {
    session.now = clock()
    let news = takeNews()
    let (before, choice) = ((session.query, numbers), session.choice)
    let remembered = history.count
    topic = nil
    let reply = rememberingChoice { self.reply(to: line) } + saidOfDropped(from: choice)
    // Who goes back does not go back to where he came from.
    if history.count >= remembered { history.append(before) }
    if history.count > LinearMenu.longestHistory { history.removeFirst() }
    last = reply
    return finish(news + reply)
  }

  /// What of the last order is not taken: a guest who was asked about its first dish would wait for it
  /// and for the others. Who has ordered one anew need not be told of that.
  private func saidOfDropped(from before: Choice) -> [String] {
    defer { dropped = [] }
    let anew = question?.wish.dish ?? (session.choice == before ? nil : takenDish)
    if let anew, let place = dropped.firstIndex(where: { $0.dish == anew }) {
      dropped.remove(at: place)
    }
    let names = dropped.map(\.name)
    return names.isEmpty || isOver ? [] : [linearWords.notTaken(session.words.list(names))]
  }

  /// How many answers a guest can go back.
  private static let longestHistory = 20

  /// What the numbers lead to, from 1.
  var targets: [Target] { numbers.targets }

  var linearWords: LinearStrings { session.words.linear }

  /// Paragraphs as lines, behind them what the filters hide.
  private func finish(_ paragraphs: [String]) -> SafeText {
    heard = Heard(
      revision: session.revision, ofFile: fileNotice, isOld: session.isMenuOld)
    let filters = session.query.hasFilters ? session.filterSentence + " " : ""
    let undeclared = session.undeclaredSentence.map { " \($0)" } ?? ""
    let counts =
      isOver
      ? nil
      : session.countsText(tellsUndeclared: false).map { "\(filters)\($0).\(undeclared)" }
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
    // A part of a text would be joined by the runtime's look for what a collection is.
    (prefix(1).uppercased() + String(dropFirst())).withFullStop
  }

  /// The text with a full stop behind, unless it ends by itself.
  var withFullStop: String {
    guard let last = unicodeScalars.last else { return self }
    return ".!?…".unicodeScalars.contains(last) ? self : self + "."
  }
}
