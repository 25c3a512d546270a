internal import MenuCore
internal import MenuPresentation

/// The lists, sections and dishes of the page.
extension HTMLPage {
  func write(_ list: MenuList, _ html: inout HTMLWriter) {
    let sections = sections(of: list)
    guard !sections.isEmpty else { return }
    html.element(
      "section", [("id", list.rawValue), ("data-passes", filters.passed(by: sections))]
    ) { html in
      html.element("h2", text: strings.language.name(of: list))
      for section in sections { write(section, &html) }
    }
  }

  /// The sections of a list that have rows.
  func sections(of list: MenuList) -> [Int] {
    (0..<source.numberOfSections).filter {
      source.list(forSection: $0) == list && source.numberOfRows(inSection: $0) > 0
    }
  }

  private func write(_ section: Int, _ html: inout HTMLWriter) {
    let group = source.group(forSection: section)
    html.element("section", [("data-passes", filters.passed(by: [section]))]) { html in
      if group != nil {
        html.element("h3", [("lang", tags.texts)], text: source.title(forSection: section))
      }
      html.element(
        "p", [("lang", tags.texts)], text: group?.description.map(source.context.text))
      html.element("ul") { html in
        for (item, dish) in source.rows(inSection: section) {
          write(item, image: dish.imageAddress, &html)
        }
      }
    }
  }

  private func write(_ item: MenuItem, image: String?, _ html: inout HTMLWriter) {
    html.element(
      "li", [("class", "dish"), ("data-passes", filters.passed(by: item.index))]
    ) { html in
      html.element("div") { html in
        html.element("i", text: item.number)
        // The symbols are part of the name, so that they stay next to it when it wraps.
        html.element("b", [("lang", tags.texts)]) { html in
          write(starred: item.title, &html)
          for sign in item.signs {
            let mark = strings.text(of: sign, in: item.list)
            // Screen readers read the spiciness as a number, not symbol by symbol.
            let spoken = sign == item.heat ? strings.spokenHeat(of: item) : nil
            let role = spoken == nil ? nil : "img"
            html.element(
              "span", [("lang", tags.words), ("role", role), ("aria-label", spoken)],
              text: " " + mark)
          }
        }
        html.element("bdi", text: price(of: item))
      }
      // The name next to it already describes the image.
      if let image { html.open("img", [("src", image), ("alt", ""), ("loading", "lazy")]) }

      if !item.sizes.isEmpty { write(item.sizes, &html) }
      writeTexts(of: item, &html)
      for group in item.addOns where !group.items.isEmpty { write(group, &html) }
    }
  }

  private func write(_ sizes: [MenuItem.Size], _ html: inout HTMLWriter) {
    html.element("ul") { html in
      for size in sizes {
        html.element("li", [("class", "option")]) { html in
          html.element(
            "span", [("lang", tags.texts)],
            text: ([size.name] + size.details).joined(separator: " "))
          html.element("bdi", text: size.price)
        }
      }
    }
  }

  /// The facts of a dish, its statements, its description and its notes.
  private func writeTexts(of item: MenuItem, _ html: inout HTMLWriter) {
    let details = item.details.joined(separator: ", ")
    // Without ingredients, the summary contains the details and the description.
    let hasIngredients = !item.ingredients.isEmpty
    if tags.texts == nil {
      var facts = [item.summary]
      if hasIngredients { facts.append(details) }
      writeParagraph(facts.filter { !$0.isEmpty }.joined(separator: " · "), &html)
    } else {
      let ingredients = item.ingredients.joined(separator: ", ")
      writeParagraph(ingredients, &html)
      html.element("p", text: details)
    }

    if isAnythingStated {
      html.element("small", text: strings.sentence(item.allergens, open: .elsewhere))
    }
    if item.isUndeclared { html.element("small", text: strings.askStaff.capitalized) }
    for size in item.sizes {
      html.element(
        "small", text: size.allergens.map { size.name + strings.colon + strings.remarkInWords($0) })
    }

    if hasIngredients || tags.texts != nil {
      html.element("p", [("lang", tags.texts)], text: item.description)
    }
    for note in item.notes { html.element("p", [("lang", tags.texts)], text: note) }
  }

  /// A paragraph in the language of the menu, unless it is empty.
  private func writeParagraph(_ text: String, _ html: inout HTMLWriter) {
    guard !text.isEmpty else { return }
    html.element("p", [("lang", tags.texts)]) { write(starred: text, &$0) }
  }

  /// Writes a text with its asterisks labelled for screen readers: with the text after the asterisk in
  /// the note of the menu, or else with *frozen*.
  private func write(starred text: String, _ html: inout HTMLWriter) {
    guard text.hasStar else { return html.write(text) }
    let notes = source.menu.notes.map(source.context.text)
    let note = notes.first { $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }
    for (number, part) in text.split(separator: "*", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 {
        html.element("span", [("role", "img"), ("aria-label", note ?? strings.frozen)], text: "*")
      }
      html.write(String(part))
    }
  }

  /// The price, or "sold out". Prices of sizes are shown with the sizes.
  private func price(of item: MenuItem) -> String? {
    if item.isSoldOut { return strings.soldOut }
    guard item.sizes.isEmpty else { return nil }
    let was = item.previousPrice.map { "(\(strings.previousPrice.filled($0)))" }
    return [item.price, was].compactMap(\.self).joined(separator: " ")
  }

  private func remark(of addOn: MenuItem.AddOns.Item) -> String? {
    guard isAnythingStated || addOn.isUndeclared else { return nil }
    return strings.remarkInWords(addOn.allergens, isUndeclared: addOn.isUndeclared)
  }

  private func write(_ group: MenuItem.AddOns, _ html: inout HTMLWriter) {
    html.element("p", text: strings.title(of: group, before: " (", after: ")"))
    html.element("ul") { html in
      for addOn in group.items {
        html.element(
          "li", [("class", "option"), ("data-passes", filters.passed(by: addOn))]
        ) { html in
          html.element("span", [("lang", tags.texts)]) { html in
            html.write(addOn.name + " ")
            html.element("small", [("lang", tags.words)], text: remark(of: addOn))
          }
          html.element("bdi", text: addOn.surcharge)
        }
      }
    }
  }
}
