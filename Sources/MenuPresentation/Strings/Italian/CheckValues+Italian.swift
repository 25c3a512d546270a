internal import MenuCore

extension ItalianAdvice {
  /// The advice on prices, allergens, diets and numbers.
  func adviceOnValue(_ rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .notAPrice(let text, let suggestion, let currency):
      Advice(
        #""\#(text)"\#(inDish) non è un prezzo"#,
        Self.cure(suggestion)
          + (currency.map { #"; il simbolo viene da "currency": "\#($0)""# } ?? ""))
    case .decimalCommaPrice(let text, let read):
      Advice(#""\#(text)"\#(inDish) viene letto come \#(read)"#, Self.write(read))
    case .ambiguousPrice(let text, let small, let large, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) può essere \#(AdviceText.shortest(small)) o \#(AdviceText.shortest(large))"#,
        Self.cure(suggestion))
    case .foreignCurrency(let text, let currency, let own, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è in \#(currency), il menu è in \#(own)"#,
        AdviceText.foreign(suggestion, "o").map { amounts, printed in
          "scrivi \(amounts) se intendi \(own)" + (printed.map { "; altrimenti \($0)" } ?? "")
        } ?? Self.cure(suggestion))
    case .severalPrices(let text, let amounts, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) contiene più prezzi"#,
        AdviceText.sizes(amounts).map { sizes in
          #"al posto di "price" scrivi \#(sizes)"#
            + (suggestion.map { "; o com'è stampato: " + AdviceText.listed($0, "o") } ?? "")
        } ?? Self.cure(suggestion))
    case .surcharge(let text):
      Advice(
        #""\#(text)"\#(inDish) è un supplemento, non un prezzo"#, "scrivi quanto costa in tutto")
    case .negativePrice(let text):
      Advice("un prezzo non può essere negativo: \(text)\(inDish)", "scrivilo senza il -")
    case .priceTooLarge(let text):
      Advice("\(text)\(inDish) ha più di nove cifre prima del punto", "ricontrolla le cifre")
    case .tooManyDecimals(let text, let currency, let allowed, let suggestion):
      adviceOnDecimals(text, currency, allowed, suggestion)
    case .priceAndSizes:
      Advice(
        #"\#(subject) ha "price" e "sizes""#, "metti il prezzo in una delle misure di \"sizes\"")
    case .scatteredPrices(let keys, let count, let written, let areSizesThere):
      Advice(
        keys == ["price"]
          ? #""price"\#(inDish) contiene "#
            + (count == 1 ? "un prezzo secondo il nome" : "più prezzi")
          : count == 1
            ? "il prezzo\(inDish) sta sotto \(AdviceText.few(keys))"
            : "i prezzi\(inDish) stanno sotto \(AdviceText.few(keys))",
        areSizesThere ? "metti \(written) in \"sizes\"" : "scrivi \(written)")
    case .sizeWithoutPrice(let size):
      Advice(
        #"il formato "\#(size)"\#(inDish) non ha prezzo, altri sì"#, #"aggiungi "price": "…""#)
    case .conflictingPriceKeys("amount", "to"):
      Advice(
        #"il prezzo\#(inDish) ha "amount" e "to""#, #"scrivi "from" al posto di "amount""#)
    case .conflictingPriceKeys(let first, let second):
      Advice(#"il prezzo\#(inDish) ha "\#(first)" e "\#(second)""#, "tieni solo quello giusto")
    case .reversedPrices(let from, let to):
      Advice(
        "il prezzo\(inDish) va da \(from) in giù, a \(to)",
        #"scrivi "from": "\#(to)", "to": "\#(from)""#)
    case .unknownCurrency(let text, let suggestion):
      Advice(
        #""\#(text)" non è il codice di una valuta"#,
        suggestion.map { Self.write($0) + (isCertain(rule) ? "" : ", o il codice della tua") }
          ?? #"scrivi le tre lettere ISO 4217, per esempio "EUR""#)
    case .missingCurrency:
      Advice(
        #"manca "currency": i prezzi sono mostrati come semplici numeri"#,
        #"aggiungi "currency": "EUR", o il codice della tua valuta"#)
    case .zeroPrice:
      Advice(
        "\(subject) costa 0: è gratis, o manca il prezzo?",
        #"scrivi il prezzo, o {"text": "gratis"} se non costa niente"#)
    case .unlikelyPrice(let price, let median):
      Advice(
        "\(subject) costa \(price); gli altri circa \(median)",
        "manca un punto, o è nel posto sbagliato?")
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
    case .unknownDay, .notATime, .equalTimes, .overlappingHours: adviceOnHours(rule)
    default: adviceOnAllergens(rule)
    }
  }

  private func adviceOnAllergens(_ rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .unknownAllergen(let text, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "scrivi uno di \(AdviceText.allergens)")
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
    case .allergenOutsideList(let text):
      Advice(#""\#(text)"\#(inDish) deve stare in un elenco"#, #"scrivi ["\#(text)"]"#)
    case .contradictedAllergen(let contained, let free):
      Advice(
        "\(subject): " + Self.under("contains", contained, free),
        "togli \(free.rawValue) da \"freeFrom\"; intanto i clienti leggono che contiene \(contained.rawValue)"
      )
    case .doubtedAllergen(let possible, let free):
      Advice(
        "\(subject): " + Self.under("mayContain", possible, free),
        "togli \(free.rawValue) da \"freeFrom\"; intanto i clienti leggono che può contenere \(possible.rawValue)"
      )
    case .emptyAllergens:
      Advice(
        "un elenco vuoto\(inDish) non dice niente",
        #"scrivi "none" se li hai controllati tutti e quattordici"#)
    case .allergensNotStated(let count, let total):
      Advice(
        "\(count) \(count == 1 ? "piatto" : "piatti") su \(total) non \(count == 1 ? "dice" : "dicono") "
          + #"niente sugli allergeni; i clienti leggono "chiedere al personale""#,
        #"aggiungi "allergens": […], o "none" se li hai controllati tutti e quattordici"#)
    case .unstatedIngredient(let ingredient, let allergen):
      Advice(
        "\(subject) elenca \(ingredient) ma non \(allergen.rawValue)",
        #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens""#)
    case .contradictedPromise(let ingredient, let allergen):
      Advice(
        "\(subject) elenca \(ingredient) ma promette di essere senza \(allergen.rawValue)",
        #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens"; intanto i clienti leggono "#
          + #""chiedere al personale""#)
    case .namedAllergen(let word, let key, let allergen, let isPromised):
      Advice(
        #"\#(subject): in "\#(key)" c'è \#(word), "#
          + (isPromised
            ? "ma promette di essere senza \(allergen.rawValue)"
            : #"nei suoi "allergens" non c'è \#(allergen.rawValue)"#),
        #"aggiungi "\#(allergen.rawValue)" ai suoi "allergens""#
          + (isPromised ? #"; intanto i clienti leggono "chiedere al personale""# : " se c'è"))
    case .contradictingNote(let note, let allergens, let count):
      Advice(
        "\(count) \(count == 1 ? "piatto promette" : "piatti promettono") di essere senza "
          + allergens.map(\.rawValue).joined(separator: ", ")
          + #", e la nota "\#(note)" dice altro"#,
        "scrivi negli \"allergens\" di ciascuno che cosa contiene o può contenere; intanto i clienti "
          + #"leggono "chiedere al personale""#)
    case .unknownDiet(let text, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è sconosciuto"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "scrivi uno di \(AdviceText.diets)")
    case .contradictedDiet(let diet, let allergen):
      Advice(
        "\(subject) dice \(diet.rawValue) ma contiene \(allergen.rawValue)",
        "togli \(diet.rawValue)")
    case .contradictedDietByIngredient(let diet, let ingredient):
      Advice(
        "\(subject) dice \(diet.rawValue) ma elenca \(ingredient)",
        "togli \(diet.rawValue), o scrivi di che cosa è fatto")
    case .doubtedDiet(let diet, let allergen):
      Advice(
        "\(subject) dice \(diet.rawValue) ma può contenere \(allergen.rawValue)",
        diet == .glutenFree
          ? "la dicitura vuol dire al massimo 20 mg/kg" : "toglilo se non ne sei sicuro")
    default: Advice(rule.name)
    }
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

  private func adviceOnDecimals(
    _ text: String, _ currency: String?, _ allowed: Int, _ suggestion: Diagnostic.Suggestion?
  ) -> Advice {
    let limit = allowed == 0 ? "non ha decimali" : "ha al massimo \(allowed) decimali"
    let other = allowed == 0 ? "un numero intero" : "\(allowed) cifre dopo il punto"
    let known = suggestion.map { AdviceText.listed($0, "o") }
    return Advice(
      "\(text)\(inDish): \(currency ?? "un prezzo") \(limit)",
      known.map {
        AdviceText.isOnly(suggestion, allowed) ? "scrivi \($0)" : "scrivi \($0), o \(other)"
      }
        ?? "scrivi \(other)")
  }

  private func isCertain(_ rule: Diagnostic.Rule) -> Bool { rule.suggestion?.isCertain == true }

  /// What to write in place of a price.
  private static func cure(_ suggestion: Diagnostic.Suggestion?) -> String {
    guard let suggestion else { return #"scrivi cifre e un punto, per esempio "7.00""# }
    let texts = AdviceText.listed(suggestion, "o")
    if case .wholePrice(let text) = suggestion {
      return "al posto di tutto il prezzo scrivi \(text)"
    }
    guard case .asPrinted = suggestion else { return "scrivi \(texts)" }
    return #"scrivi \#(texts), com'è stampato; un importo da solo ha cifre e un punto: "7.00""#
  }

  private static func under(_ key: String, _ warned: Allergen, _ free: Allergen) -> String {
    warned == free
      ? "\(free.rawValue) è sotto \(key) e sotto freeFrom"
      : "\(warned.rawValue) è sotto \(key), \(free.rawValue) sotto freeFrom"
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
    case .hours: #"scrivi "…", oppure [{"days": ["tue"], "from": "19:00", "to": "23:00"}]"#
    case .dish: #"scrivi {"name": "…"}"#
    }
  }
}
