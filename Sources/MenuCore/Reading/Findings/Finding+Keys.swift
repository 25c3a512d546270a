/// Faults of the keys of an object.
extension Finding {
  /// A key that occurs twice: one of the format, a language tag, or a sign of `allergenKey`.
  package static func repeatedKey(_ key: String) -> Finding {
    Finding(
      .repeatedKey, en: "\"\(key)\" is given twice for \(dish); keep one",
      it: "\"\(key)\" è data due volte per \(dish); tenerne una")
  }

  /// A list that occurs twice, with the line of the first.
  package static func repeatedList(_ key: FileKey, firstLine line: Int) -> Finding {
    Finding(
      .repeatedKey, "list",
      en: "\"\(key.name)\" is given twice for \(dish), first in line \(line)",
      it: "\"\(key.name)\" è data due volte per \(dish), la prima nella riga \(line)",
      advice: Phrase("put both lists into one", "mettere le due liste in una"))
  }

  /// A dish without a name.
  package static let missingName = missing(
    .name, "name", of: Phrase(dish), general: writeName)

  /// An entry without a name in a list of a dish.
  package static func missingNameOfPart(_ list: FileKey) -> Finding {
    missing(
      .name, "part", of: Phrase("an entry of \"\(list.name)\"", "una voce di \"\(list.name)\""),
      general: writeName)
  }

  /// The advice where the placeholder of a message is the name.
  private static let writeName = Phrase(
    "write the name in its place", "scrivere il nome al suo posto")

  /// A group of add-ons without the list of its add-ons.
  package static let missingItems = missing(
    .items, "part", of: Phrase("a group of add-ons", "un gruppo di aggiunte"))

  /// A group without one of its keys.
  package static func missingKeyOfGroup(_ key: FileKey) -> Finding {
    missing(key, "group", of: Phrase("a group", "un gruppo"))
  }

  private static func missing(
    _ key: FileKey, _ variant: String, of object: Phrase, general: Phrase? = nil
  ) -> Finding {
    Finding(
      .missingKey, variant,
      object + Phrase(" has no \"\(key.name)\"", " non ha \"\(key.name)\""), general: general)
  }
}
