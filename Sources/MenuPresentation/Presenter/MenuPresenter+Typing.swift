public import MenuCore

/// Searching while a guest types.
extension MenuPresenter {
  /// What keeps typing fluid on a menu whose search takes longer than a key.
  struct SearchLimit {
    /// The menus with more dishes than this need it.
    let dishes: Int
    let limiter: RateLimiter
    /// Called when rows were found later than their key.
    let onSearch: () -> Void
    /// Whether the rows are still those of a text before the one that was typed last.
    var isSearchDue = false
  }

  /// Lets at most one search per interval through while a guest types in a large menu: the first key
  /// is searched for at once, the last one always.
  ///
  /// - Parameters:
  ///   - dishes: a menu with more dishes than this needs it.
  ///   - interval: the time between two searches.
  ///   - launcher: tells when an interval has passed; used for this alone.
  ///   - onSearch: called after a search, which wants to be shown.
  public func limitSearching(
    above dishes: Int = 50_000, every interval: Duration = .milliseconds(60),
    launcher: any PeriodicTaskLauncher, onSearch: @escaping () -> Void
  ) {
    searchLimit = SearchLimit(
      dishes: dishes, limiter: RateLimiter(interval: interval, launcher: launcher),
      onSearch: onSearch)
  }

  /// Whether the rows are still those of a text before the one that was typed last.
  var isSearchDue: Bool { searchLimit?.isSearchDue ?? false }

  /// Looks for a text, at most 200 characters of it: nobody types more, and a paste may be endless.
  func search(for text: String) {
    change { $0.search = MenuPresenter.cut(text) }
  }

  /// Looks for a text that is still being typed.
  func type(_ text: String) {
    guard let searchLimit, menu.menu.numberOfDishes > searchLimit.dishes else {
      return search(for: text)
    }
    query.search = MenuPresenter.cut(text)
    self.searchLimit?.isSearchDue = true
    searchLimit.limiter.submit { [weak self] in
      guard let self, isSearchDue else { return }
      catchUp()
      view?.showMenu()
      searchLimit.onSearch()
    }
  }

  /// Shows the rows of what was typed last, if that was left for later.
  func catchUp() {
    if isSearchDue { show(query) }
  }

  private static func cut(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
  }
}
