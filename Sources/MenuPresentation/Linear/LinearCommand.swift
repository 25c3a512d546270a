internal import MenuCore

/// A line typed in the mode that answers line by line: a number of the last answer, a documented command, or
/// a query.
enum LinearCommand: Hashable {
  /// A line of keys that type no text, such as an arrow.
  case nothing
  case open(Int)
  /// The dish with this number on the menu. `numero 16`
  case dish(number: String)
  /// Adds one dish of a line, or of the last mentioned dish, with the named options. `+2 maxi`
  case add(Int?, named: String)
  /// Removes one dish of a line or of what is named; without either, of the last one added.
  case remove(Int?, named: String)
  /// Changes the size or the extras of a line of the choice, or of what is named. `cambia 2 maxi`
  case change(Int?, named: String)
  /// Sets the number of the dish that was mentioned last, or adds to it. `make it two`, `ancora una`
  case amount(Int, isMore: Bool)
  /// Shows the rows in an order, as one list. `per prezzo`
  case order(MenuQuery.Order)
  /// Sets the number of people who pay the cover. `4 persone`
  case people(Int)
  /// Shows the menu in a language. `lingua inglese`
  case language(InterfaceLanguage)
  case word(Word)
  /// Shows hours, address and phone. `opening hours`
  case house
  /// Adds a query to the current one. `e funghi`
  case narrow(String)
  case query(String)

  /// The commands, each with one word in every language of the interface.
  enum Word: CaseIterable, Hashable {
    case lists, filters, clear, unstated, more, back, choice, total, people, undo, language, help
    case quit
  }

  init(_ line: String) {
    let typed = line.withoutKeySequences
    let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty, line.isBlank {
      self = .word(.help)
    } else if text.isEmpty {
      self = .nothing
    } else {
      self = Self.number(text) ?? Self.words(text) ?? Self.search(text)
    }
  }

  /// A number, or a sign with the text after it.
  private static func number(_ text: String) -> LinearCommand? {
    switch text.first {
    case "+": command(LinearCommand.add, about: text.dropFirst())
    case "-": command(LinearCommand.remove, about: text.dropFirst())
    case let first? where first.isNumber: lineNumber(text[...]).map(LinearCommand.open)
    default: nil
    }
  }

  /// A command about the number of a line, and the text after it. `2 maxi`, `2x diavola`, `diavola`
  private static func command(
    _ make: (Int?, String) -> LinearCommand, about text: some StringProtocol
  ) -> LinearCommand {
    var words = text.split(separator: " ")[...]
    var number: Int?
    if var first = words.first {
      // `+2x diavola`, `+2 x diavola`
      if first.last == "x" || first.last == "×" { first.removeLast() }
      number = lineNumber(Substring(first))
    }
    if number != nil {
      words.removeFirst()
      if words.first == "x" || words.first == "×" { words.removeFirst() }
    }
    return make(number, words.joined(separator: " "))
  }

  /// The number of a line, also as it is printed. `2`, `2.`, `2)`
  private static func lineNumber(_ word: Substring) -> Int? {
    var digits = word
    if let last = word.last, ".)".contains(last) { digits.removeLast() }
    guard digits.count <= 6 else { return nil }
    return Int(digits)
  }

  /// A documented command, in any language.
  private static func words(_ text: String) -> LinearCommand? {
    if text == "?" { return .word(.help) }
    let folded = FoldedText(text).bytes
    let parts = text.split(separator: " ")
    if let number = GuestWords.people(text) { return .people(number) }
    if let language = GuestWords.language(text) { return .language(language) }
    if let amount = GuestWords.amount(text) {
      return .amount(amount.count, isMore: amount.isMore)
    }
    let rest = parts.dropFirst().joined(separator: " ")
    if let order = order(parts[0], rest) { return order }
    // German puts the verb last: `Marinara löschen`.
    if parts.count > 1, let verb = parts.last,
      let order = order(verb, parts.dropLast().joined(separator: " "))
    {
      return order
    }
    if GuestWords.has(text, about: .quitting) { return .word(.quit) }
    if GuestWords.has(text, about: .undoing) { return .word(.undo) }
    if GuestWords.asks(text, for: .bill) { return .word(.total) }
    if GuestWords.asks(text, for: .ordered) { return .word(.choice) }
    if parts.count == 2, let number = GuestWords.printedNumber(parts) {
      return .dish(number: number)
    }
    for language in InterfaceLanguage.allCases {
      let strings = Strings[language]
      if let order = order(folded, in: strings) { return .order(order) }
      let opening = FoldedText(strings.keys.open).bytes
      if FoldedText(String(parts[0])).bytes == opening, let opened = number(rest) { return opened }
      let labels = [strings.hours, strings.address, strings.phone].map { FoldedText($0).bytes }
      if parts.count <= 2, parts.contains(where: { labels.contains(FoldedText(String($0)).bytes) })
      {
        return .house
      }
      let word = Word.allCases.first { FoldedText(strings.name(of: $0)).bytes == folded }
      if let word { return .word(word) }
    }
    return nil
  }

  /// An order to change the choice: a verb, and the dish or line. `add 2`, `togli marinara`
  private static func order(_ verb: Substring, _ rest: String) -> LinearCommand? {
    if GuestWords.has(verb, about: .adding) { return command(LinearCommand.add, about: rest) }
    if GuestWords.has(verb, about: .removing), !rest.isEmpty {
      return command(LinearCommand.remove, about: rest)
    }
    if GuestWords.has(verb, about: .changing) { return command(LinearCommand.change, about: rest) }
    return nil
  }

  /// A search; it narrows the current one if it begins with *and*.
  private static func search(_ text: String) -> LinearCommand {
    let parts = text.split(separator: " ")
    guard parts.count > 1, GuestWords.isNarrowing(parts[0]) else {
      return .query(text)
    }
    return .narrow(parts.dropFirst().joined(separator: " "))
  }

  /// The order that a folded text requests. `prezzo`, `per prezzo`, `in ordine di prezzo`
  private static func order(_ text: [UInt8], in strings: Strings) -> MenuQuery.Order? {
    MenuQuery.Order.allCases.first { order in
      let name = strings.name(of: order)
      var texts = ["\(strings.linear.by) \(name)", "\(strings.sortBy) \(name)"]
      // The word for the menu alone does not request its order.
      if order != .menu { texts.append(name) }
      return texts.contains { FoldedText($0).bytes == text }
    }
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
    case .total: inText(total)
    case .people: linear.people.many
    case .undo: linear.undo
    case .language: linear.language
    case .help: linear.help
    case .quit: linear.quit
    }
  }
}

extension String {
  /// The text without the sequences of keys that type no text. `\u{1B}[Ab` → `b`
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
  /// The scalars after a key sequence whose escape has already been read: `[A`, `OP`, `[1;5C`.
  fileprivate var afterKeySequence: Self {
    guard let introducer = first, introducer == "[" || introducer == "O" else { return dropFirst() }
    let parameters = dropFirst().drop { (0x20...0x3F).contains($0.value) }
    return parameters.dropFirst()
  }
}
