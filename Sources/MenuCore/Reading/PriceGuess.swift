/// Reads texts that are not prices in the notation of the format as people would read them.
package struct PriceGuess {
  let currency: Currency?
  /// The language of the file, in which sizes get their names.
  let language: Language?

  package init(currency: Currency?, language: Language?) {
    self.currency = currency
    self.language = language
  }

  /// The meaning of a text that should be a price, or only an amount; nil if it has none.
  func meaning(of text: String, isPrice: Bool) -> PriceMeaning? {
    guard text.utf8.count <= 100 else { return nil }
    let text = text.withoutEntities
    if let meaning = meaning(ofAmountsIn: text.trimmed, isPrice: isPrice) {
      if let currency, meaning != .belowZero, namesOtherCurrency(text) { return .notIn(currency) }
      return meaning
    }
    guard isPrice else { return nil }
    return .value(JSONTree.members([(.text, .text(text.trimmed))]).line)
  }

  private func meaning(ofAmountsIn text: String, isPrice: Bool) -> PriceMeaning? {
    let rest = text.drop { "-–—−".contains($0) }
    // A dash or a question mark means that there is no price.
    if rest.isEmpty || text.meansNone || text.meansUnknown { return .value("null") }
    var amount = amount(String(rest))
    if !isPrice { amount = amount ?? onlyAmount(in: text) }
    if amount != nil, rest.startIndex > text.startIndex { return .belowZero }
    if let amount { return .value("\"\(amount)\"") }
    guard isPrice else { return nil }
    if let bounds = bounds(in: text) {
      let price = Price(bounds)
      let from = price.lowest.map(tree)
      return .certain(JSONTree.members([(.from, from), (.to, price.highest.map(tree))]).line)
    }
    if let sizes = sizes(text) { return .sizes(sizes) }
    if let unit = perUnit(text) { return .value(unit) }
    return self.amount(text.withDigits).map { .value("\"\($0)\"") }
  }

  /// The amount in a text, with the decimals of the currency, whatever sign is next to it.
  /// `5` → `5.00`, `$ 7,50` → `7.50`, `9.–` → `9.00`, `+2.50` → `2.50`, `7€50` → `7.50`,
  /// `99p` → `0.99`
  func amount(_ text: String) -> String? {
    var rest = text.trimmed.withPlainDigits.withoutBlanksAtSigns
    if rest.hasPrefix("+") { rest = String(rest.dropFirst()).trimmed }
    if rest.hasSuffix("*") { rest = String(rest.dropLast()).trimmed }
    rest = rest.replacing(#/[.,](–|—|--?)$/#, with: "")
    rest = String(
      rest.trimming { character in
        let isEmoji = character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
        return character.isCurrencySymbol || character.isWhitespace || isEmoji
      })
    for word in codes(in: rest).flatMap({ [$0.word + ".", $0.word] }) {
      let folded = rest.lowercased()
      if folded.hasSuffix(word) { rest = String(rest.dropLast(word.count)).trimmed }
      if folded.hasPrefix(word) { rest = String(rest.dropFirst(word.count)).trimmed }
    }
    if let cents = rest.wholeMatch(of: #/([0-9]{1,2}) ?(\D+)/#),
      OwnerWords.shared.has(String(cents.2), about: .cents)
    {
      if cents.1.count == 1 { rest = "0.0\(cents.1)" } else { rest = "0.\(cents.1)" }
    }
    guard let amount = Amount(typed: rest) ?? grouped(rest), amount.isWritten(for: currency)
    else { return nil }
    return amount.text(in: currency)
  }

  /// An amount with other separators between its digits: `1.000,00`, `7€50`, `7 50`
  private func grouped(_ text: String) -> Amount? {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let runs = text.split(omittingEmptySubsequences: false) { !isDigit($0) }
    let decimals = currency.decimalsOfPrices
    guard decimals > 0, runs.count > 1, runs.last?.count == decimals,
      (1...3).contains(runs[0].count), runs.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
      text.allSatisfy({ isDigit($0) || $0.isCurrencySymbol || ".,·'’ \u{A0}".contains($0) })
    else { return nil }
    return Amount(runs.dropLast().joined() + "." + runs[runs.count - 1])
  }

  /// The only amount among words: `2 € a persona` → `2.00`
  private func onlyAmount(in text: String) -> String? {
    let runs = text.split { !$0.isASCII || !($0.isNumber || $0 == "." || $0 == ",") }
    return runs.compactMap { amount(String($0)) }.only
  }

  /// The text after "from" in one of the languages; nil without such a word.
  private func afterFrom(_ text: String) -> String? {
    let lowercased = text.trimmed.lowercased()
    let words = [
      "from", "starting at", "a partire da", "da", "ab", "à partir de", "dès", "a partir de",
      "desde", "von", "zwischen", "between", "tra", "fra", "de", "entre",
    ]
    for word in words where lowercased.hasPrefix(word + " ") {
      return String(text.trimmed.dropFirst(word.count)).trimmed
    }
    return nil
  }

  /// The bounds in a text: `ab 8` → from 8.00, `8.50 - 10.00` → from 8.50 to 10.00
  private func bounds(in text: String) -> Price.Value? {
    guard let rest = afterFrom(text) else { return range(text) }
    if let range = range(rest, afterFrom: true) { return range }
    if let low = amount(rest).flatMap({ Amount($0) }) { return .from(low) }
    return range(text)
  }

  private func tree(_ amount: Amount) -> JSONTree { .text(amount.text(in: currency)) }

  private func range(_ text: String, afterFrom: Bool = false) -> Price.Value? {
    var marks = ["-", "–", "—", " bis ", " to ", " a ", " à ", " hasta "]
    if afterFrom { marks += [" und ", " and ", " e ", " et ", " y "] }
    for mark in marks {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let amounts = parts.compactMap { amount(String($0)).flatMap { Amount($0) } }
      guard amounts.count == 2, amounts[0] <= amounts[1] else { continue }
      return .range(amounts[0]...amounts[1])
    }
    return nil
  }

  /// The prices of two or three sizes: `8.50 / 12.00`, `normale 7,00, maxi 11,50`
  private func sizes(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { "/|".contains($0) }
      .flatMap { String($0).namesMeant }
    return objects(ofSizes: parts).map(Self.sizes)
  }

  /// The sizes for several amounts: all of them with a name before the amount, or none; nil for any other
  /// texts.
  func objects(ofSizes parts: [String]) -> [JSONTree]? {
    var names = names(of: parts.count)
    var amounts = parts.compactMap(amount)
    if amounts.isEmpty {
      let priced = parts.compactMap(pricedName)
      names = priced.map(\.name)
      amounts = priced.map(\.amount)
    }
    guard let names, parts.count > 1, amounts.count == parts.count else { return nil }
    return zip(names, amounts).map { name, amount in
      .members([(.name, .text(name)), (.price, .text(amount))])
    }
  }

  /// The key `sizes` with its value.
  static func sizes(_ objects: [JSONTree]) -> String { JSONTree.member(.sizes, .list(objects)) }

  private static let regular = Names(
    it: "normale", en: "regular", de: "normal", fr: "normale", es: "normal")
  private static let small = Names(
    it: "piccola", en: "small", de: "klein", fr: "petite", es: "pequeña")
  private static let medium = Names(
    it: "media", en: "medium", de: "mittel", fr: "moyenne", es: "mediana")
  private static let large = Names(
    it: "grande", en: "large", de: "groß", fr: "grande", es: "grande")

  /// The name for a size that is written without one.
  var nameOfOneSize: String { Self.regular[InterfaceLanguage(language)] }

  private func names(of count: Int) -> [String]? {
    let names: [Names]
    switch count {
    case 2: names = [Self.small, Self.large]
    case 3: names = [Self.small, Self.medium, Self.large]
    default: return nil
    }
    return names.map { $0[InterfaceLanguage(language)] }
  }

  /// A price of a unit: `5.00 / kg` → `{"amount": "5.00", "per": "kg"}`
  private func perUnit(_ text: String) -> String? {
    for mark in ["/", " per ", " pro ", " al ", " all'", " par ", " por ", " je ", " a ", " à "] {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, let amount = amount(String(parts[0])) else { continue }
      let unit = String(parts[1]).trimmed
      guard unit.contains(where: \.isLetter) else { continue }
      return JSONTree.members([(.amount, .text(amount)), (.per, .text(unit))]).line
    }
    return nil
  }
}

extension PriceGuess {
  /// The amount of a text that holds nothing else, in any notation; nil for another currency.
  package func onlyAmount(of text: String) -> Amount? {
    // In bare digits nothing shows what their point or comma means.
    let isBare = text.allSatisfy { $0.isNumber || ".,".contains($0) }
    let isGrouped = text.contains(".") && text.contains(",")
    guard !text.hasPrefix("+"), !text.hasSuffix("*"), !isBare || isGrouped, !isForeign(text)
    else { return nil }
    return amount(text).flatMap { Amount($0) }
  }

  /// The range in a text; nil for another currency. `18,00-25,00` → from 18.00 to 25.00
  package func range(in text: String) -> Price.Value? {
    isForeign(text) ? nil : bounds(in: text)
  }

  /// True for a text in another currency, in several, or in any currency if the menu names none.
  private func isForeign(_ text: String) -> Bool {
    if namesOtherCurrency(text) { return true }
    let signs = text.count(where: \.isCurrencySymbol)
    if currency == nil { return signs > 0 || !codes(in: text).isEmpty }
    return signs > 1
  }
}

extension String {
  /// The text with ASCII digits instead of full-width ones: `７` → `7`
  fileprivate var withPlainDigits: String {
    String(map { $0.wholeNumberValue.map { Character("\($0)") } ?? $0 })
  }

  /// The text without blanks next to a point or a comma: `7 ,50` → `7,50`
  fileprivate var withoutBlanksAtSigns: String {
    var text = self
    for sign in [".", ","] {
      text = text.replacing(" " + sign, with: sign).replacing(sign + " ", with: sign)
    }
    return text
  }

  /// The text with digits instead of letters that look like them: `8.5O` → `8.50`
  fileprivate var withDigits: String {
    guard contains(where: \.isNumber) else { return self }
    return String(
      map { letter in
        switch letter {
        case "O", "o": "0"
        case "l", "I": "1"
        default: letter
        }
      })
  }
}

/// The possible meaning of a text that is not a price, as it is written in a file.
package enum PriceMeaning: Hashable, Sendable {
  /// A value that is certain: `"ab 5,00"` → `{"from": "5.00"}`
  case certain(String)
  /// A value that is likely: `"Tagespreis"` → `{"text": "Tagespreis"}`
  case value(String)
  /// Sizes that replace the price: `"8.50 / 12.00"` → `"sizes": [{"name": "piccola", …}, …]`
  case sizes(String)
  /// An amount below 0, which is not a price.
  case belowZero
  /// An amount in another currency than that of the menu.
  case notIn(Currency)

  /// The text that replaces the value; nil for sizes and for another currency.
  var value: String? {
    switch self {
    case .certain(let text), .value(let text): text
    case .belowZero: "null"
    case .sizes, .notIn: nil
    }
  }
}
