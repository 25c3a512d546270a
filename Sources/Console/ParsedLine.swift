package import ArgumentParser
internal import MenuCore

#if !Programs
  #error("the programs need the trait Programs of this package, which is on by default")
#endif

/// The outcome of parsing a command line; `Command` is what all commands of the program conform to.
package enum ParsedLine<Command> {
  /// A command to perform, with its options.
  case command(Command)
  /// A text that was asked for in place of work: help, the version, completions.
  case page(String)
  /// A line that cannot be understood.
  case fault(CommandLineFault)

  /// Parses the words after the name of a program; a pure function of them.
  ///
  /// - Parameters:
  ///   - words: the arguments, as `LocalPath.text(ofArgument:)` writes them.
  ///   - root: the command that all others are subcommands of.
  ///   - columns: the width of a help page.
  package init(_ words: [String], root: any ParsableCommand.Type, columns: Int) {
    if let fault = CommandLineFault(unknownCommandIn: words, of: root) {
      self = .fault(fault)
      return
    }
    do {
      var parsed = try root.parse(words.separatingEmptyTexts)
      if let command = parsed as? Command {
        self = .command(command)
      } else {
        // A command of the library: it throws the page to show.
        try parsed.run()
        self = .page("")
      }
    } catch  where root.exitCode(for: error).isSuccess {
      self = .page(root.fullMessage(for: error, columns: columns))
    } catch {
      self = .fault(CommandLineFault(error, of: root, columns: columns))
    }
  }
}

extension ParsableCommand {
  /// Parses words of which one that begins with a dash may be the text of an option.
  ///
  /// The library takes such a word for an option: `--search -x` lacks a text. Where that makes a line
  /// faulty, it is read as `--search=-x`.
  fileprivate static func parse(_ words: [String]) throws -> any ParsableCommand {
    do {
      return try parseAsRoot(words)
    } catch {
      let joined = words.joiningTextsWithDash
      if joined != words, let parsed = try? parseAsRoot(joined) { return parsed }
      throw error
    }
  }
}

extension [String] {
  /// The index of the `--` that ends the options, or the end.
  private var endOfOptions: Int { firstIndex(of: "--") ?? endIndex }

  /// Writes `--search=` as two words, for the library would take the next word as the text.
  fileprivate var separatingEmptyTexts: [String] {
    let options = self[..<endOfOptions].flatMap { word in
      let isEmpty = word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last
      return isEmpty && word != "--=" ? [String(word.dropLast()), ""] : [word]
    }
    return options + self[endOfOptions...]
  }

  /// Writes `--search -x` as `--search=-x`, for each pair of words that may be meant so.
  fileprivate var joiningTextsWithDash: [String] {
    var joined: [String] = []
    for word in self[..<endOfOptions] {
      if let option = joined.last, option.hasPrefix("-"), !option.contains("="),
        word.hasPrefix("-"), !word.hasPrefix("--"), word != "-"
      {
        joined[joined.count - 1] = option + "=" + word
      } else {
        joined.append(word)
      }
    }
    return joined + self[endOfOptions...]
  }
}
