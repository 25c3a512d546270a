public import OldMenuPresentation

/// A screen that remembers its frames and is played events from a list.
public struct RecordingScreen: Screen, ~Copyable {
  /// The size that it says it has.
  public var size: Size
  /// Every frame that was shown.
  public private(set) var frames: [Frame] = []
  /// Every theme that was set.
  public private(set) var themes: [Theme] = []
  /// How often it was suspended.
  public private(set) var suspensions = 0
  /// How often everything was to be drawn again.
  public private(set) var redrawings = 0

  private var events: [ScreenEvent] = []

  /// Makes a screen that shows nothing yet.
  public init(size: Size) {
    self.size = size
  }

  /// The theme set last.
  public var theme: Theme {
    get { themes.last ?? .standard }
    set { themes.append(newValue) }
  }

  /// Shows a browser's first frame and those after each event, as the program does.
  public mutating func play(_ events: [ScreenEvent], to browser: Browser) {
    self.events = events
    show(browser.frame(for: size))
    while true {
      let event = nextEvent(within: nil)
      guard browser.handle(event, on: &self) else { return }
      show(browser.frame(for: size))
    }
  }

  /// Remembers the frame.
  public mutating func show(_ frame: Frame) {
    frames.append(frame)
  }

  /// Counts.
  public mutating func redraw() {
    redrawings += 1
  }

  /// The next event of the list, the end of the terminal behind it.
  public mutating func nextEvent(within timeout: Duration?) -> ScreenEvent {
    events.isEmpty ? .ended(.hangup) : events.removeFirst()
  }

  /// Counts.
  public mutating func suspend() {
    suspensions += 1
  }
}
