internal import MenuCore

/// What is wrong with a menu, in English.
struct EnglishAdvice {
  let dish: Diagnostic.DishReference?

  func advice(on rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .syntax(let fault): Self.advice(on: fault)
    case .newerFormat(let version):
      Advice(
        #"the menu says "formatVersion": \#(version), which is newer than this program"#,
        "take a newer giuseppe-menu, or write 1 if the menu uses nothing new")
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
    case .wrongType(let key?, let expected):
      Advice(
        (AdviceText.isEntry(key, expected) ? "each of " : "")
          + #""\#(key)"\#(ofDish) must be \#(Self.name(of: expected))"#, Self.cure(for: expected))
    case .foreignFile(let file): Self.advice(on: file)
    case .noDish, .unknownList, .unreadDishes, .sectionInList, .entriesByName, .listInList:
      adviceOnLists(rule)
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
    case .lostStatement(let key, isInSize: true):
      Advice(
        #""\#(key)"\#(forDish) is not used inside "sizes""#,
        #"put its entries into "sizes", each in { }; until then nothing is promised"#)
    case .lostStatement(let key, _):
      Advice(
        #""\#(key)"\#(forDish) is not used here, and may be about allergens"#,
        #"inside "allergens" write contains, mayContain, freeFrom or complete; "#
          + "until then nothing is promised")
    case .missingKey(let key):
      Advice(#""\#(key)" is missing here\#(inDish)"#, #"add "\#(key)": "…""#)
    case .tooManyEntries:
      Advice(
        "the menu is too large: from here on it is not shown",
        "make several menus of it")
    case .missingName: Advice("\(subject) has no name", #"add "name": "…""#)
    case .noTranslation(let key):
      Advice(#""\#(key)"\#(ofDish) has no text in any language"#, #"write "\#(key)": {"en": "…"}"#)
    case .badLanguageTag(let text, let suggestion):
      Advice(
        #""\#(text)" is not a language tag"#,
        suggestion.map(Self.write) ?? #"write a tag such as "it", "en" or "de""#)
    case .missingLanguage(let language, let missing, let total):
      Advice(
        #""\#(language)" is missing for \#(missing) of \#(total) names"#,
        #"write "name": {…, "\#(language)": "…"}; till then another language is shown"#)
    case .controlCharacter(let key, let scalar):
      Advice(
        "\(text(key)) holds an invisible control character (\(AdviceText.name(ofScalar: scalar)))",
        "delete it; guests see a stand-in for it")
    case .bidirectionalControl(let key, let scalar):
      Advice(
        "\(text(key)) holds an invisible character that turns the direction of writing "
          + "(\(AdviceText.name(ofScalar: scalar)))", "delete it; guests see a stand-in for it")
    case .hiddenCharacter(let key, let scalar):
      Advice(
        "\(text(key)) holds a hidden character (\(AdviceText.name(ofScalar: scalar)))",
        "delete it: nobody sees it, and what looks the same is not the same")
    case .longText(let key, let length, let limit):
      Advice("\(text(key)) has \(length) characters", "a text of up to \(limit) is read")
    case .dataURL(let key, let byteCount):
      Advice(
        #""\#(key)"\#(ofDish) holds a \#(AdviceText.size(byteCount)) picture"#,
        "give a file name")
    case .unexplainedAsterisk(let text):
      Advice(#""\#(text)": nothing explains the *"#, #"add "frozen": true, or a note about *"#)
    case .repeatedID(let id, let firstLine):
      Advice(
        #"id "\#(id)" is used by two dishes"#,
        "give this one another id; the first stands in line \(firstLine)")
    case .repeatedGroupID(let id, let firstLine):
      Advice(
        #"id "\#(id)" is used by two groups"#,
        "give this one another id; the first stands in line \(firstLine)")
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
    case .repeatedName(let name, let firstLine, let firstPrice, let price):
      Advice(
        #""\#(name)" is listed twice\#(Self.twoPrices(firstPrice, price))"#,
        "give one another name, or put both prices under \"sizes\"; the first stands in line \(firstLine)"
      )
    default: adviceOnValue(rule)
    }
  }

  /// The dish as the subject of a sentence.
  var subject: String {
    guard let dish else { return "a dish" }
    return dish.name.map { "\"\($0)\"" } ?? Self.name(of: dish)
  }

  /// ` for "Marinara"`, or nothing outside all dishes.
  var forDish: String { dish == nil ? "" : " for \(subject)" }
  /// ` of "Marinara"`, or nothing outside all dishes.
  var ofDish: String { dish == nil ? "" : " of \(subject)" }
  /// `, in "Marinara"`, or nothing outside all dishes.
  private var inDish: String { dish == nil ? "" : ", in \(subject)" }
  private func text(_ key: String?) -> String {
    key.map { "\"\($0)\"\(ofDish)" } ?? "a text\(ofDish)"
  }

  private static func name(of dish: Diagnostic.DishReference) -> String {
    switch dish.list {
    case .pizzas: "pizza no. \(dish.number)"
    case .beverages: "beverage no. \(dish.number)"
    case .desserts: "dessert no. \(dish.number)"
    case .other: #"no. \#(dish.number) of "other""#
    }
  }

  private static func cure(for key: String, _ suggestion: String?, isThere: Bool) -> String {
    guard let suggestion else { return #"call it "x-\#(key)" if it is for yourself"# }
    guard isThere else { return write(suggestion) }
    if AdviceText.holdsEntries(suggestion) { return #"put its entries into "\#(suggestion)""# }
    return #""\#(suggestion)" is there too: call the right one so, and the other "x-\#(key)""#
  }

  static func write(_ word: String) -> String { "write \"\(word)\"" }

  static func didYouMean(_ word: String?) -> String {
    word.map { #"; did you mean "\#($0)"?"# } ?? ""
  }

  private static func twoPrices(_ first: String?, _ second: String?) -> String {
    switch (first, second) {
    case (nil, nil): ""
    case (let first?, let second?): ", \(first) and \(second)"
    case (let price?, nil), (nil, let price?): ", for \(price) and without a price"
    }
  }
}
