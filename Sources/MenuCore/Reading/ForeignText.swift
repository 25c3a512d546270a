/// A text in a language that the menu does not have.
package struct ForeignText {
  /// The tag of the language.
  package let tag: String
  /// All of its languages joined to one text, as it is written in a file; nil if some of them are
  /// languages of the menu.
  package let text: String?
  /// The bytes of the tag, and of all languages.
  package let range, map: Range<Int>
}
