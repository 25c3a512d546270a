extension Finding {
  /// An unknown key.
  package static func unknownKey(_ key: UnknownKey) -> Finding {
    let written = "\"\(key.written)\""
    var message =
      Phrase("\(written) is not a key ", "\(written) non è una chiave ") + key.object.phrase
    if let near = key.near {
      message += Phrase("; did you mean \"\(near.name)\"?", "; forse \"\(near.name)\"?")
    }
    if key.meaning == .remark {
      message += Phrase(
        "; is everything that \(dish) promises certain?",
        "; tutto ciò che promette \(dish) è certo?")
      // General advice: shown if the edits are too long for a message.
      let advice = Phrase(
        "if so, write \"x-\(key.written)\"; if not, also delete \"none\", \"complete\", \"freeFrom\" and"
          + " \"diets\"",
        "se sì, scrivere \"x-\(key.written)\"; se no, togliere anche \"none\", \"complete\","
          + " \"freeFrom\" e \"diets\"")
      return Finding(.unknownKey, key.variant, message, general: advice, isPromise: true)
    }
    var advice = key.scope
    if let meaning = key.meaningAdvice { advice = meaning + Phrase("; ") + advice }
    if let privacy = key.privacyAdvice { advice += Phrase("; ") + privacy }
    return Finding(
      .unknownKey, key.variant, message, advice: advice, quotesEdit: key.quotesEdit,
      isPromise: key.near == nil && (key.meaning == .diet || key.meaning == .homemade))
  }
}

extension UnknownKey {
  fileprivate var meaningAdvice: Phrase? {
    guard near == nil else { return nil }
    return switch meaning {
    case .warning: warningAdvice
    case .denial:
      Phrase("leaving it out does not state its absence", "ometterlo non dichiara l'assenza")
    case .promise:
      Phrase(
        "absent allergens go into \"allergens\", under \"freeFrom\"",
        "gli allergeni assenti vanno in \"allergens\", sotto \"freeFrom\"")
    case .doubt: Self.adviceOnDoubt
    case .diet:
      Phrase(
        "man giuseppe-menu explains how to state a diet",
        "man giuseppe-menu spiega come dichiarare una dieta")
    case .dishes:
      Phrase(
        "dishes go into \"pizzas\", \"beverages\", \"desserts\" or \"other\"; a heading is a"
          + " \"group\"",
        "i piatti vanno in \"pizzas\", \"beverages\", \"desserts\" o \"other\"; un'intestazione è"
          + " un \"group\"")
    case .dishesOfGroup(let id):
      Phrase(
        "its dishes go into \"pizzas\", \"beverages\", \"desserts\" or \"other\" of the file,"
          + " each with \"group\": \(JSONText.quoted(id))",
        "i suoi piatti vanno in \"pizzas\", \"beverages\", \"desserts\" o \"other\" del file,"
          + " ognuno con \"group\": \(JSONText.quoted(id))")
    case .ofDish(let key): Self.advice(toWriteInDish: key)
    case .wrapped:
      Phrase(
        "its keys belong directly in the file: delete \"\(written)\": { and the } that closes it",
        "le sue chiavi vanno direttamente nel file: togliere \"\(written)\": { e la } che la chiude"
      )
    case .oneOfTwo(let key):
      Phrase(
        "another key may mean \"\(key.name)\" too; keep one, as \"\(key.name)\"",
        "anche un'altra chiave può essere \"\(key.name)\"; tenerne una, come \"\(key.name)\"")
    case .translation, .part, .remark, .homemade, .other: nil
    }
  }

  private static let adviceOnDoubt = Phrase(
    "what is still to be checked promises nothing",
    "ciò che è ancora da verificare non promette nulla")

  private static func advice(toWriteInDish key: FileKey) -> Phrase {
    var owner = Phrase("a dish", "un piatto")
    if key == .alcoholPercent { owner = Phrase("a beverage", "una bevanda") }
    return Phrase("\"\(key.name)\" is a key of ", "\"\(key.name)\" è una chiave di ") + owner
  }

  /// The advice on where a warning belongs; not every object has allergens.
  private var warningAdvice: Phrase {
    let ofDishes = Phrase(
      "each dish states its own \"allergens\"", "ogni piatto dichiara i suoi \"allergens\"")
    let own = Phrase(
      "its allergens go into \"allergens\", under \"contains\" or \"mayContain\"",
      "gli allergeni vanno in \"allergens\", sotto \"contains\" o \"mayContain\"")
    let remark = Phrase("; a remark goes into ", "; un'osservazione va ")
    let notesOfDish = Phrase("the \"notes\" of the dish", "nelle \"notes\" del piatto")
    switch object {
    case .file: return ofDishes + remark + Phrase("\"notes\"", "in \"notes\"")
    case .group:
      return ofDishes + remark
        + Phrase("the \"description\" of the group", "nella \"description\" del gruppo")
    case .addOnGroup, .choose, .price: return ofDishes + remark + notesOfDish
    case .size, .ingredient, .addOn, .statement: return own + remark + notesOfDish
    case .dish: return own
    }
  }

  /// The promises that are withdrawn while the key is in the file.
  fileprivate var scope: Phrase {
    let effect = Phrase(
      "until then the menu shows no “free of” and no diets",
      "fino ad allora il menu non mostra né “senza” né diete")
    switch object {
    case .file: return effect
    case .group: return effect + Phrase(" for the dishes of the group", " per i piatti del gruppo")
    default: return effect + Phrase(" for ", " per ") + Phrase(Finding.dish)
    }
  }

  fileprivate var privacyAdvice: Phrase? {
    guard near == nil, meaning == .other else { return nil }
    // A text to be written is never shortened.
    guard written.unicodeScalars.count < Diagnostic.excerptLength else {
      return Phrase(
        "for your own data write \"x-\" in front of it",
        "per dati propri premettere \"x-\"")
    }
    return Phrase(
      "for your own data write \"x-\(written)\"", "per dati propri scrivere \"x-\(written)\"")
  }
}
