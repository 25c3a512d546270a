internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Shows a menu; the default command.
struct BrowseCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse a menu, print it, or show it to guests.",
    usage: "giuseppe-menu [<menu>] [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu Menu.json --language en
        giuseppe-menu --print --without milk,nuts --sort price
        giuseppe-menu --print --search 'vegan pizza without nuts under 9'
        giuseppe-menu --board --every 20s --hide-sold-out
        giuseppe-menu --kiosk --tally /srv/menu/tally/tally /srv/menu/Menu.json
        giuseppe-menu --choose --format json
      """)

  @OptionGroup(title: "How to show it")
  var display: DisplayOptions

  @OptionGroup(title: "Which dishes")
  var query: QueryOptions

  @OptionGroup(title: "Boards, kiosks and visits")
  var unattended: UnattendedOptions

  @Argument(
    help: """
      The menu: a file, or - for standard input. The default is $GIUSEPPE_MENU, then Menu.json \
      in this folder, then the installed menu.
      """,
    completion: .file(extensions: ["json"]))
  var menu: String?

  func validate() throws {
    try excludeEachOther([
      "--print": display.print, "--linear": display.linear, "--board": display.board,
      "--choose": display.choose,
    ])
    try excludeEachOther([
      "--print": display.print, "--board": display.board, "--choose": display.choose,
      "--kiosk": display.kiosk,
    ])
    try require("--choose", display.choose, for: ["--format": display.format != nil])
    try require("--print", display.print, for: ["--width": display.width != nil])
    try require(
      "--board", display.board,
      for: ["--every": unattended.every != nil, "--hide-sold-out": unattended.hideSoldOut])
    try require(
      "--kiosk", display.kiosk,
      for: ["--idle": unattended.idle != nil, "--limit": unattended.limit != nil])
    try require(
      "--tally", unattended.tally != nil, for: ["--tally-searches": unattended.tallySearches])
  }

  func perform(in run: Run) throws { try run.browse(self) }
}

extension Run {
  /// Shows a menu until the guest quits.
  fileprivate func browse(_ options: BrowseCommand) throws {
    let isKiosk = options.display.kiosk
    if isKiosk { prepareKiosk(options.unattended) }
    let mode = mode(options.display)
    let isTallied = mode.isTallied && options.unattended.tally != nil
    try checkTally(options.unattended, isKiosk: isKiosk)
    do {
      let opened = try open(options.menu)
      let source = try dataSource(
        opened.reading.menu, options.display.language, isForScreen: true)
      let words = source.context.interfaceLanguage
      var session = MenuSession(source, query: try query(options.query, preferring: words))
      session.isTallied = isTallied
      let showing = FrontEnd(run: self, options: options, opened: opened, session: session)
      if options.display.choose { return try showing.choose() }
      try showing.show(mode)?.endProcess()
    } catch let error as ProgramError where isKiosk {
      // A kiosk does not show the names of files.
      throw ProgramError(error.status, Phrase(Strings[language].noMenu))
    }
  }

  /// Sets an alarm that ends a kiosk shortly after its limit, and removes the environment variables of a
  /// guest.
  private func prepareKiosk(_ options: UnattendedOptions) {
    let limit = options.kioskLimit
    if limit > .zero { alarm(UInt32(clamping: limit.components.seconds + 2)) }
    LaunchEnvironment.forgetAllButHarmless()
  }

  private func mode(_ options: DisplayOptions) -> FrontEnd.Mode {
    if options.print { return .plain }
    if options.linear { return .linear }
    if options.board { return .board }
    guard environment.outputIsTerminal else { return .plain }
    if prefersLinear { return .linear }
    if environment.inputIsTerminal || environment.hasControllingTerminal { return .browser }
    return .plain
  }

  /// True for a terminal that cannot draw, and if `ACCESSIBLE` is set.
  var prefersLinear: Bool {
    environment.terminalType == "dumb" || environment.isSet("ACCESSIBLE")
  }
}
