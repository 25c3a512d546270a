extension FileFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .empty:
      FindingSentence(
        "il file è vuoto", advice: "giuseppe-menu init scrive un menu da cui partire")
    case .blank:
      FindingSentence(
        "il file non contiene nulla", advice: "giuseppe-menu init scrive un menu da cui partire")
    case .notUTF8:
      FindingSentence("il file non è salvato come UTF-8", advice: "salvarlo come UTF-8")
    case .invalidUTF8(let byte):
      FindingSentence(
        "il byte \(byte.hexadecimal) non è UTF-8", advice: "salvare il file come UTF-8")
    case .byteOrderMark: FindingSentence("qui c'è un segno invisibile")
    case .toleratedByteOrderMark:
      FindingSentence("qui c'è un segno invisibile; funziona, ma altri programmi lo rifiutano")
    case .secondDocument:
      FindingSentence("qui comincia un secondo menu", advice: "un file ne contiene uno")
    case .trailingCharacters: FindingSentence("c'è qualcosa dopo la fine del menu")
    case .tooLarge:
      FindingSentence("il file supera 64 MiB", advice: "tenere le immagini in file propri")
    case .notAMenu: FindingSentence("il file deve essere un oggetto in { }")
    case .foreign(let format):
      FindingSentence(
        "questo è \(format.name), non JSON", advice: "scrivere il menu come file di testo")
    case .newerFormat(let version):
      FindingSentence("formatVersion \(version) è più nuova di questo programma")
    case .noDish:
      FindingSentence(
        "né \"pizzas\" né \"beverages\" né \"desserts\" né \"other\" ha un piatto")
    }
  }
}
