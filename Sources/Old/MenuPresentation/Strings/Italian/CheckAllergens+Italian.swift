internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on statements about allergens.
  func advice(on rule: Diagnostic.AllergenRule) -> Advice {
    switch rule {
    case .unknownAllergen(let text, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "scrivi uno di \(AdviceText.allergens)")
    case .additive(let text, let sign):
      Advice(
        #""\#(text)"\#(inDish) è un additivo, non un allergene"#,
        #"scrivilo dove lo leggono i clienti: "notes": ["\#(text)"] del piatto o del file"#
          + (sign.map { #", e togli "\#($0)" da "allergenKey" e dagli "allergens""# } ?? ""))
    case .severalInLegend(let text, let sign, let words):
      Advice(
        #""\#(text)" sono più allergeni con un solo segno: i clienti leggono ognuno"#,
        #"dai a ognuno un segno suo, o scrivi \#(AdviceText.quoted(words)) al posto di "\#(sign)" "#
          + #"negli "allergens" di ogni piatto"#)
    case .misshapenLegend(let key, let signs, let words):
      Advice(
        #""\#(key)" sembra dire che cosa significano i segni dei piatti, ma non è scritto così"#,
        #"scrivi "allergenKey": \#(AdviceText.legend(signs, words))"#)
    case .markedSign(let text, let sign):
      Advice(
        #""\#(text)"\#(inDish) non è nella legenda"# + Self.didYouMean(sign),
        Self.write(sign)
          + (text.contains("*")
            ? #"; ciò che è surgelato è un ingrediente con "frozen": true"# : ""))
    case .signInOtherCase(let text, let sign):
      Advice(
        #""\#(text)"\#(inDish) non è nella legenda"# + Self.didYouMean(sign), Self.write(sign))
    case .dietAmongAllergens(let text, let diet):
      Advice(
        #""\#(text)"\#(inDish) è una dieta, non un allergene"#,
        #"se il piatto è adatto, scrivi "diets": ["\#(diet.rawValue)"], e togli "\#(text)""#)
    case .allergenWithoutKey(let text, let meaning?):
      Advice(
        #""\#(text)"\#(inDish): i numeri cambiano significato da un locale all'altro"#,
        #"se qui \#(text) è \#(meaning.rawValue), scrivi "\#(meaning.rawValue)" o aggiungi "#
          + #""allergenKey": "eu""#)
    case .allergenWithoutKey(let text, nil):
      Advice(
        #""\#(text)"\#(inDish): niente dice che cosa significa"#,
        #"scrivi l'allergene, o aggiungi "allergenKey": {"\#(text)": "…"}"#)
    case .allergensWithoutKey(let text, let signs):
      Advice(
        #""\#(text)"\#(inDish): numeri e lettere cambiano significato da un locale all'altro"#,
        AdviceText.areOfTheLaw(signs)
          ? #"se sono quelli della legge, aggiungi "allergenKey": "eu", e scrivi "#
            + AdviceText.list(signs)
          : #"aggiungi "allergenKey": \#(AdviceText.legend(signs)), e scrivi "#
            + AdviceText.list(signs))
    case .noneInWords(let text, let place): adviceOnNone(text, place)
    case .severalAllergens(let text, let words):
      Advice(
        #""\#(text)"\#(inDish): più allergeni in un solo testo"#,
        "scrivi \(AdviceText.list(words))")
    case .tracesAmongContained(let text, let contained, let possible, let isAlone):
      Advice(
        #""\#(text)"\#(inDish) sta tra ciò che contiene"#,
        "scrivi " + AdviceText.statement(contained, possible, isAlone: isAlone))
    case .promiseAmongContained(let text, let contained, let possible, let free, let isAlone):
      Advice(
        #""\#(text)"\#(inDish) dice che cosa non c'è"#,
        "scrivi " + AdviceText.statement(contained, possible, free: free, isAlone: isAlone)
          + #", con "freeFrom" solo se la cucina lo garantisce"#)
    case .unclearAllergens(let text):
      Advice(
        #""\#(text)"\#(inDish) si può leggere in più modi"#,
        #"scrivi "allergens": {"contains": […], "mayContain": […]}, e "freeFrom": […] solo se la "#
          + "cucina lo garantisce")
    case .lactoseIsNoMilk(let text):
      Advice(
        #""\#(text)"\#(inDish): senza lattosio non è senza latte"#,
        #"scrivi "diets": ["lactose-free"] se la cucina lo garantisce, e togli "\#(text)""#)
    case .unanswered(let text, let place):
      Advice(
        #""\#(text)"\#(inDish) non dice niente sugli allergeni"#,
        Self.cure(ofUnanswered: text, place))
    case .misshapenAllergens(let key, let words, let isEntry):
      Advice(
        #""\#(key)"\#(inDish) deve essere un elenco di parole"#,
        "scrivi " + AdviceText.mended(words, under: key, isEntry: isEntry))
    case .allergensUnderKeys(let keys, let contained, let possible, let absent, let isThere):
      Advice(
        "\(AdviceText.few(keys))\(inDish) non \(keys.count == 1 ? "viene usato" : "vengono usati"): gli "
          + "allergeni stanno in un solo elenco",
        Self.cure(ofKeys: keys.count, contained, possible, isThere)
          + (absent.isEmpty
            ? "" : #"; "no" non promette niente, "freeFrom" sì: solo se la cucina lo garantisce"#))
    case .allergenOutsideList(let text):
      Advice(#""\#(text)"\#(inDish) deve stare in un elenco"#, #"scrivi ["\#(text)"]"#)
    case .contradictedAllergen(let contained, let free):
      Advice(
        "\(subject): " + Self.under("contains", contained, free),
        "togli \(free.rawValue) da \"freeFrom\"; intanto i clienti leggono che contiene \(Self.name(of: contained))"
      )
    case .doubtedAllergen(let possible, let free):
      Advice(
        "\(subject): " + Self.under("mayContain", possible, free),
        "togli \(free.rawValue) da \"freeFrom\"; intanto i clienti leggono che può contenere \(Self.name(of: possible))"
      )
    case .emptyAllergens:
      Advice(
        "un elenco vuoto\(inDish) non dice niente",
        #"scrivi "none" se li hai controllati tutti e quattordici"#)
    case .allergensNotStated(let count, let total):
      Advice(
        (total == 1 ? "l'unico piatto" : "\(count) \(count == 1 ? "piatto" : "piatti") su \(total)")
          + " non \(count == 1 ? "dice" : "dicono") "
          + #"niente sugli allergeni; i clienti leggono "chiedere al personale""#,
        #"aggiungi "allergens": […], o "none" se li hai controllati tutti e quattordici"#)
    case .unstatedIngredient(let ingredient, let allergen, let isPossible):
      Advice(
        "\(subject) elenca \(ingredient) ma non \(Self.name(of: allergen))",
        Self.adding(allergen, isPossible: isPossible))
    case .contradictedPromise(let ingredient, let allergen):
      Advice(
        "\(subject) elenca \(ingredient) ma promette di essere senza \(Self.name(of: allergen))",
        #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens"; intanto i clienti leggono "#
          + #""chiedere al personale""#)
    case .contradictedAddOn(let addOn, let title, let allergen):
      Advice(
        #"l'aggiunta "\#(addOn)"\#(ofDish) promette di essere senza \#(Self.name(of: allergen))"#
          + (title.map { #", ma sta sotto "\#($0)""# } ?? ", ma il suo nome dice altro"),
        #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens"; intanto i clienti leggono "#
          + #""chiedere al personale""#)
    case .contradictedClaim(let claim, let key, let part, let allergen):
      adviceOnClaim(claim, key, part, allergen)
    case .contradictedSize(let size, let allergens):
      Advice(
        #"il formato "\#(size)"\#(ofDish) promette di essere senza "#
          + allergens.map(Self.name).concatenated(separator: ", ") + ", ma il piatto lo dichiara",
        #"scrivi gli "allergens" di ogni formato nel formato, e nessuno nel piatto; intanto quelli del "#
          + "piatto valgono per ogni formato")
    case .namedAllergen(let word, let key, let allergen, let isPromised, let isPossible):
      Advice(
        #"\#(subject): in "\#(key)" c'è \#(word), "#
          + (isPromised
            ? "ma promette di essere senza \(Self.name(of: allergen))"
            : #"nei suoi "allergens" non c'è \#(allergen.rawValue)"#),
        Self.adding(allergen, isPossible: isPossible)
          + (isPromised
            ? #"; intanto i clienti leggono "chiedere al personale""#
            : isPossible ? "" : " se c'è"))
    case .contradictingNote(let note, let allergens, let count):
      Advice(
        "\(count) \(count == 1 ? "piatto promette" : "piatti promettono") di essere senza "
          + allergens.map(Self.name).concatenated(separator: ", ")
          + #", e la nota "\#(note)" dice altro"#,
        "scrivi negli \"allergens\" di ciascuno che cosa contiene o può contenere; intanto i clienti "
          + #"leggono "chiedere al personale""#)
    case .pizzaWithoutGluten:
      Advice(
        "\(subject) risulta senza glutine, mentre altre pizze lo contengono",
        #"se è nell'impasto scrivi "gluten" nei suoi "allergens", se no "dough": "senza glutine""#)
    }
  }

  private func adviceOnClaim(
    _ claim: String, _ key: String, _ part: Diagnostic.ClaimingPart, _ allergen: Allergen
  ) -> Advice {
    let contained = "ma contiene \(Self.name(of: allergen))"
    let cure =
      #"togli "\#(claim)" da "\#(key)", o \#(allergen.rawValue) dagli "allergens" se non c'è; i "#
      + "clienti leggono l'uno e l'altro"
    return switch part {
    case .dish: Advice(#"\#(subject) in "\#(key)" dice "\#(claim)", \#(contained)"#, cure)
    case .heading(let title):
      Advice(
        #"\#(subject) sta sotto "\#(title)", \#(contained)"#,
        #"mettilo sotto un altro titolo, o togli \#(allergen.rawValue) dagli "allergens" se non c'è; i "#
          + "clienti leggono l'uno e l'altro")
    case .addOn(let name):
      Advice(#"l'aggiunta "\#(name)"\#(ofDish) dice "\#(claim)", \#(contained)"#, cure)
    case .size(let name):
      Advice(
        #"il formato "\#(name)"\#(ofDish) dice "\#(claim)", \#(contained)"#,
        #"scrivi gli "allergens" di ogni formato nel formato, e nessuno nel piatto; i clienti leggono "#
          + "l'uno e l'altro")
    }
  }

  /// An allergen as guests read it; where the file is spoken of it has the word that is written there.
  private static func name(of allergen: Allergen) -> String {
    InterfaceLanguage.italian.name(of: allergen)
  }

  /// Where an allergen is named that a text speaks of: with what is in it, or with what may be.
  private static func adding(_ allergen: Allergen, isPossible: Bool) -> String {
    isPossible
      ? #"aggiungi "\#(allergen.rawValue)" a "mayContain" nei suoi "allergens""#
      : #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens""#
  }

  private func adviceOnNone(_ text: String, _ place: Diagnostic.NonePlace) -> Advice {
    switch place {
    case .alone:
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto; volevi dire "none"?"#,
        #"scrivi "allergens": "none" se li hai controllati tutti e quattordici"#)
    case .inBrackets:
      Advice(
        #""\#(text)"\#(inDish) sta in un elenco"#,
        #"scrivi "allergens": "none" senza parentesi se li hai controllati tutti e quattordici"#)
    case .besideOthers:
      Advice(#""\#(text)"\#(inDish) sta accanto ad altre voci"#, #"togli "\#(text)""#)
    case .underKey(let key):
      Advice(#""\#(text)"\#(inDish) non è un allergene"#, #"togli "\#(key)""#)
    }
  }

  private static func cure(
    ofUnanswered text: String, _ place: Diagnostic.NonePlace
  ) -> String {
    switch place {
    case .alone, .inBrackets:
      #"togli "allergens", o scrivi "allergens": "none" se li hai controllati tutti e quattordici"#
    case .besideOthers: #"togli "\#(text)""#
    case .underKey(let key): #"togli "\#(key)""#
    }
  }

  /// What to write in place of keys that are called like allergens.
  private static func cure(
    ofKeys count: Int, _ contained: [String], _ possible: [String], _ isThere: Bool
  ) -> String {
    let take = count == 1 ? "toglilo" : "toglili"
    if contained.isEmpty, possible.isEmpty { return take }
    let isShort = possible.isEmpty
    guard isThere else {
      return "al \(count == 1 ? "suo" : "loro") posto scrivi "
        + (isShort
          ? #""allergens": \#(AdviceText.list(contained))"#
          : AdviceText.statement(contained, possible, isAlone: true))
    }
    return
      (isShort
      ? #"aggiungi \#(AdviceText.quoted(contained)) agli "allergens" del piatto"#
      : "scrivi " + AdviceText.statement(contained, possible, isAlone: false))
      + ", e \(take)"
  }

  private static func under(_ key: String, _ warned: Allergen, _ free: Allergen) -> String {
    warned == free
      ? "\(free.rawValue) è sotto \(key) e sotto freeFrom"
      : "\(warned.rawValue) è sotto \(key), \(free.rawValue) sotto freeFrom"
  }

  /// What is marked for a diet: the dish, or an add-on of it.
  private func bearer(_ addOn: String?) -> String {
    addOn.map { #"l'aggiunta "\#($0)"\#(ofDish)"# } ?? subject
  }

  /// The advice on diets.
  func advice(on rule: Diagnostic.DietRule) -> Advice {
    switch rule {
    case .unknownDiet(let text, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "scrivi uno di \(AdviceText.diets)")
    case .unclearDiet(let text, let diet):
      Advice(
        #""\#(text)"\#(inDish) lascia un dubbio: i clienti non leggono \#(diet.rawValue)"#,
        #"scrivi "\#(diet.rawValue)" quando ne sei sicuro, e intanto togli "\#(text)""#)
    case .contradictedDiet(let diet, let allergen, let addOn):
      Advice(
        "\(bearer(addOn)) dice \(diet.rawValue) ma contiene \(Self.name(of: allergen))",
        "togli \(diet.rawValue)")
    case .contradictedDietByIngredient(let diet, let ingredient):
      Advice(
        "\(subject) dice \(diet.rawValue) ma elenca \(ingredient)",
        "togli \(diet.rawValue), o scrivi di che cosa è fatto")
    case .claimedDiet(let claim, let ingredient):
      Advice(
        #"\#(subject) in "name" dice "\#(claim)", ma elenca \#(ingredient)"#,
        #"togli "\#(claim)" da "name", o scrivi di che cosa è fatto"#)
    case .contradictedDietByText(let diet, let text):
      Advice(
        #"\#(subject) dice \#(diet.rawValue), ma anche "\#(text)""#,
        "togli \(diet.rawValue), o scrivi di che cosa è fatto")
    case .contradictedDietOfAddOn(let diet, let addOn):
      Advice(
        "\(bearer(addOn)) dice \(diet.rawValue), ma il suo nome dice altro",
        "togli \(diet.rawValue), o scrivi nel nome di che cosa è fatta")
    case .contradictedDietByChoice(let diet, let allergen):
      Advice(
        "\(subject) dice \(diet.rawValue), ma tra le aggiunte a scelta obbligata ce ne sono troppo "
          + "poche senza \(Self.name(of: allergen))",
        "togli \(diet.rawValue), o aggiungine una adatta")
    case .doubtedDiet(let diet, let allergen, let addOn):
      Advice(
        "\(bearer(addOn)) dice \(diet.rawValue) ma può contenere \(Self.name(of: allergen))",
        diet == .glutenFree
          ? "la dicitura vuol dire al massimo 20 mg/kg" : "toglilo se non ne sei sicuro")
    }
  }
}
