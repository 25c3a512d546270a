internal import ArgumentParser
internal import OldCommands

/// What a shell is taught by `--generate-completion-script`.
///
/// The parser's own scripts want the command `browse` to be typed, which nobody does: here a line
/// whose first word is no command is completed as if it began with it.
struct CompletionScript {
  /// The script, which ends without a newline.
  let text: String

  /// Makes the script that a command line asks for, nil for any other.
  init?(arguments: [String]) {
    guard arguments.first == "--generate-completion-script", arguments.count < 3 else { return nil }
    let named = arguments.dropFirst().first
    guard let shell = named.map(CompletionShell.init(rawValue:)) ?? .autodetected() else {
      return nil
    }
    let lines = GiuseppeMenu.completionScript(for: shell).split(
      separator: "\n", omittingEmptySubsequences: false)
    text = lines.filter { !Self.offersBrowse($0) }.map { line in
      let more = Self.additions.first { shell == $0.shell && line == $0.behind }?.more
      return more.map { line + "\n" + $0 } ?? String(line)
    }.joined(separator: "\n")
  }

  /// Whether a line has a shell propose a command that is known by its absence.
  private static func offersBrowse(_ line: Substring) -> Bool {
    line.contains(" -fa 'browse' ") || line.contains(" 'browse:")
  }

  private static let commands = (Program.commandNames + ["help"]).joined(separator: " ")

  /// Where a script of the parser goes on with what.
  private static let additions: [(shell: CompletionShell, behind: Substring, more: String)] = [
    (
      .bash, #"    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")"#,
      #"""
          if [[ " \#(commands) " != *" ${unparsed_words[0]} "* || "${COMP_CWORD}" -eq 1 ]]; then
              [[ "${COMP_CWORD}" -ne 1 ]] || COMPREPLY+=($(compgen -W '\#(commands)' -- "${cur}"))
              unparsed_words=(browse "${unparsed_words[@]}")
          fi
      """#
    ),
    (
      .zsh, #"    local -ir current_word_index="$((CURRENT - 1))""#,
      #"""

          if [[ "${CURRENT}" -eq 2 && "${words[2]}" != -* ]]; then
              _files
          elif [[ " \#(commands) " != *" ${words[2]} "* ]]; then
              words=("${words[1]}" browse "${(@)words[2,-1]}")
              ((CURRENT++))
          fi
      """#
    ),
    (
      .fish, "    set -l unparsed_tokens (__giuseppe-menu_tokens -pc)",
      #"""
          if test (count $unparsed_tokens) -gt 1; or string match -q -- '-*' (commandline -t)
              contains -- "$unparsed_tokens[2]" \#(commands)
              or set unparsed_tokens $unparsed_tokens[1] browse $unparsed_tokens[2..]
          end
      """#
    ),
    (
      .fish, "complete -c 'giuseppe-menu' -f",
      #"""
      complete -c 'giuseppe-menu' -n '__giuseppe-menu_should_offer_completions_for_positional \#
      "giuseppe-menu" -eq 1' -F
      """#
    ),
  ]
}
