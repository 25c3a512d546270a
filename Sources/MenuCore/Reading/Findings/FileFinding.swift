/// A fault of a file as a whole.
package enum FileFinding: FindingFamily {
  /// A file without bytes; a file of blanks and comments; a file in UTF-16 or UTF-32.
  case empty, blank, notUTF8
  /// A byte that UTF-8 does not allow there.
  case invalidUTF8(UInt8)
  /// A byte-order mark inside the file.
  case byteOrderMark
  /// A byte-order mark at the beginning, which was skipped.
  case toleratedByteOrderMark
  /// A second value behind the first; something else behind it.
  case secondDocument, trailingCharacters
  /// More bytes than the limit.
  case tooLarge
  /// JSON, but not an object.
  case notAMenu
  /// Another format that its first bytes give away.
  case foreign(ForeignFormat)
  /// A `formatVersion` that is too high, as written.
  case newerFormat(String)
  /// No list with a dish.
  case noDish

  package var kind: Finding.Kind {
    switch self {
    case .empty: .jsonEmpty
    case .blank: .jsonBlank
    case .notUTF8: .jsonNotUTF8
    case .invalidUTF8: .jsonInvalidUTF8
    case .byteOrderMark: .jsonByteOrderMark
    case .toleratedByteOrderMark: .toleratedByteOrderMark
    case .secondDocument: .jsonSecondDocument
    case .trailingCharacters: .jsonTrailingCharacters
    case .tooLarge: .tooLarge
    case .notAMenu: .notAMenu
    case .foreign: .notAMenuForeign
    case .newerFormat: .newerFormat
    case .noDish: .noDish
    }
  }
}
