internal import MenuCore

extension TableProblem {
  var italian: String {
    switch self {
    case .noNames:
      "manca la colonna “name”; note: \(Self.usualHeads)"
    case .noIDs: "manca la colonna “id”: export csv la scrive"
    case .unknownColumn(let head): "la colonna “\(head)” non viene letta"
    case .openQuote: "le virgolette non finiscono: da qui non si legge"
    case .notUTF8: "non è UTF-8; salvare la tabella come “CSV UTF-8”"
    case .surplusCells(let count, let columns): "\(count) celle sotto \(columns) colonne"
    case .cellWithoutColumn(let cell): "“\(cell)” è in una colonna senza nome"
    case .missingCells: "mancano celle alla fine: non promette nulla"
    case .noName: "manca il nome"
    case .noID: "non ha id: non se ne prende nulla"
    case .unclearCell(let column, let head, let cell):
      "\(head) “\(cell)” non si capisce" + (column.italianHint.map { "; \($0)" } ?? "")
    case .otherCurrency(let code, let own): "il prezzo è in \(code), il menu in \(own ?? "–")"
    case .notWritten(let update, let problem): problem.italian(of: update)
    case .brokenRule(let diagnostic): diagnostic.sentence(in: .italian).message
    }
  }
}

extension TableColumn {
  /// What its cells may hold; nil where they take any text.
  fileprivate var italianHint: String? {
    switch self {
    case .price, .alcohol: "scrivere 8,50 o 8.50"
    case .soldOut, .frozen: "scrivere sì o no"
    case .spicy: "scrivere da 0 a 3"
    case .allergens: "scrivere i nomi con virgole: glutine, latte"
    case .diets: "scrivere vegana, vegetariana"
    case .currency, .language: "un menu ne ha una sola, quella della prima riga"
    case .allergen: "scrivere contiene, tracce, free, no ingredient o niente"
    case .list, .section, .number, .id, .name, .size, .priceWords, .description, .ingredients,
      .unread, .notes:
      nil
    }
  }
}

extension DishUpdate.Problem {
  fileprivate func italian(of update: DishUpdate) -> String {
    let id = "“\(update.id)”"
    return switch self {
    case .unknownDish: "nessun piatto del file ha l'id \(id), e nessuno si aggiunge"
    case .unknownSize: "\(id) non ha la misura “\(update.size ?? "")” nel file"
    case .notOneAmount: "il prezzo di \(id) è un intervallo o un testo: cambiarlo nel file"
    case .untranslated:
      "il nome di \(id) nel file non è nella lingua “\(update.language?.tag ?? "–")”"
    case .unclear(let key): "“\(key)” di \(id) non si può sostituire: prima controllare il file"
    case .contradictory: "un'altra riga di \(id) dice altro, e vale la prima"
    }
  }
}
