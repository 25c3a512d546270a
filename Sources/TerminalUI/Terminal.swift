internal import CNcurses
internal import SystemCalls
internal import CTerminal
package import TerminalText

/// The terminal, held open by ncurses during the lifetime of this value.
///
/// It is restored when the value is destroyed, when a signal ends the program, and when the program crashes.
/// Only one terminal can be open at a time, on one thread. Never call `exit` while it is open: that would
/// skip the restoration. ncurses draws but does not read: keys are read in bursts and decoded by
/// `KeyDecoder`.
package struct Terminal: ~Copyable {
  /// The options of a terminal.
  package struct Options: Sendable {
    /// The theme, used if colours are allowed.
    package var theme = Theme.standard
    /// True if colours are allowed.
    package var colors = true
    /// The background of the terminal, if it is known.
    package var background = Background.unknown
    /// True to receive clicks and the wheel; the terminal's own selection then needs Shift.
    package var mouse = true
    /// True if the keyboard can neither end nor stop the program, nor pause its output.
    package var kiosk = false
    /// True to receive Ctrl-C as a key: in a pipeline, it would otherwise end the other programs too.
    package var readsInterrupt = false
    /// True if the line may split the bytes of a key; the default is true for ssh.
    package var isSlow = getenv("SSH_CONNECTION") != nil

    /// Makes the usual options.
    package init() {}
  }

  let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  let input: Int32
  let signalPipe: Int32
  let options: Options
  let modes: TerminalModes

  var palette: Palette
  /// Created at the first key, so that it does not delay the first frame.
  var decoder: KeyDecoder?
  /// The time at which an incomplete key sequence is decoded as it is; nil if there is none.
  var keyDeadline: ContinuousClock.Instant?
  var lastInput = ContinuousClock.now
  var clicks = ClickCounter()
  var signals = UInt64(0)
  var inputIsGone = false
  /// True while the shell's screen is shown.
  var isLeft = false

  /// The last requested frame, until it is drawn.
  var waiting: Frame?
  /// The frame on the screen, nil if its content is unknown.
  var drawn: Frame?
  /// True if an overlong line continues on the next one.
  var linesRunOver = true

  /// The type that is used instead because the terminal's own is unknown on this machine, nil if it is known.
  package let substitute: String?

  /// The current size, at most 512 by 512 whatever the terminal reports.
  package private(set) var size: Size

  /// Opens the terminal on standard output, with the type from `TERM`. Keys come from standard input or
  /// `/dev/tty`, which the caller closes. The locale must have been set before.
  ///
  /// - Throws: `TerminalError`, after everything has been restored.
  package init(
    type: String?, input: Int32 = 0, options: Options = Options()
  ) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1, isatty(input) == 1 else { throw .notATerminal }
    Self.waitUntilForeground()
    let terminalType = try TerminalType(type)

    let signalPipe = terminal_open(STDOUT_FILENO, options.kiosk)
    guard signalPipe >= 0 else { throw .refused(errno) }
    let size = Self.setNcursesSize()
    var screen: OpaquePointer?
    let used = terminalType.candidates.first { name in
      screen = menu_newterm(name)
      return screen != nil
    }
    guard let used, let screen, let window = menu_stdscr() else {
      terminal_close()
      throw .unknownType(TerminalType.printable(type ?? ""))
    }
    substitute = terminalType.ownNames.contains(used) ? nil : used
    self.signalPipe = signalPipe
    self.screen = screen
    self.window = window
    self.input = input
    self.options = options
    self.size = size
    modes = TerminalModes(mouse: options.mouse)
    Self.prepareRestoration(modes.restoration)
    palette = Palette(
      theme: options.theme, colors: options.colors, background: options.background)
    // Do not check for input in the middle of a frame: that would interrupt the frame.
    typeahead(-1)
    Self.prepareLineDiscipline(freeing: options.kiosk || options.readsInterrupt)
    // Before its first `endwin`, ncurses sends each cursor movement separately.
    endwin()
    modes.enter()
    menu_set_background(window, palette.base)
  }

  /// Stores the bytes that restore the modes, so that they can be written even after a crash.
  private static func prepareRestoration(_ restoration: [UInt8]) {
    restoration.withUnsafeBytes { bytes in
      terminal_set_restoration(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
  }

  deinit {
    if !isLeft { leaveScreen() }
    delscreen(screen)
    terminal_close()
  }

  /// Draws everything again, because the content of the screen is unknown.
  package mutating func redraw() {
    waiting = waiting ?? drawn
    drawn = nil
    linesRunOver = true
  }

  /// Adapts the screen to the size of the terminal and drops earlier frames.
  mutating func fitSize() {
    size = Self.setNcursesSize()
    resize_term(Int32(size.lines), Int32(size.columns))
    waiting = nil
    drawn = nil
    linesRunOver = true
  }

  /// Restores the terminal for other programs.
  func leaveScreen() {
    modes.leave()
    endwin()
    modes.goBelow()
    terminal_set_restored(true)
  }

  /// Returns when this program owns the terminal. If it was started in the background, it is stopped here,
  /// before it reads the modes of the shell's line editor or writes into its line.
  static func waitUntilForeground(for terminal: Int32 = STDOUT_FILENO) {
    tcdrain(terminal)
  }

  /// The size that the terminal reports, at most 512 by 512; 80 by 24 if it reports none.
  ///
  /// The size is also set in the environment, where ncurses looks for it, again after a return from the
  /// shell: otherwise ncurses would accept any size, or fail if the terminfo database has none.
  private static func setNcursesSize() -> Size {
    var found = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &found) == 0
    func clamp(_ value: UInt16, otherwise: Int) -> Int {
      guard isKnown, value > 0 else { return otherwise }
      return min(Int(value), 512)
    }
    let size = Size(
      columns: clamp(found.ws_col, otherwise: 80), lines: clamp(found.ws_row, otherwise: 24))
    setenv("LINES", "\(size.lines)", 1)
    setenv("COLUMNS", "\(size.columns)", 1)
    return size
  }

  /// Frees the keys that the line discipline reserves; ncurses has freed the others.
  private static func prepareLineDiscipline(freeing signals: Bool) {
    var modes = termios()
    guard tcgetattr(STDOUT_FILENO, &modes) == 0 else { return }
    // Ctrl-V and Ctrl-O.
    modes.c_lflag &= ~tcflag_t(IEXTEN)
    if signals {
      modes.c_lflag &= ~tcflag_t(ISIG)
      modes.c_iflag &= ~tcflag_t(IXON)
    }
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes)
    def_prog_mode()
  }
}
