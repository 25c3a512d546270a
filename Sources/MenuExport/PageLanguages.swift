internal import MenuCore

/// The languages for the `lang` attributes of a page, so that screen readers read each text in its
/// language.
struct PageLanguages {
  /// The language of the page: that of the program's words, in the variant of the menu if it has the same
  /// language.
  let page: String
  /// The language of the menu's texts; nil if it is the same.
  let texts: String?
  /// The language of the program's words inside a text of the menu; nil if it is the same.
  var words: String? { texts == nil ? nil : page }

  init(of source: MenuDataSource) {
    let words = source.context.interfaceLanguage.language
    let menu = source.context.languageOfTexts
    if let menu, !menu.isKind(of: words) {
      page = words.tag
      texts = menu.tag
    } else {
      page = (menu ?? words).tag
      texts = nil
    }
  }
}
