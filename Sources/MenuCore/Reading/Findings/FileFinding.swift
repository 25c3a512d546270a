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
  /// A second value behind the first; something else behind it, or in front.
  case secondDocument, trailingCharacters, leadingCharacters
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
    case .empty: Finding.Kind(.json, "empty")
    case .blank: Finding.Kind(.json, "blank")
    case .notUTF8: Finding.Kind(.json, "not-utf8")
    case .invalidUTF8: Finding.Kind(.json, "invalid-utf8")
    case .byteOrderMark: Finding.Kind(.json, "byte-order-mark")
    case .toleratedByteOrderMark: Finding.Kind(.jsonTolerated, "byte-order-mark")
    case .secondDocument: Finding.Kind(.json, "second-document")
    case .leadingCharacters: Finding.Kind(.json, "leading-characters")
    case .trailingCharacters: Finding.Kind(.json, "trailing-characters")
    case .tooLarge: Finding.Kind(.tooLarge)
    case .notAMenu: Finding.Kind(.notAMenu)
    case .foreign: Finding.Kind(.notAMenu, "foreign")
    case .newerFormat: Finding.Kind(.newerFormat)
    case .noDish: Finding.Kind(.noDish)
    }
  }
}
