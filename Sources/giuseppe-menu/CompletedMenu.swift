internal import ArgumentParser

/// The program as its help shows it and a shell completes it: the options of the default command are
/// offered in addition to the names of the commands.
///
/// It repeats the groups of `BrowseCommand` instead of including that command: its operand would come before
/// the commands in completions, and a group of groups takes the library 90 ms more at each start of a debug
/// build.
struct CompletedMenu: ParsableCommand {
  static let configuration = GiuseppeMenu.configuration

  @OptionGroup(title: "How to show it")
  var display: DisplayOptions

  @OptionGroup(title: "Which dishes")
  var query: QueryOptions

  @OptionGroup(title: "Boards, kiosks and visits")
  var unattended: UnattendedOptions

  @OptionGroup var program: GiuseppeMenu
}
