public import MenuCore
import MenuFiles
public import MenuPresentation
public import Observation

/// The menu that a list in SwiftUI shows: `ForEach(model.sections) { … }`.
@MainActor @Observable
public final class MenuModel {
  /// The rows that are left.
  public private(set) var sections: [MenuPresenter.Section] = []
  /// What must be known about the rows.
  public private(set) var notice: String?
  /// What can be typed.
  public private(set) var hint: String?
  /// How many rows are shown, and how many are hidden for which reason.
  public private(set) var counts = ""
  /// Why the menu may be out of date.
  public private(set) var problem: String?

  /// What the guest typed.
  public var search = "" {
    didSet { update() }
  }
  /// True while the guest types: `without mil` is not a mistake yet.
  public var isTyping = false {
    didSet { update() }
  }
  /// The allergens that the guest excluded with a button.
  public var without: AllergenSet = [] {
    didSet { update() }
  }
  /// The menu that is shown.
  public var menu: Menu {
    didSet { load() }
  }
  /// The language of the guest; nil for that of the menu.
  public var language: Language? {
    didSet { load() }
  }

  private var source: MenuDataSource

  /// Makes a model that shows a menu.
  public init(menu: Menu = Menu(), language: Language? = nil) {
    self.menu = menu
    self.language = language
    source = MenuDataSource(menu: menu, language: language)
    update()
  }

  /// Shows the menu of a file, and each change of it, until the task is cancelled. If the file has a problem
  /// for longer than `patience`, the menu promises nothing: a new warning of the owner may be missing.
  public func follow(
    _ path: String, every interval: Duration = .seconds(1), patience: Duration = .seconds(60)
  ) async {
    var withdrawal: Task<Void, Never>?
    for await event in MenuWatcher.updates(of: path, every: interval) {
      switch event {
      case .menu(let reading), .recovered(let reading):
        withdrawal?.cancel()
        withdrawal = nil
        problem = nil
        menu = reading.menu
      case .problem(let found):
        problem = "\(found.error), since \(found.since)"
        withdrawal = withdrawal ?? Task { await withdrawPromises(after: patience) }
      }
    }
    withdrawal?.cancel()
  }

  private func withdrawPromises(after time: Duration) async {
    do {
      try await Task.sleep(for: time)
      menu = menu.withoutPromises
    } catch {
      // The file is good again, or it is no longer followed.
    }
  }

  private func load() {
    source = MenuDataSource(menu: menu, language: language).indexed()
    update()
  }

  private func update() {
    var query = MenuQuery(search: search, filter: QueryFilter(without: without))
    query.isBeingTyped = isTyping
    let answer = MenuAnswer(to: query, in: source)
    notice = answer.notice
    hint = answer.hint
    counts = answer.counts
    sections = MenuPresenter(answer.rows).sections
  }
}
