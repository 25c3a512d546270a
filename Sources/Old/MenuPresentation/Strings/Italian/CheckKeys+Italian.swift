internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on keys, and on values of the wrong type.
  func advice(on rule: Diagnostic.KeyRule) -> Advice {
    switch rule {
    case .wrongType(nil, _):
      Advice(
        "il file non è un menu: un menu comincia con { e finisce con }",
        #"il più piccolo è {"pizzas": [{"name": "Margherita"}]}"#)
    case .wrongType(let key?, .dish) where key == dish?.list.rawValue:
      Advice("\(subject) deve essere \(Self.name(of: .dish))", Self.cure(for: .dish))
    case .wrongType(let key?, .list) where key == "ingredients" || key == "diets":
      Advice(
        #""\#(key)"\#(inDish) deve essere \#(Self.name(of: .list))"#,
        #"scrivi ["…", "…"], ognuno tra le sue virgolette"#)
    case .wrongType("choose"?, .object):
      Advice(
        #""choose"\#(inDish) deve dire quanti, tra { }"#,
        #"scrivi {"min": 1, "max": 1} per uno solo, {"max": 3} per tre al massimo"#)
    case .wrongType(let key?, let expected):
      Advice(
        (AdviceText.isEntry(key, expected) ? "ogni voce di " : "")
          + #""\#(key)"\#(inDish) deve essere \#(Self.name(of: expected))"#,
        Self.cure(for: expected))
    case .listsByLanguage(let key, let languages, let first):
      Advice(
        #""\#(key)"\#(inDish) deve essere una sola lista, non una per lingua"#,
        "scrivi ogni voce in tutte le sue lingue: "
          + AdviceText.list(of: key, in: languages, first: first)
          + (first == nil ? "; le liste non sono lunghe uguali" : ""))
    case .repeatedKey(let key, let first, let firstLine, let again, let count, let container):
      Advice(
        #""\#(key)" è scritto \#(count == 2 ? "due" : "\(count)") volte\#(inDish)"#
          + (isList(key) ? "; tutti i piatti si vedono" : " (\(first) e \(again))"),
        Self.joining(container) + "; il primo è alla riga \(firstLine)")
    case .unknownKey(let key, let suggestion, let isThere):
      AdviceText.hidden(in: key, suggestion).map { scalar in
        Advice(
          #""\#(key)" non viene usato: contiene un carattere nascosto (\#(scalar))"#,
          suggestion.map(Self.write))
      }
        ?? Advice(
          #""\#(key)" non viene usato"# + Self.didYouMean(suggestion),
          Self.cure(for: key, suggestion, isThere: isThere))
    case .unknownMember(let key, let meant, let isThere): advice(on: key, meant, isThere)
    case .lostStatement(let key, let place, let word): adviceOnLost(key, place, word)
    case .missingKey(let key):
      Advice(
        #"qui manca "\#(key)"\#(inDish)"#,
        "aggiungi \(AdviceText.member(key, isOfDish: dish != nil))"
          + (AdviceText.isOfHours(key, isOfDish: dish != nil)
            ? ", o togli la voce: nei giorni che qui mancano siete chiusi" : ""))
    case .badLanguageTag(let text, let suggestion):
      Advice(
        #""\#(text)" non è la sigla di una lingua"#,
        suggestion.map(Self.write) ?? #"scrivi una sigla come "it", "en" o "de""#)
    }
  }

  private func adviceOnLost(
    _ key: String, _ place: Diagnostic.LostPlace, _ word: String?
  ) -> Advice {
    switch place {
    case .size:
      Advice(
        #""\#(key)"\#(inDish) non viene usato dentro "sizes""#,
        #"metti le sue voci in "sizes", ognuna tra { }; intanto niente viene promesso"#)
    case .dish:
      Advice(
        #"qui "\#(key)"\#(inDish) non è una chiave, e può riguardare gli allergeni"#
          + (word.map { ": parla di \($0)" } ?? ""),
        word == nil
          ? #"dentro "allergens" scrivi contains, mayContain, freeFrom o complete; "#
            + "intanto valgono solo i suoi avvisi, e niente viene promesso"
          : #"scrivi in "allergens" che cosa contiene o può contenere, o chiamalo "x-\#(key)" se non "#
            + "c'è; intanto niente viene promesso")
    case .group:
      Advice(
        #""\#(key)" non è una chiave di un gruppo, e può riguardare gli allergeni"#,
        #"scrivilo negli "allergens" di ogni suo piatto, sotto contains o mayContain; intanto non "#
          + "promettono niente in contrario")
    case .file:
      Advice(
        #""\#(key)" non è una chiave del file, e può riguardare gli allergeni"#,
        #"scrivilo negli "allergens" di ogni piatto, sotto contains o mayContain, o a parole in "#
          + #""notes"; intanto nessun piatto promette niente in contrario"#)
    }
  }

  private static func cure(for key: String, _ suggestion: String?, isThere: Bool) -> String {
    guard let suggestion else { return #"chiamalo "x-\#(key)" se è un appunto tuo"# }
    guard isThere else { return write(suggestion) }
    if AdviceText.holdsEntries(suggestion) { return #"metti le sue voci in "\#(suggestion)""# }
    return #"c'è anche "\#(suggestion)": chiama così quello giusto, e l'altro "x-\#(key)""#
  }

  static func name(of type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: "un testo tra virgolette"
    case .translations: "un testo tra virgolette, o uno per ogni lingua"
    case .list: "un elenco tra [ ]"
    case .object: "un oggetto tra { }"
    case .boolean: "true o false"
    case .wholeNumber: "un numero intero"
    case .number: "un numero"
    case .price: "un prezzo"
    case .amount: "un importo"
    case .allergens: "un elenco di allergeni"
    case .allergenKey: #""eu" o un elenco di che cosa significa ogni numero"#
    case .hours: "un testo, o un elenco di giorni e orari"
    case .dish: #"un piatto tra { } con un "name""#
    }
  }

  static func cure(for type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: #"scrivi "…""#
    case .translations: #"scrivi "…", oppure {"it": "…", "en": "…"}"#
    case .list: "metti [ prima e ] dopo"
    case .object: #"scrivi {"…": …}"#
    case .boolean: "scrivi true o false, senza virgolette"
    case .wholeNumber: "scrivi solo cifre, senza virgolette e senza punto"
    case .number: "scrivi un numero con il punto, per esempio 4.7"
    case .price: #"scrivi "7.00""#
    case .amount: #"scrivi "2.00""#
    case .allergens:
      #"scrivi ["gluten", "milk"], o "none" se li hai controllati tutti e quattordici"#
    case .allergenKey: #"scrivi "eu", oppure {"1": "gluten", "7": "milk"}"#
    case .hours: #"scrivi "…", oppure [{"days": ["…"], "from": "…", "to": "…"}]"#
    case .dish: #"scrivi {"name": "…", "price": "…"}"#
    }
  }
}
