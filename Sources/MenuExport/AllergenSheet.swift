internal import MenuCore
internal import MenuPresentation

/// The allergen sheet for the wall: the state of each of the fourteen allergens, for every dish and
/// add-on.
struct AllergenSheet {
  private let source: MenuDataSource
  private let words: PageWords
  private let strings: Strings
  private let languages: [Language]
  private let tags: PageLanguages

  /// Makes the sheet of a menu that has one sheet per language.
  init(_ source: MenuDataSource, languages: [Language]) {
    self.source = source
    self.languages = languages
    tags = PageLanguages(of: source)
    words = PageWords.of(source.context.interfaceLanguage)
    strings = source.context.strings
  }

  var text: String {
    var html = HTMLWriter()
    PageFrame.open(
      &html, source, title: words.sheet,
      css: String(decoding: PackageResources.sheet_css, as: UTF8.self))
    html.element("header") { html in
      html.element("h1", text: words.sheet)
      html.element("p", [("lang", tags.texts)], text: source.menu.name.map(source.context.text))
      html.element("p", text: PageFrame.filterText(of: source))
      PageFrame.writeLinks(&html, source, to: languages)
    }
    html.element("main") { html in
      html.element("ul") { html in
        for state in AllergenState.allCases.reversed() {
          html.element("li") { html in
            html.element("span", [("aria-hidden", "true")], text: state.sign)
            html.write(" " + words.name(of: state))
          }
        }
      }
      html.element("div", [("role", "region"), ("aria-label", words.sheet), ("tabindex", "0")]) {
        html in html.element("table") { write(&$0) }
      }
    }
    html.element("footer") { PageFrame.writeNotes(&$0, source) }
    html.raw("</body></html>\n")
    return html.text
  }

  private func write(_ html: inout HTMLWriter) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", [("scope", "col")], text: words.dish)
        for allergen in Allergen.groups {
          html.element(
            "th", [("scope", "col")], text: source.context.interfaceLanguage.name(of: allergen))
        }
      }
    }
    html.element("tbody") { html in
      var heading: Int?
      source.forEachRow { section, item, _ in
        if heading != section {
          heading = section
          let isGroup = source.group(forSection: section) != nil
          html.element("tr", [("class", "heading")]) { html in
            html.element(
              "th",
              [
                ("colspan", "15"), ("scope", "rowgroup"),
                ("lang", isGroup ? tags.texts : nil),
              ],
              text: source.title(forSection: section))
          }
        }
        write(row(of: item), &html)

        for addOn in item.addOns.flatMap(\.items) { write(row(of: addOn), &html) }
      }
    }
  }

  /// A row of the table.
  private struct Row {
    let title: String
    /// The warnings other than allergens.
    let marks: [String]
    let statement: AllergenStatement
    /// The class of the row; nil for none.
    var style: String?
  }

  private func row(of item: MenuItem) -> Row {
    let title = [item.number, item.title].compactMap(\.self).joined(separator: " ")
    return Row(title: title, marks: marks(of: item), statement: item.allergens)
  }

  private func row(of addOn: MenuItem.AddOns.Item) -> Row {
    var marks: [String] = []
    if addOn.isUndeclared { marks.append(strings.askStaff) }
    return Row(title: "+ " + addOn.name, marks: marks, statement: addOn.allergens, style: "add-on")
  }

  /// The warnings of a dish other than allergens: sold out, spicy, frozen, alcohol.
  private func marks(of item: MenuItem) -> [String] {
    var marks: [String] = []
    if item.isSoldOut { marks.append(strings.soldOut) }
    marks += strings.warningsBesideAllergens(of: item)
    if item.isUndeclared { marks.append(strings.askStaff) }
    return marks
  }

  private func write(_ row: Row, _ html: inout HTMLWriter) {
    html.element("tr", [("class", row.style)]) { html in
      html.element("th", [("scope", "row"), ("lang", tags.texts)]) { html in
        html.write(row.title)
        html.element("small", [("lang", tags.words)], text: row.marks.joined(separator: " · "))
        // A warning that was not understood belongs to no column.
        for word in row.statement.unread { html.element("small", text: "“\(word)”") }
      }

      for allergen in Allergen.groups {
        let state = row.statement.state(of: allergen)
        html.element("td", [("class", state.style)]) { html in
          html.element("span", [("aria-hidden", "true")], text: state.sign)
          html.element("i", text: words.name(of: state))
          html.element("small", text: kinds(of: allergen, in: row.statement))
        }
      }
    }
  }

  /// The kinds of a group that a dish contains, and separately those that it may contain. `walnut;
  /// may contain other nuts`
  private func kinds(of group: Allergen, in statement: AllergenStatement) -> String {
    let contained = statement.contains.intersection(group.kinds)
    let traces = statement.mayContain.subtracting(statement.contains)
    let kindsOfTraces = traces.intersection(group.kinds)
    var possible = strings.names(of: kindsOfTraces)
    if statement.state(of: group) == .contains {
      if traces.contains(group) {
        possible = strings.warned(kindsOfTraces.union([group]), besides: contained)
      }
      if !possible.isEmpty { possible = "\(words.name(of: .mayContain)) \(possible)" }
    }
    return [strings.names(of: contained), possible].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}

extension AllergenState {
  /// Its symbol on the sheet, recognizable without colour.
  fileprivate var sign: String {
    switch self {
    case .free: "○"
    case .notAnIngredient: "–"
    case .notStated: "?"
    case .mayContain: "◐"
    case .contains: "●"
    }
  }

  /// Its CSS class on the sheet: warnings are bold, a missing statement is inconspicuous; nil for
  /// promises.
  fileprivate var style: String? {
    switch self {
    case .free, .notAnIngredient: nil
    case .notStated: "unstated"
    case .mayContain, .contains: "warning"
    }
  }
}
