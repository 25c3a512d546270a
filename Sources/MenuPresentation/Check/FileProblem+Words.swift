internal import MenuCore

extension FileProblem {
  /// What the system says in English only, as it stands behind what cannot be done.
  func words(in language: InterfaceLanguage) -> String {
    let (italian, english) =
      switch kind {
      case .noFolder: ("la cartella non c'è", "its folder does not exist")
      case .nothingYet: ("non c'è ancora niente da leggere", "there is nothing to read yet")
      case .diskFull: ("il disco è pieno", "the disk is full")
      case .readOnlyDisk: ("il disco è di sola lettura", "the disk is read-only")
      case .linksInCircles: ("i collegamenti girano in tondo", "its links go round in circles")
      case .nameTooLong: ("il nome è troppo lungo", "its name is too long")
      case .tooManyOpenFiles: ("troppi file sono aperti", "too many files are open")
      case .isFolder: ("è una cartella", "it is a folder")
      case .other: ("errore \(code)", "error \(code)")
      }
    return language == .italian ? italian : english
  }
}
