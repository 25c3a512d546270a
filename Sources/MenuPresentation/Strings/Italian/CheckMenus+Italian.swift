internal import MenuCore

/// What is wrong with a menu, in Italian.
struct ItalianAdvice {
  let dish: Diagnostic.DishReference?

  func advice(on rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .syntax(let fault): Self.advice(on: fault)
    case .newerFormat(let version):
      Advice(
        #"il menu dice "formatVersion": \#(version), più nuovo di questo programma"#,
        "prendi un giuseppe-menu più nuovo, o scrivi 1 se il menu non usa niente di nuovo")
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
    case .wrongType(let key?, let expected):
      Advice(
        (AdviceText.isEntry(key, expected) ? "ogni voce di " : "")
          + #""\#(key)"\#(inDish) deve essere \#(Self.name(of: expected))"#,
        Self.cure(for: expected))
    case .foreignFile(let file): Self.advice(on: file)
    case .noDish, .unknownList, .unreadDishes, .sectionInList, .entriesByName, .listInList:
      adviceOnLists(rule)
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
    case .lostStatement(let key, isInSize: true):
      Advice(
        #""\#(key)"\#(inDish) non viene usato dentro "sizes""#,
        #"metti le sue voci in "sizes", ognuna tra { }; intanto niente viene promesso"#)
    case .lostStatement(let key, _):
      Advice(
        #"qui "\#(key)"\#(inDish) non viene usato, e può riguardare gli allergeni"#,
        #"dentro "allergens" scrivi contains, mayContain, freeFrom o complete; "#
          + "intanto niente viene promesso")
    case .missingKey(let key):
      Advice(#"qui manca "\#(key)"\#(inDish)"#, #"aggiungi "\#(key)": "…""#)
    case .tooManyEntries:
      Advice("il menu è troppo grande: da qui in poi non viene mostrato", "dividilo in più menu")
    case .missingName: Advice("\(subject) non ha nome", #"aggiungi "name": "…""#)
    case .noTranslation(let key):
      Advice(
        #""\#(key)"\#(inDish) non ha testo in nessuna lingua"#, #"scrivi "\#(key)": {"it": "…"}"#)
    case .badLanguageTag(let text, let suggestion):
      Advice(
        #""\#(text)" non è la sigla di una lingua"#,
        suggestion.map(Self.write) ?? #"scrivi una sigla come "it", "en" o "de""#)
    case .missingLanguage(let language, let missing, let total):
      Advice(
        #""\#(language)" manca in \#(missing) nomi su \#(total)"#,
        #"scrivi "name": {…, "\#(language)": "…"}; finché manca si legge un'altra lingua"#)
    case .controlCharacter(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere di controllo invisibile "
          + "(\(AdviceText.name(ofScalar: scalar)))", "cancellalo; i clienti vedono un segnaposto")
    case .bidirectionalControl(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere invisibile che cambia il verso della scrittura "
          + "(\(AdviceText.name(ofScalar: scalar)))", "cancellalo; i clienti vedono un segnaposto")
    case .hiddenCharacter(let key, let scalar):
      Advice(
        "\(text(key)) contiene un carattere nascosto (\(AdviceText.name(ofScalar: scalar)))",
        "cancellalo: nessuno lo vede, e ciò che sembra uguale non lo è")
    case .longText(let key, let length, let limit):
      Advice("\(text(key)) ha \(length) caratteri", "un testo si legge fino a \(limit)")
    case .dataURL(let key, let byteCount):
      Advice(
        #""\#(key)"\#(inDish) contiene un'immagine di \#(AdviceText.size(byteCount))"#,
        "scrivi il nome di un file")
    case .unexplainedAsterisk(let text):
      Advice(
        #""\#(text)": niente spiega l'asterisco"#,
        #"aggiungi "frozen": true, o una nota che spiega *"#)
    case .repeatedID(let id, let firstLine):
      Advice(
        #"due piatti hanno lo stesso id "\#(id)""#,
        "dai a questo un altro id; il primo è alla riga \(firstLine)")
    case .repeatedGroupID(let id, let firstLine):
      Advice(
        #"due gruppi hanno lo stesso id "\#(id)""#,
        "dai a questo un altro id; il primo è alla riga \(firstLine)")
    case .unknownGroup(let id, let suggestion):
      Advice(
        #"il gruppo "\#(id)"\#(ofDish) non c'è"# + Self.didYouMean(suggestion),
        suggestion.map(Self.write) ?? #"aggiungi {"id": "\#(id)", "title": "…"} a "groups""#)
    case .unknownParent(let id, let suggestion):
      Advice(
        #"il gruppo "\#(id)", da cui questo dipende, non c'è"# + Self.didYouMean(suggestion),
        suggestion.map(Self.write) ?? #"aggiungi {"id": "\#(id)", "title": "…"} a "groups""#)
    case .parentCycle(let id):
      Advice(
        #"il gruppo "\#(id)" dipende da se stesso, direttamente o tramite altri"#,
        #"togli un "parent""#)
    case .repeatedName(let name, let firstLine, let firstPrice, let price):
      Advice(
        #""\#(name)" è in elenco due volte\#(Self.twoPrices(firstPrice, price))"#,
        "dai a uno un altro nome, o metti i due prezzi sotto \"sizes\"; il primo è alla riga \(firstLine)"
      )
    default: adviceOnValue(rule)
    }
  }

  /// The dish as the subject of a sentence.
  var subject: String {
    guard let dish else { return "un piatto" }
    if let name = dish.name { return "\"\(name)\"" }
    return switch dish.list {
    case .pizzas: "la pizza n. \(dish.number)"
    case .beverages: "la bevanda n. \(dish.number)"
    case .desserts: "il dolce n. \(dish.number)"
    case .other: #"il n. \#(dish.number) di "other""#
    }
  }

  /// ` in "Marinara"`, or nothing outside all dishes; without articles, which would melt with `in`.
  var inDish: String {
    guard let dish else { return "" }
    if let name = dish.name { return " in \"\(name)\"" }
    return " in \"\(dish.list.rawValue)\" n. \(dish.number)"
  }

  /// ` di "Marinara"`, or nothing outside all dishes.
  private var ofDish: String {
    guard let dish else { return "" }
    if let name = dish.name { return " di \"\(name)\"" }
    return switch dish.list {
    case .pizzas: " della pizza n. \(dish.number)"
    case .beverages: " della bevanda n. \(dish.number)"
    case .desserts: " del dolce n. \(dish.number)"
    case .other: #" del n. \#(dish.number) di "other""#
    }
  }

  private func text(_ key: String?) -> String {
    key.map { "\"\($0)\"\(inDish)" } ?? "un testo\(inDish)"
  }

  private static func cure(for key: String, _ suggestion: String?, isThere: Bool) -> String {
    guard let suggestion else { return #"chiamalo "x-\#(key)" se è un appunto tuo"# }
    guard isThere else { return write(suggestion) }
    if AdviceText.holdsEntries(suggestion) { return #"metti le sue voci in "\#(suggestion)""# }
    return #"c'è anche "\#(suggestion)": chiama così quello giusto, e l'altro "x-\#(key)""#
  }

  static func write(_ word: String) -> String { "scrivi \"\(word)\"" }

  static func didYouMean(_ word: String?) -> String {
    word.map { #"; volevi dire "\#($0)"?"# } ?? ""
  }

  private static func twoPrices(_ first: String?, _ second: String?) -> String {
    switch (first, second) {
    case (nil, nil): ""
    case (let first?, let second?): ", \(first) e \(second)"
    case (let price?, nil), (nil, let price?): ", a \(price) e senza prezzo"
    }
  }
}
