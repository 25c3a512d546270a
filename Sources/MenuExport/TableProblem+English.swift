internal import MenuCore

extension TableProblem {
  var english: String {
    switch self {
    case .noNames:
      "there is no column “name”; known: \(Self.usualHeads)"
    case .noIDs: "there is no column “id”: export csv writes one"
    case .unknownColumn(let head): "the column “\(head)” is not read"
    case .openQuote: "a quote is not closed: nothing from here on is read"
    case .notUTF8: "it is not UTF-8; save the table as “CSV UTF-8”"
    case .surplusCells(let count, let columns): "\(count) cells under \(columns) columns"
    case .cellWithoutColumn(let cell): "“\(cell)” is in a column without a name"
    case .missingCells: "cells are missing at its end: it promises nothing"
    case .noName: "a name is missing"
    case .noID: "it has no id: nothing is taken from it"
    case .unclearCell(let column, let head, let cell):
      "\(head) “\(cell)” is not understood" + (column.englishHint.map { "; \($0)" } ?? "")
    case .otherCurrency(let code, let own): "the price is in \(code), and the menu in \(own ?? "–")"
    case .notWritten(let update, let problem): problem.english(of: update)
    case .brokenRule(let diagnostic): diagnostic.sentence(in: .english).message
    }
  }
}

extension TableColumn {
  /// What its cells may hold; nil where they take any text.
  fileprivate var englishHint: String? {
    switch self {
    case .price, .alcohol: "write 8.50 or 8,50"
    case .soldOut, .frozen: "write yes or no"
    case .spicy: "write 0 to 3"
    case .allergens: "write names with commas: gluten, milk"
    case .diets: "write vegan, vegetarian"
    case .currency, .language: "a menu has one, that of its first row"
    case .allergen: "write contains, may, free, no ingredient, or nothing"
    case .list, .section, .number, .id, .name, .size, .priceWords, .description, .ingredients,
      .unread, .notes:
      nil
    }
  }
}

extension DishUpdate.Problem {
  fileprivate func english(of update: DishUpdate) -> String {
    let id = "“\(update.id)”"
    return switch self {
    case .unknownDish: "no dish of the file has the id \(id), and none is added"
    case .unknownSize: "\(id) has no size “\(update.size ?? "")” in the file"
    case .notOneAmount: "the price of \(id) is a range or a text: change it in the file"
    case .untranslated:
      "the name of \(id) is not in the language “\(update.language?.tag ?? "–")” in the file"
    case .unclear(let key): "“\(key)” of \(id) cannot be replaced: check the file first"
    case .contradictory: "another row of \(id) says something else, and the first one counts"
    }
  }
}
