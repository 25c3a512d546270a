extension TextFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .odd(let text, .control): FindingSentence("“\(text)” ha un carattere di controllo")
    case .odd(let text, .direction):
      FindingSentence("“\(text)” ha un segno che inverte il verso di lettura")
    case .odd(let text, .hidden): FindingSentence("“\(text)” ha un carattere che nessuno vede")
    case .odd(let text, .long): FindingSentence("“\(text)” supera 200 caratteri")
    case .odd(let text, .data):
      FindingSentence(
        "“\(text)” è un'immagine e non un testo", advice: "tenerla in un file proprio")
    case .odd(let text, .entity):
      FindingSentence("“\(text)” ha un'entità di HTML", general: "scrivere il carattere stesso")
    case .odd(let text, .star):
      FindingSentence(
        "“\(text)” ha un asterisco che nulla spiega",
        general: "aggiungere una nota a \"notes\"")
    case .unlikelyLanguage(let tag, let text):
      FindingSentence(
        "\"\(tag)\" non è una lingua di questo menu",
        advice: text.map { "scrivere un solo testo: \($0)" })
    case .missingLanguage(let language, let missing, let all):
      FindingSentence("\"\(language.tag)\" manca in \(missing) nomi su \(all)")
    }
  }
}
