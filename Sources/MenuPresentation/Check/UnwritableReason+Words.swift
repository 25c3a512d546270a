public import MenuCore

extension UnwritableReason {
  /// The reason in a few words of a language, as they stand behind the name of the file.
  public func words(in language: InterfaceLanguage) -> String {
    switch (self, language) {
    case (.notPermitted, .english): "it cannot be written: you may not write to its folder"
    case (.notPermitted, .italian):
      "non si può scrivere: non hai il permesso di scrivere nella sua cartella"
    case (.notAFile, .english): "it cannot be written: it is no file, or a link"
    case (.notAFile, .italian): "non si può scrivere: non è un file, o è un collegamento"
    case (.failed(let problem), .english):
      "it cannot be written: \(problem.words(in: language))"
    case (.failed(let problem), .italian):
      "non si può scrivere: \(problem.words(in: language))"
    }
  }
}
