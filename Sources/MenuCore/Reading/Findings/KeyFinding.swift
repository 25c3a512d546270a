/// A fault of a key of an object.
package enum KeyFinding: FindingFamily {
  /// A key that nothing reads.
  case unknown(UnknownKey)
  /// A key of the format that is given twice.
  case repeated(FileKey)
  /// A list that is given twice, with the line of the first.
  case repeatedList(FileKey, firstLine: Int)
  /// A tag of a language that is given twice.
  case repeatedLanguage(String)
  /// A sign of the house that is given twice.
  case repeatedSign(String)
  /// A dish without a name.
  case missingName
  /// An entry of a list of a dish without a name.
  case missingNameOfPart(FileKey)
  /// A group of add-ons without a list of them.
  case missingItems
  /// A group without one of its keys.
  case missingKeyOfGroup(FileKey)

  package var saysChange: Bool {
    if case .unknown(let key) = self { return key.saysChange }
    return false
  }

  package var isPromise: Bool {
    if case .unknown(let key) = self { return key.near == nil && key.meaning == .diet }
    return false
  }

  package var kind: Finding.Kind {
    switch self {
    case .unknown(let key): key.kind
    case .repeated, .repeatedLanguage, .repeatedSign: Finding.Kind(.repeatedKey)
    case .repeatedList: Finding.Kind(.repeatedKey, "list")
    case .missingName: Finding.Kind(.missingKey, "name")
    case .missingNameOfPart, .missingItems: Finding.Kind(.missingKey, "part")
    case .missingKeyOfGroup: Finding.Kind(.missingKey, "group")
    }
  }
}
