internal import MenuCore

/// A line that is typed to the reader that answers line by line: a number of the last answer, one of the
/// documented commands, or else a query.
enum LinearCommand: Hashable {
  /// A line of keys that type nothing, such as an arrow.
  case nothing
  case open(Int)
  /// The dish with this number on the menu. `numero 16`
  case dish(number: String)
  /// One more of a line, or of the dish spoken of last, with the options that are named. `+2 maxi`
  case add(Int?, named: String)
  /// One fewer of a line, or of what is named; of the last one that was added where nothing is.
  case remove(Int?, named: String)
  /// The order of the rows, as one list. `per prezzo`
  case order(MenuQuery.Order)
  /// The number of people who pay the cover. `4 persone`
  case people(Int)
  case word(Word)
  /// A query beside the one that is on. `e funghi`
  case narrow(String)
  case query(String)

  /// The commands, each with a word in every language of the interface.
  enum Word: CaseIterable, Hashable {
    case lists, filters, clear, unstated, more, back, choice, people, language, help, quit
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
    if text.count <= 6, text.first?.isNumber == true, let number = Int(text) {
      self = .open(number)
      return
    }
    if text.hasPrefix("+") || text.hasPrefix("-") {
      let (number, name) = Self.numberAndName(text.dropFirst())
      self = text.hasPrefix("+") ? .add(number, named: name) : .remove(number, named: name)
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
      if let order = Self.order(folded, in: Strings.of(language)) {
        self = .order(order)
        return
      }
      if parts.count == 2, let number = Self.numberOfPeople(parts, in: words) {
        self = .people(number)
        return
      }
      let strings = Strings.of(language)
      for word in Word.allCases where FoldedText(strings.name(of: word)).bytes == folded {
        self = .word(word)
        return
      }
    }
    let isNarrowing = parts.count > 1 && Self.narrowingWords.contains(parts[0].lowercased())
    self = isNarrowing ? .narrow(parts.dropFirst().joined(separator: " ")) : .query(text)
  }

  private static let narrowingWords: Set<String> = ["e", "ed", "and", "und", "et", "y"]

  /// The order that a folded text asks for. `prezzo`, `per prezzo`, `in ordine di prezzo`
  private static func order(_ text: [UInt8], in strings: Strings) -> MenuQuery.Order? {
    MenuQuery.Order.allCases.first { order in
      let name = strings.name(of: order)
      var texts = ["\(strings.linear.by) \(name)", "\(strings.sortBy) \(name)"]
      // The menu is no order to who asks for it by its name alone.
      if order != .menu { texts.append(name) }
      return texts.contains { FoldedText($0).bytes == text }
    }
  }

  /// The number of people that two words say. `4 persone`, `persone 4`
  private static func numberOfPeople(
    _ words: [Substring], in language: Strings.LinearWords
  ) -> Int? {
    let names = [language.people.one, language.people.many].map { FoldedText($0).bytes }
    for (number, name) in [(words[0], words[1]), (words[1], words[0])] {
      guard number.count <= 2, let people = Int(number), people >= 0 else { continue }
      if names.contains(FoldedText(String(name)).bytes) { return people }
    }
    return nil
  }

  /// The parts of what stands behind a sign. `2 maxi` → 2, `maxi`
  private static func numberAndName(_ text: Substring) -> (number: Int?, name: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, first.count <= 6, let number = Int(first) else {
      return (nil, words.joined(separator: " "))
    }
    return (number, words.dropFirst().joined(separator: " "))
  }
}

extension Strings {
  /// The word of a command.
  func name(of command: LinearCommand.Word) -> String {
    switch command {
    case .lists: linear.lists
    case .filters: linear.filters
    case .clear: linear.clear
    case .unstated: hiddenNotStated
    case .more: linear.more
    case .back: keys.back
    case .choice: linear.choice
    case .people: linear.people.many
    case .language: linear.language
    case .help: linear.help
    case .quit: linear.quit
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
