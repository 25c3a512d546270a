/// Faults of a file as a whole.
extension Finding {
  /// A file without bytes.
  package static let empty = Finding(
    .json, "empty", en: "the file is empty", it: "il file è vuoto", advice: .writeFirstMenu)
  /// A file of blanks and comments.
  package static let blank = Finding(
    .json, "blank", en: "the file has only blanks or comments",
    it: "il file contiene solo spazi o commenti",
    advice: .writeFirstMenu)
  /// A file in UTF-16 or UTF-32.
  package static let notUTF8 = Finding(
    .json, "not-utf8", en: "the file is not saved as UTF-8", it: "il file non è salvato come UTF-8",
    advice: Phrase("save it as UTF-8", "salvarlo come UTF-8"))

  /// A byte that UTF-8 does not allow there.
  package static func invalidUTF8(_ byte: UInt8) -> Finding {
    Finding(
      .json, "invalid-utf8", en: "byte \(byte.hexadecimal) is not valid UTF-8",
      it: "il byte \(byte.hexadecimal) non è UTF-8 valido",
      advice: Phrase("save the file as UTF-8", "salvare il file come UTF-8"))
  }

  /// A byte-order mark inside the file.
  package static let byteOrderMark = Finding(
    .json, "byte-order-mark", en: "there is an invisible mark (BOM) here",
    it: "qui c'è un segno invisibile (BOM)")
  /// A byte-order mark at the beginning, which was skipped.
  package static let toleratedByteOrderMark = Finding(
    .jsonTolerated, "byte-order-mark",
    en: "there is an invisible mark (BOM) here; not all programs accept it",
    it: "qui c'è un segno invisibile (BOM); non tutti i programmi lo accettano")
  /// A second value after the first.
  package static let secondDocument = Finding(
    .json, "second-document", en: "a second menu begins here", it: "qui comincia un secondo menu",
    advice: Phrase("a file has only one menu", "un file ha un solo menu"))
  /// Other characters before the value.
  package static let leadingCharacters = Finding(
    .json, "leading-characters", en: "there is text before the { of the menu",
    it: "c'è del testo prima della { del menu")
  /// Other characters after the value.
  package static let trailingCharacters = Finding(
    .json, "trailing-characters", en: "there is text after the end of the menu",
    it: "c'è del testo dopo la fine del menu")
  /// More bytes than the limit.
  package static let tooLarge = Finding(
    .tooLarge, en: "the file is larger than 64 MiB", it: "il file supera 64 MiB",
    advice: Phrase("keep images in separate files", "tenere le immagini in file separati"))
  /// JSON, but not an object.
  package static let notAMenu = Finding(
    .notAMenu, en: "the file must be an object in { }", it: "il file deve essere un oggetto in { }")

  /// Another format, recognized by its first bytes.
  package static func foreign(_ format: ForeignFormat) -> Finding {
    Finding(
      .notAMenu, "foreign", format.sentence + Phrase(", not JSON", ", non JSON"),
      advice: format.advice)
  }

  /// A `formatVersion` that is too high, as written.
  package static func newerFormat(_ version: String) -> Finding {
    Finding(
      .newerFormat, en: "formatVersion \(version) is newer than this program",
      it: "formatVersion \(version) è più nuova di questo programma")
  }

  /// No list with a dish.
  package static let noDish = Finding(
    .noDish, en: "no dish in \"pizzas\", \"beverages\", \"desserts\" or \"other\"",
    it: "nessun piatto in \"pizzas\", \"beverages\", \"desserts\" o \"other\"")
}

extension Phrase {
  static let writeFirstMenu = Phrase(
    "giuseppe-menu init writes a menu to start from",
    "giuseppe-menu init scrive un menu da cui partire")
}

extension UInt8 {
  /// `E9`
  var hexadecimal: String { String(self, radix: 16, uppercase: true) }
}
