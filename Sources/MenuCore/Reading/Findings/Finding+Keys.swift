/// Faults of the keys of an object.
extension Finding {
  /// A key of the format that occurs twice.
  package static func repeatedKey(_ key: FileKey) -> Finding { repeated(key.name) }

  /// A language tag that occurs twice.
  package static func repeatedLanguage(_ tag: String) -> Finding { repeated(tag) }

  /// A sign of `allergenKey` that occurs twice.
  package static func repeatedSign(_ sign: String) -> Finding { repeated(sign) }

  private static func repeated(_ key: String) -> Finding {
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
  package static let missingName = Finding(
    .missingKey, "name", en: "\(dish) has no \"name\"", it: "\(dish) non ha \"name\"")

  /// An entry without a name in a list of a dish.
  package static func missingNameOfPart(_ list: FileKey) -> Finding {
    Finding(
      .missingKey, "part", en: "an entry of \"\(list.name)\" has no \"name\"",
      it: "una voce di \"\(list.name)\" non ha \"name\"")
  }

  /// A group of add-ons without the list of its add-ons.
  package static let missingItems = Finding(
    .missingKey, "part", en: "a group of add-ons has no \"items\"",
    it: "un gruppo di aggiunte non ha \"items\"")

  /// A group without one of its keys.
  package static func missingKeyOfGroup(_ key: FileKey) -> Finding {
    Finding(
      .missingKey, "group", en: "a group has no \"\(key.name)\"",
      it: "un gruppo non ha \"\(key.name)\"")
  }
}
