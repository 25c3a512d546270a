internal import MenuCore

/// A set of words in five languages, compared without case and accents.
struct GuestWordSet: Sendable {
  private let words: Set<String>

  /// Makes a set of the words with a meaning, and of words that answers show.
  init(_ meaning: GuestWords.Meaning? = nil, and shown: KeyPath<Strings, String>? = nil) {
    var words = meaning.map(GuestWords.words(meaning:)) ?? []
    if let shown { words += InterfaceLanguage.allCases.map { Strings[$0][keyPath: shown] } }
    self.words = Set(words.flatMap(GuestWords.words))
  }

  func contains(_ word: some StringProtocol) -> Bool {
    words.contains(FoldedText(String(word)).text)
  }
}

/// Words that guests type, in five languages at once: those that no answer shows are in a resource file.
enum GuestWords {
  /// The meanings of the words in the file, which explains them.
  enum Meaning: String {
    case people
    case weAre = "we are"
    case yes, no, quitting, bill, adding, removing, changing, counting, one, more, joining
    case hours, address, phone, narrowing
  }

  /// Verbs that add a dish to the choice. `aggiungi`
  static let adding = GuestWordSet(.adding, and: \.keys.add)
  /// Verbs that remove a dish from the choice. `togli`
  static let removing = GuestWordSet(.removing)
  /// Verbs that change a line of the choice. `cambia`
  static let changing = GuestWordSet(.changing, and: \.linear.change)
  /// Words before or between the options of a dish. `con`
  static let joining = GuestWordSet(.joining)
  /// Words that quit other programs, or that are printed beside the key that quits. `exit`
  static let quitting = GuestWordSet(.quitting, and: \.keys.quit)
  /// Words of questions about the house, besides those that answers show. `are you open`
  static let hours = GuestWordSet(.hours)
  static let address = GuestWordSet(.address)
  static let phone = GuestWordSet(.phone)

  private static let numberNames = GuestWordSet(and: \.linear.number)
  private static let peopleNames = GuestWordSet(.people)
  private static let weAre = GuestWordSet(.weAre)
  private static let yes = GuestWordSet(.yes)
  private static let no = GuestWordSet(.no)
  private static let bill = GuestWordSet(.bill)
  private static let one = GuestWordSet(.one)
  private static let more = GuestWordSet(.more)
  private static let counting = GuestWordSet(.counting)
  private static let languageNames = GuestWordSet(and: \.linear.language)

  private static let file = WordFile.orders

  /// The words of the file with a meaning.
  static func words(meaning: Meaning) -> [String] {
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
    guard words.count > 1, numberNames.contains(words[0]) else { return nil }
    if words[1].first?.isNumber ?? false { return String(words[1]) }
    return number(words[1]).map { "\($0)" } ?? String(words[1])
  }

  /// The number of people in a line; nil for any other line. If `isAnswer`, a number alone is enough.
  /// `4 persone`, `siamo in quattro`
  static func people(_ line: String, isAnswer: Bool = false) -> Int? {
    var words = words(line)
    let count = words.count
    words.removeAll(where: peopleNames.contains)
    let isNamed = words.count < count
    guard let last = words.popLast(), let number = number(last), number >= 0 else { return nil }
    guard words.allSatisfy(weAre.contains), isAnswer || isNamed || !words.isEmpty else {
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
    let isMore = others.contains(where: more.contains)
    let isOne = others.contains(where: one.contains)
    let isKnown = others.allSatisfy {
      one.contains($0) || more.contains($0) || counting.contains($0)
    }
    let isOfDish = isMore || others.contains(where: counting.contains)
    guard isKnown, isOfDish, isOne || stated != nil else { return nil }
    return (count: max(1, stated ?? 1), isMore: isMore)
  }

  /// The answer to a yes-or-no question, true for yes; nil for any other line. `no`, `sì`
  static func answer(_ line: String) -> Bool? {
    if no.contains(line) { return false }
    if yes.contains(line) { return true }
    return nil
  }

  /// True for a line that asks for the bill. `il conto, per favore`
  static func asksForBill(_ line: String) -> Bool {
    let words = FoldedText(line).wordTexts
    let others = words.filter { !bill.contains($0) }
    guard others.count < words.count else { return false }
    return others.isEmpty || TypedQuery(others.joined(separator: " ")).asksForNothing
  }

  /// True for *and* at the beginning of a line, which narrows a search. Accents count: `è` is another word.
  static func isNarrowing(_ word: some StringProtocol) -> Bool {
    let shown = InterfaceLanguage.allCases.map { Strings[$0].linear.and }
    return (shown + words(meaning: .narrowing)).contains(word.lowercased())
  }

  /// The language of the interface that a line requests; nil for any other line. Its own name is enough.
  /// `deutsch`, `language German`, `lingua inglese`
  static func language(_ line: String) -> InterfaceLanguage? {
    var words = words(line)
    let count = words.count
    words.removeAll(where: languageNames.contains)
    guard let word = words.only else { return nil }
    if count > 1 { return InterfaceLanguage(of: Language(named: word)) }
    return InterfaceLanguage.allCases.first { FoldedText(Strings[$0].ownName).text == word }
  }
}
