extension EnglishAdvice {
  /// The advice on a member that nothing reads, whose value says what is meant.
  func advice(
    on key: String, _ meant: Diagnostic.MeantMember, _ isThere: Bool
  ) -> Advice {
    switch meant {
    case .soldOut where isThere:
      Advice(
        #""\#(key)"\#(forDish) is not used; guests see it as sold out all the same"#,
        #"if it is sold out, write "soldOut": true; take "\#(key)" away"#)
    case .soldOut:
      Advice(
        #""\#(key)"\#(forDish) is not used; guests see it as sold out all the same"#,
        #"in its place write "soldOut": true"#)
    case .available:
      Advice(
        #""\#(key)" is not used: every dish is available unless it says "soldOut": true"#,
        #"take "\#(key)" away"#)
    case .diet(let diet):
      Advice(
        #""\#(key)"\#(forDish) is not used: until then guests do not read \#(diet.rawValue)"#,
        isThere
          ? #"put "\#(diet.rawValue)" into its "diets""#
          : #"in its place write "diets": ["\#(diet.rawValue)"]"#)
    case .group(let title):
      Advice(
        #""\#(key)"\#(forDish) is not used: no group is called "\#(title)""#,
        #"add {"id": "…", "title": "\#(title)"} to "groups", and write "group" with its id in each "#
          + "of its dishes")
    case .additives:
      Advice(
        #""\#(key)"\#(forDish) is not used: guests do not read of these additives"#,
        #"write them as guests are to read them: "notes": ["…"]"#)
    case .hidden:
      Advice(
        #""\#(key)"\#(forDish) is not used: a dish cannot be hidden, guests see it"#,
        #"take the dish out of the menu, or write "soldOut": true if it is sold out"#)
    case .hours:
      Advice(
        #""\#(key)"\#(forDish) is not used: a dish has no hours, guests see it at any time"#,
        #"write them in "hours" of its group, or of the file if they are those of the house; "#
          + #"else say it in its "description""#)
    case .closed:
      Advice(
        #""\#(key)" is not used: guests do not read when you are closed"#,
        #"say it in "hours", as guests are to read it"#)
    case .ofFile(let keys):
      Advice(
        #""\#(key)" is not used: what it holds stands at the top of the file, in no other brackets"#,
        "write \(AdviceText.members(keys)) there")
    case .dietByWish(let name, let price):
      Advice(
        #""\#(key)"\#(forDish) is not used: guests do not read that it can be had so"#,
        price.map { #"write "addOns": [\#(AdviceText.addOn(name, $0))]"# }
          ?? #"say it in its "description""#)
    case .addOnsInWords(let name, let price):
      Advice(
        #""\#(key)"\#(forDish) is not used: guests do not read what can be added"#,
        #"write "addOns": [\#(AdviceText.addOn(name, price))], each in { } of its own"#)
    case .choice(let min, let max):
      Advice(
        #""\#(key)"\#(forDish) is not used; did you mean \#(AdviceText.choice(min, max))?"#,
        (isThere
          ? #"say it in "choose", and take "\#(key)" away"#
          : "in its place write \(AdviceText.choice(min, max))")
          + "; until then guests must take at least \(min)")
    case .translation(let known, let language):
      Advice(
        #""\#(key)"\#(forDish) is not used"#,
        isThere
          ? #"write "\#(known)": {…, "\#(language)": "…"}, one text with all its languages"#
          : #"in its place write "\#(known)": {"\#(language)": "…"}"#)
    case .translations(let texts):
      Advice(
        #""\#(key)"\#(forDish) is not used"#,
        "write \(AdviceText.translated(texts)), "
          + (AdviceText.keys(of: texts).count == 1 ? "one text" : "each text")
          + " with all its languages")
    }
  }
}
