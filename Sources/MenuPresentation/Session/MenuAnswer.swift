public import MenuCore

/// The answer to a guest's text, in the language of the menu's rows: the rows, a notice if part of the text
/// was not understood, examples of what else can be typed, and how many rows are hidden for which reason.
///
/// ```swift
/// let answer = MenuAnswer(to: "vegan without nuts", in: menu)
/// answer.counts  // "3 items, 5 hidden: nuts 1, not stated 4"
/// ```
///
/// Show all four: without the notice, rows that only mention a word would be taken for an answer.
public struct MenuAnswer: Sendable {
  /// The matching rows. Without a notice they are the answer.
  public let rows: MenuDataSource
  /// What was not understood, or must be known about the rows; nil if everything was understood.
  public let notice: String?
  /// Examples that match rows of this menu; nil if there are rows and no notice.
  public let hint: String?
  /// The number of rows, and the numbers of hidden rows with the reasons.
  /// `7 items, 38 hidden: gluten 33, not stated 5`
  public let counts: String

  /// Answers a guest's text, in the grammar of the search field. O(*n*) in the number of dishes.
  ///
  /// - Parameters:
  ///   - typed: The text as typed.
  ///   - menu: The whole menu in the guest's language, best `indexed()`.
  public init(to typed: String, in menu: MenuDataSource) {
    let query = MenuQuery().typing(
      typed, in: menu.context.interfaceLanguage, isFinished: true)
    let session = MenuSession(menu, query: query)
    rows = session.shown
    notice = session.notice(showsKey: false)
    hint = session.hint()
    counts = session.strings.text(session.shown.counts)
  }
}
