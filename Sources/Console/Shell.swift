package import ArgumentParser

/// A shell that completes the words of a command line.
package enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// A script that teaches the shell the words of a program.
  ///
  /// `offersFiles` is true to offer files in the place of a command, too. The library cannot, for it
  /// believes that a program with commands has no operand.
  package func script(for root: any ParsableCommand.Type, offersFiles: Bool = false) -> String {
    let name = root.configuration.commandName ?? ""
    let script =
      switch self {
      case .bash: root.completionScript(for: .bash)
      case .zsh: root.completionScript(for: .zsh)
      case .fish: root.completionScript(for: .fish)
      }
    guard offersFiles else { return script }
    switch self {
    case .bash:
      return script + "\ncomplete -o default -o filenames -F _\(name) \(name)"
    case .zsh:
      let commands = "_describe -V subcommand subcommands && ret=0"
      return script.replacing(
        commands, with: commands + "\n        _files && ret=0", maxReplacements: 1)
    case .fish:
      let isCommand = "__\(name)_should_offer_completions_for_positional \"\(name)\" -eq 1"
      return script + "\ncomplete -c '\(name)' -n '\(isCommand)' -F"
    }
  }
}
