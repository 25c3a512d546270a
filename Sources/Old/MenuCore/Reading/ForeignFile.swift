/// What a file is that somebody takes for a menu, though it is not even JSON.
public enum ForeignFile: Hashable, Sendable {
  /// A table of Excel, old or new.
  case excel
  /// A document of Word, old or new.
  case word
  /// A file of Microsoft Office of which nobody can tell the program.
  case office
  /// A table of LibreOffice.
  case openSpreadsheet
  /// A document of LibreOffice.
  case openDocument
  /// A file of Apple's Pages or Numbers.
  case appleDocument
  /// Rich text.
  case richText
  /// A PDF.
  case pdf
  /// A page of HTML; in the line, if there is one, a menu of schema.org begins.
  case webPage(menuLine: Int?)
  /// XML of any kind.
  case xml
  /// Markdown.
  case markdown
  /// JSON between the lines with ``` that chats and wikis put around it.
  case fencedJSON
  /// YAML.
  case yaml
  /// A program in JavaScript.
  case javaScript
  /// A table in text, its columns parted by commas, semicolons or tabs.
  case csv
  /// Lines of text.
  case plainText
  /// A picture; the name of its format.
  case image(format: String)
  /// A compressed file; the name of its format.
  case compressed(format: String)
  /// A database of SQLite.
  case database
  /// Something that is no text.
  case binary
}
