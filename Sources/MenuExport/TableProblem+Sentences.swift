internal import MenuCore

extension TableProblem {
  /// The sentence for the owner of the menu.
  var sentence: Phrase {
    switch self {
    case .foreign(let format): Self.sentence(of: format)
    case .json: Self.jsonSentence
    case .noNames: Self.noNamesSentence
    case .noIDs:
      Phrase(
        "there is no column “id”: export csv writes one",
        "manca la colonna “id”: export csv la scrive")
    case .unknownColumn(let head, let isOfPrices): Self.sentence(of: head, isOfPrices)
    case .leftOut(let text):
      Phrase("“\(text)” is not a dish: skipped", "“\(text)” non è un piatto: saltato")
    case .note(let text):
      Phrase("“\(text)” becomes a note of the menu", "“\(text)” diventa una nota del menu")
    case .openQuote:
      Phrase(
        "a quote is not closed: the rest of the table is not read",
        "le virgolette non sono chiuse: il resto non si legge")
    case .notUTF8:
      Phrase(
        "it is not UTF-8; save the table as “CSV UTF-8”",
        "non è UTF-8; salvare la tabella come “CSV UTF-8”")
    case .surplusCells(let count, let columns): Self.sentence(ofCells: count, under: columns)
    case .cellWithoutColumn(let cell):
      Phrase("“\(cell)” is in a column without a name", "“\(cell)” è in una colonna senza nome")
    case .missingCells:
      Phrase(
        "cells are missing at its end: its “free of” and diets are ignored",
        "mancano celle alla fine: “senza” e diete sono ignorati")
    case .noName: Phrase("a name is missing", "manca il nome")
    case .noID:
      Phrase(
        "it has no id, and is skipped; give the dish an \"id\" in the file, and write it here",
        "non ha id, e viene saltata; dare al piatto un \"id\" nel file, e scriverlo qui")
    case .unclearCell(let column, let head, let cell): column.sentence(ofUnclear: cell, head)
    case .otherCurrency(let code, let own): Self.sentence(ofCurrency: code, own: own ?? "–")
    case .notWritten(let update, let problem): problem.sentence(of: update)
    case .brokenRule(let diagnostic): Self.sentence(of: diagnostic)
    }
  }

  private static func sentence(of format: ForeignFormat) -> Phrase {
    var advice = Phrase(
      "save the table of the spreadsheet as a CSV file",
      "salvare la tabella del foglio di calcolo come file CSV")
    if format == .officeDocument {
      advice = Phrase("save it as “CSV UTF-8”", "salvarlo come “CSV UTF-8”")
    }
    return format.sentence + Phrase(": ") + advice
  }

  private static let jsonSentence = Phrase(
    "this is JSON, not a table: export csv makes one from a menu",
    "è JSON, non una tabella: export csv ne fa una da un menu")

  private static var noNamesSentence: Phrase {
    Phrase(
      "there is no column “name”; the first line has the heads, such as \(Self.usualHeads),"
        + " with ; , or tabs between them",
      "manca la colonna “name”; la prima riga ha i titoli, come \(Self.usualHeads),"
        + " divisi da ; , o tabulazioni")
  }

  private static func sentence(of head: String, _ isOfPrices: Bool) -> Phrase {
    let unread = Phrase(
      "the column “\(head)” is not read", "la colonna “\(head)” non viene letta")
    guard isOfPrices else { return unread }
    return unread
      + Phrase(
        "; the head of a price is “price”, of sizes “price normale”, “price maxi”",
        "; il titolo di un prezzo è “prezzo”, per i formati “prezzo normale”, “prezzo maxi”")
  }

  private static func sentence(ofCells count: Int, under columns: Int) -> Phrase {
    var place = Phrase("\(columns) columns", "\(columns) colonne")
    if columns == 1 { place = Phrase("1 column", "1 colonna") }
    return Phrase("\(count) cells under ", "\(count) celle sotto ") + place
      + Phrase(
        "; no price is read: write a cell with the separator in quotes",
        "; il prezzo non si legge: una cella con il separatore si scrive tra virgolette")
  }

  private static func sentence(ofCurrency code: String, own: String) -> Phrase {
    Phrase(
      "the price is in \(code), but the menu in \(own)",
      "il prezzo è in \(code), ma il menu in \(own)"
    )
  }

  private static func sentence(of diagnostic: Diagnostic) -> Phrase {
    Phrase(diagnostic.sentence(in: .english).message, diagnostic.sentence(in: .italian).message)
  }
}

extension TableColumn {
  fileprivate func sentence(ofUnclear cell: String, _ head: String) -> Phrase {
    let problem = Phrase("\(head) “\(cell)” is not understood", "\(head) “\(cell)” non si capisce")
    guard let hint else { return problem }
    return problem + Phrase("; ") + hint
  }

  /// The possible contents of its cells; nil if they may hold any text.
  private var hint: Phrase? {
    switch self {
    case .price:
      Phrase(
        "write 8.50 or 8,50, words under price_words, one row per size",
        "scrivere 8,50 o 8.50, le parole sotto price_words, una riga per formato")
    case .alcohol: Phrase("write 8.50 or 8,50", "scrivere 8,50 o 8.50")
    case .soldOut, .frozen: Phrase("write yes or no", "scrivere sì o no")
    case .spicy: Phrase("write 0 to 3", "scrivere da 0 a 3")
    case .calories: Phrase("write a whole number", "scrivere un numero intero")
    case .diet: Phrase("write yes or leave it empty", "scrivere sì o lasciarla vuota")
    case .priceOfSize, .traces: nil
    case .allergens:
      Phrase(
        "write names with commas: gluten, milk; write traces as “may” in the column of the allergen",
        "scrivere i nomi con virgole: glutine, latte; le tracce nella colonna dell'allergene: “tracce”"
      )
    case .diets: Phrase("write vegan, vegetarian", "scrivere vegana, vegetariana")
    case .currency:
      Phrase(
        "write a code such as EUR; the one of the first row counts",
        "scrivere una sigla come EUR; vale quella della prima riga")
    case .language:
      Phrase(
        "write a tag such as it; the one of the first row counts",
        "scrivere una sigla come it; vale quella della prima riga")
    case .allergen:
      Phrase(
        "write contains, may, free, no ingredient, or leave it empty",
        "scrivere contiene, tracce, free, no ingredient o lasciarla vuota")
    case .list, .section, .number, .id, .name, .size, .priceWords, .description, .ingredients,
      .unread, .notes:
      nil
    }
  }
}

extension DishUpdate.Problem {
  fileprivate func sentence(of update: DishUpdate) -> Phrase {
    let id = "“\(update.id)”"
    return switch self {
    case .unknownDish:
      Phrase(
        "no dish of the file has the id \(id); none is added",
        "nessun piatto del file ha l'id \(id); non se ne aggiungono")
    case .repeatedID:
      Phrase(
        "two dishes of the file have the id \(id): nothing is written; check the file first",
        "due piatti del file hanno l'id \(id): non si scrive nulla; prima controllare il file")
    case .unknownSize where update.size == nil:
      Phrase(
        "\(id) has sizes in the file: write one of them under “size”",
        "\(id) nel file ha più formati: scriverne uno sotto “formato”")
    case .unknownSize:
      Phrase(
        "\(id) has no size “\(update.size ?? "")” in the file",
        "\(id) non ha il formato “\(update.size ?? "")” nel file")
    case .notOneAmount:
      Phrase(
        "the price of \(id) is a range or a text: change it in the file",
        "il prezzo di \(id) è un intervallo o un testo: cambiarlo nel file")
    case .untranslated:
      Phrase(
        "the language of the name of \(id) is unknown: add “language” to the menu",
        "non è nota la lingua del nome di \(id): aggiungere “language” al menu")
    case .unclear(let key):
      Phrase(
        "“\(key.name)” of \(id) cannot be replaced: check the file first",
        "“\(key.name)” di \(id) non si può sostituire: prima controllare il file")
    case .contradictory:
      Phrase(
        "another row of \(id) differs from this one; the first one counts",
        "un'altra riga di \(id) è diversa da questa; vale la prima")
    }
  }
}
