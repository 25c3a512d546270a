extension ValueFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .outOfRange(let key, let number, let range):
      FindingSentence(
        "\"\(key.name)\" is \(number); it must be \(range.lowerBound) to \(range.upperBound)")
    case .minAboveMax(let min, let max):
      FindingSentence("\"min\" \(min) is more than \"max\" \(max)")
    case .badLanguageTag(let tag):
      FindingSentence("\"\(tag)\" is not a language tag", general: "write a tag such as en")
    case .unknownDiet(let word):
      FindingSentence("\"\(word)\" is not known", advice: "the words are \(Diet.words)")
    case .unknownServing(let word, let near?):
      FindingSentence("\"\(word)\" is not known; did you mean \"\(near.rawValue)\"?")
    case .unknownServing(let word, nil):
      FindingSentence(
        "\"\(word)\" is not known", general: "write draught, bottle, can or glass")
    case .repeatedID(let id): FindingSentence("id \"\(id)\" is used by two dishes")
    case .repeatedIDOfGroup(let id): FindingSentence("id \"\(id)\" is used by two groups")
    case .unknownGroup(let id, let near?, _):
      FindingSentence("there is no group \"\(id)\"; did you mean \"\(near)\"?")
    case .unknownGroup(let id, nil, let group):
      FindingSentence(
        "there is no group \"\(id)\"",
        advice: group.map { "write \($0) into \"groups\" of the file" })
    case .circularGroup(let id): FindingSentence("the group \"\(id)\" is above itself")
    case .repeatedName(let first, let second):
      FindingSentence("\(dish) is listed twice, \(first) and \(second)")
    }
  }
}
