internal import OldMenuCore

/// The pages: everything about a dish, and about the house.
extension BrowserState {
  /// The page that is open, nil while the list is shown.
  package var page: Page? {
    switch mode {
    case .dish: selectedDetails.map(dishPage)
    case .house: housePage
    case .choice: choicePage
    case .help: helpPage
    case .list, .search, .filters, .asking: nil
    }
  }

  /// Everything about the selected dish, nil without one.
  package var selectedDetails: DishDetails? {
    selection.flatMap { MenuPresenter(session).details(forRow: $0.row, inSection: $0.section) }
  }

  /// Opens the page of the selected dish, which stays selected from now on; where nothing was found,
  /// looks for what was suggested.
  mutating func open() {
    guard let selection else { return change { $0.takeSuggestion() } }
    choose(selection)
    mode = .dish(top: 0)
  }

  /// Shows another dish in place of the one that is shown, in the order of the rows.
  mutating func step(by distance: Int) {
    guard let selection, case .dish = mode else { return }
    session.rows.path(from: selection, movedBy: distance).map { choose($0) }
    mode = .dish(top: 0)
  }

  private func dishPage(_ details: DishDetails) -> Page {
    let presenter = MenuPresenter(session)
    let marks = selection.map { presenter.marks(forRow: $0.row, inSection: $0.section) } ?? []
    let cell = RowCell()
    selection.map { presenter.configure(cell: cell, forRow: $0.row, inSection: $0.section) }
    let signs = session.legend(of: Set(marks)).concatenated(separator: " · ")
    return Page(
      title: [details.number, details.title].compactMap(\.self).concatenated(separator: "  "),
      signs: cell.row.signs, isSoldOut: cell.row.isSoldOut,
      blocks: (details.blocks(in: session.words) + [signs.isEmpty ? [] : [.paragraph(signs)]])
        .spaced)
  }

  /// What there is to know of the house; what the menu does not say is not there.
  private var housePage: Page {
    let words = session.words
    let facts =
      [
        session.address.map { Page.Block.labelled(words.addressLabel, $0) },
        session.phone.map { .labelled(words.linear.phone, $0) },
      ].compactMap(\.self)
      + session.hoursOfThePage.enumerated().map { .labelled($0 == 0 ? words.linear.hours : "", $1) }
      + (session.languages.count > 1
        ? [.labelled(words.languagesLabel, words.list(session.languages.map(\.ownName)))] : [])
    let signs = session.legendOfMenu.map { Page.Block.paragraph($0) }
    let motto = session.motto.map { [Page.Block.paragraph($0)] } ?? []
    return Page(
      title: session.title,
      blocks: [
        motto, facts, session.houseNotes.map { .paragraph($0) }, signs,
        [.paragraph(words.askAboutAllergens)],
        session.isTallied ? [.paragraph(words.tallied)] : [],
      ].spaced)
  }
}

extension DishDetails {
  /// What is said of the dish below its title, what belongs together in parts of its own.
  func blocks(in words: Strings) -> [[Page.Block]] {
    let contents = [contents, facts].compactMap(\.self)
    // An owner may call his add-ons as sizes are called here.
    let sizes = labelled.filter { $0.label == words.sizesLabel }.map(\.text)
    let prices = prices.filter { price in
      !sizes.contains { $0 == price || $0.hasPrefix("\(price) (") }
    }
    func paragraphs(_ texts: [String]) -> [Page.Block] {
      texts.filter { !$0.isEmpty }.map { .paragraph($0) }
    }
    return [
      paragraphs(contents), paragraphs(prices), labelled.blocks, paragraphs(notes + sectionNotes),
    ]
  }
}
