internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on a member that nothing reads, whose value says what is meant.
  func advice(
    on key: String, _ meant: Diagnostic.MeantMember, _ isThere: Bool
  ) -> Advice {
    switch meant {
    case .soldOut where isThere:
      Advice(
        #""\#(key)"\#(inDish) non viene usato; intanto i clienti lo vedono esaurito"#,
        #"se è esaurito scrivi "soldOut": true; togli "\#(key)""#)
    case .soldOut:
      Advice(
        #""\#(key)"\#(inDish) non viene usato; intanto i clienti lo vedono esaurito"#,
        #"al suo posto scrivi "soldOut": true"#)
    case .available:
      Advice(
        #""\#(key)" non viene usato: ogni piatto c'è, se non dice "soldOut": true"#,
        #"togli "\#(key)""#)
    case .diet(let diet):
      Advice(
        #""\#(key)"\#(inDish) non viene usato: intanto i clienti non leggono \#(diet.rawValue)"#,
        isThere
          ? #"metti "\#(diet.rawValue)" nelle sue "diets""#
          : #"al suo posto scrivi "diets": ["\#(diet.rawValue)"]"#)
    case .group(let title):
      Advice(
        #""\#(key)"\#(inDish) non viene usato: nessun gruppo si chiama "\#(title)""#,
        #"aggiungi {"id": "…", "title": "\#(title)"} a "groups", e scrivi "group" con il suo id in "#
          + "ciascuno dei suoi piatti")
    case .additives:
      Advice(
        #""\#(key)"\#(inDish) non viene usato: i clienti non leggono di questi additivi"#,
        #"scrivili come li devono leggere i clienti: "notes": ["…"]"#)
    case .hidden:
      Advice(
        #""\#(key)"\#(inDish) non viene usato: un piatto non si può nascondere, i clienti lo vedono"#,
        #"togli il piatto dal menu, o scrivi "soldOut": true se è esaurito"#)
    case .hours:
      Advice(
        #""\#(key)"\#(inDish) non viene usato: un piatto non ha orari, i clienti lo vedono sempre"#,
        #"scrivili in "hours" del suo gruppo, o del file se sono quelli del locale; altrimenti dillo "#
          + #"nella sua "description""#)
    case .closed:
      Advice(
        #""\#(key)" non viene usato: i clienti non leggono quando siete chiusi"#,
        #"dillo in "hours", come lo devono leggere i clienti"#)
    case .ofFile(let keys):
      Advice(
        #""\#(key)" non viene usato: ciò che contiene sta in cima al file, senza altre parentesi"#,
        "scrivi lì \(AdviceText.members(keys))")
    case .dietByWish(let name, let price):
      Advice(
        #""\#(key)"\#(inDish) non viene usato: i clienti non leggono che si può avere così"#,
        price.map { #"scrivi "addOns": [\#(AdviceText.addOn(name, $0))]"# }
          ?? #"dillo nella sua "description""#)
    case .addOnsInWords(let name, let price):
      Advice(
        #""\#(key)"\#(inDish) non viene usato: i clienti non leggono che cosa si può aggiungere"#,
        #"scrivi "addOns": [\#(AdviceText.addOn(name, price))], ognuna tra { } sue"#)
    case .choice(let min, let max):
      Advice(
        #""\#(key)"\#(inDish) non viene usato; volevi dire \#(AdviceText.choice(min, max))?"#,
        (isThere
          ? #"dillo in "choose", e togli "\#(key)""#
          : "al suo posto scrivi \(AdviceText.choice(min, max))")
          + "; intanto i clienti devono prenderne almeno \(min)")
    case .translation(let known, let language):
      Advice(
        #""\#(key)"\#(inDish) non viene usato"#,
        isThere
          ? #"scrivi "\#(known)": {…, "\#(language)": "…"}, un testo con tutte le sue lingue"#
          : #"al suo posto scrivi "\#(known)": {"\#(language)": "…"}"#)
    case .translations(let texts):
      Advice(
        #""\#(key)"\#(inDish) non viene usato"#,
        "scrivi \(AdviceText.translated(texts)), "
          + (AdviceText.keys(of: texts).count == 1 ? "un testo" : "ogni testo")
          + " con tutte le sue lingue")
    }
  }
}
