internal import MenuCore

extension CommandTable {
  /// The shells that completions are written for.
  static let shells = ["bash", "zsh", "fish"]

  /// A script that completes commands, options and their fixed words; nil for another shell.
  func completions(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    // It knows how to run those of bash.
    case "zsh": "#compdef \(program)\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case "fish": fish
    default: nil
    }
  }

  private var bash: String {
    let function = "_" + program.split(separator: "-").joined(separator: "_")
    // The command without a name comes last: its pattern is all others.
    let options = commands.sorted { $0.name > $1.name }.map { command in
      let names = command.options.map { "--" + $0.name }.joined(separator: " ")
      return "    \(command.name.isEmpty ? "*" : command.name)) words=\"\(names)\" ;;"
    }
    let values = commands.flatMap(\.options).compactMap { option in
      option.words.map { "    --\(option.name)) words=\"\($0)\" ;;" }
    }
    return """
      \(function)() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        case "${COMP_WORDS[1]}" in
      \(options.joined(separator: "\n"))
        esac
        [ "$COMP_CWORD" = 1 ] && words="$words \(commandNames.joined(separator: " "))"
        case "${COMP_WORDS[COMP_CWORD-1]}" in
      \(Set(values).sorted().joined(separator: "\n"))
          --*) case "$word" in -*) ;; *) words="" ;; esac ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F \(function) \(program)
      """
  }

  private var fish: String {
    let seen = "__fish_seen_subcommand_from"
    let names = commandNames.map { "complete -c \(program) -n __fish_use_subcommand -a \($0)" }
    let options = commands.flatMap { command in
      let condition =
        command.name.isEmpty
        ? "not \(seen) \(commandNames.joined(separator: " "))" : "\(seen) \(command.name)"
      return command.options.map { option in
        let help = option.help.words(in: .english).replacing("'", with: "\\'")
        let value = option.words.map { " -x -a '\($0)'" } ?? (option.isFlag ? "" : " -r")
        return "complete -c \(program) -n '\(condition)' -l \(option.name)\(value) -d '\(help)'"
      }
    }
    return (names + options).joined(separator: "\n")
  }
}

extension Option {
  /// The words that it takes, in a line; nil where they are not known.
  fileprivate var words: String? {
    if case .words(let words) = value { words.joined(separator: " ") } else { nil }
  }

  fileprivate var isFlag: Bool {
    if case .flag = value { true } else { false }
  }
}
