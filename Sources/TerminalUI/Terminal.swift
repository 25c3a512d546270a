internal import CNcurses
internal import SystemCalls
internal import CTerminal
package import TerminalText

/// The terminal, held open by ncurses for as long as this value lives.
///
/// It is put back as it was found when the value goes, when a signal ends the program, and when the
/// program crashes. One terminal is open at a time, on one thread; while it is open, never call
/// `exit`, which would skip that. ncurses draws and does not read: keys are read in bursts and decoded
/// by `KeyDecoder`.
package struct Terminal: ~Copyable {
  /// The options of a terminal.
  package struct Options: Sendable {
    /// The colours, if there may be any.
    package var theme = Theme.standard
    /// True if there may be colours.
    package var colors = true
    /// The background of the terminal, as far as it is known.
    package var background = Background.unknown
    /// True if clicks and the wheel are wanted; the terminal's own selection then needs Shift.
    package var mouse = true
    /// True if the keyboard can neither end nor stop the program, nor hold its output.
    package var kiosk = false
    /// True if Ctrl-C is a key like others: for a program in a pipe, whose others it would end too.
    package var readsInterrupt = false
    /// True if the line may tear apart what a key sends, by default where it comes through ssh.
    package var isSlow = getenv("SSH_CONNECTION") != nil

    /// Makes the usual options.
    package init() {}
  }

  let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  let (input, output, signalPipe): (Int32, Int32, Int32)
  let options: Options
  let modes: TerminalModes

  var palette: Palette
  /// Created when the first key comes, so that it does not delay the first frame.
  var decoder: KeyDecoder?
  /// The time at which an unfinished key sequence is decoded as it is; nil while there is none.
  var keyDeadline: ContinuousClock.Instant?
  var lastInput = ContinuousClock.now
  var clicks = ClickCounter()
  var signals = UInt64(0)
  var inputIsGone = false
  /// True while the screen is the shell's.
  var isLeft = false

  /// The frame that was asked for last, while it is not drawn.
  var waiting: Frame?
  /// The frame on the screen, nil when nothing is known about it.
  var drawn: Frame?
  /// True if a line that gets longer than expected continues on the next one.
  var linesRunOver = true

  /// The type that the terminal was taken for because its own is unknown here, nil when it is known.
  package let standIn: String?

  /// The size now, at most 512 by 512 whatever the terminal says.
  package private(set) var size: Size

  /// Opens the terminal on standard output, of a type that `TERM` names, with its keys from standard
  /// input or `/dev/tty`, which the caller closes. The locale must have been set before.
  ///
  /// - Throws: `TerminalError`, with everything as it was found.
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
    standIn = terminalType.ownNames.contains(used) ? nil : used
    self.signalPipe = signalPipe
    self.screen = screen
    self.window = window
    self.input = input
    output = STDOUT_FILENO
    self.options = options
    self.size = size
    modes = TerminalModes(mouse: options.mouse)
    Self.prepareRestoration(modes.restoration)
    palette = Palette(
      theme: options.theme, colors: options.colors, background: options.background)
    // Never looks for input in the middle of a frame: that would leave it torn.
    typeahead(-1)
    Self.prepareLineDiscipline(freeing: options.kiosk || options.readsInterrupt)
    // Until it was left once, ncurses sends each move of the cursor on its own.
    endwin()
    modes.enter()
    menu_set_background(window, palette.base)
  }

  /// Stores what puts the modes back, so that it can be written even after a crash.
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

  /// Fits the screen to the size of the terminal and forgets earlier frames.
  mutating func fitSize() {
    size = Self.setNcursesSize()
    resize_term(Int32(size.lines), Int32(size.columns))
    waiting = nil
    drawn = nil
    linesRunOver = true
  }

  /// Gives the terminal back as it was found.
  func leaveScreen() {
    modes.leave()
    endwin()
    modes.goBelow()
  }

  /// Returns when the terminal is this program's: started in the background it is stopped here, before
  /// it reads the modes of the shell's own line or writes into it.
  static func waitUntilForeground(for terminal: Int32 = STDOUT_FILENO) {
    tcdrain(terminal)
  }

  /// The size of the terminal as it says, at most 512 by 512, and 80 by 24 where it says nothing.
  ///
  /// It is set wherever ncurses asks for it, also when it comes back from the shell: it would believe
  /// any size, or fail where the database has none.
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

  /// Frees the keys that the line discipline keeps for itself; ncurses has done the rest.
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
