internal import OldMenuCore

/// A line as it is said at a table, without what stands around the dishes: `can I have two margheritas`,
/// `ich möchte eine Napoli bestellen`.
struct OrderWords {
  /// What is wanted.
  let wanted: String
  /// Whether a wish stands before it, or a verb for ordering beside it.
  let isWish: Bool
  /// Whether that verb is there, and is no command for something else, as `ordina per prezzo` is.
  let orders: Bool
  /// Whether it ends with a courtesy, or begins with one and counts what is wanted.
  let isPolite: Bool

  init(_ line: String) {
    let polite = PoliteWords(line)
    var words = polite.words[...]
    let isCounted = { (words: ArraySlice<String>) in
      TypedNumber(Array(words).concatenated(separator: " ")) != nil
    }
    let wish = words.drop(WishPhrases.all)
    var hasWish = wish != nil
    // `can I order` has it in itself.
    var verb =
      words.drop(WishPhrases.ordering)
      ?? wish.flatMap {
        $0.split(separator: " ").map(String.init).first(where: Self.verbs.contains)
      }
    if !hasWish, verb == nil {
      var rest = words
      if rest.drop(WishPhrases.requests) != nil, isCounted(rest) {
        (words, hasWish) = (rest, true)
      } else if rest.drop(WishPhrases.requestsAround) != nil {
        verb = rest.drop(WishPhrases.orderingAtEnd, atEnd: true)
        if verb != nil || isCounted(rest) && rest.drop(WishPhrases.having, atEnd: true) != nil {
          (words, hasWish) = (rest, true)
        }
      }
    } else if hasWish, verb == nil {
      _ = words.drop(WishPhrases.having)
      _ = words.drop(WishPhrases.having, atEnd: true)
    }
    verb = verb ?? words.drop(WishPhrases.orderingAtEnd, atEnd: true)
    wanted = Array(words).concatenated(separator: " ")
    isWish = hasWish || verb != nil
    orders = verb.map { LinearCommand(word: $0) == nil } ?? false
    // `do you have beer, please?` asks.
    let asks = words.drop(WishPhrases.asking) != nil
    isPolite = !asks && (polite.isPolite || polite.greets && isCounted(words))
  }

  private static let verbs = Set(WishPhrases.ordering.filter { $0.count == 1 }.joined())
}

extension ArraySlice<String> {
  /// Takes the longest of some phrases away that it begins or ends with; nil where there is none.
  fileprivate mutating func drop(_ phrases: [[String]], atEnd isAtEnd: Bool = false) -> String? {
    let folded = map(\.folded)
    let found = phrases.first { phrase in
      isAtEnd
        ? folded.suffix(phrase.count).elementsEqual(phrase) : folded.starts(with: phrase)
    }
    guard let found else { return nil }
    if isAtEnd { removeLast(found.count) } else { removeFirst(found.count) }
    return found.concatenated(separator: " ")
  }
}
