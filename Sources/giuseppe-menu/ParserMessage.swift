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
      return advice.isEmpty && sentence == message
        ? fullMessage.replacing("browse --help", with: "--help")
        : "Error: " + sentence + advice + "\n" + usage
    }
    let usage = usage.replacing("Usage:", with: parser.usage)
      .replacing("  See '", with: "  \(parser.see.before)")
      .replacing("' for more information.", with: parser.see.after)
    return "\(parser.error): " + (fault.map(parser.sentence) ?? sentence) + advice + "\n" + usage
  }

  /// The sentence, with the advice of the parser only where that is one and there is no better.
  private var sentence: String {
    hint == nil && isParserRight
      ? message : String(message.prefix(upTo: adviceOfParser ?? message.endIndex))
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

  /// Whether the parser says what may be meant, and is right.
  private var isParserRight: Bool {
    guard adviceOfParser != nil, let option = quoted.first, let near = quoted.dropFirst().first
    else { return false }
    return Self.hints.isNear(near, to: option)
  }

  /// What may be meant where the parser has no advice, or a bad one.
  private var hint: String? {
    if let other = quoted.first.flatMap(Self.hints.otherName(for:)) { return other }
    let hasWord = ["Unknown option", "Unexpected argument", "unexpected arguments"].contains {
      message.contains($0)
    }
    guard hasWord, !isParserRight else { return nil }
    // The words that are told, and a first one behind which the parser expects nothing more.
    let words = adviceOfParser == nil ? quoted : Array(quoted.prefix(1))
    let first = Self.hints.line.prefix(1).filter {
      !$0.hasPrefix("-") && !GiuseppeMenu.commandNames.contains($0)
    }
    return (words + first).lazy.compactMap(Self.hints.meant(by:)).first
  }

  private static let hints = CommandHint(line: CommandLine.textArguments)

  /// What is wrong, nil for what is not known.
  private var fault: ParserFault? {
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("Unknown option") {
      return .unknownOption(first, near: hint == nil && isParserRight ? quoted[1] : nil)
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
