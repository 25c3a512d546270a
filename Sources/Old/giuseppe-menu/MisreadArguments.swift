internal import ArgumentParser
internal import OldCommands
internal import OldMenuCore
internal import OldMenuPresentation

/// Command lines of which the parser makes something else than people mean.
enum MisreadArguments {
  /// The arguments as the parser is to have them.
  ///
  /// - Throws: `CommandLineFault` for what it would misread.
  static func mended(_ arguments: [String]) throws(CommandLineFault) -> [String] {
    try checkDashes(arguments)
    guard arguments.first == "help" else { return arguments }
    // The parser's own page names a command that nobody types, and not the options.
    let wanted = arguments.dropFirst().filter { !["-h", "--help"].contains($0) }
    guard let name = wanted.first else { return ["--help"] }
    let names = Program.commandNames
    if let fault = CommandLineFault.ofHelp(["help"] + wanted, commands: names) { throw fault }
    return wanted.count == 1 && names.contains(name) ? [name, "--help"] : arguments
  }

  /// A name that begins with a hyphen is read as one letter after the other, of which an `h` asks
  /// for help; an amount below zero as another option.
  private static func checkDashes(_ arguments: [String]) throws(CommandLineFault) {
    let line = arguments.prefix { $0 != "--" }
    for (argument, next) in zip(line, line.dropFirst())
    where argument == "--max-price" && isNegative(next) {
      throw .negativePrice(next)
    }
    // What stands behind an option may be its value: of that the parser tells.
    for (before, argument) in zip([""] + line, line)
    where isName(argument) && !before.hasPrefix("-") {
      let meant = CommandHint(line: arguments).meant(by: argument)
      throw .dashedName(argument, meant: meant?.hasPrefix("--") == true ? meant : nil)
    }
  }

  private static func isNegative(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().first?.isNumber == true
  }

  /// Whether it is more than an option of one letter; `-help` is what it looks like.
  private static func isName(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.utf8.count > 2,
      argument != "-help"
    else { return false }
    let name = argument.prefix { $0 != "=" }
    return name.hasSuffix(".json") || name.contains("h")
  }
}
