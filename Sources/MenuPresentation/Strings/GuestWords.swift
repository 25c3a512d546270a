internal import MenuCore

/// Words that guests type, in five languages at once: those that no answer shows are in a resource file.
enum GuestWords {
  /// The meanings of words. The file explains those that it has words for.
  enum Meaning: String, CaseIterable {
    case people
    case weAre = "we are"
    case yes, no, quitting, bill, ordered, undoing, adding, removing, changing, counting, one, more,
      joining
    case hours, address, phone, narrowing
    /// Words before the printed number of a dish, and before the name of a language.
    case number, language

    /// The word of the interface that has this meaning too.
    fileprivate var shown: KeyPath<Strings, String>? {
      switch self {
      case .adding: \.keys.add
      case .changing: \.linear.change
      case .ordered: \.linear.choice
      case .quitting: \.keys.quit
      case .number: \.linear.number
      case .language: \.linear.language
      default: nil
      }
    }
  }

  /// True for a word with a meaning, apart from case and accents. `aggiungi`, adding
  static func has(_ word: some StringProtocol, about meaning: Meaning) -> Bool {
    folded[meaning]?.contains(FoldedText(String(word)).text) ?? false
  }

  private static let folded: [Meaning: Set<String>] = {
    var folded: [Meaning: Set<String>] = [:]
    for meaning in Meaning.allCases {
      var lines = typed(meaning)
      if let shown = meaning.shown {
        lines += InterfaceLanguage.allCases.map { Strings[$0][keyPath: shown] }
      }
      folded[meaning] = Set(lines.flatMap(words))
    }
    return folded
  }()

  private static let file = WordFile.orders

  /// The words of the file with a meaning.
  private static func typed(_ meaning: Meaning) -> [String] {
    file.filter { $0.name == meaning.rawValue }.flatMap(\.words)
  }

  /// The folded words of a line.
  static func words(_ line: String) -> [String] {
    line.split(separator: " ").map { FoldedText(String($0)).text }
  }

  /// The number that a word means; nil for any other word. `4`, `quattro`, `vier` → 4
  static func number(_ word: some StringProtocol) -> Int? {
    if word.utf8.count <= 3, let number = Int(word) { return number }
    return numbers[FoldedText(String(word)).text]
  }

  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for line in file {
      guard let number = Int(line.name) else { continue }
      for word in line.words { numbers[FoldedText(word).text] = number }
    }
    return numbers
  }()

  /// The printed number of a dish at the beginning of a list of words; nil for other words. `numero 14`,
  /// `number two`
  static func printedNumber(_ words: [Substring]) -> String? {
    guard words.count > 1, has(words[0], about: .number) else { return nil }
    if words[1].first?.isNumber ?? false { return String(words[1]) }
    return number(words[1]).map { "\($0)" } ?? String(words[1])
  }

  /// The number of people in a line; nil for any other line. If `isAnswer`, a number alone is enough.
  /// `4 persone`, `siamo in quattro`
  static func people(_ line: String, isAnswer: Bool = false) -> Int? {
    var words = words(line)
    let count = words.count
    words.removeAll { has($0, about: .people) }
    let isNamed = words.count < count
    guard let last = words.popLast(), let number = number(last), number >= 0 else { return nil }
    guard words.allSatisfy({ has($0, about: .weAre) }), isAnswer || isNamed || !words.isEmpty else {
      return nil
    }
    return number
  }

  /// The number in a line about the dish that was mentioned last, and whether it is added to the number in the
  /// choice; nil for any other line. `make it two`, `ancora una`
  static func amount(_ line: String) -> (count: Int, isMore: Bool)? {
    var others = FoldedText(line).wordTexts
    let place = others.firstIndex { number($0) != nil }
    let stated = place.flatMap { number(others.remove(at: $0)) }
    let isMore = others.contains { has($0, about: .more) }
    let isOne = others.contains { has($0, about: .one) }
    let isKnown = others.allSatisfy { word in
      [Meaning.one, .more, .counting].contains { has(word, about: $0) }
    }
    let isOfDish = isMore || others.contains { has($0, about: .counting) }
    guard isKnown, isOfDish, isOne || stated != nil else { return nil }
    return (count: max(1, stated ?? 1), isMore: isMore)
  }

  /// The answer to a yes-or-no question, true for yes; nil for any other line. `no`, `sì`
  static func answer(_ line: String) -> Bool? {
    if has(line, about: .no) { return false }
    if has(line, about: .yes) { return true }
    return nil
  }

  /// True for a line that asks for something. `il conto, per favore`, bill
  static func asks(_ line: String, for meaning: Meaning) -> Bool {
    let words = FoldedText(line).wordTexts
    let others = words.filter { !has($0, about: meaning) }
    guard others.count < words.count else { return false }
    return others.isEmpty || TypedQuery(others.joined(separator: " ")).asksForNothing
  }

  /// True for *and* at the beginning of a line, which narrows a search. Accents count: `è` is another word.
  static func isNarrowing(_ word: some StringProtocol) -> Bool {
    let shown = InterfaceLanguage.allCases.map { Strings[$0].linear.and }
    return (shown + typed(.narrowing)).contains(word.lowercased())
  }

  /// The language of the interface that a line requests; nil for any other line. Its own name is enough.
  /// `deutsch`, `language German`, `lingua inglese`
  static func language(_ line: String) -> InterfaceLanguage? {
    var words = words(line)
    let count = words.count
    words.removeAll { has($0, about: .language) }
    guard let word = words.only else { return nil }
    if count > 1 { return InterfaceLanguage(of: Language(named: word)) }
    return InterfaceLanguage.allCases.first { FoldedText(Strings[$0].ownName).text == word }
  }
}
