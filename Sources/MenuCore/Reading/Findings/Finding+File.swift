/// Faults of a file as a whole.
extension Finding {
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
