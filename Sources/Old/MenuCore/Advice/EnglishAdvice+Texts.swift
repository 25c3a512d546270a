extension EnglishAdvice {
  /// The advice on names and other texts.
  func advice(on rule: Diagnostic.TextRule) -> Advice {
    switch rule {
    case .missingName: Advice("\(subject) has no name", #"add "name": "…""#)
    case .emptyEntry(let key):
      Advice(#"an entry of "\#(key)"\#(ofDish) is empty"#, "take it away, or write what it is")
    case .noTranslation(let key):
      Advice(#""\#(key)"\#(ofDish) has no text in any language"#, #"write "\#(key)": {"en": "…"}"#)
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
    }
  }

  private func text(_ key: String?) -> String {
    key.map { "\"\($0)\"\(ofDish)" } ?? "a text\(ofDish)"
  }
}
