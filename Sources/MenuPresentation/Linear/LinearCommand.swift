internal import MenuCore

/// A line that is typed to the reader that answers line by line: a number of the last answer, one of the
/// documented commands, or else a query.
enum LinearCommand: Hashable {
  /// A line of keys that type nothing, such as an arrow.
  case nothing
  case open(Int)
  /// The dish with this number on the menu. `numero 16`
  case dish(number: String)
  case add(Int)
  case remove(Int)
  case word(Word)
  case query(String)

  /// The commands, each with a word in every language of the interface.
  enum Word: CaseIterable, Hashable {
    case lists, filters, clear, more, choice, language, help, quit
  }

  init(_ line: String) {
    let typed = line.withoutKeySequences
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty {
      self = line.isBlank ? .word(.help) : .nothing
      return
    }
    if text == "?" {
      self = .word(.help)
      return
    }
    if let number = Int(text.drop { $0 == "+" || $0 == "-" || $0 == " " }), number >= 0,
      text.count <= 6
    {
      switch text.first {
      case "+": self = .add(number)
      case "-": self = .remove(number)
      default: self = .open(number)
      }
      return
    }
    let folded = FoldedText(text).bytes
    let parts = text.split(separator: " ")
    for language in InterfaceLanguage.allCases {
      let words = Strings.of(language).linear
      if parts.count == 2, FoldedText(String(parts[0])).bytes == FoldedText(words.number).bytes {
        self = .dish(number: String(parts[1]))
        return
      }
      for word in Word.allCases where FoldedText(words.name(of: word)).bytes == folded {
        self = .word(word)
        return
      }
    }
    self = .query(text)
  }
}

extension Strings.LinearWords {
  /// The word of a command.
  func name(of command: LinearCommand.Word) -> String {
    switch command {
    case .lists: lists
    case .filters: filters
    case .clear: clear
    case .more: more
    case .choice: choice
    case .language: language
    case .help: help
    case .quit: quit
    }
  }
}

extension String {
  /// The text without what a terminal sends for keys that type nothing. `\u{1B}[Ab` → `b`
  fileprivate var withoutKeySequences: String {
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        rest = rest.afterKeySequence
      } else if scalar.properties.generalCategory != .control || scalar.properties.isWhitespace {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Substring.UnicodeScalarView {
  /// The scalars behind the key sequence whose escape has been read: `[A`, `OP`, `[1;5C`.
  fileprivate var afterKeySequence: Self {
    guard let introducer = first, introducer == "[" || introducer == "O" else { return dropFirst() }
    let parameters = dropFirst().drop { (0x20...0x3F).contains($0.value) }
    return parameters.dropFirst()
  }
}
