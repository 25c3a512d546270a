internal import LocatedJSON

/// The value that replaces one of the wrong type, where the value makes clear what is meant.
extension JSONValue {
  /// The boolean, or the boolean that a word or a number means: `"vero"` → true
  var boolMeant: Bool? {
    if let bool { return bool }
    guard kind == .string || kind == .number else { return nil }
    return FlagWord.value(of: text)
  }

  /// The entries of a text that should be a list, also split at the ends of sentences:
  /// `"latte. Può contenere noci"` → latte, Può contenere noci
  var sentencesMeant: [String] {
    text.entriesMeant.flatMap { entry in
      entry.replacing(". ", with: "\n").split(separator: "\n").map { String($0).trimmed }
    }
  }

  /// The list of promises that replaces a text, or an object of flags, if all of its words are known; nil
  /// for any other value. For diets, one known word is enough, since the others stay as they are.
  /// `"vegano"` → `["vegan"]`
  func promisesMeant(by key: FileKey) -> JSONTree? {
    var words = elements.map { $0.string ?? "" }
    if string != nil { words = text.entriesMeant }
    for member in members where member.value.boolMeant == true {
      words.append(member.key.text)
    }
    var isKnown = words.allSatisfy { Allergen(rawValue: $0) != nil }
    if key == .diets {
      // `vegan?` is no answer.
      words = words.map { word in
        let isDoubtful = word.contains { "?*".contains($0) }
        return isDoubtful ? word : QueryWords.diet(named: word)?.rawValue ?? word
      }
      let others = words.count { Diet(rawValue: $0) == nil }
      isKnown = others == 0 || kind != .array && others < words.count
    }
    guard !words.isEmpty, isKnown else { return nil }
    return .texts(words)
  }

  /// One text that replaces a list of texts: `["a", "b"]` → `"a, b"`
  var textMeant: JSONTree? {
    switch kind {
    case .number, .boolean: return .text(written)
    case .array where count > 0: return textsMeant.map { .text($0.joined(separator: ", ")) }
    default: return nil
    }
  }

  /// Objects that replace a map of names to prices, not all of which are known:
  /// `{"maxi": "12.00", "mini": null}` → `{"name": "maxi", "price": "12.00"}`, `{"name": "mini"}`
  var pricedMeant: [JSONTree]? {
    var objects: [JSONTree] = []
    // An object with a key of the format, or with a name and a price in other words, is a single entry.
    if members.contains(where: { $0.fileKey != nil }) { return nil }
    if has([.name]), has([.price]) { return nil }
    guard members.contains(where: { $0.value.kind != .null }) else { return nil }
    for member in members {
      let isPriced = member.value.kind != .null
      guard member.value.mayBePrice || !isPriced, !member.key.isPrivate,
        FileKey.named(member.key.excerpt, among: .price) == nil
      else { return nil }
      let price = isPriced ? member.value.amountTree : nil
      objects.append(.members([(.name, member.key.tree), (.price, price)]))
    }
    return objects.nonEmpty
  }

  /// Objects that replace a map of names or ids to objects, or to texts; nil for any other value.
  /// `{"Diavola": {"price": "7.00"}}` → `{"name": "Diavola", "price": "7.00"}`
  func objectsMeant(keyedBy key: FileKey, text: FileKey? = nil) -> [JSONTree]? {
    var objects: [JSONTree] = []
    for member in members where !member.key.isPrivate {
      let value = member.value
      if let text, value.kind == .string || value.isTranslated {
        objects.append(.members([(key, member.key.tree), (text, value.tree)]))
      } else if value.kind == .object, value.member(key) == nil {
        objects.append(.object([(key.name, member.key.tree)] + value.memberTrees))
      } else {
        return nil
      }
    }
    return objects.nonEmpty
  }

  /// The entry that replaces a list in a list: `["bufala", 2.5]` → `{"name": "bufala", "price": 2.5}`. A
  /// list of objects loses its brackets. A name may have a number, but is no price: `33cl`
  var entryMeant: JSONTree? {
    guard kind == .array, count > 0, count <= 20 else { return nil }
    let entries = Array(elements)
    if entries.allSatisfy({ $0.kind == .object }) {
      return .word(entries.map(\.written).joined(separator: ", "))
    }
    guard count == 2, let name = entries[0].string, entries[1].mayBePrice else { return nil }
    let isPrice = PriceGuess(currency: nil, language: nil).amount(name) != nil
    guard name.contains(where: \.isLetter), !isPrice else { return nil }
    return .members([(.name, entries[0].tree), (.price, entries[1].tree)])
  }

  /// One text that replaces a number, or a list or an object that holds only a text.
  var plainTextMeant: JSONTree? {
    if kind == .number { return .text(written) }
    let texts = kind == .array ? Array(elements) : members.map(\.value)
    guard let only = texts.only, only.kind == .string else { return nil }
    return only.tree
  }

  /// The limits that replace a text about the number of required options; 1 if it names none.
  /// `"1-2"` → `{"min": 1, "max": 2}`
  var choiceMeant: JSONTree {
    var numbers = written.split { !$0.isNumber }.compactMap { Int($0) }
    if numbers.count > 2 || numbers != numbers.sorted() { numbers = [] }
    let low = numbers.first ?? 1
    let high = numbers.last ?? 1
    return .members([(.min, .number(low)), (.max, .number(high))])
  }

  /// A price with a point, if it has a comma before two decimals.
  private var amountTree: JSONTree {
    guard let string, let amount = Amount(notation: string, in: nil) else { return tree }
    return .text("\(amount)")
  }

  private var mayBePrice: Bool {
    kind == .number || kind == .string && hasDigit && !text.contains("%")
  }

  /// True for a text or a number with a digit in it.
  var hasDigit: Bool { withUTF8 { $0.contains(where: \.isASCIIDigit) } }

  /// The spiciness of a dish from a yes or no, or from a number of peppers: `"sì"` → 1, `"🌶🌶"` → 2
  private var degreeMeant: String? {
    let peppers = string?.unicodeScalars.count { $0.value == 0x1F336 } ?? 0
    if peppers > 0 { return "\(min(peppers, 3))" }
    guard !hasDigit, let isSpicy = boolMeant else { return nil }
    return isSpicy ? "1" : "0"
  }

  /// A whole number that replaces one in quotes, one with a unit, or one whose key names the unit:
  /// `"33 cl"` → `330`
  func numberMeant(for key: FileKey, in ownUnit: String = "") -> String? {
    if key == .spicy, let degree = degreeMeant { return degree }
    // No drink has 0.75 ml.
    if key == .volumeMl, ownUnit.isEmpty, let litres = number.flatMap({ Amount($0) }), litres < 10 {
      return litres.multiplied(by: 1_000)?.text(fractionDigits: 0)
    }
    var text = string?.trimmed
    if text == nil, !ownUnit.isEmpty { text = written }
    guard let text else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let unit = digits.count == text.count ? ownUnit : String(text.dropFirst(digits.count)).trimmed
    guard let amount = Amount(typed: String(digits)) else { return nil }
    guard let factor = Self.factor(of: unit.lowercased(), for: key),
      let product = amount.multiplied(by: factor), product.neededFractionDigits == 0
    else { return nil }
    return product.text(fractionDigits: 0)
  }

  private static func factor(of unit: String, for key: FileKey) -> Int? {
    switch (key, unit) {
    case (_, ""), (.diameterCm, "cm"), (.calories, "kcal"), (.volumeMl, "ml"): 1
    case (.volumeMl, "cl"): 10
    case (.volumeMl, "dl"): 100
    case (.volumeMl, "l"), (.volumeMl, "litri"), (.volumeMl, "liter"), (.volumeMl, "litres"): 1_000
    default: nil
    }
  }

  /// A percentage in the notation of the format: `"4,7 %"` → `"4.7"`
  var percentMeant: JSONTree? {
    guard let text = string else { return nil }
    let digits = text.prefix { $0 != "%" }
    return Amount(typed: String(digits).trimmed).map { .text("\($0)") }
  }
}

extension String {
  /// The entries of a text, split at commas: `gluten, milk` → gluten, milk
  var entriesMeant: [String] {
    split { $0 == "," || $0 == ";" }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The entries of a text, split at bullets and at commas except decimal commas and those in brackets:
  /// `normale 7,50, maxi (45 cm, sottile)` → normale 7,50 · maxi (45 cm, sottile)
  var namesMeant: [String] {
    let characters = Array(self)
    var entries = [""]
    var depth = 0
    for (index, character) in characters.enumerated() {
      let isInside = index > 0 && index + 1 < characters.count
      let isDecimal = isInside && characters[index - 1].isNumber && characters[index + 1].isNumber
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      let isSeparator = ";•·|\n".contains(character) || character == "," && !isDecimal
      if depth == 0, isSeparator {
        entries.append("")
      } else {
        entries[entries.count - 1].append(character)
      }
    }
    return entries.map(\.trimmed).filter { !$0.isEmpty }
  }
}
