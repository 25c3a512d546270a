package import MenuPresentation

extension KeyMap {
  /// A word of the interface that names a key.
  package enum Word: Hashable, Sendable {
    // The verbs of hints
    case scroll, open, add, search, filters, help, quit, mark
    case show, cancel, back, other, choice, column, oneMore
    // The sentences of help
    case rowHelp, columnHelp, openHelp, markHelp, addHelp, pagesHelp
    case languageHelp, escapeHelp, helpHelp, quitHelp

    /// The word in a language.
    package func text(_ words: Strings.KeyWords) -> String {
      switch self {
      case .scroll: words.scroll
      case .open: words.open
      case .add: words.add
      case .search: words.search
      case .filters: words.filters
      case .help: words.help
      case .quit: words.quit
      case .mark: words.mark
      case .show: words.show
      case .cancel: words.cancel
      case .back: words.back
      case .other: words.other
      case .choice: words.choice
      case .column: words.column
      case .oneMore: words.oneMore
      case .rowHelp: words.rowHelp
      case .columnHelp: words.columnHelp
      case .openHelp: words.openHelp
      case .markHelp: words.markHelp
      case .addHelp: words.addHelp
      case .pagesHelp: words.pagesHelp
      case .languageHelp: words.languageHelp
      case .escapeHelp: words.escapeHelp
      case .helpHelp: words.helpHelp
      case .quitHelp: words.quitHelp
      }
    }
  }
}
