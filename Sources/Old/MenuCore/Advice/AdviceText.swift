internal import OldLocatedJSON

/// What the words of all languages share.
package enum AdviceText {
  /// A character by its number: `U+001B`.
  package static func name(ofScalar value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A character as it looks, or by its number where it looks like nothing.
  package static func character(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value), case .shown = ScalarKind(scalar) else {
      return name(ofScalar: value)
    }
    return String(scalar)
  }

  /// A size in units that a person knows: `16 KB`.
  package static func size(_ byteCount: Int) -> String {
    byteCount >= 1 << 20 ? "\(byteCount >> 20) MB" : "\(max(1, byteCount >> 10)) KB"
  }

  /// An amount without zeros that say nothing: `4` for `4.000`, `1.255` for `1.2550`, but `1.90`.
  package static func shortest(_ amount: String) -> String {
    let parts = amount.split(separator: ".")
    guard parts.count == 2 else { return amount }
    let digits = parts[1].utf8.reversed().drop { $0 == UInt8(ascii: "0") }.count
    return digits == 0
      ? String(parts[0])
      : parts[1].utf8.count > 3 ? "\(parts[0]).\(parts[1].prefix(digits))" : amount
  }

  /// What may be written of a price in another currency: the amounts, and the price as it is
  /// printed; nil where no amount can.
  package static func foreign(
    _ suggestion: Diagnostic.Suggestion?, _ or: String
  ) -> (amounts: String, printed: String?)? {
    guard case .choices(var texts) = suggestion else { return nil }
    let isPrinted = texts.last?.utf8.starts(with: #"{"text""#.utf8) == true
    let printed = isPrinted ? texts.removeLast() : nil
    return (listed(.choices(texts), or), printed)
  }

  /// Whether nothing but what is suggested can be meant: a currency without decimals has no other.
  package static func isOnly(_ suggestion: Diagnostic.Suggestion?, _ decimals: Int) -> Bool {
    decimals == 0 || suggestion?.isCertain == true
  }

  /// What may be written in place of a value, each as it stands in a file.
  package static func listed(_ suggestion: Diagnostic.Suggestion, _ or: String) -> String {
    let texts = suggestion.texts
    guard texts.count > 1, let last = texts.last else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " \(or) \(last)"
  }

  /// Sizes with these prices, as they stand in a file; nil for none.
  package static func sizes(_ amounts: [String]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let sizes = amounts.map { #"{"name": "…", "price": "\#($0)"}"# }
    return #""sizes": [\#(sizes.concatenated(separator: ", "))]"#
  }

  /// A number as JSON has it for one with a comma: both that three digits behind it may mean.
  package static func withPoint(_ number: String, _ or: String) -> String {
    let suggestion = Diagnostic.Rule.syntax(.decimalComma(text: number)).suggestion
    return suggestion.map { listed($0, or) } ?? number.replacingComma
  }

  /// Some words in a sentence: `USD, EUR and CHF`.
  package static func joined(_ words: [String], _ and: String) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(and) \(last)"
  }

  /// Any of these currencies, as it stands in a file.
  package static func currencies(_ codes: [String], _ or: String) -> String {
    joined(codes.map { #""currency": "\#($0)""# }, or)
  }

  /// Marks in a sentence: `“ and ”`.
  package static func marks(_ marks: String, _ and: String) -> String {
    let marks = marks.unicodeScalars.map(String.init)
    guard let last = marks.last, marks.count > 1 else { return marks.joined() }
    return marks.dropLast().joined(separator: ", ") + " \(and) \(last)"
  }

  /// The first of so many numbers: `4, 5, 6 …`.
  package static func numbers(_ numbers: [Int], of count: Int) -> String {
    let few = numbers.prefix(8)
    return few.map(String.init).concatenated(separator: ", ") + (few.count < count ? " …" : "")
  }

  /// A text as it stands in a file.
  package static func written(_ text: String) -> String { JSONTree.quoted(text) }

  /// Words in quotes: `"name", "price"`.
  package static func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.concatenated(separator: ", ")
  }

  /// The first of some words, in quotes: `"a", "b", "c" …`.
  package static func few(_ words: [String]) -> String {
    quoted(Array(words.prefix(3))) + (words.count > 3 ? " …" : "")
  }

  /// The four lists in a sentence.
  package static func lists(_ or: String) -> String {
    let lists = MenuList.allCases.map(\.rawValue)
    return quoted(Array(lists.dropLast())) + " \(or) " + quoted(Array(lists.suffix(1)))
  }

  /// The character that makes a key another one than the known key that it looks like, by its number.
  package static func hidden(in key: String, _ known: String?) -> String? {
    guard let known, key.utf8.count < 256 else { return nil }
    let isSeen = { (scalar: Unicode.Scalar) in !scalar.properties.isDefaultIgnorableCodePoint }
    let seen = key.unicodeScalars.filter(isSeen)
    guard seen.elementsEqual(known.unicodeScalars) else { return nil }
    return key.unicodeScalars.first { !isSeen($0) }.map { name(ofScalar: $0.value) }
  }

  /// A member to add, with a value of the shape that its key wants, and nothing that an owner could take
  /// for what is meant.
  package static func member(_ key: String, isOfDish: Bool) -> String {
    let isList = isOfHours(key, isOfDish: isOfDish) && key == SpanKey.days.rawValue
    return #""\#(key)": \#(isList ? #"["…"]"# : #""…""#)"#
  }

  /// Whether a key is one of the hours of the house; a price has a `from` too.
  package static func isOfHours(_ key: String, isOfDish: Bool) -> Bool {
    !isOfDish && SpanKey(rawValue: key) != nil
  }

  /// Whether the value of a key has entries, which can stand with those of another one.
  package static func holdsEntries(_ key: String) -> Bool {
    let keys = [
      "pizzas", "beverages", "desserts", "other", "groups", "notes", "ingredients", "sizes",
      "allergens", "diets", "addOns", "items", "contains", "mayContain", "freeFrom", "allergenKey",
    ]
    return keys.contains(key)
  }

  /// A list of words as it stands in a file: `["gluten", "milk"]`.
  package static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.concatenated(separator: ", ") + "]"
  }

  /// A statement of what is contained, what may be and what is not: `"allergens": {"contains": […],
  /// "mayContain": ["nuts"]}`; the dots stand for what is there already. With its key, for an entry of
  /// a list gives its place to no object.
  package static func statement(
    _ contained: [String], _ possible: [String], free: [String] = [], isAlone: Bool
  ) -> String {
    let words = contained.map { "\"\($0)\"" } + (isAlone ? [] : ["…"])
    let members = [
      words.isEmpty ? "" : "\"contains\": [\(words.concatenated(separator: ", "))]",
      possible.isEmpty ? "" : "\"mayContain\": \(list(possible))",
      free.isEmpty ? "" : "\"freeFrom\": \(list(free))",
    ]
    return "\"allergens\": {" + members.filter { !$0.isEmpty }.concatenated(separator: ", ") + "}"
  }

  /// The words for a list in another shape: as entries, or as the list under its key.
  package static func mended(_ words: [String], under key: String, isEntry: Bool) -> String {
    isEntry ? quoted(words) : "\"\(key)\": \(list(words))"
  }

  /// Whether a number or a word has a semicolon behind it, in place of a comma.
  package static func endsInSemicolon(_ text: String) -> Bool {
    text.utf8.count > 1 && text.utf8.last == UInt8(ascii: ";")
  }

  /// What other programs write for no number.
  package static func isNoNumber(_ text: String) -> Bool {
    ["nan", "inf", "infinity"].contains(text.lowercased())
  }

  /// The key `"price"` of a text `"price:"`, which has its colon inside because a quote is missing; nil
  /// for any other text.
  package static func keyBeforeColon(_ text: String) -> String? {
    guard text.hasPrefix("\""), text.hasSuffix(":\"") else { return nil }
    let key = text.dropFirst().dropLast(2)
    guard !key.isEmpty, key.utf8.allSatisfy(\.isASCIILetter) else { return nil }
    return "\"\(key)\""
  }

  /// A list with its first entries, as it stands in a file: `"sizes": [{"name": "maxi", …}, …]`.
  package static func list(_ key: String, _ first: [String], of count: Int) -> String {
    let entries = first + (count > first.count ? ["…"] : [])
    return #""\#(key)": [\#(entries.concatenated(separator: ", "))]"#
  }

  /// Texts in other languages as the format has them; the dots stand for what is there already.
  package static func translated(_ texts: [Diagnostic.TranslatedText]) -> String {
    keys(of: texts).map { key in
      let entries = texts.filter { $0.key.hasSameUTF8(as: key) }.map {
        "\"\($0.language)\": \(JSONTree.quoted($0.text))"
      }
      return "\"\(key)\": {…, \(entries.concatenated(separator: ", "))}"
    }.concatenated(separator: ", ")
  }

  /// An entry of a list in several languages, as it stands in a file: an ingredient has a name.
  package static func entry(of key: String, _ texts: [String], in languages: [String]) -> String {
    let text = zip(languages, texts).map { "\(JSONTree.quoted($0)): \(JSONTree.quoted($1))" }
      .concatenated(separator: ", ")
    return key == DishKey.ingredients.rawValue ? "{\"name\": {\(text)}}" : "{\(text)}"
  }

  /// A list of entries in several languages with the first of them, or with dots for each text.
  package static func list(
    of key: String, in languages: [String], first: [String]?
  ) -> String {
    let texts = first ?? languages.map { _ in "…" }
    return "\"\(key)\": [\(entry(of: key, texts, in: languages)), …]"
  }

  /// The keys of such texts, each once.
  package static func keys(of texts: [Diagnostic.TranslatedText]) -> [String] {
    texts.map(\.key).reduce(into: []) { keys, key in
      if !keys.contains(where: { $0.hasSameUTF8(as: key) }) { keys.append(key) }
    }
  }

  /// Whether a text is one of the words that stand without quotes.
  package static func isWord(_ text: String) -> Bool { ["true", "false", "null"].contains(text) }

  /// Whether an expected type is meant of an entry of a list, not of the list itself.
  package static func isEntry(_ key: String, _ expected: Diagnostic.ExpectedType) -> Bool {
    switch expected {
    case .dish: true
    case .text, .object: lists.contains(key)
    case .translations, .list, .boolean, .wholeNumber, .number, .price, .amount, .allergens,
      .allergenKey, .hours:
      false
    }
  }

  private static let lists: Set = [
    "groups", "sizes", "ingredients", "addOns", "diets", "allergens", "contains", "mayContain",
    "freeFrom", "allergenKey", "hours", "days",
  ]

  /// The words of the fourteen allergens.
  package static let allergens = Allergen.groups.map(\.rawValue).concatenated(separator: ", ")
  /// The words of all days.
  package static let days = Weekday.allCases.map(\.rawValue).concatenated(separator: ", ")
  /// Days as they stand in a list.
  package static func listed(_ days: [Weekday]) -> String {
    days.map { "\"\($0.rawValue)\"" }.concatenated(separator: ", ")
  }
  /// The words of all diets.
  package static let diets = Diet.allCases.map(\.rawValue).concatenated(separator: ", ")
  /// The words of all ways to serve.
  package static let servings = Serving.allCases.map(\.rawValue).concatenated(separator: ", ")
}

extension SyntaxFault.Container {
  /// The bracket that opens it.
  package var opening: Character { self == .list ? "[" : "{" }
  /// The bracket that closes it.
  package var closing: Character { self == .list ? "]" : "}" }
  /// The other of the two.
  package var other: Self { self == .list ? .object : .list }
}

extension String {
  /// The text of a number with a point where it has a comma.
  package var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
