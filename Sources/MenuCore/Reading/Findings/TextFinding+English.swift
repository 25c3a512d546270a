extension TextFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .odd(let text, .control): FindingSentence("“\(text)” holds a control character")
    case .odd(let text, .direction):
      FindingSentence("“\(text)” holds a mark that turns the direction of reading")
    case .odd(let text, .hidden): FindingSentence("“\(text)” has an invisible character")
    case .odd(let text, .long): FindingSentence("“\(text)” is longer than 200 characters")
    case .odd(let text, .data):
      FindingSentence(
        "“\(text)” is a picture and not a text", advice: "keep it in a file of its own")
    case .odd(let text, .entity):
      FindingSentence("“\(text)” holds an entity of HTML", general: "write the character itself")
    case .odd(let text, .star):
      FindingSentence(
        "“\(text)” has a star that nothing explains", general: "add a note to \"notes\"")
    case .unlikelyLanguage(let tag, let text):
      FindingSentence(
        "\"\(tag)\" is not a language of this menu",
        advice: text.map { "write one text: \($0)" })
    case .missingLanguage(let language, let missing, let all):
      FindingSentence("\"\(language.tag)\" is missing for \(missing) of \(all) names")
    }
  }
}
