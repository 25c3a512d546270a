public import OldMenuCore
public import OldMenuPresentation

/// What of a menu is exported: the rows that a query lets through, in one language.
///
/// The presenter says what a cell shows; the data source has what no cell shows: ids, amounts and the
/// states of allergens.
public struct ExportedMenu {
  /// The rows that the query lets through.
  public let dataSource: MenuDataSource
  /// What was looked for and left out.
  public let query: MenuQuery
  /// What a front end would read, with the same rows.
  public let session: MenuSession
  /// Who decides what the cell of a row shows.
  public let presenter: MenuPresenter

  /// Takes what a query lets through; O(*n*) in the number of dishes.
  ///
  /// - Parameters:
  ///   - whole: the whole menu in the language to export.
  ///   - query: what to export, by default everything.
  public init(_ whole: MenuDataSource, query: MenuQuery = MenuQuery()) {
    session = MenuSession(dataSource: whole, query: query)
    presenter = MenuPresenter(session)
    dataSource = session.dataSource
    self.query = query
  }

  /// The menu itself, with what is not shown too.
  public var menu: Menu { dataSource.menu }
  /// In which language and currency it is exported.
  public var context: MenuContext { dataSource.context }
  /// The language that it is exported in, nil for a menu that names none.
  public var language: Language? { context.language ?? context.fileLanguage }
}
