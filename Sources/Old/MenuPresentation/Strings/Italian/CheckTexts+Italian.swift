internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on names and other texts.
  func advice(on rule: Diagnostic.TextRule) -> Advice {
    switch rule {
    case .missingName: Advice("\(subject) non ha nome", #"aggiungi "name": "…""#)
    case .emptyEntry(let key):
      Advice(#"una voce di "\#(key)"\#(inDish) è vuota"#, "toglila, o scrivi che cos'è")
    case .noTranslation(let key):
      Advice(
        #""\#(key)"\#(inDish) non ha testo in nessuna lingua"#, #"scrivi "\#(key)": {"it": "…"}"#)
    case .missingLanguage(let language, let missing, let total):
      Advice(
        #""\#(language)" manca in \#(missing) nomi su \#(total)"#,
        #"scrivi "name": {…, "\#(language)": "…"}; finché manca si legge un'altra lingua"#)
    case .controlCharacter(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere di controllo invisibile "
          + "(\(AdviceText.name(ofScalar: scalar)))", "cancellalo; i clienti vedono un segnaposto")
    case .bidirectionalControl(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere invisibile che cambia il verso della scrittura "
          + "(\(AdviceText.name(ofScalar: scalar)))", "cancellalo; i clienti vedono un segnaposto")
    case .hiddenCharacter(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere nascosto (\(AdviceText.name(ofScalar: scalar)))",
        "cancellalo: nessuno lo vede, e ciò che sembra uguale non lo è")
    case .longText(let key, let length, let limit):
      Advice("\(text(key)) ha \(length) caratteri", "un testo si legge fino a \(limit)")
    case .dataURL(let key, let byteCount):
      Advice(
        #""\#(key)"\#(inDish) contiene un'immagine di \#(AdviceText.size(byteCount))"#,
        "scrivi il nome di un file")
    case .unexplainedAsterisk(let text):
      Advice(
        #""\#(text)": niente spiega l'asterisco"#,
        #"aggiungi "frozen": true, o una nota che spiega *"#)
    }
  }

  private func text(_ key: String?) -> String {
    key.map { "\"\($0)\"\(inDish)" } ?? "un testo\(inDish)"
  }
}
