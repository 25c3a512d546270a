extension FileFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .empty: FindingPhrase("the file is empty", "il file è vuoto", advice: .writeFirstMenu)
    case .blank:
      FindingPhrase(
        "the file holds nothing", "il file non contiene nulla", advice: .writeFirstMenu)
    case .notUTF8: .notUTF8
    case .invalidUTF8(let byte):
      FindingPhrase(
        "the byte \(byte.hexadecimal) is not UTF-8", "il byte \(byte.hexadecimal) non è UTF-8",
        advice: Phrase("save the file as UTF-8", "salvare il file come UTF-8"))
    case .byteOrderMark:
      FindingPhrase(
        "there is an invisible byte-order mark here", "qui c'è un segno invisibile")
    case .toleratedByteOrderMark: .toleratedByteOrderMark
    case .secondDocument: .secondDocument
    case .leadingCharacters:
      FindingPhrase(
        "there is something before the { of the menu", "c'è qualcosa prima della { del menu")
    case .trailingCharacters:
      FindingPhrase(
        "there is something behind the end of the menu", "c'è qualcosa dopo la fine del menu")
    case .tooLarge: .tooLarge
    case .notAMenu:
      FindingPhrase("the file must be an object in { }", "il file deve essere un oggetto in { }")
    case .foreign(let format):
      FindingPhrase(
        "this is \(format.name), not JSON", "questo è \(format.name), non JSON",
        advice: format.advice)
    case .newerFormat(let version):
      FindingPhrase(
        "formatVersion \(version) is newer than this program",
        "formatVersion \(version) è più nuova di questo programma")
    case .noDish: .noDish
    }
  }
}

extension Phrase {
  fileprivate static let writeFirstMenu = Phrase(
    "giuseppe-menu init writes a menu to start from",
    "giuseppe-menu init scrive un menu da cui partire")
}

/// The findings that name nothing of the file.
extension FindingPhrase {
  fileprivate static let notUTF8 = FindingPhrase(
    "the file is not saved as UTF-8", "il file non è salvato come UTF-8",
    advice: Phrase("save it as UTF-8", "salvarlo come UTF-8"))
  fileprivate static let toleratedByteOrderMark = FindingPhrase(
    "there is an invisible mark here; it works, but other programs refuse it",
    "qui c'è un segno invisibile; funziona, ma altri programmi lo rifiutano")
  fileprivate static let secondDocument = FindingPhrase(
    "a second menu begins here", "qui comincia un secondo menu",
    advice: Phrase("a file holds one", "un file ne contiene uno"))
  fileprivate static let tooLarge = FindingPhrase(
    "the file is larger than 64 MiB", "il file supera 64 MiB",
    advice: Phrase("keep pictures in files of their own", "tenere le immagini in file propri"))
  fileprivate static let noDish = FindingPhrase(
    "none of \"pizzas\", \"beverages\", \"desserts\", \"other\" has a dish",
    "né \"pizzas\" né \"beverages\" né \"desserts\" né \"other\" ha un piatto")
}

extension UInt8 {
  /// `E9`
  var hexadecimal: String { String(self, radix: 16, uppercase: true) }
}
