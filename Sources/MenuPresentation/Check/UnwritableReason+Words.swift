public import MenuCore

extension UnwritableReason {
  /// The reason in a few words of a language, as they stand behind the name of the file.
  public func words(in language: InterfaceLanguage) -> String {
    switch (self, language) {
    case (.notPermitted, .english): "it cannot be written: you may not write to its folder"
    case (.notPermitted, .italian):
      "non si può scrivere: non hai il permesso di scrivere nella sua cartella"
    case (.failed(let code, _), .english):
      "it cannot be written: \(language.systemError(code))"
    case (.failed(let code, _), .italian):
      "non si può scrivere: \(language.systemError(code))"
    }
  }
}
