internal import MenuCore
internal import TerminalText

/// The help of a program and the completions of its command line.
extension CommandTable {
  /// The help of a command, wrapped to a width.
  func help(of command: Subcommand, _ language: InterfaceLanguage, width: Int) -> String {
    func block(_ title: Phrase, _ rows: [(label: String, help: Phrase)]) -> String {
      let rows = rows.map { Self.row($0.label, $0.help.words(in: language), width: width) }
      return title.words(in: language) + ":\n" + rows.joined(separator: "\n")
    }
    let typesetter = Typesetter { _ in 1 }
    let about = typesetter.wrapped(typesetter.safe(command.help.words(in: language)), to: width)
    let usage = [program, command.name, command.operands].filter { !$0.isEmpty }
    var blocks = [
      about.map(\.string).joined(separator: "\n"),
      Phrase("Usage: ", "Uso: ").words(in: language) + usage.joined(separator: " ")
        + Phrase(" [options]", " [opzioni]").words(in: language),
    ]
    if command.name.isEmpty {
      blocks.append(block(Phrase("Commands", "Comandi"), commands.map { ($0.name, $0.help) }))
    }
    blocks += command.groups.map { block($0.title, $0.options.map { ($0.label, $0.help) }) }
    return blocks.joined(separator: "\n\n")
  }

  /// A label and its explanation, beside it where that leaves room, else below.
  private static func row(_ label: String, _ text: String, width: Int) -> String {
    let (indent, typesetter) = (24, Typesetter { _ in 1 })
    let gap = String(repeating: " ", count: indent)
    let lines = typesetter.wrapped(typesetter.safe(text), to: max(20, width - indent))
    let isBeside = label.count + 4 <= indent
    return "  " + label + (isBeside ? String(gap.dropFirst(label.count + 2)) : "\n" + gap)
      + lines.map(\.string).joined(separator: "\n" + gap)
  }

  /// A script that completes a line by asking the program itself, by `--completions=WORDS`.
  func completions(for shell: String) -> String {
    let function = "_" + program.replacing("-", with: "_")
    // Whatever was typed before the word, as the program is to see it; it never runs a command.
    let bash = """
      \(function)() {
        local typed=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
        COMPREPLY=($(compgen -W "$(\(program) --completions words -- "${typed[@]}")" \\
          -- "${COMP_WORDS[COMP_CWORD]}"))
      }
      complete -o default -F \(function) \(program)
      """
    return switch shell {
    case "bash": bash
    // It knows how to run those of bash.
    case "zsh": "#compdef \(program)\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    default:
      "complete -c \(program) -a '(\(program) --completions words -- (commandline -opc)[2..])'"
    }
  }

  /// The words that may come behind those that were typed: values, commands, options.
  func words(behind typed: [String]) -> [String] {
    let command = command(named: typed.first)
    let last = command.options.first { "--" + $0.name == typed.last }
    if let last, !last.value.name.isEmpty { return last.value.words }
    return (typed.isEmpty ? commands.map(\.name) : []) + command.options.map { "--" + $0.name }
  }
}

extension Option {
  /// The option as the help shows it. `-o, --output FILE`
  var label: String {
    (short.map { "-\($0), " } ?? "") + "--\(name)" + (value.name.isEmpty ? "" : " " + value.name)
  }
}
