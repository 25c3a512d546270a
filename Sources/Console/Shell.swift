package import ArgumentParser

/// A shell that completes the words of a command line.
package enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// A script that teaches the shell the words of a program.
  package func script(for root: any ParsableCommand.Type) -> String {
    switch self {
    case .bash: root.completionScript(for: .bash)
    case .zsh: root.completionScript(for: .zsh)
    case .fish: root.completionScript(for: .fish)
    }
  }
}
