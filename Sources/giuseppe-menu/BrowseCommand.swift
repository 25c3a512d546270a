internal import ArgumentParser
internal import Console

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
