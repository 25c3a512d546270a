extension EnglishAdvice {
  /// The advice on keys, and on values of the wrong type.
  func advice(on rule: Diagnostic.KeyRule) -> Advice {
    switch rule {
    case .wrongType(nil, _):
      Advice(
        "the file is not a menu: a menu begins with { and ends with }",
        #"the smallest is {"pizzas": [{"name": "Margherita"}]}"#)
    case .wrongType(let key?, .dish) where key == dish?.list.rawValue:
      Advice("\(subject) must be \(Self.name(of: .dish))", Self.cure(for: .dish))
    case .wrongType(let key?, .list) where key == "ingredients" || key == "diets":
      Advice(
        #""\#(key)"\#(ofDish) must be \#(Self.name(of: .list))"#,
        #"write ["…", "…"], each in quotes of its own"#)
    case .wrongType("choose"?, .object):
      Advice(
        #""choose"\#(ofDish) must say how many, in { }"#,
        #"write {"min": 1, "max": 1} for exactly one, {"max": 3} for up to three"#)
    case .wrongType(let key?, let expected):
      Advice(
        (AdviceText.isEntry(key, expected) ? "each of " : "")
          + #""\#(key)"\#(ofDish) must be \#(Self.name(of: expected))"#, Self.cure(for: expected))
    case .listsByLanguage(let key, let languages, let first):
      Advice(
        #""\#(key)"\#(ofDish) must be one list, not one for each language"#,
        "write each entry in all its languages: "
          + AdviceText.list(of: key, in: languages, first: first)
          + (first == nil ? "; the lists are not of one length" : ""))
    case .repeatedKey(let key, let first, let firstLine, let again, let count, let container):
      Advice(
        #""\#(key)" is given \#(count == 2 ? "twice" : "\(count) times")\#(forDish)"#
          + (isList(key) ? "; all dishes are shown" : " (\(first) and \(again))"),
        Self.joining(container) + "; the first stands in line \(firstLine)")
    case .unknownKey(let key, let suggestion, let isThere):
      AdviceText.hidden(in: key, suggestion).map { scalar in
        Advice(
          #""\#(key)" is not used: it holds a hidden character (\#(scalar))"#,
          suggestion.map(Self.write))
      }
        ?? Advice(
          #""\#(key)" is not used"# + Self.didYouMean(suggestion),
          Self.cure(for: key, suggestion, isThere: isThere))
    case .unknownMember(let key, let meant, let isThere): advice(on: key, meant, isThere)
    case .lostStatement(let key, let place, let word): adviceOnLost(key, place, word)
    case .missingKey(let key):
      Advice(
        #""\#(key)" is missing here\#(inDish)"#,
        "add \(AdviceText.member(key, isOfDish: dish != nil))"
          + (AdviceText.isOfHours(key, isOfDish: dish != nil)
            ? ", or take the entry away: you are closed on days that do not stand here" : ""))
    case .badLanguageTag(let text, let suggestion):
      Advice(
        #""\#(text)" is not a language tag"#,
        suggestion.map(Self.write) ?? #"write a tag such as "it", "en" or "de""#)
    }
  }

  private func adviceOnLost(
    _ key: String, _ place: Diagnostic.LostPlace, _ word: String?
  ) -> Advice {
    switch place {
    case .size:
      Advice(
        #""\#(key)"\#(forDish) is not used inside "sizes""#,
        #"put its entries into "sizes", each in { }; until then nothing is promised"#)
    case .dish:
      Advice(
        #""\#(key)"\#(forDish) is no key here, and may be about allergens"#
          + (word.map { ": it speaks of \($0)" } ?? ""),
        word == nil
          ? #"inside "allergens" write contains, mayContain, freeFrom or complete; "#
            + "until then only its warnings count, and nothing is promised"
          : #"say in "allergens" what it contains or may contain, or call it "x-\#(key)" if that is "#
            + "not in it; until then nothing is promised")
    case .group:
      Advice(
        #""\#(key)" is no key of a group, and may be about allergens"#,
        #"say it in the "allergens" of each of its dishes, under contains or mayContain; until then "#
          + "they promise nothing against it")
    case .file:
      Advice(
        #""\#(key)" is no key of the file, and may be about allergens"#,
        #"say it in the "allergens" of each dish, under contains or mayContain, or in words in "#
          + #""notes"; until then no dish promises anything against it"#)
    }
  }

  private static func cure(for key: String, _ suggestion: String?, isThere: Bool) -> String {
    guard let suggestion else { return #"call it "x-\#(key)" if it is for yourself"# }
    guard isThere else { return write(suggestion) }
    if AdviceText.holdsEntries(suggestion) { return #"put its entries into "\#(suggestion)""# }
    return #""\#(suggestion)" is there too: call the right one so, and the other "x-\#(key)""#
  }

  static func name(of type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: "a text in quotes"
    case .translations: "a text in quotes, or one for each language"
    case .list: "a list in [ ]"
    case .object: "an object in { }"
    case .boolean: "true or false"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .price: "a price"
    case .amount: "an amount"
    case .allergens: "a list of allergens"
    case .allergenKey: #""eu" or a list of what each number means"#
    case .hours: "a text, or a list of days and times"
    case .dish: #"a dish in { } with a "name""#
    }
  }

  static func cure(for type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: #"write "…""#
    case .translations: #"write "…", or {"it": "…", "en": "…"}"#
    case .list: "put [ before it and ] behind it"
    case .object: #"write {"…": …}"#
    case .boolean: "write true or false, without quotes"
    case .wholeNumber: "write digits only, without quotes or a point"
    case .number: "write a number with a point, such as 4.7"
    case .price: #"write "7.00""#
    case .amount: #"write "2.00""#
    case .allergens: #"write ["gluten", "milk"], or "none" if you checked all fourteen"#
    case .allergenKey: #"write "eu", or {"1": "gluten", "7": "milk"}"#
    case .hours: #"write "…", or [{"days": ["…"], "from": "…", "to": "…"}]"#
    case .dish: #"write {"name": "…", "price": "…"}"#
    }
  }
}
