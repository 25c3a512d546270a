internal import MenuCore
internal import MenuPresentation

/// The sheet that hangs on the wall: what is known of each of the fourteen allergens, for every dish
/// and what can be ordered on top of it.
public struct AllergenSheet: ExportFormat {
  private let page: HTMLPage

  /// Makes the sheet of the same menu as a page, with its style, date and languages.
  public init(of page: HTMLPage) {
    self.page = page
  }

  /// Writes the sheet.
  public func render(
    _ menu: ExportedMenu, to sink: (_ piece: [UInt8]) throws -> Void
  ) rethrows {
    guard let templates = Templates.bundled else { return }
    let words = Strings.in(menu.context.interfaceLanguage)
    let head = PageHead(page, menu, words: words)
    let texts = PageTexts(menu.context)
    var values = head.common(css: PackageResources.sheet_css)
    values.add([
      "allergens": Allergen.groups.map { words.language.name(of: $0) },
      "states": AllergenState.allCases.reversed().map { state -> TemplateValues in
        ["sign": state.sign, "words": words.webPage.state(state)]
      },
      "rows": CutPage.mark, "foot": CutPage.mark,
    ])
    var frame = CutPage(templates.sheet, values)
    var buffer = ExportBuffer()
    buffer += frame.next()
    var shapes = TemplateShapes(templates.rows)
    for section in head.lists.flatMap(\.sections) {
      buffer += templates.rows.filled(with: [
        "heading": ["title": menu.session.heading(ofSection: section)] as TemplateValues
      ])
      for row in 0..<menu.dataSource.numberOfRows(inSection: section) {
        for line in lines(ofRow: row, inSection: section, of: menu, words: words, texts: texts) {
          shapes.add(["row": line], to: &buffer)
        }
        try buffer.flushIfFull(to: sink)
      }
    }
    buffer += frame.next()
    buffer += templates.foot.filled(with: head.foot(explaining: []))
    buffer += frame.next()
    try buffer.flush(to: sink)
  }

  /// The line of a dish, and one for each of its add-ons.
  private func lines(
    ofRow row: Int, inSection section: Int, of menu: ExportedMenu, words: Strings,
    texts: PageTexts
  ) -> [TemplateValues] {
    guard let details = menu.presenter.details(forRow: row, inSection: section),
      let dish = menu.dish(ofRow: row, inSection: section)
    else { return [] }
    let title = [details.number, details.title].compactMap { $0 }.joined(separator: " ")
    let named = dish.combinedStatement
    let own: TemplateValues = [
      "title": title, "foreign": texts.foreign(dish.name), "isAddOn": false,
      "cells": cells(words, named: named) { dish.state(of: $0) },
    ]
    return [own]
      + dish.addOns.flatMap(\.items).map { addOn in
        let statement = addOn.believedStatement
        return [
          "title": "+ \(menu.context.text(addOn.name))", "foreign": texts.foreign(addOn.name),
          "isAddOn": true, "cells": cells(words, named: statement, state: statement.state),
        ]
      }
  }

  private func cells(
    _ words: Strings, named statement: AllergenStatement, state: (Allergen) -> AllergenState
  ) -> [TemplateValues] {
    Allergen.groups.map { allergen in
      let state = state(allergen)
      let warned =
        switch state {
        case .contains: statement.contains
        case .mayContain: statement.mayContain
        case .free, .notAnIngredient, .notStated: AllergenSet()
        }
      let kinds = warned.intersection(allergen.kinds).allergens.map(words.language.name(of:))
      return [
        "class": state.isSafe ? "n" : "y", "sign": state.sign, "words": words.webPage.state(state),
        "kinds": kinds.isEmpty ? nil : kinds.joined(separator: ", "),
      ]
    }
  }
}

extension AllergenState {
  /// What stands in a cell of the sheet, explained above it.
  fileprivate var sign: String {
    switch self {
    case .contains: "●"
    case .mayContain: "◐"
    case .notStated: "?"
    case .notAnIngredient: "–"
    case .free: "○"
    }
  }

  /// Whether a guest who must avoid the allergen is told that it is not in it.
  fileprivate var isSafe: Bool {
    switch self {
    case .free, .notAnIngredient: true
    case .notStated, .mayContain, .contains: false
    }
  }
}
