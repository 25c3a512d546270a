internal import Console
internal import MenuCore
internal import MenuPresentation

/// What the parser of the command line found wrong, of which it has English sentences only.
struct ParserMessage {
  /// The sentence of the parser.
  let message: String
  /// The sentence, and behind it the lines about the usage.
  let fullMessage: String

  /// Several lines in a language.
  func text(in language: InterfaceLanguage) -> String {
    let words = Strings.in(language).command
    let advice = hint.map { "; " + words.question($0) } ?? ""
    guard let parser = words.parser else {
      return advice.isEmpty
        ? fullMessage.replacing("browse --help", with: "--help")
        : "Error: " + sentence + advice + "\n" + usage
    }
    let usage = usage.replacing("Usage:", with: parser.usage)
      .replacing("  See '", with: "  \(parser.see.before)")
      .replacing("' for more information.", with: parser.see.after)
    return "\(parser.error): " + (fault.map(parser.sentence) ?? sentence) + advice + "\n" + usage
  }

  /// The sentence without the advice of the parser where there is a better one.
  private var sentence: String {
    hint == nil ? message : String(message.prefix(upTo: adviceOfParser ?? message.endIndex))
  }

  /// Where the parser begins to say what may be meant.
  private var adviceOfParser: String.Index? {
    message.firstRange(of: ". Did you mean")?.lowerBound
  }

  private var usage: String {
    fullMessage.firstRange(of: "\nUsage:").map { range in
      String(fullMessage[fullMessage.index(after: range.lowerBound)...])
        .replacing("browse --help", with: "--help")
    } ?? ""
  }

  /// What stands in quotes in the sentence.
  private var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// What may be meant where the parser has no advice, or one that is only near.
  private var hint: String? {
    if let other = quoted.first.flatMap(CommandHint.otherName(for:)) { return other }
    guard adviceOfParser == nil else { return nil }
    // An option that another command has: to name it again is no advice.
    guard !quoted.contains(where: { CommandHint.meant(by: $0) == $0 }) else { return nil }
    let hasWord = ["Unknown option", "Unexpected argument", "unexpected arguments"].contains {
      message.contains($0)
    }
    // The words that are told, and the first, behind which the parser expects nothing more.
    let words = quoted + CommandLine.textArguments.prefix(1)
    return hasWord ? words.lazy.compactMap(CommandHint.meant(by:)).first : nil
  }

  /// What is wrong, nil for what is not known.
  private var fault: ParserFault? {
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("Unknown option") {
      return .unknownOption(first, near: hint == nil && quoted.count == 2 ? quoted[1] : nil)
    }
    if message.hasPrefix("Missing value for") { return .missingValue(of: first) }
    if message.hasPrefix("Unexpected argument") { return .unexpected([first]) }
    if message.contains(" unexpected arguments: ") { return .unexpected(quoted) }
    if message.hasPrefix("The option"), quoted.count == 2 {
      return .needlessValue(of: first, quoted[1])
    }
    return nil
  }
}
