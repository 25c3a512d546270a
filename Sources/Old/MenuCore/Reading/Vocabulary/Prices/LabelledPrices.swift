/// Prices that stand in one text, each with its name: `normale 7 / maxi 9,50`.
enum LabelledPrices {
  /// One of them.
  typealias Labelled = (label: String, source: String)

  /// The prices of a text, each with its name; nil unless every part of it is one of these, and there
  /// are as many as are asked for.
  static func all(in text: String, currency: Currency?, atLeast least: Int) -> [Labelled]? {
    guard text.utf8.count <= longest else { return nil }
    let parts = parts(of: text)
    guard (least...most).contains(parts.count) else { return nil }
    var prices: [Labelled] = []
    for part in parts {
      guard let price = price(in: part, currency) else { return nil }
      prices.append(price)
    }
    return prices
  }

  /// What stands between commas, slashes and dashes; those inside a number part nothing.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var before: Character = " "
    for index in text.indices {
      let next = text.index(after: index)
      let after = next < text.endIndex ? text[next] : " "
      let isEnd: Bool =
        switch text[index] {
        case ";", "|", "\n": true
        case ",", "/": !(before.isNumber && after.isNumber)
        case "-", "\u{2013}", "\u{2014}": before == " " && after == " "
        default: false
        }
      if isEnd {
        parts.append(text[start..<index])
        start = next
      }
      before = text[index]
    }
    return parts + [text[start...]]
  }

  /// A price with its name before or behind it; what is a price as a whole has none.
  private static func price(in part: Substring, _ currency: Currency?) -> Labelled? {
    let words = part.split { $0 == " " || $0 == ":" || $0 == "=" }.map(String.init)
    let amounts = words.indices.filter { words[$0].contains(where: \.isNumber) }
    guard (2...mostWords).contains(words.count), let first = amounts.first,
      let last = amounts.last,
      PricePhrase(words.concatenated(separator: " "), own: currency)?.sense == nil
    else { return nil }
    func behind(_ start: Int) -> Labelled? {
      start > 0 ? price(words[start...], label: words[..<start], currency) : nil
    }
    if let price = behind(last) {
      // With the few words that may stand before the amount: `a partire da 7`.
      guard let longer = behind(last - 1) else { return price }
      return behind(last - 3) ?? behind(last - 2) ?? longer
    }
    for count in (first + 1..<min(first + 3, words.count)).reversed() {
      if let price = price(words[..<count], label: words[count...], currency) { return price }
    }
    return nil
  }

  private static func price(
    _ words: ArraySlice<String>, label: ArraySlice<String>, _ currency: Currency?
  ) -> Labelled? {
    guard label.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    return PriceSource.clear(words.joined(separator: " "), currency: currency)
      .map { (label.joined(separator: " "), $0) }
  }

  /// What is longer, or has more parts or words, is a text that also speaks of prices.
  private static let longest = 128
  private static let most = 8
  private static let mostWords = 8
}
