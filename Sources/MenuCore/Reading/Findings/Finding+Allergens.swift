/// Faults of a statement about allergens. Words and names are as written.
extension Finding {
  /// A word that is not an allergen, with the allergen that it probably means.
  package static func unknownAllergen(_ word: String, near: Allergen?) -> Finding {
    if let near { return .near(word, .unknownAllergen, near.rawValue) }
    return notKnown(word)
  }

  /// A word of `allergenKey` that means no allergen: it may be an additive. `mit Farbstoff`
  package static func unknownWordOfKey(_ word: String) -> Finding {
    let ofOthers = Phrase(
      "leave its sign out of \"allergens\": an additive goes into \"notes\", traces under"
        + " \"mayContain\" of each dish; ",
      "togliere il suo segno da \"allergens\": un additivo va in \"notes\", le tracce sotto"
        + " \"mayContain\" di ogni piatto; ")
    return notKnown(word, after: ofOthers)
  }

  /// A word of a promise that is not an allergen: only the owner knows its meaning.
  package static func unknownPromise(_ word: String) -> Finding { notKnown(word, isPromise: true) }

  private static func notKnown(
    _ word: String, isPromise: Bool = false, after hint: Phrase = Phrase("", "")
  ) -> Finding {
    Finding(
      .unknownAllergen, en: "\"\(word)\" is not known", it: "\"\(word)\" non è nota",
      advice: hint
        + Phrase(
          "man giuseppe-menu lists the valid words", "le parole valide sono in man giuseppe-menu"),
      isPromise: isPromise)
  }

  /// A sign that `allergenKey` does not explain.
  package static func unknownSign(_ sign: String) -> Finding {
    Finding(
      .unknownAllergen, "sign", en: "\"\(sign)\" is not in \"allergenKey\"",
      it: "\"\(sign)\" non è in \"allergenKey\"")
  }

  /// A number or a letter in a file without `allergenKey`, and the list to put it into if it is in none.
  package static func unexplainedNumber(_ sign: String, list: String?, key: String) -> Finding {
    let word = Phrase("write a word such as \"milk\"", "scrivere una parola come \"milk\"")
    let place = list.map { Phrase("write \($0) and ", "scrivere \($0) e ") }
    return Finding(
      .unknownAllergen, "number",
      en: "\(sign) is not explained: every restaurant has its own numbers and letters",
      it: "\(sign) non è spiegato: ogni locale ha numeri e lettere propri",
      advice: (place ?? word + Phrase("; or ", "; o "))
        + Phrase(
          "explain the signs in the file: \"allergenKey\": \(key), or \"eu\" for the numbers of the EU",
          "spiegare i segni nel file: \"allergenKey\": \(key), o \"eu\" per i numeri dell'UE"),
      quotesEdit: true)
  }

  /// An ingredient that is or has an allergen which the dish does not state.
  package static func unstatedIngredient(_ name: String, _ allergen: Allergen) -> Finding {
    Finding(
      .unstatedIngredient,
      en: "\(dish) lists \(name) but does not state \(allergen.englishName)",
      it: "\(dish) ha \(name) ma non dichiara \(allergen.italianName)")
  }

  /// The number of dishes without a statement, out of all dishes.
  package static func notStated(_ count: Int, of all: Int) -> Finding {
    let dishes = all == 1 ? "dish" : "dishes"
    var english = "\(count) of \(all) \(dishes) say"
    var italian = "\(count) piatti su \(all) non dicono"
    if count == 1 {
      english += "s"
      italian = "1 piatto su \(all) non dice"
    }
    return Finding(
      .notStated, en: english + " nothing about allergens; guests read “ask the staff”",
      it: italian + " nulla degli allergeni; gli ospiti leggono “chiedere al personale”")
  }

  /// An empty list.
  package static let emptyAllergens = Finding(
    .emptyAllergens, en: "an empty list states nothing about allergens",
    it: "una lista vuota non dichiara nulla sugli allergeni",
    advice: Phrase(
      "\"none\" states that you checked all fourteen",
      "\"none\" dichiara che sono stati controllati tutti e quattordici"))
}

extension Allergen {
  /// The maximum number of scalars of the name of an ingredient that a message suggests to write.
  static let longestName = 120

  /// An ingredient stated to be free of the allergen, as it is written in a file; nil for a long name.
  func denied(in ingredient: String) -> String? {
    guard ingredient.unicodeScalars.count <= Self.longestName else { return nil }
    let statement = JSONTree.members([(.freeFrom, .list([.text(rawValue)]))])
    return JSONTree.members([(.name, .text(ingredient)), (.allergens, statement)]).line
  }
}

extension String {
  /// The text as a message quotes it. Texts to be written are never shortened.
  var cutAsExcerpt: String { cut(to: Diagnostic.excerptLength) }
}
