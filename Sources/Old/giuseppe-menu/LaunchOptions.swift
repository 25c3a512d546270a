internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuPresentation
internal import OldTerminalUI

/// One showing of a menu: which one, what of it and how. `Browse` makes it of the command line.
struct LaunchOptions {
  /// The times of a board, and what it leaves out.
  struct BoardOptions {
    var interval = Duration.seconds(12)
    var hidesSoldOut = false
  }

  /// The times of a kiosk.
  struct KioskOptions {
    var idle = Duration.seconds(60)
    var limit = Duration.seconds(3_600)

    /// The idle time of a kiosk that is told whole lines only: a guest is to have time to listen and
    /// to type, of which nothing is heard before Enter.
    var idleOfLines: Duration { idle * 3 }

    /// Has the system end the program a little after the limit, counted from now: who takes none of
    /// the output keeps even a farewell waiting.
    func setAlarm() {
      if limit > .zero { alarm(UInt32(clamping: limit.components.seconds + 2)) }
    }
  }

  /// How the menu is printed.
  struct Printing {
    /// The shape, nil for a page to read.
    var kind: ExportKind?
    /// How many columns a page has, nil for what suits the environment.
    var columns: Int?
    /// Whether it is cut into pages of paper.
    var isPaged = false
  }

  /// The file, `-` for standard input; nil when it is to be found.
  var menu: LocalPath?
  /// How the menu is shown, nil for what suits the environment.
  var mode: OutputMode?
  var language: String?
  var query = MenuQuery()
  var printing = Printing()
  var theme = Theme.standard
  var isASCII = false
  var usesMouse = true
  /// Set for a board, which needs a terminal.
  var board: BoardOptions?
  /// Set for a kiosk, line by line or in the whole terminal.
  var kiosk: KioskOptions?
  /// Set where what a guest chose is to be printed.
  var choosing: ChoiceExport?
  /// Set where visits are counted.
  var tally: TallyOptions?
  /// How often to look whether the file has changed, nil for the usual.
  var reloadInterval: Duration?

  /// The usual showing, of a menu that may be named.
  init(_ menu: LocalPath? = nil) {
    self.menu = menu
  }

  /// The showing that a command line asks for which names nothing but a file, nil for any other.
  ///
  /// Most starts are of this kind, and the parser of all the other options takes two fifths of the
  /// time to the first frame. A name with a point or a slash is neither an option nor a command.
  init?(plainArguments arguments: [String]) {
    guard let menu = arguments.first else {
      self.init()
      return
    }
    let isFile =
      menu.utf8.first != UInt8(ascii: "-")
      && menu.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    guard arguments.count == 1, isFile else { return nil }
    self.init(LocalPath(argument: menu))
  }

  /// Shows the menu until the guest has enough.
  func run() throws {
    guard let kiosk else { return try show() }
    kiosk.setAlarm()
    LaunchEnvironment.forgetAllButHarmless()
    do {
      try show()
    } catch let error as ProgramError {
      throw forGuests(error.status)
    } catch is CommandLineFault {
      throw forGuests(.usage)
    }
  }

  /// What is wrong, and with which file, is nothing for guests.
  private func forGuests(_ status: ExitStatus) -> ProgramError {
    let words = Strings.in(
      InterfaceLanguage(locale: LaunchEnvironment.current().variables))
    return ProgramError(status, words.noMenu)
  }
}
