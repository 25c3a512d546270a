internal import MenuCore
internal import MenuPresentation

/// The menu as one HTML page without scripts: light and dark, for phones and for paper, with check boxes
/// that hide dishes.
struct HTMLPage {
  let source: MenuDataSource
  let strings: Strings
  let filters: PageFilters
  /// True if any dish or add-on states something; those that do not are then marked.
  let isAnythingStated: Bool
  let tags: PageLanguages
  private let words: PageWords
  private let languages: [Language]

  /// Makes the page of a menu that has one page per language.
  init(_ source: MenuDataSource, languages: [Language]) {
    self.source = source
    self.languages = languages
    strings = source.context.strings
    words = PageWords.of(source.context.interfaceLanguage)
    filters = PageFilters(source, strings: strings, words: words)
    isAnythingStated = source.statesAllergens
    tags = PageLanguages(of: source)
  }

  var text: String {
    var html = HTMLWriter()
    PageFrame.open(
      &html, source, title: source.menu.name.map(source.context.text) ?? "",
      css: String(decoding: PackageResources.page_css, as: UTF8.self) + filters.css + imageCSS)
    html.element("header") { writeHeader(&$0) }
    html.element("main") { html in
      let hasForm = isAnythingStated || !source.menu.diets.isEmpty
      if hasForm { writeForm(&html) }
      // Shown once before all dishes, so that a missing statement cannot be mistaken for a promise.
      html.element("p", text: strings.foot(statesAllergens: isAnythingStated))
      html.element("p", text: PageFrame.filterText(of: source))
      for list in source.menu.listsInOrder { write(list, &html) }
      // The status comes last, because the browser counts the visible dishes in page order.
      if hasForm { writeStatus(&html) }
    }
    html.element("footer") { html in
      let cover = source.menu.cover.map { "\(strings.cover) \(source.context.text(of: $0))" }
      html.element("p", text: cover)
      PageFrame.writeNotes(&html, source)
    }
    html.data(LinkedMenu(source, isBrief: true).text)
    html.raw("</body></html>\n")
    return html.text
  }

  /// The CSS rule for images, if there are any.
  private var imageCSS: String {
    guard source.menu.dishes.contains(where: { $0.imageAddress != nil }) else { return "" }
    return
      "img{float:inline-end;width:6rem;aspect-ratio:1;object-fit:cover;margin-inline-start:.8rem}"
  }

  private func writeHeader(_ html: inout HTMLWriter) {
    let menu = source.menu
    let context = source.context
    html.element("h1", [("lang", tags.texts)], text: menu.name.map(context.text) ?? "Menu")
    for text in [menu.description, menu.address, menu.hours] {
      html.element("p", [("lang", tags.texts)], text: text.map(context.text))
    }
    if let phone = menu.phone.map(context.text) { write(phone: phone, &html) }
    PageFrame.writeLinks(&html, source, to: languages)
    writeListLinks(&html)
  }

  /// The telephone number, as a link if it can be dialled.
  private func write(phone: String, _ html: inout HTMLWriter) {
    guard let number = PhoneNumber(phone) else { return html.element("p", text: phone) }
    html.element("p") { $0.element("a", [("href", number.address)], text: phone) }
  }

  /// Links to the lists, if there are several.
  private func writeListLinks(_ html: inout HTMLWriter) {
    let lists = source.menu.listsInOrder.filter { !sections(of: $0).isEmpty }
    guard lists.count > 1 else { return }
    html.element("nav", [("aria-label", strings.linear.lists.capitalized)]) { html in
      for list in lists {
        html.element(
          "a", [("href", "#\(list.rawValue)")], text: strings.language.name(of: list))
      }
    }
  }

  private func writeForm(_ html: inout HTMLWriter) {
    html.element("form", [("hidden", ""), ("autocomplete", "off")]) { html in
      html.element("details") { html in
        html.element("summary", text: words.filters)
        write(filters.filters.filter { !$0.isDiet }, strings.withoutTitle, &html)
        write(filters.filters.filter(\.isDiet), words.diets, &html)
      }
      html.element("p", text: words.together)
      html.element("button", [("type", "reset")], text: words.showAll)
    }
  }

  /// The line at the edge of the window: the active filters and their counts.
  private func writeStatus(_ html: inout HTMLWriter) {
    html.element("p", [("role", "status"), ("class", "status")]) { html in
      for filter in filters.filters {
        html.element("b", [("id", "title\(filter.id)")], text: filter.title)
        html.write(" ")
      }
      for filter in filters.filters {
        html.element(
          "span", [("class", "counts"), ("data-passes", "\(filter.id)")], text: filter.counts)
      }
      html.element("span", [("class", "total")])
    }
  }

  private func write(_ filters: [PageFilters.Filter], _ title: String, _ html: inout HTMLWriter) {
    guard !filters.isEmpty else { return }
    html.element("fieldset") { html in
      html.element("legend", text: title)
      for filter in filters {
        html.element("label") { html in
          html.open("input", [("type", "checkbox"), ("id", "filter\(filter.id)")])
          html.write(filter.name)
        }
      }
    }
  }
}
