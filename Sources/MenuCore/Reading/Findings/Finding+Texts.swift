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
    case .control: message = Phrase("holds a control character", "ha un carattere di controllo")
    case .direction:
      message = Phrase(
        "holds a mark that turns the direction of reading",
        "ha un segno che inverte il verso di lettura")
    case .hidden:
      message = Phrase("has an invisible character", "ha un carattere che nessuno vede")
    case .long:
      message = Phrase(
        "is longer than \(longestText) characters", "supera \(longestText) caratteri")
    case .data:
      message = Phrase("is a picture and not a text", "è un'immagine e non un testo")
      advice = Phrase("keep it in a file of its own", "tenerla in un file proprio")
    case .entity:
      message = Phrase("holds an entity of HTML", "ha un'entità di HTML")
      general = Phrase("write the character itself", "scrivere il carattere stesso")
    case .star:
      message = Phrase("has a star that nothing explains", "ha un asterisco che nulla spiega")
      general = Phrase("add a note to \"notes\"", "aggiungere una nota a \"notes\"")
    }
    return Finding(
      .text, oddity.rawValue, en: "“\(text)” \(message.words(in: .english))",
      it: "“\(text)” \(message.words(in: .italian))", advice: advice, general: general)
  }

  /// The address of an image that no export shows.
  package static func image(_ address: String) -> Finding {
    Finding(
      .text, "image", en: "“\(address)” is not shown as an image",
      it: "“\(address)” non si mostra come immagine",
      general: Phrase(
        "write a path beside the file, such as \"diavola.jpg\", or an https address",
        "scrivere un percorso accanto al file, come \"diavola.jpg\", o un indirizzo https"))
  }

  /// A text in a language that the menu does not have, with the single text that replaces the map if none
  /// of its languages is one of the menu.
  package static func unlikelyLanguage(_ tag: String, text: String?) -> Finding {
    Finding(
      .unlikelyLanguage, en: "\"\(tag)\" is not a language of this menu",
      it: "\"\(tag)\" non è una lingua di questo menu",
      advice: text.map { Phrase("write one text: \($0)", "scrivere un solo testo: \($0)") },
      saysChange: true)
  }

  /// A language that some names have and others lack.
  package static func missingLanguage(
    _ language: Language, missing: Int, of all: Int
  ) -> Finding {
    Finding(
      .missingLanguage, en: "\"\(language.tag)\" is missing for \(missing) of \(all) names",
      it: "\"\(language.tag)\" manca in \(missing) nomi su \(all)")
  }

  /// A text of the dish that names an allergen which the dish does not state.
  package static func textBesidePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, en: "\(dish) speaks of \(allergen.englishName), and says nothing of it",
      it: "\(dish) parla di \(allergen.italianName), e non ne dichiara nulla",
      advice: Phrase("state it, or write \"freeFrom\"", "dichiararlo, o scrivere \"freeFrom\""))
  }

  /// A text of the dish that names an allergen which the dish states to be absent.
  package static func textBesideFreeFrom(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "free",
      en: "\(dish) speaks of \(allergen.englishName), and says that there is none",
      it: "\(dish) parla di \(allergen.italianName) e dice che non ce n'è",
      advice: Phrase("change the text or the statement", "correggere il testo o la dichiarazione"))
  }

  /// A text of the group or of the file that names an allergen which the dish does not state.
  package static func textAbovePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "above",
      en: "a text above \(dish) speaks of \(allergen.englishName), and the dish says nothing of it",
      it: "un testo sopra \(dish) parla di \(allergen.italianName) e il piatto non ne dice nulla",
      advice: Phrase("state it in the dish", "va indicato nel piatto"))
  }

  /// A text of the dish that may mean any of the fourteen allergens, of which the dish does not state all.
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
      en: "\(dish) speaks of allergens without naming them, and may mean any of the fourteen",
      it: "\(dish) parla di allergeni senza nominarli, e può intendere tutti e quattordici",
      advice: Phrase("name them in the text", "nominarli nel testo"))
  }

  /// A text of the group or of the file that may mean any of the fourteen allergens.
  package static var textAboveEveryPromise: Finding {
    Finding(
      .textBesidePromise, "above-all",
      en: "a text above \(dish) speaks of any allergen, and the dish does not state all of them",
      it: "un testo sopra \(dish) parla di qualsiasi allergene e il piatto non li dichiara tutti",
      advice: Phrase("state them in the dish", "vanno indicati nel piatto"))
  }

  /// A remark of the file or of a group about allergens, which names none, above dishes that promise
  /// something.
  package static func unclearRemark(_ text: String, dishes: Int) -> Finding {
    Finding(
      .textBesidePromise, "remark",
      en: "“\(text)” speaks of allergens and names none; \(dishes) "
        + (dishes == 1 ? "dish goes" : "dishes go") + " on promising",
      it: "“\(text)” parla di allergeni e non ne nomina; \(dishes) "
        + (dishes == 1 ? "piatto continua" : "piatti continuano") + " a promettere",
      advice: Phrase(
        "write into \"allergens\" of each dish what it says, and take out \"none\", \"complete\" and"
          + " \"freeFrom\" where they are not certain",
        "scrivere negli \"allergens\" di ogni piatto ciò che dice, e togliere \"none\", \"complete\" e"
          + " \"freeFrom\" dove non sono certi"))
  }

  /// A text of the dish that names something which one of its diets excludes.
  package static func textBesideDiet(_ diet: Diet) -> Finding {
    Finding(
      .textBesidePromise, "diet",
      en: "\(dish) is marked \(diet.englishName), and a text speaks of what that excludes",
      it: "\(dish) è segnata \(diet.italianName), e un testo parla di ciò che questo esclude",
      advice: Phrase("change the text or the diet", "correggere il testo o la dieta"))
  }

  /// A text of a dish that promises something, written in a script that the lists of ingredients do not
  /// have.
  package static func unreadableText(_ text: String) -> Finding {
    Finding(
      .textBesidePromise, "unreadable",
      en: "\(dish) promises something, and “\(text)” was not looked through for allergens",
      it: "\(dish) promette qualcosa, e in “\(text)” non si sono cercati allergeni",
      advice: Phrase(
        "add the text in Latin letters, such as {\"en\": \"…\"}",
        "aggiungere il testo in lettere latine, come {\"it\": \"…\"}"))
  }
}
