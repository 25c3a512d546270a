extension EnglishAdvice {
  /// Where editors let an encoding be chosen.
  private static let inEditor = ": in most editors under Save As, Encoding"

  /// The advice on what is not JSON by the letter.
  static func advice(on fault: SyntaxFault) -> Advice {
    switch fault {
    case .trailingComma:
      Advice(
        "there is a comma after the last entry",
        "delete it: it works here, but other programs refuse it")
    case .comment:
      Advice(
        "there is a comment",
        #"write it as "x-…": "…": it works here, but other programs refuse it"#)
    case .byteOrderMark(isRecovered: true):
      Advice(
        "the file begins with an invisible byte-order mark",
        #"save it as "UTF-8 without BOM": it works here, but other programs refuse it"#)
    case .byteOrderMark(isRecovered: false):
      Advice("there is an invisible byte-order mark", "delete it")
    case .missingComma(_, _, isRecovered: true):
      Advice("there is no comma after this entry", "add a comma")
    case .missingComma(let entry, let container, isRecovered: false):
      Advice(
        "a comma or \(container.closing) is missing after \(entry)",
        entry.hasPrefix("\"")
          ? #"write a comma; only a quote inside a text is written \""# : nil)
    case .decimalComma(let text):
      Advice(
        "write \(AdviceText.withPoint(text, "or")), not \(text)",
        "JSON has no decimal comma: write a point")
    case .tooLarge(let limit):
      Advice(
        "the file is larger than \(AdviceText.size(limit))", "keep pictures in files of their own")
    case .empty: Advice("the file is empty", "giuseppe-menu init writes a menu to start from")
    case .blank:
      Advice("the file holds nothing", "giuseppe-menu init writes a menu to start from")
    case .utf16: Advice("the file is saved as UTF-16", "save it as UTF-8" + inEditor)
    case .utf32: Advice("the file is saved as UTF-32", "save it as UTF-8" + inEditor)
    case .invalidUTF8(let byte):
      Advice(
        "the byte \(String(byte, radix: 16, uppercase: true)) is not UTF-8",
        "save the file as UTF-8" + inEditor)
    case .tooDeep(let limit):
      Advice("more than \(limit) brackets stand open in one another", "close some before this one")
    case .unterminatedText:
      Advice("the text that begins here does not end on its line", #"add a ""#)
    case .endInText:
      Advice(
        "the file ends inside the text that begins here",
        #"is the end of the file lost, perhaps half copied? else add a ""#)
    case .lineBreakInText:
      Advice(
        "a line ends inside a text", #"put the text on one line, or write \n for the line break"#)
    case .earlyQuote(let text) where AdviceText.keyBeforeColon(text) != nil:
      Advice(
        "a quote is missing before the : of \(text)",
        "write \(AdviceText.keyBeforeColon(text) ?? ""): …")
    case .earlyQuote(let text):
      Advice("the text ends too early here: \(text)", #"a " inside a text is written \""#)
    case .missingEndQuote: Advice("the text that begins here has no closing quote", #"add a ""#)
    case .controlCharacter(let byte):
      byte == 0x09
        ? Advice("there is a tab inside a text", "write a blank")
        : Advice(
          "there is a control character inside a text",
          "delete it, or write \(Unicode.Scalar(byte).jsonEscape)")
    case .badEscape(let text):
      Advice("\(text) means nothing", #"a \ inside a text must be written \\"#)
    case .loneSurrogate(let text):
      Advice("\(text) is half a character", "write the character itself")
    case .singleQuotes:
      Advice(
        "a text stands in straight double quotes, not in '",
        #"write " here, and around every other text"#)
    case .typographicQuotes(let marks, let count, let lines, let areAllWrong):
      Advice(
        "a text stands in straight double quotes, not in curly ones",
        count < 2
          ? #"write ""#
          : areAllWrong
            ? #"replace all \#(AdviceText.marks(marks, "and")) by ""#
            : #"write " around each such text: lines \#(AdviceText.numbers(lines, of: count))"#)
    case .leadingZero(let text):
      Advice("a number cannot begin with 0: \(text)", #"take the 0 away, or write "\#(text)""#)
    case .badNumber(let text) where AdviceText.endsInSemicolon(text),
      .unknownWord(let text) where AdviceText.endsInSemicolon(text):
      Advice("a ; stands behind \(text.dropLast())", "write a comma in its place")
    case .badNumber(let text):
      Advice("\(text) is not a number", "write digits and a point, as 7.50")
    case .numberTooLong(let limit):
      Advice("a number has more than \(limit) digits", "look at the digits again")
    case .unknownWord(let text) where AdviceText.isNoNumber(text):
      Advice("\(text) is not a number", "write digits and a point, as 7.50, or take the key away")
    case .unknownWord(let text):
      Advice(
        #"\#(text) has no quotes and is not true or false"#,
        AdviceText.isWord(text.lowercased()) ? "write \(text.lowercased())" : #"write "\#(text)""#)
    case .unquotedKey(let text): Advice("\(text) has no quotes", #"write "\#(text)""#)
    case .missingKey:
      Advice(#"something like "name": must stand here"#, "is a quote or a bracket missing before?")
    case .missingColon(let key): Advice("a : is missing after \(key)", "write \(key): …")
    case .missingValue:
      Advice("something is missing before this", "write a value, or take the comma or colon away")
    case .mismatchedBracket(let open, let openedLine):
      Advice(
        "a \(open.closing) must stand here: it closes the \(open.opening) of line \(openedLine)",
        "write \(open.closing), or take this \(open.other.closing) away if it is one too many")
    case .unclosed(let open, let openedLine):
      Advice(
        "the file ends before the \(open.opening) of line \(openedLine) is closed",
        "add a \(open.closing)")
    case .unclosedComment: Advice("the comment that begins here does not end", "add */")
    case .unexpectedCharacter(scalar: 0):
      Advice(
        "\(AdviceText.character(0)) does not belong here",
        "delete all of them; was the file damaged, as in a power cut?")
    case .unexpectedCharacter(let scalar):
      Advice(
        "\(AdviceText.character(scalar)) does not belong here", "is a quote missing before it?")
    case .secondDocument:
      Advice("a second menu begins here", "a file holds one: join the two, or use two files")
    case .trailingCharacters:
      Advice(
        "something stands behind the end of the menu",
        "is a bracket too early, or too many? all stands between the first { and the last }")
    }
  }
}
