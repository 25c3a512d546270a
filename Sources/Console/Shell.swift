package import ArgumentParser

/// A shell for which a completion script can be made.
package enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// The script that completes the command line of a program.
  ///
  /// `offersFiles` is true to offer files as well as commands as the first word. The library does not,
  /// because it assumes that a program with commands takes no operand.
  package func script(for root: any ParsableCommand.Type, offersFiles: Bool = false) -> String {
    let name = root.configuration.commandName ?? ""
    let script = CompletionShell(rawValue: rawValue).map { root.completionScript(for: $0) } ?? ""
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
