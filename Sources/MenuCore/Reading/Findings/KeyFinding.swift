/// What is wrong with a key of an object.
package enum KeyFinding: FindingFamily {
  /// A key that nothing reads, as written, with the key that it may be.
  case unknown(String, near: FileKey?, meaning: Meaning)
  /// A key of the format that is given twice.
  case repeated(FileKey)
  /// A language that is given twice.
  case repeatedLanguage(Language)
  /// A sign of the house's own that is given twice.
  case repeatedSign(String)
  /// A dish without a name.
  case missingName
  /// An entry of a list of a dish without a name.
  case missingNameOfPart(FileKey)
  /// A group without one of its keys.
  case missingKeyOfGroup(FileKey)

  /// What an unknown key may have been meant as.
  package enum Meaning: Hashable, Sendable {
    /// It names an allergen or traces, or is inside a statement about them.
    case warning
    /// It names a diet.
    case diet
    /// Anything else, which its owner may keep as private data.
    case other
  }

  package var rule: Diagnostic.Rule {
    switch self {
    case .unknown: .unknownKey
    case .repeated, .repeatedLanguage, .repeatedSign: .repeatedKey
    case .missingName, .missingNameOfPart, .missingKeyOfGroup: .missingKey
    }
  }

  package var kind: Finding.Kind {
    switch self {
    case .unknown(_, nil, .warning): .unknownKeyWarning
    case .unknown(_, nil, .diet): .unknownKeyDiet
    case .unknown(_, nil, .other): .unknownKey
    case .unknown(_, .some, .warning), .unknown(_, .some, .diet): .unknownKeyNearWarning
    case .unknown(_, .some, .other): .unknownKeyNear
    case .repeated, .repeatedLanguage, .repeatedSign: .repeatedKey
    case .missingName: .missingName
    case .missingNameOfPart: .missingKeyOfPart
    case .missingKeyOfGroup: .missingKeyOfGroup
    }
  }

  package var namesDish: Bool {
    switch self {
    case .repeated, .repeatedLanguage, .repeatedSign, .missingName: true
    case .unknown, .missingNameOfPart, .missingKeyOfGroup: false
    }
  }
}
