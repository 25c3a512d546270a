extension UnknownKey {
  func english(dish: String) -> FindingSentence {
    let message = "\"\(written)\" is not a key of \(object.english)"
    let advice = [adviceInEnglish, scopeInEnglish(dish), privacyInEnglish].compactMap(\.self)
    return FindingSentence(
      near.map { "\(message); did you mean \"\($0.name)\"?" } ?? message,
      advice: advice.joined(separator: "; "))
  }

  private var adviceInEnglish: String? {
    guard near == nil else { return nil }
    return switch meaning {
    case .warning: warningInEnglish
    case .denial: "what is not named is not stated"
    case .diet: "man giuseppe-menu says how a diet is stated"
    case .dishes:
      "write \"other\", or put the dishes into \"pizzas\", \"beverages\" or \"desserts\";"
        + " a heading is a \"group\""
    case .dishesOfGroup(let id):
      "its dishes go into \"pizzas\", \"beverages\", \"desserts\" or \"other\" of the file,"
        + " each with \"group\": \(JSONText.quoted(id))"
    case .translation(let member): "write \(member) in place of it"
    case .oneOfTwo(let key):
      "it and another key may both be \"\(key.name)\"; keep one of them as \"\(key.name)\""
    case .other: nil
    }
  }

  /// Where a warning belongs; not every object has allergens.
  private var warningInEnglish: String {
    switch object {
    case .file: "each dish states its own \"allergens\"; a remark goes into \"notes\""
    case .group, .addOnGroup, .choose, .price: "each dish states its own \"allergens\""
    case .dish, .size, .ingredient, .addOn, .statement:
      "its allergens go into \"allergens\", under \"contains\" or \"mayContain\""
    }
  }

  /// What the file promises as long as the key is there.
  private func scopeInEnglish(_ dish: String) -> String {
    if object == .group { return "until then the dishes of the group promise nothing" }
    return "until then \(dish) promises nothing"
  }

  private var privacyInEnglish: String? {
    near == nil && meaning == .other ? "for data of your own write \"x-\(written)\"" : nil
  }
}
