extension TextFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .odd(let text, let oddity): Self.phrase(of: oddity, in: text)
    case .image(let address):
      FindingPhrase(
        "“\(address)” is not shown as an image", "“\(address)” non si mostra come immagine",
        general: Phrase(
          "write a path beside the file, such as \"diavola.jpg\", or an https address",
          "scrivere un percorso accanto al file, come \"diavola.jpg\", o un indirizzo https"))
    case .unlikelyLanguage(let tag, let text):
      FindingPhrase(
        "\"\(tag)\" is not a language of this menu", "\"\(tag)\" non è una lingua di questo menu",
        advice: text.map { Phrase("write one text: \($0)", "scrivere un solo testo: \($0)") })
    case .missingLanguage(let language, let missing, let all):
      FindingPhrase(
        "\"\(language.tag)\" is missing for \(missing) of \(all) names",
        "\"\(language.tag)\" manca in \(missing) nomi su \(all)")
    }
  }

  private static func phrase(of oddity: Oddity, in text: String) -> FindingPhrase {
    switch oddity {
    case .control:
      FindingPhrase(
        "“\(text)” holds a control character", "“\(text)” ha un carattere di controllo")
    case .direction:
      FindingPhrase(
        "“\(text)” holds a mark that turns the direction of reading",
        "“\(text)” ha un segno che inverte il verso di lettura")
    case .hidden:
      FindingPhrase(
        "“\(text)” has an invisible character", "“\(text)” ha un carattere che nessuno vede")
    case .long:
      FindingPhrase(
        "“\(text)” is longer than \(longest) characters",
        "“\(text)” supera \(longest) caratteri")
    case .data:
      FindingPhrase(
        "“\(text)” is a picture and not a text", "“\(text)” è un'immagine e non un testo",
        advice: Phrase("keep it in a file of its own", "tenerla in un file proprio"))
    case .entity:
      FindingPhrase(
        "“\(text)” holds an entity of HTML", "“\(text)” ha un'entità di HTML",
        general: Phrase("write the character itself", "scrivere il carattere stesso"))
    case .star:
      FindingPhrase(
        "“\(text)” has a star that nothing explains",
        "“\(text)” ha un asterisco che nulla spiega",
        general: Phrase("add a note to \"notes\"", "aggiungere una nota a \"notes\""))
    }
  }
}
