/// The most that something may cost.
extension QueryParser {
  /// `fino a 9`, `under € 9`, `9 euro`; nil where no price begins.
  mutating func takePrice(_ place: Int) -> Int? {
    var end = place
    let isLeast = take(.least, at: &end)
    let isBelow = !isLeast && take(.below, at: &end)
    let hasLimit = isLeast || isBelow || take(.limit, at: &end)
    var hasCurrency = false
    if hasLimit { skipFillers(at: &end) }
    hasCurrency = take(.currency, at: &end)
    if hasLimit, !hasCurrency, end < tokens.count, isCurrencyCode(tokens[end].text) { end += 1 }
    guard let amount = takeAmount(at: &end) else { return nil }
    hasCurrency = take(.currency, at: &end) || hasCurrency
    let isRange = takeRangeEnd(at: &end, &hasCurrency)
    let isLeastBehind = take(.leastBehind, at: &end)
    let hasLimitBehind = isLeastBehind || take(.limitBehind, at: &end)
    guard hasLimit || hasCurrency || hasLimitBehind || isRange else { return nil }
    if isLeast || isLeastBehind || isRange {
      // There is no filter for what costs more, and the least must not become the most.
      query.isNotUnderstood = true
    } else {
      let most = isBelow ? amount.theNextBelow : amount
      query.maximumPrice = [query.maximumPrice, most].compactMap { $0 }.min()
    }
    use(place..<end, as: .filter)
    named = []
    return end - place
  }

  /// The other end of a range of prices: `5 a 8 euro`, `5-8 €`, `from 5 to 8`.
  private func takeRangeEnd(at place: inout Int, _ hasCurrency: inout Bool) -> Bool {
    var next = place
    var isJoined = false
    if next < tokens.count, lexicon.rangeWords.contains(tokens[next].text) {
      (isJoined, next) = (true, next + 1)
    } else {
      _ = take(.joint, at: &next)
    }
    let hasSign = take(.currency, at: &next)
    guard takeAmount(at: &next) != nil else { return false }
    // Two numbers side by side may also be those of two dishes.
    guard take(.currency, at: &next) || hasSign || isJoined else { return false }
    (place, hasCurrency) = (next, true)
    return true
  }

  /// `no. 12`: a number, and nothing that is left out.
  mutating func takeNumberSign(_ place: Int) -> Int? {
    let word = tokens[place].text
    guard lexicon.numberSigns.contains(word), text.chunks.indices.contains(tokens[place].chunk)
    else { return nil }
    let chunk = text.chunks[tokens[place].chunk]
    let hasPoint =
      chunk.text == word ? chunk.endsInPoint : chunk.text.starts(with: word + [UInt8(ascii: ".")])
    guard hasPoint,
      place + 1 < tokens.count, Int(String(decoding: tokens[place + 1].text, as: UTF8.self)) != nil
    else { return nil }
    use(place..<place + 1, as: .filler)
    return 1
  }

  /// `2 pizze`: how many nobody has to find.
  mutating func takeQuantity(_ place: Int) -> Int? {
    guard tokens[place].text.allSatisfy(\.isASCIIDigit), place + 1 < tokens.count,
      lexicon.match(tokens[(place + 1)...])?.meaning.list != nil
    else { return nil }
    use(place..<place + 1, as: .filler)
    return 1
  }

  /// An amount in figures or in letters, which may be several words: `thirty five`.
  private func takeAmount(at place: inout Int) -> Amount? {
    guard place < tokens.count else { return nil }
    let words = tokens[place...].lazy.map { String(decoding: $0.text, as: UTF8.self) }
    if let number = NumberWord.prefix(of: words) {
      place += number.count
      return Amount(String(number.value))
    }
    guard let amount = Amount(typed: tokens[place].text) else { return nil }
    place += 1
    return amount
  }

  private func isCurrencyCode(_ token: [UInt8]) -> Bool {
    Currency(code: String(decoding: token, as: UTF8.self).uppercased()) != nil
  }

  private func take(_ role: Lexicon.Roles, at place: inout Int) -> Bool {
    guard let match = lexicon.match(tokens[place...]), match.meaning.roles.contains(role) else {
      return false
    }
    place += match.length
    return true
  }

  private func skipFillers(at place: inout Int) {
    while let match = lexicon.match(tokens[place...]), match.meaning.roles.contains(.filler) {
      place += match.length
    }
  }
}

extension Amount {
  /// The most that is less, in the smallest unit that an amount has: `meno di 8 euro` may cost all that
  /// is below 8, whatever the decimals of the currency. It is told in that currency's.
  fileprivate var theNextBelow: Amount { Amount(tenThousandths: max(0, tenThousandths - 1)) }

  /// An amount in figures as people type it, with a point or a comma; nil for three digits behind it,
  /// which may be thousands.
  fileprivate init?(typed token: [UInt8]) {
    guard token.first.map(\.isASCIIDigit) == true else { return nil }
    let parts = token.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    guard parts.count == 1 || parts.count == 2 && parts[1].count <= 2 else { return nil }
    self.init(String(decoding: Array(parts.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self))
  }
}
