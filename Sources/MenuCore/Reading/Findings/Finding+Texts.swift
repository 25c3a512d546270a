/// Texts that guests read, and texts that contradict a statement of their dish, or that it should state.
extension Finding {
  /// The oddities of a text, each with its name in the kind of the finding.
  package enum Oddity: String, CaseIterable, Hashable, Sendable {
    /// A control character; a bidirectional control character; an invisible character.
    case control, direction, hidden
    /// More than `longestText` characters; an image encoded as text; an HTML entity.
    case long, data, entity
    /// An asterisk that no note explains.
    case star
  }

  /// The maximum number of characters of a text that guests read.
  package static let longestText = 200

  /// A text that guests cannot read as intended.
  package static func oddText(_ text: String, _ oddity: Oddity) -> Finding {
    var advice: Phrase?
    var general: Phrase?
    let message: Phrase
    switch oddity {
    case .control: message = Phrase("has a control character", "contiene un carattere di controllo")
    case .direction:
      message = Phrase(
        "has a mark that changes the reading direction",
        "contiene un segno che cambia il verso di lettura")
    case .hidden:
      message = Phrase("has an invisible character", "contiene un carattere invisibile")
    case .long:
      message = Phrase(
        "is longer than \(longestText) characters", "supera \(longestText) caratteri")
    case .data:
      message = Phrase("is an image, not a text", "è un'immagine, non un testo")
      advice = Phrase("keep it in a separate file", "tenerla in un file separato")
    case .entity:
      message = Phrase("has HTML code", "contiene codice HTML")
      general = Phrase("write the character itself", "scrivere il carattere stesso")
    case .star:
      message = Phrase("has an asterisk without a note", "ha un asterisco senza nota")
      general = Phrase("add a note to \"notes\"", "aggiungere una nota a \"notes\"")
    }
    return Finding(
      .text, oddity.rawValue, Phrase("“\(text)” ") + message, advice: advice, general: general)
  }

  /// The address of an image that no export shows.
  package static func image(_ address: String) -> Finding {
    Finding(
      .text, "image", en: "“\(address)” is neither a path next to the menu nor an https address",
      it: "“\(address)” non è un percorso accanto al menu né un indirizzo https",
      general: Phrase(
        "write a path next to the menu, such as \"diavola.jpg\", or an https address",
        "scrivere un percorso accanto al menu, come \"diavola.jpg\", o un indirizzo https"))
  }

  /// A text in a language that the menu does not have, with the single text that replaces the map if none
  /// of its languages is one of the menu.
  package static func unlikelyLanguage(_ tag: String, text: String?) -> Finding {
    Finding(
      .unlikelyLanguage, en: "\"\(tag)\" is not a language of this menu",
      it: "\"\(tag)\" non è una lingua di questo menu",
      advice: text.map { Phrase("write one text: \($0)", "scrivere un solo testo: \($0)") },
      quotesEdit: true)
  }

  /// A language that some names have and others lack.
  package static func missingLanguage(_ language: Language, missing: Int, of all: Int) -> Finding {
    Finding(
      .missingLanguage, en: "\"\(language.tag)\" is missing for \(missing) of \(all) names",
      it: "\"\(language.tag)\" manca in \(missing) nomi su \(all)")
  }

  /// A text of the dish that names an allergen which the dish does not state.
  package static func textBesidePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise,
      en: "a text of \(dish) names \(allergen.englishName), but \"allergens\" does not",
      it: "un testo di \(dish) nomina \(allergen.italianName), ma \"allergens\" no",
      advice: Phrase(
        "state the allergen, or its absence under \"freeFrom\"",
        "dichiarare l'allergene, o la sua assenza sotto \"freeFrom\""))
  }

  /// A text of the dish that names an allergen which the dish states to be absent.
  package static func textBesideFreeFrom(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "free",
      en: "a text of \(dish) names \(allergen.englishName), but the dish is stated to have none",
      it: "un testo di \(dish) nomina \(allergen.italianName), ma il piatto dichiara di non averne",
      advice: Phrase("change the text or the statement", "correggere il testo o la dichiarazione"))
  }

  /// A text of the group or of the file that names an allergen which the dish does not state.
  package static func textAbovePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "above",
      en: "a text of the group or the menu names \(allergen.englishName),"
        + " but \"allergens\" of \(dish) does not",
      it: "un testo del gruppo o del menu nomina \(allergen.italianName),"
        + " ma \"allergens\" di \(dish) no",
      advice: Phrase("state the allergen in the dish", "dichiarare l'allergene nel piatto"))
  }

  /// A text that may mean any of the fourteen allergens, in a dish that does not state all of them.
  package static func textBesideEveryPromise(hasSigns: Bool) -> Finding {
    if hasSigns {
      return Finding(
        .textBesidePromise, "signs",
        en: "\(dish) has signs of allergens that nothing explains, which may mean any of them",
        it: "\(dish) ha segni di allergeni che nulla spiega, che possono indicarli tutti",
        advice: Phrase(
          "explain the signs in \"allergenKey\"", "spiegare i segni in \"allergenKey\""))
    }
    return Finding(
      .textBesidePromise, "all",
      en: "a text of \(dish) mentions allergens without naming them: it may mean any",
      it: "un testo di \(dish) parla di allergeni senza nominarli: possono essere tutti",
      advice: Phrase("name them in the text", "nominarli nel testo"))
  }

  /// A text of the group or of the file that may mean any of the fourteen allergens.
  package static var textAboveEveryPromise: Finding {
    Finding(
      .textBesidePromise, "above-all",
      en: "a text of the group or the menu may mean any allergen; \(dish) does not state all",
      it: "un testo del gruppo o del menu può riferirsi a tutti; \(dish) non li dichiara tutti",
      advice: Phrase("state them in the dish", "vanno indicati nel piatto"))
  }

  /// A remark of the file, of a group or of a dish that names no allergen, and says that something is
  /// unclear, where dishes promise something.
  package static func unclearRemark(_ text: String, dishes: Int) -> Finding {
    var english = "\(dishes) dishes still promise"
    var italian = "\(dishes) piatti promettono"
    if dishes == 1 {
      english = "1 dish still promises"
      italian = "1 piatto promette"
    }
    return Finding(
      .textBesidePromise, "remark",
      en: "“\(text)” says that not everything is certain, and \(english) something",
      it: "“\(text)” dice che non tutto è certo, e \(italian) ancora qualcosa",
      advice: Phrase(
        "write into \"allergens\" of each dish what it says, and delete \"none\", \"complete\" and"
          + " \"freeFrom\" where they are not certain",
        "scrivere negli \"allergens\" di ogni piatto ciò che dice, e togliere \"none\", \"complete\" e"
          + " \"freeFrom\" dove non sono certi"))
  }

  /// A text of the dish that names something which one of its diets excludes.
  package static func textBesideDiet(_ diet: Diet) -> Finding {
    Finding(
      .textBesidePromise, "diet",
      en: "\(dish) is marked \(diet.englishName), but a text names a food that is not",
      it: "\(dish) è segnata \(diet.italianName), ma un testo nomina un cibo che non lo è",
      advice: Phrase("change the text or the diet", "correggere il testo o la dieta"))
  }

  /// A text of a dish that promises something, written in a script that the lists of ingredients do not
  /// have.
  package static func unreadableText(_ text: String) -> Finding {
    Finding(
      .textBesidePromise, "unreadable",
      en: "“\(text)” of \(dish) is not in Latin letters, and is not checked for allergens",
      it: "“\(text)” di \(dish) non è in lettere latine, e non vi si cercano allergeni",
      advice: Phrase(
        "add the text in Latin letters, such as {\"en\": \"…\"}",
        "aggiungere il testo in lettere latine, come {\"it\": \"…\"}"))
  }
}
