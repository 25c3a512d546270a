public import MenuCore

extension UnreadableReason {
  /// The reason in a few words of a language, as they stand behind the name of the file.
  public func words(in language: InterfaceLanguage) -> String {
    switch (self, language) {
    case (.missing, .english): "there is no such file"
    case (.missing, .italian): "il file non c'è"
    case (.notPermitted, .english): "you may not read it"
    case (.notPermitted, .italian): "non hai il permesso di leggerlo"
    case (.notAFile(.directory), .english): "it is a folder, not a file"
    case (.notAFile(.directory), .italian): "è una cartella, non un file"
    case (.notAFile(.pipe), .english): "it is a pipe, not a file"
    case (.notAFile(.pipe), .italian): "è una pipe, non un file"
    case (.notAFile(.device), .english): "it is a device, not a file"
    case (.notAFile(.device), .italian): "è un dispositivo, non un file"
    case (.notAFile(.socket), .english): "it is a socket, not a file"
    case (.notAFile(.socket), .italian): "è un socket, non un file"
    case (.failed(let problem), .english):
      "it cannot be read: \(problem.words(in: language))"
    case (.failed(let problem), .italian):
      "non si può leggere: \(problem.words(in: language))"
    }
  }
}
