/// The menu in a guest's hands: events of a screen become commands, and the menu its next frame.
public final class Browser {
  /// Who decides what is shown.
  public let presenter: MenuPresenter

  private let screen: MenuScreen
  private let keys: KeyMap

  /// Makes a browser of a menu for a terminal that measures text in its own way.
  public init(presenter: MenuPresenter, text: TerminalText, keys: KeyMap = .standard) {
    self.presenter = presenter
    self.keys = keys
    screen = MenuScreen(text: text)
    screen.presenter = presenter
    presenter.view = screen
    presenter.viewCreated()
  }

  /// What a screen of this size shows now.
  public func frame(for size: Size) -> Frame {
    screen.frame(for: size)
  }

  /// Does what an event asks for, and shows what has become of the menu.
  ///
  /// - Returns: whether to go on; false when the guest, or the screen, has enough.
  public func handle<S: Screen & ~Copyable>(_ event: ScreenEvent, on display: inout S) -> Bool {
    switch event {
    case .key(let key):
      switch keys.command(for: key, in: .list) {
      case .quit: return false
      case .suspend: display.suspend()
      case let command? where !ScreenLayout(display.size).isTooSmall:
        presenter.perform(command, pageLength: screen.pageLength)
      default: break
      }
    case .resized, .timeout: break
    case .ended: return false
    }
    display.show(frame(for: display.size))
    return true
  }
}
