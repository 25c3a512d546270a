package import MenuCore

/// The command line of a program as data: parsing, help and completions are made of it.
///
/// `--x=y`, `--x y` and `-o y` give an option, `--` ends them; nothing is abbreviated, and each option
/// is given once unless it says otherwise. A command is the first argument, or there is none.
package struct CommandTable: Sendable {
  /// The thing that a command line asks for.
  package enum Request: Hashable, Sendable {
    /// To do something.
    case run(Arguments)
    /// To show a text: help, the version, completions.
    case page(String)
  }

  let program: String
  let version: String
  let help: Phrase
  let commands: [Subcommand]

  /// Makes the table of a program; a command without a name is done where none is typed.
  package init(program: String, version: String, help: Phrase, commands: [Subcommand]) {
    (self.program, self.version, self.help, self.commands) = (program, version, help, commands)
  }

  /// The names of the commands.
  package var commandNames: [String] { commands.map(\.name).filter { !$0.isEmpty } }

  /// The command that may be meant by a word. `chek` → `check`
  package func command(near word: String) -> String? {
    EditDistance.nearest(to: word, among: commandNames)
  }

  /// Understands a command line; a pure function of it. O(arguments × options)
  ///
  /// - Parameters:
  ///   - arguments: the texts behind the program's name, see `CommandLine.textArguments`.
  ///   - language: the language of the help.
  ///   - width: the columns of the help.
  /// - Returns: the request.
  /// - Throws: the first fault.
  package func request(
    of arguments: [String], language: InterfaceLanguage = .english, width: Int = 80
  ) throws(CommandLineFault) -> Request {
    func page(_ command: Subcommand?) -> Request {
      .page(helpPage(of: command, in: language, width: width))
    }
    let (first, second) = (arguments.first ?? "", arguments.dropFirst().first ?? "")
    let unnamed = commands.first { $0.name.isEmpty }
    switch first {
    case "--version": return .page("\(program) \(version)")
    case "--completions":
      guard let script = completions(for: second) else {
        throw .word(second, of: first, known: Self.shells)
      }
      return .page(script)
    case "help" where second.isEmpty: return page(unnamed)
    case "help":
      guard let command = commands.first(where: { $0.name == second }) else {
        throw .unknownCommand(second, nearest: command(near: second))
      }
      return page(command)
    default: break
    }
    let named = first.isEmpty ? nil : commands.first { $0.name == first }
    guard let command = named ?? unnamed else {
      if ["", "--help", "-h"].contains(first) { return page(nil) }
      throw .unknownCommand(first, nearest: self.command(near: first))
    }
    let parsed = try parse(arguments.dropFirst(named == nil ? 0 : 1), of: command)
    return parsed.has("help") ? page(command) : .run(parsed)
  }

  private func parse(
    _ arguments: ArraySlice<String>, of command: Subcommand
  ) throws(CommandLineFault) -> Arguments {
    var (parsed, rest) = (Arguments(), arguments)
    parsed.command = command.name
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1 {
        try parseOption(argument, &rest, of: command, into: &parsed)
      } else if parsed.operands.count < command.mostOperands {
        parsed.operands.append(argument)
      } else {
        throw .surplus(argument)
      }
    }
    if parsed.has("help") { return parsed }
    for names in command.exclusive {
      let given = names.filter(parsed.has)
      if given.count > 1 { throw .exclusive(given.map { "--" + $0 }) }
    }
    for option in command.options {
      guard parsed.has(option.name), let needed = option.needed, !parsed.has(needed) else {
        continue
      }
      throw .dependent("--" + option.name, on: "--" + needed)
    }
    return parsed
  }

  private func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, of command: Subcommand,
    into parsed: inout Arguments
  ) throws(CommandLineFault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    let options = command.options
    let found = options.first { "--" + $0.name == typed || $0.short.map { "-\($0)" } == typed }
    guard let option = found else {
      let others = options.filter { !parsed.has($0.name) }.map(\.name)
      let nearest = EditDistance.nearest(to: String(typed.drop { $0 == "-" }), among: others)
      throw .unknownOption(typed, nearest: nearest.map { "--" + $0 })
    }
    let name = "--" + option.name
    guard !parsed.has(option.name) || option.isRepeatable else { throw .repeated(name) }
    var value = ""
    if case .flag = option.value {
      if parts.count > 1 { throw .needlessValue(of: name) }
    } else if parts.count > 1 {
      value = String(parts[1])
    } else {
      guard let next = rest.popFirst() else { throw .missingValue(of: name) }
      // `--search --board` forgot a text; `--` before it says that it is one.
      if options.contains(where: { "--" + $0.name == next }) { throw .missingValue(of: name) }
      value = next
    }
    parsed.values[option.name, default: []].append(try option.checked(value))
  }
}

extension Option {
  /// The value as it is kept; words in lower case.
  fileprivate func checked(_ text: String) throws(CommandLineFault) -> String {
    switch value {
    case .flag, .text: break
    case .file:
      if text.isEmpty { throw .missingValue(of: "--" + name) }
    case .number(_, let bounds):
      guard let number = Int(text), bounds.contains(number) else {
        throw .number(text, of: "--" + name, bounds: bounds)
      }
    case .duration:
      guard Arguments.duration(text) != nil else { throw .duration(text, of: "--" + name) }
    case .amount:
      guard Arguments.amount(text) != nil else { throw .amount(text, of: "--" + name) }
    case .words(let known):
      let word = text.lowercased()
      guard known.contains(word) else { throw .word(text, of: "--" + name, known: known) }
      return word
    }
    return text
  }
}
