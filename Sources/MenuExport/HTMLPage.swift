internal import MenuCore
internal import MenuPresentation

/// The menu as one page of HTML without a script: light and dark, on a phone and on paper, filtered by
/// check boxes that hide whatever does not pass.
struct HTMLPage {
  private let source: MenuDataSource
  private let strings: Strings
  private let words: PageWords
  private let filters: PageFilters

  init(_ source: MenuDataSource) {
    self.source = source
    strings = Strings.of(source.context.interfaceLanguage)
    words = PageWords.of(source.context.interfaceLanguage)
    filters = PageFilters(source, words)
  }

  var text: String {
    var html = HTMLWriter()
    HTMLPage.open(
      &html, source, title: source.menu.name.map(source.context.text) ?? strings.page,
      css: String(decoding: PackageResources.page_css, as: UTF8.self) + filters.css)
    html.element("header") { writeHeader(&$0) }
    html.element("main") { html in
      writeForm(&html)
      writeLists(&html)
    }
    html.element("footer") { html in
      for note in notes { html.element("p", text: note) }
    }
    html.data(LinkedMenu(source, isBrief: true).text)
    html.raw("</body></html>\n")
    return html.text
  }

  /// The head that all pages have.
  static func open(_ html: inout HTMLWriter, _ source: MenuDataSource, title: String, css: String) {
    let language = source.context.language ?? source.menu.language
    html.raw("<!DOCTYPE html>")
    html.open("html", [("lang", (language ?? source.context.interfaceLanguage.language).tag)])
    html.raw("<meta charset=utf-8><!--giuseppe-menu-->")
    html.raw("<meta name=viewport content=\"width=device-width\">")
    html.element("title", text: title.isEmpty ? "Menu" : title)
    html.raw("<link rel=icon href=data:,>")
    html.style(css.split(separator: "\n").joined())
    html.raw("<body>")
  }

  private var notes: [String] {
    let cover = source.menu.cover.map { "\(strings.cover) \(source.context.text(of: $0))" }
    let all = [cover].compactMap(\.self) + source.menu.notes.map(source.context.text)
    return all + [strings.allergenFoot]
  }

  private func writeHeader(_ html: inout HTMLWriter) {
    let (menu, context) = (source.menu, source.context)
    html.element("h1", text: menu.name.map(context.text) ?? "Menu")
    for text in [menu.description, menu.address, menu.hours, menu.phone] {
      html.element("p", text: text.map(context.text))
    }
  }

  private func writeForm(_ html: inout HTMLWriter) {
    html.element("form", [("hidden", ""), ("autocomplete", "off")]) { html in
      html.element("details") { html in
        html.element("summary", text: words.filters)
        write(filters.filters.filter { !$0.isDiet }, words.without, &html)
        write(filters.filters.filter(\.isDiet), words.diets, &html)
      }
      html.element("p", [("role", "status")]) { html in
        for filter in filters.filters {
          html.element("span", [("class", "m o\(filter.id)")], text: filter.sentence)
        }
        html.element("span", text: " " + words.together)
      }
      html.element("button", [("type", "reset")], text: words.showAll)
    }
  }

  private func write(_ filters: [PageFilters.Filter], _ title: String, _ html: inout HTMLWriter) {
    guard !filters.isEmpty else { return }
    html.element("fieldset") { html in
      html.element("legend", text: title)
      for filter in filters {
        html.element("label") { html in
          html.open("input", [("type", "checkbox"), ("id", "n\(filter.id)")])
          html.write(filter.name)
        }
      }
    }
  }

  private func writeLists(_ html: inout HTMLWriter) {
    for list in MenuList.allCases {
      let sections = (0..<source.numberOfSections).filter {
        source.list(forSection: $0) == list && source.numberOfRows(inSection: $0) > 0
      }
      guard !sections.isEmpty else { continue }
      html.element("section", [("class", filters.classes(of: sections))]) { html in
        html.element("h2", text: strings.language.name(of: list))
        for section in sections { write(section, &html) }
      }
    }
  }

  private func write(_ section: Int, _ html: inout HTMLWriter) {
    let group = source.group(forSection: section)
    html.element("section", [("class", filters.classes(of: [section]))]) { html in
      if group != nil { html.element("h3", text: source.title(forSection: section)) }
      html.element("p", text: group?.description.map(source.context.text))
      html.element("ul") { html in
        for row in 0..<source.numberOfRows(inSection: section) {
          guard let item = source.item(forRow: row, inSection: section) else { continue }
          write(item, &html)
        }
      }
    }
  }

  private func write(_ item: MenuItem, _ html: inout HTMLWriter) {
    html.element("li", [("class", "d" + filters.classes(of: item.id))]) { html in
      html.element("div") { html in
        html.element("i", text: item.number)
        html.element("b", text: item.title)
        for mark in strings.marks(of: item) { html.element("span", text: mark) }
        html.element(
          "bdi", text: item.isSoldOut ? strings.soldOut : item.sizes.isEmpty ? item.price : nil)
      }
      if !item.sizes.isEmpty {
        html.element("ul") { html in
          for size in item.sizes {
            html.element("li", [("class", "s")]) { html in
              html.element("span", text: ([size.name] + size.details).joined(separator: " "))
              html.element("bdi", text: size.price)
            }
          }
        }
      }
      html.element("p", text: item.summary)
      // Of a dish that says nothing the sentence stands once, at the foot.
      if !item.allergens.saysNothing {
        html.element("small", text: strings.remark(item.allergens))
      }
      for size in item.sizes {
        html.element("small", text: size.allergens.map { "\(size.name): \(strings.remark($0))" })
      }
      for note in [item.ingredients.isEmpty ? nil : item.description].compactMap(\.self)
        + item.notes
      {
        html.element("p", text: note)
      }
      for group in item.addOns { write(group, of: item, &html) }
    }
  }

  private func write(_ group: MenuItem.AddOns, of item: MenuItem, _ html: inout HTMLWriter) {
    html.element("p", text: group.title ?? strings.addOns)
    html.element("ul") { html in
      for addOn in group.items {
        html.element("li", [("class", "a" + filters.classes(of: addOn))]) { html in
          html.element("span", text: addOn.name)
          html.element("small", text: strings.remark(addOn.allergens))
          html.element("bdi", text: addOn.surcharge)
        }
      }
    }
  }
}
