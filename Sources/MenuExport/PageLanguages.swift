internal import MenuCore

/// The languages of a page for its `lang` attributes, so that a voice reads each text in its own.
struct PageLanguages {
  /// That of the page: the words of the program, in the variant of the menu where they are the same.
  let page: String
  /// That of the menu's texts where it is another one; nil where it is the same.
  let texts: String?
  /// That of words inside a text in another language; nil where all is the same.
  var words: String? { texts == nil ? nil : page }

  init(of source: MenuDataSource) {
    let words = source.context.interfaceLanguage.language
    let menu = source.context.language ?? source.menu.language
    let isSame = menu?.isKind(of: words) ?? true
    page = (isSame ? menu ?? words : words).tag
    texts = isSame ? nil : menu?.tag
  }
}
