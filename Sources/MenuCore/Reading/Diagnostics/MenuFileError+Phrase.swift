extension MenuFileError.Reason {
  /// The sentence in Italian for `it` and its varieties, and in English for any other language; a message of
  /// the system stays as it is. `il file non c'è`
  public func text(in language: Language) -> String {
    phrase.words(in: InterfaceLanguage(language))
  }

  /// The reason in both languages; a message of the system stays as it is.
  package var phrase: Phrase {
    Phrase(rawValue, italian ?? rawValue)
  }

  private var italian: String? {
    switch self {
    case .missing: "il file non c'è"
    case .folderMissing: "la cartella non c'è"
    case .folderNotPermitted: "non puoi scrivere nella sua cartella"
    case .notPermitted: "mancano i permessi"
    case .notAFile: "non è un file, ma una cartella, una pipe o un dispositivo"
    case .nothingYet: "non c'è ancora nulla da leggere"
    case .readOnly: "è di sola lettura; il proprietario può cambiarlo con chmod u+w"
    case .hardLink: "ha un altro nome (hard link) che terrebbe il menu vecchio"
    case .attributesLost: "proprietario, permessi o attributi non si possono conservare"
    case .mountedAlone:
      "è un punto di mount e non si può sostituire; montare la sua cartella"
    case .keepsChanging: "un altro programma lo cambia di continuo"
    case .locked: "un altro programma lo tiene bloccato"
    default: nil
    }
  }
}
