package import ArgumentParser

#if !Programs
  #error("the programs need the trait Programs of this package, which is on by default")
#endif

/// The outcome of parsing a command line; `Command` is what all commands of the program conform to.
package enum ParsedLine<Command> {
  /// A command to perform, with its options.
  case command(Command)
  /// A text to print instead of running a command: help, the version, completions.
  case page(String)
  /// A line that cannot be understood.
  case fault(CommandLineFault)

  /// Parses the arguments after the name of a program, without side effects.
  ///
  /// A request for help is answered even if the rest of the line is wrong.
  ///
  /// - Parameters:
  ///   - words: the arguments, as `LocalPath.text(ofArgument:)` writes them.
  ///   - root: the command that all others are subcommands of.
  ///   - overview: the command whose help is shown for `help` or `--help` alone; nil for the root.
  ///   - columns: the width of a help page.
  package init(
    _ words: [String], root: any ParsableCommand.Type,
    overview: (any ParsableCommand.Type)? = nil, columns: Int
  ) {
    if let fault = CommandLineFault(unknownCommandIn: words, of: root) {
      self = .fault(fault)
      return
    }
    if words.count == 1, words.askForHelp, let overview {
      self = .page(overview.helpMessage(columns: columns))
      return
    }
    // Parsing from the root makes the options of the default command three times, which took a tenth of the
    // startup time. A line that does not parse here is parsed again from the root, which has the right
    // messages.
    let command = root.defaultCommand(for: words).flatMap { try? $0.parse(words) }
    if let command, let command = command as? Command {
      self = .command(command)
      return
    }
    do {
      var parsed = try root.parse(words)
      if let command = parsed as? Command {
        self = .command(command)
      } else {
        // A command of the library: it throws the page to show.
        try parsed.run()
        self = .page("")
      }
    } catch  where root.exitCode(for: error).isSuccess {
      self = .page(root.fullMessage(for: error, columns: columns))
    } catch  where words.askForHelp {
      self = .page(root.helpMessage(for: root.command(namedIn: words), columns: columns))
    } catch {
      self = .fault(CommandLineFault(error, of: root, columns: columns))
    }
  }
}

extension ParsableCommand {
  /// Parses words in which the value of an option may begin with a dash.
  ///
  /// The library takes `-x` in `--search -x` for an option, and reports that `--search` lacks a value. If
  /// a line is faulty but would be correct with `--search=-x`, that is what it means.
  fileprivate static func parse(_ words: [String]) throws -> any ParsableCommand {
    let words = words.separatingEmptyTexts
    do {
      return try parseAsRoot(words)
    } catch {
      for joined in words.joiningTextsWithDash {
        if let parsed = try? parseAsRoot(joined) { return parsed }
      }
      throw error
    }
  }

  /// The default command, for a line that names no command; nil if the line may name one.
  fileprivate static func defaultCommand(for words: [String]) -> (any ParsableCommand.Type)? {
    if let first = words.first, !first.isOption {
      let names = configuration.subcommands.compactMap { $0.configuration.commandName }
      if first == "help" || names.contains(first) { return nil }
    }
    return configuration.defaultSubcommand
  }

  /// The command that is named first, or after `help`; this one if there is none.
  fileprivate static func command(namedIn words: [String]) -> any ParsableCommand.Type {
    let name = words.first { $0 != "help" }
    return configuration.subcommands.first { $0.configuration.commandName == name } ?? self
  }
}

extension [String] {
  /// The index of the `--` that ends the options, or the end.
  private var endOfOptions: Int { firstIndex(of: "--") ?? endIndex }

  fileprivate var askForHelp: Bool {
    first == "help" || self[..<endOfOptions].contains { ["-h", "--help"].contains($0) }
  }

  /// Splits `--search=` into two words, because the library would take the next word as the value.
  fileprivate var separatingEmptyTexts: [String] {
    let options = self[..<endOfOptions].flatMap { word -> [String] in
      let isEmpty = word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last
      guard isEmpty, word != "--=" else { return [word] }
      return [String(word.dropLast()), ""]
    }
    return options + self[endOfOptions...]
  }

  /// The words with `--search=-x` in place of `--search -x`: once for each such pair, then for all pairs.
  fileprivate var joiningTextsWithDash: [[String]] {
    let pairs = self[..<endOfOptions].indices.dropFirst().filter { index in
      self[index - 1].isOption && !self[index - 1].contains("=") && self[index].isOption
        && !self[index].hasPrefix("--")
    }
    var apart: [Int] = []
    for pair in pairs where apart.last != pair - 1 { apart.append(pair) }
    return pairs.map { joining([$0]) } + [joining(apart)]
  }

  /// The words, with each one at `indices` joined to the word before it by `=`.
  private func joining(_ indices: [Int]) -> [String] {
    var words = self
    for index in indices.reversed() {
      let text = words.remove(at: index)
      words[index - 1] += "=" + text
    }
    return words
  }
}

extension String {
  fileprivate var isOption: Bool { hasPrefix("-") && self != "-" }
}
