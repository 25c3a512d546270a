package import OldMenuCore

/// A page as it lies in a folder, by its bytes: one that was written here, and where it leads.
///
/// Every page says by which program it was written, so that a page of somebody else is never taken
/// for one that may be replaced or removed.
package struct WrittenPage {
  /// How many bytes from its beginning are looked at: all that stands before the dishes.
  package static let limit = 1 << 16

  /// The languages whose pages it leads to.
  package let languages: Set<Language>

  /// Takes the beginning of a page; nil for one that somebody else wrote.
  package init?(_ beginning: [UInt8]) {
    // Before all that a menu says.
    guard beginning.prefix(256).contains(Array(Self.mark.utf8)) else { return nil }
    var languages: Set<Language> = []
    var rest = beginning.prefix(Self.limit)
    while let start = rest.firstRange(of: Array("hreflang=\"".utf8)) {
      rest = rest[start.upperBound...]
      let tag = rest.prefix { $0 != UInt8(ascii: "\"") }
      if let language = Language(tag: String(decoding: tag, as: UTF8.self)) {
        languages.insert(language)
      }
    }
    self.languages = languages
  }

  /// As it stands in the templates: a comment, for a phone reads it with every page.
  private static let mark = "<!--giuseppe-menu-->"
}
