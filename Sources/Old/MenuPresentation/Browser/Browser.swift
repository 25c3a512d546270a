public import OldMenuCore

/// The menu in a guest's hands: events of a screen become commands, and the menu its next frame.
public final class Browser {
  /// Reads the menu's file again.
  public var reload: () -> Void = {}

  /// What a clock on the wall shows; by default there is none.
  public var clock: () -> WeekTime? = { nil }

  /// What the guest looks at.
  package private(set) var state: BrowserState

  private var surface: Surface
  /// What can be clicked in the last frame.
  private var targets = ClickTargets()
  private let layouts = RowLayouts()
  /// Looks at the clock from time to time.
  private var clockLauncher: (any PeriodicTaskLauncher)?
  /// Lets only so many searches through while a guest types, nil for each.
  private var searching: (limiter: RateLimiter, onSearch: () -> Void)?

  /// Makes a browser of a menu for a terminal that measures text in its own way.
  public init(_ session: MenuSession, text: TerminalText, keys: KeyMap = .standard) {
    state = BrowserState(session, keys: keys)
    surface = Surface(ScreenLayout.smallest, text: text)
  }

  /// What a screen of this size shows now.
  public func frame(for size: Size) -> Frame {
    surface.size = size
    state.look(at: clock())
    state.settle(on: surface)
    let (frame, targets) = state.render(on: surface, layouts: layouts)
    self.targets = targets
    return frame
  }

  /// Does what an event asks for; `frame(for:)` then shows what has become of the menu.
  ///
  /// - Returns: whether to go on; false when the guest, or the screen, has enough.
  public func handle<S: Screen & ~Copyable>(_ event: ScreenEvent, on display: inout S) -> Bool {
    switch event {
    case .key(let key):
      surface.size = display.size
      guard let command = command(for: key) else { return true }
      return perform(command, on: &display)
    case .resized, .timeout: return true
    case .ended: return false
    }
  }

  /// Takes what a watcher tells about the menu's file, which has a name on the screen.
  public func follow(_ event: MenuFileEvent, file: String) {
    state.follow(event, file: file)
  }

  /// Asks for a frame when the minute changes: what is open may open or close while nobody touches a key.
  ///
  /// - Parameters:
  ///   - interval: how often the clock is looked at: seldom, for each look wakes the machine up, and
  ///     nobody sets a watch by when lunch begins.
  ///   - launcher: tells when that is; used for this alone.
  ///   - onChange: called when the clock shows another minute, which wants to be shown.
  public func followClock(
    every interval: Duration = .seconds(30), launcher: any PeriodicTaskLauncher,
    onChange: @escaping () -> Void
  ) {
    clockLauncher = launcher
    launcher.start(every: interval) { [weak self] in
      guard let self, clock() != state.session.now else { return }
      // Else a screen that shows nothing of it would be asked again before its next frame.
      state.look(at: clock())
      onChange()
    }
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
    state.dishesToSearchAtOnce = dishes
    searching = (RateLimiter(interval: interval, launcher: launcher), onSearch)
  }

  /// Forgets what a guest did, for the next one.
  func reset() {
    state.reset()
  }

  /// Tells how soon that is done, in seconds, unless somebody goes on; nil while nobody counts.
  func countDown(_ seconds: Int?) {
    state.secondsLeft = seconds
  }

  /// Whether a guest has chosen anything.
  var hasChoice: Bool { !state.session.choice.lines.isEmpty }

  private func perform<S: Screen & ~Copyable>(_ command: Command, on display: inout S) -> Bool {
    switch state.update(command, on: surface) {
    case .redraw: display.redraw()
    case .suspend: display.suspend()
    case .reload: reload()
    case .nextTheme: display.theme = display.theme.next
    case .quit: return false
    case .search: searchInTime()
    case nil: break
    }
    return true
  }

  private func searchInTime() {
    searching?.limiter.submit { [weak self] in
      guard let self, state.isSearchDue else { return }
      state.catchUp()
      searching?.onSearch()
    }
  }

  private func command(for key: Key) -> Command? {
    if case .mouse(let action, let position) = key { return command(for: action, at: position) }
    return state.keys.command(for: key, in: state.context)
  }

  /// What the mouse says, nil for nothing; a click selects at once.
  private func command(for action: MouseAction, at position: Position) -> Command? {
    let actsOnList = state.mode == .list || state.mode == .search
    switch (action, targets.target(at: position)) {
    case (.wheelUp, _): return actsOnList ? .move(.by(-3)) : .move(.up)
    case (.wheelDown, _): return actsOnList ? .move(.by(3)) : .move(.down)
    case (.click, .row(let path)), (.doubleClick, .row(let path)):
      state.select(path)
      return action == .doubleClick ? .open : nil
    case (.click, .filter(let index)):
      state.toggleFilter(at: index)
      return nil
    case (.click, .chip(let subject)):
      state.drop(subject)
      return nil
    case (.click, .option(let index)):
      state.confirm(index)
      return nil
    // The first click has turned it on or off; the second would undo that.
    case (.doubleClick, .filter), (.doubleClick, .chip), (.doubleClick, .option): return nil
    case (_, .command(let command)): return command
    case (_, nil): return nil
    }
  }
}

extension Theme {
  fileprivate var next: Theme {
    let all = Theme.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
