public import MenuCore

extension UnwritableReason {
  /// The reason in a few words of a language, as they stand behind the name of the file; what the
  /// system says is said as it says it.
  public func words(in language: InterfaceLanguage) -> String {
    switch (self, language) {
    case (.notPermitted, .english): "it cannot be written: you may not write to its folder"
    case (.notPermitted, .italian):
      "non si può scrivere: non hai il permesso di scrivere nella sua cartella"
    case (.failed(let code, let text), .english):
      "it cannot be written: \(text.isEmpty ? "error \(code)" : text)"
    case (.failed(let code, let text), .italian):
      "non si può scrivere: \(text.isEmpty ? "errore \(code)" : text)"
    }
  }
}
