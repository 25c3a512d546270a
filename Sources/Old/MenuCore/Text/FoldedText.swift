/// A text without what a guest who types quickly leaves out, with the way back to the original.
///
/// Case, diacritics of Latin, Greek and Cyrillic letters, width, typographic quotes, apostrophes and
/// hyphens, the kind of blank and how many, and invisible scalars make no difference; ß is ss, œ is
/// oe, æ is ae, both normal forms are one, and so are Turkish ı, İ, i and I, which people type for
/// each other. й, ї, ў, ѓ and ќ stay apart from their bases: they are letters of their own. The marks of
/// all other scripts are part of what is written and stay.
///
/// The text is folded in one pass in linear time, however many marks stand on a letter.
struct FoldedText {
  /// The folded text in UTF-8, without NUL.
  let bytes: [UInt8]
  /// For each folded byte, where in the UTF-8 of the original the folded letter begins.
  let origins: [Int]

  /// Folds a text and keeps the way back.
  init(_ text: String) {
    var text = text
    var folder = TextFolder(keepsOrigins: true)
    text.withUTF8 { folder.fold($0) }
    bytes = folder.bytes
    origins = folder.origins
  }

  /// The folded text without the blank at its end.
  var trimmed: ArraySlice<UInt8> {
    bytes.last == .space ? bytes.dropLast() : bytes[...]
  }
}

extension String {
  /// The text as it is compared with what guests type.
  package var folded: String { String(decoding: FoldedText(self).trimmed, as: UTF8.self) }
}

extension String {
  /// The words of the text without case and accents, as a guest types them.
  package var foldedWords: [String] {
    String(decoding: FoldedText(self).bytes, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
