/// Texts that guests read.
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

  /// A text in a language that the menu does not have.
  package static func unlikelyLanguage(_ tag: String) -> Finding {
    Finding(
      .unlikelyLanguage, en: "\"\(tag)\" is not a language of this menu",
      it: "\"\(tag)\" non è una lingua di questo menu")
  }

  /// A language that some names have and others lack.
  package static func missingLanguage(_ language: Language, missing: Int, of all: Int) -> Finding {
    Finding(
      .missingLanguage, en: "\"\(language.tag)\" is missing for \(missing) of \(all) names",
      it: "\"\(language.tag)\" manca in \(missing) nomi su \(all)")
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
}
