/// What a short text says about a price, with the words around its amount.
struct PricePhrase {
  /// What it says.
  enum Sense {
    /// One amount: this one, or from it on, for a dish or for a part of it.
    case one(WrittenNumber, isFrom: Bool, per: String?)
    /// From one amount to another.
    case range(WrittenNumber, WrittenNumber)
    /// Several amounts side by side.
    case several([WrittenNumber])
    /// An amount below zero.
    case negative
  }

  /// What it says; nil if it holds a word that is not known here.
  let sense: Sense?
  /// The code of the currency that stands in it: that of the file, if it can be that one.
  let currency: String?
  /// Whether a plus stands in front.
  let hasPlus: Bool

  /// Reads a text; nil for one that is too long, or holds characters that nobody sees.
  init?(_ text: String, own: Currency?) {
    guard let tokens = PriceTokens(text)?.tokens else { return nil }
    var rest: [PriceTokens.Token] = []
    var codes: [String] = []
    var index = 0
    while index < tokens.count {
      guard let found = CurrencySigns.codes(at: index, of: tokens, own: own) else {
        rest.append(tokens[index])
        index += 1
        continue
      }
      let isOwn = own.map { own in found.codes.contains { $0.utf8.elementsEqual(own.code.utf8) } }
      codes.append(isOwn == true ? own?.code ?? "" : found.codes[0])
      index += found.count
      // `7€50`, `7US$50`, and not `7 US$50`
      let number = index - found.count - 1
      if rest.count == 1, index + 1 == tokens.count, number >= 0,
        (number..<index).allSatisfy({ tokens[$0].isNext(to: tokens[$0 + 1]) }),
        let whole = rest[0].kind.plainNumber?.withDecimals(tokens[index].kind.plainNumber)
      {
        rest = [PriceTokens.Token(kind: .number(whole), range: rest[0].range)]
        index += 1
      }
    }
    currency = codes.first
    let isOneCurrency = codes.dropFirst().allSatisfy { $0.utf8.elementsEqual(codes[0].utf8) }
    var parser = PhraseParser(rest: rest[...], hasSign: !codes.isEmpty)
    let sense = parser.sense()
    self.sense = isOneCurrency && parser.rest.isEmpty ? sense : nil
    hasPlus = parser.hasPlus
  }
}

/// Takes a phrase from its tokens, one part after the other.
private struct PhraseParser {
  var rest: ArraySlice<PriceTokens.Token>
  /// Whether the sign of a currency shows that the number is an amount.
  let hasSign: Bool
  private(set) var hasPlus = false

  init(rest: ArraySlice<PriceTokens.Token>, hasSign: Bool) {
    self.rest = rest
    self.hasSign = hasSign
  }

  mutating func sense() -> PricePhrase.Sense? {
    if takeSign("-") {
      return number().map { _ in
        rest = []; return .negative
      }
    }
    hasPlus = takeSign("+")
    let leading = hasPlus ? nil : unit(isBehind: false)
    let isRange = leading == nil && !hasPlus && take(.betweenOnly) != nil
    var isFrom = take(.from) != nil
    guard let amount = number() else { return nil }
    if leading == nil, !hasPlus, let list = list(amount, isRange: isRange || isFrom) { return list }
    guard !isRange else { return nil }
    if !isFrom { isFrom = take(.upwards) != nil }
    let per = leading ?? unit(isBehind: true)
    if per != nil, !isFrom { isFrom = take(.upwards) != nil }
    return .one(amount, isFrom: isFrom, per: per)
  }

  /// One more amount, or several, behind a dash or slashes.
  private mutating func list(_ first: WrittenNumber, isRange: Bool) -> PricePhrase.Sense? {
    let start = rest
    if take(.to) != nil, let last = number(), rest.isEmpty { return .range(first, last) }
    rest = start
    guard !isRange else { return nil }
    var amounts = [first]
    while takeSign("/") || takeSign("|") || takeSign(";") || takeSign("-"), let next = number() {
      amounts.append(next)
    }
    if amounts.count > 1, rest.isEmpty { return .several(amounts) }
    rest = start
    return nil
  }

  /// What one pays for: a whole phrase, or a noun behind `per`, `al`, `/`; a noun alone only behind
  /// an amount with its currency, for `40 kg` is as likely a weight.
  private mutating func unit(isBehind: Bool) -> String? {
    if let phrase = take(.phrases) { return phrase.per }
    let start = rest
    var isMarked = false
    while take(.markers) != nil { isMarked = true }
    if isMarked || isBehind && hasSign && !isLetter, let noun = take(.nouns) { return noun.per }
    if isMarked, let count = number(), count.separators.isEmpty, let measure = take(.measures) {
      return "\(String(decoding: count.groups[0], as: UTF8.self)) \(measure.per)"
    }
    rest = start
    return nil
  }

  /// Whether a single letter follows, which may stand for a size: `9 € L`.
  private var isLetter: Bool {
    guard case .word(let word) = rest.first?.kind else { return false }
    return word.count == 1
  }

  private mutating func take(_ phrases: PricePhrases) -> PricePhrases.Entry? {
    guard let entry = phrases.match(rest) else { return nil }
    rest = rest.dropFirst(entry.kinds.count)
    return entry
  }

  private mutating func takeSign(_ sign: StaticString) -> Bool {
    guard case .sign(let bytes) = rest.first?.kind, bytes == [sign.utf8Start.pointee] else {
      return false
    }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number() -> WrittenNumber? {
    guard case .number(let number) = rest.first?.kind else { return nil }
    rest = rest.dropFirst()
    return number
  }
}

extension PriceTokens.Kind {
  /// The number without separators that it is.
  fileprivate var plainNumber: WrittenNumber? {
    guard case .number(let number) = self, number.separators.isEmpty else { return nil }
    return number
  }
}

extension WrittenNumber {
  /// The number with two digits as its decimals.
  fileprivate func withDecimals(_ decimals: WrittenNumber?) -> WrittenNumber? {
    guard let digits = decimals?.groups.first, digits.count == 2 else { return nil }
    return WrittenNumber(groups: groups + [digits], separators: [UInt8(ascii: ".")])
  }
}

extension PriceTokens.Token {
  fileprivate func isNext(to other: PriceTokens.Token) -> Bool {
    range.upperBound == other.range.lowerBound
  }
}
