internal import MenuCore
internal import MenuPresentation

/// What every page has: its beginning, the links to other languages, the filter of its rows, and the notes.
enum PageFrame {
  /// The beginning of every page.
  static func open(_ html: inout HTMLWriter, _ source: MenuDataSource, title: String, css: String) {
    html.raw("<!DOCTYPE html>")
    // The direction is right to left if it is for the name of the restaurant.
    html.open("html", [("lang", PageLanguages(of: source).page), ("dir", "auto")])
    html.raw("<meta charset=utf-8><!--giuseppe-menu-->")
    html.raw("<meta name=viewport content=\"width=device-width\">")
    html.element("title", text: title.isEmpty ? "Menu" : title)
    html.raw("<link rel=icon href=data:,>")
    html.style(css.split(separator: "\n").joined())
    html.raw("<body>")
  }

  /// The links to the pages in other languages, each labelled in its own language; empty for a single
  /// language.
  static func writeLinks(_ html: inout HTMLWriter, _ source: MenuDataSource, to all: [Language]) {
    guard all.count > 1 else { return }
    let label = PageWords.of(source.context.interfaceLanguage).languages
    html.element("nav", [("aria-label", label)]) { html in
      for language in all {
        let name = Strings.ownName(of: language)
        let page = ExportFormat.pageName(language, of: all)
        html.element(
          "a",
          [
            ("href", page),
            ("hreflang", language.tag),
            ("lang", language.tag),
            ("aria-current", language == source.context.languageOfTexts ? "page" : nil),
          ], text: name)
      }
    }
  }

  /// The notes of the menu, and the note on the star of frozen food.
  static func writeNotes(_ html: inout HTMLWriter, _ source: MenuDataSource) {
    for note in source.menu.notes {
      html.element(
        "p", [("lang", PageLanguages(of: source).texts)], text: source.context.text(note))
    }
    html.element("p", text: source.context.strings.starNote(of: source))
  }

  /// The filter of the rows, with the number of rows that pass; nil without one.
  /// `Senza latte: 9 voci, 37 nascoste`
  static func filterText(of source: MenuDataSource) -> String? {
    let strings = source.context.strings
    let query = MenuQuery(filter: source.passedFilter)
    let clauses = strings.clauses(of: query, in: source.context)
    guard !clauses.isEmpty else { return nil }
    return clauses.joined(separator: ", ").capitalized + strings.colon
      + strings.text(source.counts)
  }
}
