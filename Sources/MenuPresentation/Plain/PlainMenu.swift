internal import MenuCore
package import TerminalText

/// The menu as a page of plain text: for paper, pipes and files.
package struct PlainMenu {
  private let session: MenuSession
  private let strings: Strings
  private let typesetter: Typesetter
  private let columns: Int
  private let statesAllergens: Bool

  /// Makes a page of the rows of a session with a number of columns, at least ten.
  package init(_ session: MenuSession, typesetter: Typesetter, columns: Int) {
    self.session = session
    strings = session.strings
    self.typesetter = typesetter
    self.columns = max(10, columns)
    statesAllergens = session.source.statesAllergens
  }

  /// Writes the page in pieces of about 32 KB, so that a long menu is never held as one text.
  package func write(to output: (SafeText) throws -> Void) rethrows {
    let head = [session.title.uppercased(), session.motto ?? ""].filter { !$0.isEmpty }
    var piece: SafeText = ""
    if !head.isEmpty { piece += page(head + [""]) }
    for line in asked where !line.isEmpty { piece += page([line, ""]) }

    let shown = session.shown
    let presenter = MenuPresenter(shown)
    for section in 0..<shown.numberOfSections where shown.numberOfRows(inSection: section) > 0 {
      piece += page(heading(section) + [""])
      for row in 0..<shown.numberOfRows(inSection: section) {
        guard let item = presenter.menuItem(forRow: row, inSection: section) else { continue }
        piece += entry(item)
        guard piece.string.utf8.count >= 32 << 10 else { continue }
        try output(piece)
        piece = ""
      }
    }

    piece += page(session.footnotes.map(\.text) + [strings.foot(statesAllergens: statesAllergens)])
    let house = session.house.map { $0.label + strings.colon + $0.text }
    if !house.isEmpty { piece += page([""] + house) }
    try output(piece)
  }

  /// The clauses with their counts, and the notice.
  private var asked: [String] {
    var asked: [String] = []
    if !session.query.isEmpty, session.isUnderstood {
      asked.append(session.clauses.joined(separator: " · "))
      asked.append(strings.text(session.shown.counts))
    }
    return asked + [session.notice(showsKey: false), session.hint()].compactMap(\.self)
  }

  private func heading(_ section: Int) -> [String] {
    var heading: [String] = []
    if let list = session.shown.list(forSection: section) {
      heading.append(strings.language.name(of: list))
    }
    let group = session.shown.group(forSection: section)
    if group != nil || heading.isEmpty {
      heading.append(session.shown.title(forSection: section) ?? "")
    }

    var lines = [heading.joined(separator: " · ").uppercased()]
    if let description = group?.description { lines.append(session.context.text(description)) }
    return lines
  }

  /// A row with everything that is stated: price, ingredients, allergens, sizes, extras, notes.
  private func entry(_ item: MenuItem) -> SafeText {
    let indent = 4
    var name = item.title
    let marks = strings.signs(of: item).joined(separator: ", ")
    if !marks.isEmpty { name += " (\(marks))" }
    // A number of three digits or more takes its room from the name, and is not cut.
    let number = typesetter.cut(typesetter.safe(item.number ?? ""), to: 5)
    let wider = max(0, typesetter.width(of: number) - 2)
    let prices = prices(of: item).joined(separator: " · ")
    var lines = leader(name, prices, columns: max(1, columns - indent - wider))
    for text in texts(of: item) where !text.isEmpty {
      lines += typesetter.wrapped(typesetter.safe(text), to: columns - indent)
    }
    var entry: SafeText = ""
    var margin = SafeText.blanks(2 - typesetter.width(of: number)) + number + "  "
    for line in lines {
      entry += (margin + line).withoutBlanksAtEnd
      entry += "\n"
      margin = .blanks(indent)
    }
    return entry + "\n"
  }

  private func prices(of item: MenuItem) -> [String] {
    if item.isSoldOut { return [strings.soldOut] }
    var prices = item.sizes.map { size in
      ([size.name] + size.details + [size.price].compactMap(\.self)).joined(separator: " ")
    }
    if prices.isEmpty { prices = [item.price].compactMap(\.self) }
    if let was = item.previousPrice { prices.append(strings.previousPrice.filled(was)) }
    return prices
  }

  /// The paragraphs below the name; some may be empty.
  private func texts(of item: MenuItem) -> [String] {
    var texts = [item.summary] + item.textsBesideSummary(separator: " · ")
    // Whom to ask about the rest is stated once, below all dishes.
    if statesAllergens { texts.append(strings.sentence(item.allergens, open: .elsewhere)) }
    for size in item.sizes {
      let own = size.allergens.map { strings.remarkInWords($0) }
      if let own { texts.append(size.name + strings.colon + own) }
    }
    texts += item.addOns.filter { !$0.items.isEmpty }.map(text(of:))
    if item.isUndeclared { texts.append(strings.askStaff.capitalized) }
    return texts + item.notes
  }

  /// A group of add-ons. `Aggiunte (fino a 2): bufala +2,50 € (contiene latte)`
  private func text(of group: MenuItem.AddOns) -> String {
    let items = group.items.map { addOn in
      let price = addOn.surcharge.map { " \($0)" } ?? ""
      let name = addOn.name + price
      guard statesAllergens else { return name }
      let remark = strings.remarkInWords(addOn.allergens, isUndeclared: addOn.isUndeclared)
      return "\(name) (\(remark))"
    }
    let title = strings.title(of: group, before: " (", after: ")")
    return title + strings.colon + items.joined(separator: ", ")
  }

  /// Two texts with dots between them. If they do not fit on one line, the second is on the next one.
  private func leader(_ left: String, _ right: String, columns: Int) -> [SafeText] {
    let left = typesetter.safe(left)
    let right = typesetter.safe(right)
    guard !right.isEmpty else { return typesetter.wrapped(left, to: columns) }

    let dots = columns - typesetter.width(of: left) - typesetter.width(of: right) - 2
    if dots >= 3 { return [left + " " + SafeText(".").repeated(dots) + " " + right] }

    let above = typesetter.wrapped(left, to: columns)
    let alone = columns - typesetter.width(of: right) - 1
    guard alone >= 1 else { return above + typesetter.wrapped(right, to: columns) }
    return above + [SafeText(".").repeated(alone) + " " + right]
  }

  /// Paragraphs, wrapped into lines of the page; an empty paragraph is an empty line.
  private func page(_ paragraphs: [String]) -> SafeText {
    paragraphs.flatMap { paragraph -> [SafeText] in
      if paragraph.isEmpty { return [""] }
      return typesetter.wrapped(typesetter.safe(paragraph), to: columns)
    }.map { $0 + "\n" }.joined()
  }
}
