package import MenuCore

/// The command line of a program as data: parsing, help and completions are made of it.
///
/// `--x=y`, `--x y` and `-o y` give an option, `--` ends them; nothing is abbreviated, and each option
/// is given once unless it says otherwise. A command is the first argument, or there is none.
package struct CommandTable: Sendable {
  /// The thing that a command line asks for: to do something, or to show a text.
  package enum Request: Hashable, Sendable {
    case run(Arguments)
    case page(String)
  }

  let program: String
  let commands: [Subcommand]
  /// The command without a name, which is done where none is typed.
  private let start: Subcommand
  private let needsCommand: Bool

  /// Makes the table of a program; one without a command that has no name needs one.
  package init(program: String, help: Phrase, commands: [Subcommand]) {
    (self.program, self.commands) = (program, commands.filter { !$0.name.isEmpty })
    let start = commands.first { $0.name.isEmpty }
    (self.start, needsCommand) = (
      start ?? Subcommand(operands: "COMMAND", help: help), start == nil
    )
  }

  /// The command that may be meant by a word. `chek` → `check`
  package func command(near word: String) -> String? {
    EditDistance.nearest(to: word, among: commands.map(\.name))
  }

  /// The command of a name, else the one that has none.
  func command(named name: String?) -> Subcommand { commands.first { $0.name == name } ?? start }

  /// Understands the arguments behind a program's name; a pure function of them. O(arguments × options)
  package func request(
    of arguments: [String], language: InterfaceLanguage = .english, width: Int = 80
  ) throws(ProgramError) -> Request {
    if arguments.starts(with: ["--completions", "words", "--"]) {
      return .page(words(behind: Array(arguments.dropFirst(3))).joined(separator: "\n"))
    }
    let isHelp = arguments.first == "help"
    let line = isHelp ? arguments.dropFirst() + ["--help"] : arguments[...]
    let command = command(named: line.first)
    let name = line.first ?? ""
    if command.name.isEmpty, isHelp || needsCommand, !name.isEmpty, name.first != "-" {
      throw .usage(
        "there is no command \"\(name)\"", "il comando \"\(name)\" non c'è",
        near: self.command(near: name))
    }
    let parsed = try parse(line.dropFirst(command.name.isEmpty ? 0 : 1), of: command)
    if let shell = parsed.text("completions") { return .page(completions(for: shell)) }
    if parsed.has("version") { return .page("\(program) \(Program.version)") }
    if parsed.has("help") || command.name.isEmpty && needsCommand {
      return .page(help(of: command, language, width: width))
    }
    for names in command.exclusive.map({ $0.filter(parsed.has).map { "--" + $0 } })
    where names.count > 1 {
      throw .usage(
        names.joined(separator: " and ") + " exclude each other",
        names.joined(separator: " e ") + " si escludono")
    }
    for option in command.options where parsed.has(option.name) {
      guard let needed = option.needed, !parsed.has(needed) else { continue }
      throw .dependent("--" + option.name, on: "--" + needed)
    }
    return .run(parsed)
  }

  private func parse(
    _ arguments: ArraySlice<String>, of command: Subcommand
  ) throws(ProgramError) -> Arguments {
    var (parsed, rest, takesOptions) = (Arguments(command: command.name), arguments, true)
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 {
        try parseOption(argument, &rest, of: command, into: &parsed)
      } else if parsed.operands.count < command.mostOperands {
        parsed.operands.append(argument)
      } else {
        throw .usage(
          "\"\(argument)\" is one argument too many", "\"\(argument)\" è un argomento di troppo")
      }
    }
    return parsed
  }

  private func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, of command: Subcommand,
    into parsed: inout Arguments
  ) throws(ProgramError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (typed, options) = (String(parts[0]), command.options)
    let found = options.first { "--" + $0.name == typed || $0.short.map { "-\($0)" } == typed }
    guard let option = found else {
      let others = options.map(\.name).filter { !parsed.has($0) }
      let near = EditDistance.nearest(to: String(typed.drop { $0 == "-" }), among: others)
      throw .usage(
        "there is no option \(typed)", "l'opzione \(typed) non c'è", near: near.map { "--" + $0 })
    }
    let name = "--" + option.name
    guard !parsed.has(option.name) || option.isRepeatable else {
      throw .usage("\(name) can be given once only", "\(name) si può dare una volta sola")
    }
    var value = parts.count > 1 ? String(parts[1]) : ""
    if option.value.name.isEmpty, parts.count > 1 {
      throw .usage("\(name) takes no value", "\(name) non ha valori")
    } else if !option.value.name.isEmpty, parts.count == 1 {
      // `--search --board` forgot a text; `--search=--board` says that it is one.
      guard let next = rest.popFirst(), !options.contains(where: { "--" + $0.name == next }) else {
        throw .missingValue(of: name)
      }
      value = next
    }
    guard option.value.accepts(value) else { throw .value(value, of: name, option.value) }
    let kept = option.value.words.isEmpty ? value : value.lowercased()
    parsed.values[option.name, default: []].append(kept)
  }
}
