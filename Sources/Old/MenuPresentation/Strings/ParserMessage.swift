package import OldMenuCore

/// What the parser of a command line found wrong, of which it has English sentences only.
package struct ParserMessage {
  /// What a program knows about words of its command line that are none.
  package struct Hints {
    fileprivate let firstArgument: String?
    fileprivate let meant: (String) -> String?
    fileprivate let otherName: (String) -> String?
    fileprivate let isNear: (_ option: String, _ word: String) -> Bool

    /// Makes the hints of a program.
    ///
    /// - Parameters:
    ///   - firstArgument: the first word, behind which the parser may expect nothing more.
    ///   - meant: the command or option that may be meant by a word, as it is to be typed.
    ///   - otherName: the same for what is called otherwise here.
    ///   - isNear: whether an option that the parser proposes for a word may be meant by it.
    package init(
      firstArgument: String?, meant: @escaping (String) -> String?,
      otherName: @escaping (String) -> String? = { _ in nil },
      isNear: @escaping (_ option: String, _ word: String) -> Bool = { _, _ in true }
    ) {
      (self.firstArgument, self.meant) = (firstArgument, meant)
      (self.otherName, self.isNear) = (otherName, isNear)
    }

    /// Makes the hints of a program that begins with one of a few commands.
    package init(commands: [String], of program: String, firstArgument: String?) {
      self.init(firstArgument: firstArgument) { word in
        let names = commands + ["help"]
        guard word == firstArgument, !names.contains(word) else { return nil }
        return EditDistance.nearest(to: word.lowercased(), among: names).map { "\(program) \($0)" }
      }
    }
  }

  private let message: String
  private let fullMessage: String
  private let hints: Hints

  /// Takes the sentence of the parser, and the same with the lines about the usage behind it.
  package init(message: String, fullMessage: String, hints: Hints) {
    (self.message, self.fullMessage, self.hints) = (message, fullMessage, hints)
  }

  /// Several lines in a language.
  package func text(in language: InterfaceLanguage) -> String {
    let words = Strings.in(language).command
    let advice = hint.map { "; " + words.question($0) } ?? ""
    guard let parser = words.parser else {
      return advice.isEmpty && sentence == message
        ? fullMessage : "Error: " + sentence + advice + "\n" + usage
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
    } ?? ""
  }

  /// What stands in quotes in the sentence. It may hold quotes of its own, which no parser escapes: only
  /// the words around it tell where it ends.
  private var quoted: [String] {
    guard let opening = message.firstIndex(of: "'") else { return [] }
    var quotes = [message[message.index(after: opening)...]]
    for seam in seams {
      quotes = quotes.flatMap { $0.split(separator: seam, omittingEmptySubsequences: false) }
    }
    // What a program says of a value follows the name of its option.
    let isOfValue = message.hasPrefix("The value")
    guard let last = quotes.popLast(),
      let end = isOfValue ? last.firstIndex(of: "'") : last.lastIndex(of: "'")
    else { return quotes.map(String.init) }
    return (quotes + [last[..<end]]).map(String.init)
  }

  /// The parser's words between two quotes, which are others in each of its sentences.
  private var seams: [String] {
    if message.hasPrefix("Unknown option") { return ["'. Did you mean '", "'\n   or: "] }
    if message.hasPrefix("The option") { return ["' does not take any value, but '"] }
    if message.hasPrefix("The value") {
      return ["' is invalid for '", "'. Please provide one of '", "', '", "' or '", "' and '"]
    }
    return message.first?.isNumber == true ? ["', '"] : []
  }

  /// Whether the parser says what may be meant, and is right.
  private var isParserRight: Bool {
    guard adviceOfParser != nil, let option = quoted.first, let near = quoted.dropFirst().first
    else { return false }
    return hints.isNear(near, option)
  }

  /// What may be meant where the parser has no advice, or a bad one.
  private var hint: String? {
    if let other = quoted.first.flatMap(hints.otherName) { return other }
    let hasWord = ["Unknown option", "Unexpected argument", "unexpected arguments"].contains {
      message.contains($0)
    }
    guard hasWord, !isParserRight else { return nil }
    let told = adviceOfParser == nil ? quoted : Array(quoted.prefix(1))
    // The first word too, behind which the parser expects nothing more.
    let words = told + [hints.firstArgument].compactMap { $0 }
    return words.lazy.compactMap(hints.meant).first
  }

  /// What is wrong, nil for what is not known.
  private var fault: ParserFault? {
    guard let first = quoted.first else { return nil }
    if message.hasPrefix("Unknown option") {
      return .unknownOption(first, near: hint == nil && isParserRight ? quoted[1] : nil)
    }
    if message.hasPrefix("Missing value for") { return .missingValue(of: first) }
    if message.hasPrefix("Missing expected argument") { return .missing(first) }
    if message.hasPrefix("The value"), message.contains("' is invalid for '"), quoted.count > 1 {
      return .badValue(first, of: quoted[1], known: Array(quoted.dropFirst(2)))
    }
    if message.hasPrefix("Unexpected argument") { return .unexpected([first]) }
    if message.contains(" unexpected arguments: ") { return .unexpected(quoted) }
    if message.hasPrefix("The option"), quoted.count == 2 {
      return .needlessValue(of: first, quoted[1])
    }
    return nil
  }
}
