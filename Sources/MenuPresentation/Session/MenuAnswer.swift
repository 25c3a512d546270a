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
  /// Examples that match rows of this menu; nil if there are rows and no notice, and while a clause is being
  /// typed.
  public let hint: String?
  /// The number of rows, and the numbers of hidden rows with the reasons.
  /// `7 items, 38 hidden: gluten 33, not stated 5`
  public let counts: String

  /// Answers a guest's text, in the grammar of the search field. O(*n*) in the number of dishes.
  ///
  /// - Parameters:
  ///   - typed: The text as typed. An empty one, or only a greeting, is answered with the whole menu.
  ///   - menu: The whole menu in the guest's language, best `indexed()`. Filters belong in a query: rows that
  ///     are not in `menu` are not counted as hidden.
  public init(to typed: String, in menu: MenuDataSource) {
    self.init(to: MenuQuery(search: typed), in: menu)
  }

  /// Answers a text together with filters that were chosen beside it. The text is parsed in the language of the
  /// rows.
  ///
  /// ```swift
  /// var query = MenuQuery(search: field.text, filter: QueryFilter(without: [.milk]))
  /// query.isBeingTyped = field.isFocused  // no notice about `without mil`
  /// let answer = MenuAnswer(to: query, in: menu)
  /// ```
  ///
  /// While a clause is being typed, the rows are those without it, and there is neither a notice nor a hint.
  /// In the order of prices the rows are in one section, after the others, which are empty.
  public init(to query: MenuQuery, in menu: MenuDataSource) {
    let parsed = query.typing(
      query.typed.text, in: menu.context.interfaceLanguage, isFinished: !query.isBeingTyped)
    let session = MenuSession(menu, query: parsed)
    rows = session.shown
    notice = session.notice(showsKey: false)
    hint = session.hint()
    counts = session.strings.text(session.shown.counts)
  }
}
