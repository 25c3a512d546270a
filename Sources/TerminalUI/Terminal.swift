internal import CNcurses
internal import CTerminal
internal import Console
package import MenuPresentation

/// The terminal, held open by ncurses for as long as this value lives.
///
/// The terminal is put back as it was found when the value goes, when a signal ends the program, and when the
/// program crashes. One terminal is open at a time, on one thread; while it is open, never call
/// `exit`, which would skip putting it back.
///
/// ncurses draws; it does not read. Keys are read in bursts and decoded by `KeyDecoder`.
package struct Terminal: ~Copyable {
  /// The wishes with which a terminal is opened.
  package struct Options: Sendable {
    /// The colours.
    package var theme = Theme.standard
    /// True if there may be colours.
    package var colors = true
    /// True if clicks and the wheel are wanted; the terminal's own selection then needs Shift.
    package var mouse = true
    /// True if the keyboard can neither end nor stop the program, nor hold its output.
    package var kiosk = false
    /// True if Ctrl-C is a key like others: for a program in a pipe, whose others it would end too.
    package var readsInterrupt = false
    /// True if the line may tear apart what a key sends, by default where it comes through ssh.
    package var isSlow = getenv("SSH_CONNECTION") != nil || getenv("SSH_TTY") != nil

    /// Makes the usual options.
    package init() {}
  }

  let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  let modes: TerminalModes
  let input: Int32
  let output = STDOUT_FILENO
  let signalPipe: Int32
  let options: Options

  var palette: Palette
  /// Made when the first key comes, for the first frame is not to wait for it.
  var decoder: KeyDecoder?
  /// The time at which a key that has begun is taken for what it is.
  var settlesAt: ContinuousClock.Instant?
  var lastInput = ContinuousClock.now
  var clicks = ClickCounter()
  var signals: UInt64 = 0
  var inputIsGone = false

  /// The frame that was asked for last, while it is not drawn.
  var waiting: Frame?
  /// The frame that stands on the screen, nil when nothing is known about it.
  var drawn: Frame?
  /// True if a line that gets longer than expected goes on in the next one.
  var linesRunOver = true

  /// The type that the terminal was taken for because its own is unknown here, nil when it is known.
  package let standIn: String?

  /// The size now, at most 512 by 512 whatever the terminal says.
  package private(set) var size: Size

  /// Opens the terminal on standard output.
  ///
  /// The locale must have been set, see `TerminalLocale.establish`.
  ///
  /// - Parameters:
  ///   - type: the value of `TERM`.
  ///   - input: where keys are read from, standard input or `/dev/tty`; the caller closes it.
  ///   - options: the wishes.
  /// - Throws: `TerminalError`, with everything as it was found.
  package init(
    type: String?, input: Int32 = 0, options: Options = Options()
  ) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1, isatty(input) == 1 else { throw .notATerminal }
    Self.waitUntilForeground()
    let candidates = try TerminalType(type).candidates

    let signalPipe = terminal_open(STDOUT_FILENO, options.kiosk)
    guard signalPipe >= 0 else { throw .refused(errno) }
    let size = Self.size(of: STDOUT_FILENO)
    Self.tellNcurses(size)
    var opened: OpaquePointer?
    var used: String?
    for name in candidates where opened == nil {
      opened = menu_newterm(name)
      used = name
    }
    guard let screen = opened, let window = menu_stdscr() else {
      terminal_close()
      throw .unknownType(TerminalType.printable(type ?? ""))
    }
    standIn = used == type ? nil : used
    self.signalPipe = signalPipe
    self.screen = screen
    self.window = window
    self.input = input
    self.options = options
    modes = TerminalModes(mouse: options.mouse)
    modes.restoration.withUnsafeBytes { bytes in
      terminal_set_restoration(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
    palette = Palette(theme: options.theme, colors: options.colors)
    self.size = size

    // Never looks for input in the middle of a frame: that would leave it torn.
    typeahead(-1)
    Self.prepareLineDiscipline(freeing: options.kiosk || options.readsInterrupt)
    // Until it was left once, ncurses sends each move of the cursor on its own.
    endwin()
    modes.enter()
    prepareBackground()
  }

  deinit {
    leaveScreen()
    delscreen(screen)
    terminal_close()
  }

  /// The colours; a change draws everything again.
  package var theme: Theme {
    get { palette.theme }
    set {
      palette = Palette(theme: newValue, colors: palette.colors)
      prepareBackground()
      redraw()
    }
  }

  /// Draws everything again, for nobody knows what is on the screen.
  package mutating func redraw() {
    waiting = waiting ?? drawn
    drawn = nil
    linesRunOver = true
  }

  /// Makes the screen fit the terminal; frames of before are forgotten.
  mutating func fitSize() {
    size = Self.size(of: output)
    Self.tellNcurses(size)
    resize_term(Int32(size.lines), Int32(size.columns))
    waiting = nil
    drawn = nil
  }

  /// Gives the terminal back as it was found.
  func leaveScreen() {
    modes.leave()
    endwin()
    modes.goBelow()
  }

  /// Switches the modes on again that were left to the shell, or changed by another program.
  mutating func enterAgain() {
    modes.enter()
    linesRunOver = true
  }

  /// Returns when the terminal is this program's: started in the background it is stopped here, as
  /// the shell's jobs are, before it reads the modes of the shell's own line or writes into it.
  static func waitUntilForeground(for terminal: Int32 = STDOUT_FILENO) {
    tcdrain(terminal)
  }

  /// Sets the size wherever ncurses asks for it, also when it comes back from the shell: it
  /// would ask the terminal and believe any size, or fail where the database has none.
  private static func tellNcurses(_ size: Size) {
    setenv("LINES", "\(size.lines)", 1)
    setenv("COLUMNS", "\(size.columns)", 1)
  }

  /// The size of a terminal as it says, at most 512 by 512, and 80 by 24 where it says nothing.
  private static func size(of terminal: Int32) -> Size {
    var found = winsize()
    let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &found) == 0
    func clamp(_ value: UInt16, otherwise: Int) -> Int {
      isKnown && value > 0 ? min(Int(value), 512) : otherwise
    }
    return Size(
      columns: clamp(found.ws_col, otherwise: 80), lines: clamp(found.ws_row, otherwise: 24))
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
