/// What a guest has before him at a moment, whichever front end shows it.
public struct ViewState: Sendable {
  /// The whole menu, in the language that is shown.
  public var menu: MenuDataSource
  /// What is looked for and left out.
  public var query: MenuQuery
  /// How many dishes that lets through.
  public var numberOfRows: Int
  /// Whether the search is still being typed.
  public var isTyping = false
  /// The list that is looked at, nil while none is.
  public var list: MenuList?
  /// The dish whose page is open, nil while none is.
  public var dish: DishIndex?
  /// Whether the help is open.
  public var isHelp = false

  /// Describes what is shown of a menu when nothing is open.
  public init(menu: MenuDataSource, query: MenuQuery, numberOfRows: Int) {
    (self.menu, self.query, self.numberOfRows) = (menu, query, numberOfRows)
  }
}
