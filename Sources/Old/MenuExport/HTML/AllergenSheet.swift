internal import OldMenuCore
internal import OldMenuPresentation

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
      "states": signs(of: menu).map { part -> TemplateValues in
        ["sign": part.sign, "words": words.told(part)]
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
      try menu.forEachRow(inSection: section) { row in
        for line in lines(of: row, in: menu, words: words, texts: texts) {
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

  /// The signs that are explained; that of a choice only where there is one.
  private func signs(of menu: ExportedMenu) -> [AllergenCell.Part] {
    let states = AllergenState.allCases.reversed().map { AllergenCell.Part.state($0) }
    let sections = 0..<menu.dataSource.numberOfSections
    let hasChoice = sections.contains { section in
      (0..<menu.dataSource.numberOfRows(inSection: section)).contains { row in
        menu.dish(ofRow: row, inSection: section)?.statementsToChoose.isEmpty == false
      }
    }
    return hasChoice ? states + [.onChoice] : states
  }

  /// The line of a dish, and one for each of its add-ons that is left.
  private func lines(
    of row: ExportedRow, in menu: ExportedMenu, words: Strings, texts: PageTexts
  ) -> [TemplateValues] {
    guard let details = menu.details(of: row) else { return [] }
    let dish = row.dish
    let title = [details.number, details.title].compactMap { $0 }.joined(separator: " ")
    let own: TemplateValues = [
      "title": title, "foreign": texts.foreign(dish.name), "isAddOn": false,
      "cells": cells(words, dish.toldStatement),
    ]
    return [own]
      + dish.addOns.flatMap(\.items).map { addOn in
        [
          "title": "+ \(menu.context.text(addOn.name))", "foreign": texts.foreign(addOn.name),
          "isAddOn": true, "cells": cells(words, addOn.believedStatement.told(choosing: [])),
        ]
      }
  }

  private func cells(
    _ words: Strings, _ told: ToldStatement
  ) -> [TemplateValues] {
    Allergen.groups.map { allergen in
      let cell = AllergenCell(allergen, in: told.statement, onChoice: told.onChoice)
      return [
        "class": cell.isSafe ? "n" : "y",
        "parts": cell.parts.map { part, kinds -> TemplateValues in
          let names = kinds.map(words.language.name(of:)).joined(separator: ", ")
          return [
            "sign": part.sign, "words": words.told(part), "kinds": names.isEmpty ? nil : names,
          ]
        },
      ]
    }
  }
}

extension Strings {
  /// What a sign of the sheet means.
  fileprivate func told(_ part: AllergenCell.Part) -> String {
    switch part {
    case .state(let state): webPage.state(state)
    case .onChoice: onChoiceInCell
    }
  }
}

extension AllergenCell.Part {
  /// What stands in a cell of the sheet, explained above it.
  fileprivate var sign: String {
    switch self {
    case .state(.contains): "●"
    case .state(.mayContain): "◐"
    case .state(.notStated): "?"
    case .state(.notAnIngredient): "–"
    case .state(.free): "○"
    case .onChoice: "◇"
    }
  }
}
