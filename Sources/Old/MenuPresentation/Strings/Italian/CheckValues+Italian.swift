internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on numbers, choices and ways of serving.
  func advice(on rule: Diagnostic.ValueRule) -> Advice {
    switch rule {
    case .notANumber(let key, let text, let suggestion):
      Advice(
        #""\#(key)"\#(inDish) deve essere un semplice numero, non "\#(text)""#,
        suggestion.map { "scrivi \($0)" } ?? "scrivi solo cifre, senza unità")
    case .meantValue(let key, let text, let value):
      Advice(#""\#(key)"\#(inDish) non può essere \#(text)"#, "scrivi \(value)")
    case .impossibleValue(let key, let text, let lowest, let highest):
      Advice(
        #""\#(key)"\#(inDish) non può essere \#(text)"#,
        highest.map { $0 == lowest ? "scrivi \($0)" : "va da \(lowest) a \($0)" }
          ?? "è \(lowest) o più")
    case .reversedChoice(let min, let max):
      Advice(
        "una scelta\(inDish) chiede almeno \(min) e al massimo \(max)",
        #"scrivi "min": \#(max), "max": \#(min)"#)
    case .unknownServing(let text, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "scrivi uno di \(AdviceText.servings)")
    }
  }

  /// The advice on what is there twice.
  func advice(on rule: Diagnostic.RepetitionRule) -> Advice {
    switch rule {
    case .repeatedID(let id, let firstLine):
      Advice(
        #"due piatti hanno lo stesso id "\#(id)""#,
        "dai a questo un altro id; il primo è alla riga \(firstLine)")
    case .repeatedGroupID(let id, let firstLine):
      Advice(
        #"due gruppi hanno lo stesso id "\#(id)""#,
        "dai a questo un altro id; il primo è alla riga \(firstLine)")
    case .repeatedNumber(let number, let firstLine):
      Advice(
        #"due piatti hanno lo stesso numero "\#(number)"; non si può sapere quale si intende"#,
        "dai a uno un altro numero; il primo è alla riga \(firstLine)")
    case .repeatedName(let name, let firstLine, let firstPrice, let price):
      Advice(
        #""\#(name)" è in elenco due volte\#(Self.twoPrices(firstPrice, price))"#,
        "dai a uno un altro nome, o metti i due prezzi sotto \"sizes\"; il primo è alla riga \(firstLine)"
      )
    }
  }

  private static func twoPrices(_ first: String?, _ second: String?) -> String {
    switch (first, second) {
    case (nil, nil): ""
    case (let first?, let second?): ", \(first) e \(second)"
    case (let price?, nil), (nil, let price?): ", a \(price) e senza prezzo"
    }
  }

  /// The advice on groups that are named.
  func advice(on rule: Diagnostic.GroupRule) -> Advice {
    switch rule {
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
    }
  }
}
