internal import ArgumentParser

/// The program as its help shows it and a shell completes it: the options of the default command are offered beside the
/// names of the commands.
///
/// It repeats the groups of `BrowseCommand`: the operand of that would stand before the commands in completions, and
/// the library needs 90 ms more at each start of a debug build for a group of groups.
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
