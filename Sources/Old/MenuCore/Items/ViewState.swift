/// What a guest has before him at a moment, whichever front end shows it.
public struct ViewState: Sendable {
  /// The whole menu, in the language that is shown.
  public var menu: MenuDataSource
  /// What is looked for and left out.
  public var query: MenuQuery
  /// How many dishes have what is looked for, also those that a filter hides.
  public var numberFound: Int
  /// Whether the search is still being typed.
  public var isTyping = false
  /// The list that is looked at, nil while none is.
  public var list: MenuList?
  /// The dish whose page is open, nil while none is.
  public var dish: DishIndex?
  /// The dishes that are chosen, none where nothing is.
  public var chosen: [DishIndex] = []
  /// Whether the help is open.
  public var isHelp = false

  /// Describes what is shown of a menu when nothing is open.
  public init(menu: MenuDataSource, query: MenuQuery, numberFound: Int) {
    (self.menu, self.query, self.numberFound) = (menu, query, numberFound)
  }
}
