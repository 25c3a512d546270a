extension EnglishAdvice {
  /// The advice on numbers, choices and ways of serving.
  func advice(on rule: Diagnostic.ValueRule) -> Advice {
    switch rule {
    case .notANumber(let key, let text, let suggestion):
      Advice(
        #""\#(key)"\#(ofDish) must be a plain number, not "\#(text)""#,
        suggestion.map { "write \($0)" } ?? "write digits only, without a unit")
    case .meantValue(let key, let text, let value):
      Advice(#""\#(key)"\#(ofDish) cannot be \#(text)"#, "write \(value)")
    case .impossibleValue(let key, let text, let lowest, let highest):
      Advice(
        #""\#(key)"\#(ofDish) cannot be \#(text)"#,
        highest.map { $0 == lowest ? "write \($0)" : "it lies between \(lowest) and \($0)" }
          ?? "it is \(lowest) or more")
    case .reversedChoice(let min, let max):
      Advice(
        "a choice\(ofDish) asks for at least \(min) and at most \(max)",
        #"write "min": \#(max), "max": \#(min)"#)
    case .unknownServing(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.servings)")
    }
  }

  /// The advice on what is there twice.
  func advice(on rule: Diagnostic.RepetitionRule) -> Advice {
    switch rule {
    case .repeatedID(let id, let firstLine):
      Advice(
        #"id "\#(id)" is used by two dishes"#,
        "give this one another id; the first stands in line \(firstLine)")
    case .repeatedGroupID(let id, let firstLine):
      Advice(
        #"id "\#(id)" is used by two groups"#,
        "give this one another id; the first stands in line \(firstLine)")
    case .repeatedNumber(let number, let firstLine):
      Advice(
        #"number "\#(number)" is used by two dishes; nobody can tell which one is meant"#,
        "give one another number; the first stands in line \(firstLine)")
    case .repeatedName(let name, let firstLine, let firstPrice, let price):
      Advice(
        #""\#(name)" is listed twice\#(Self.twoPrices(firstPrice, price))"#,
        "give one another name, or put both prices under \"sizes\"; the first stands in line \(firstLine)"
      )
    }
  }

  private static func twoPrices(_ first: String?, _ second: String?) -> String {
    switch (first, second) {
    case (nil, nil): ""
    case (let first?, let second?): ", \(first) and \(second)"
    case (let price?, nil), (nil, let price?): ", for \(price) and without a price"
    }
  }

  /// The advice on groups that are named.
  func advice(on rule: Diagnostic.GroupRule) -> Advice {
    switch rule {
    case .unknownGroup(let id, let suggestion):
      Advice(
        #"there is no group "\#(id)"\#(forDish)"# + Self.didYouMean(suggestion),
        suggestion.map(Self.write) ?? #"add {"id": "\#(id)", "title": "…"} to "groups""#)
    case .unknownParent(let id, let suggestion):
      Advice(
        #"there is no group "\#(id)" to be the parent"# + Self.didYouMean(suggestion),
        suggestion.map(Self.write) ?? #"add {"id": "\#(id)", "title": "…"} to "groups""#)
    case .parentCycle(let id):
      Advice(
        #"the group "\#(id)" is its own parent, by itself or through others"#,
        #"take one "parent" away"#)
    }
  }
}
