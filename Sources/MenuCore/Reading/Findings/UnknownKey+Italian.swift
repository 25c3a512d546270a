extension UnknownKey {
  func italian(dish: String) -> FindingSentence {
    let message = "\"\(written)\" non è una chiave \(object.italian)"
    let advice = [adviceInItalian, scopeInItalian(dish), privacyInItalian].compactMap(\.self)
    return FindingSentence(
      near.map { "\(message); forse \"\($0.name)\"?" } ?? message,
      advice: advice.joined(separator: "; "))
  }

  private var adviceInItalian: String? {
    guard near == nil else { return nil }
    return switch meaning {
    case .warning: warningInItalian
    case .denial: "ciò che non si nomina non è dichiarato"
    case .diet: "man giuseppe-menu dice come si dichiara una dieta"
    case .dishes:
      "scrivere \"other\", o mettere i piatti in \"pizzas\", \"beverages\" o \"desserts\";"
        + " un'intestazione è un \"group\""
    case .dishesOfGroup(let id):
      "i suoi piatti vanno in \"pizzas\", \"beverages\", \"desserts\" o \"other\" del file,"
        + " ognuno con \"group\": \(JSONText.quoted(id))"
    case .translation(let member): "scrivere \(member) al suo posto"
    case .oneOfTwo(let key):
      "questa e un'altra chiave possono essere \"\(key.name)\"; tenerne una come \"\(key.name)\""
    case .other: nil
    }
  }

  /// Where a warning belongs; not every object has allergens.
  private var warningInItalian: String {
    switch object {
    case .file: "ogni piatto dichiara i suoi \"allergens\"; un'osservazione va in \"notes\""
    case .group, .addOnGroup, .choose, .price: "ogni piatto dichiara i suoi \"allergens\""
    case .dish, .size, .ingredient, .addOn, .statement:
      "gli allergeni vanno in \"allergens\", sotto \"contains\" o \"mayContain\""
    }
  }

  /// What the file promises as long as the key is there.
  private func scopeInItalian(_ dish: String) -> String {
    if object == .group { return "fino ad allora i piatti del gruppo non promettono nulla" }
    return "fino ad allora \(dish) non promette nulla"
  }

  private var privacyInItalian: String? {
    near == nil && meaning == .other ? "per dati propri scrivere \"x-\(written)\"" : nil
  }
}
