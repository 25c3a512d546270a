import OldMenuCore

extension Strings {
  /// The words in Italian.
  public static let italian = Strings(
    language: .italian,
    soldOut: "esaurita",
    askStaff: "chiedere al personale",
    ask: "chiedere",
    take: "scegliere",
    spaceKey: "Spazio",
    position: { "\($0) di \($1)" },
    items: { $0 == 1 ? "1 voce" : "\($0) voci" },
    noItems: "Il menu è vuoto.",
    emptyMenu: "Il menu è vuoto: giuseppe-menu check FILE dice perché.",
    search: "cerca",
    found: { "\($0) di \($1) \($1 == 1 ? "voce" : "voci")" },
    and: " e ",
    colon: ":",
    quoted: { "\"\($0)\"" },
    inLine: { $0.lowercased() },
    notFound: { "Nessuna voce con \"\($0)\"." },
    nothingSays: { "Niente con \"\($0)\"." },
    whichLetter: "Quale lettera?",
    noneBegins: { "Nessuna voce comincia con \"\($0)\"." },
    writtenIn: { "Le voci del menu sono scritte in \($0)." },
    notNamed: { "Nessuna voce nomina \($0)." },
    perhaps: { "Forse: \($0)" },
    nothingPasses: "Nessuna voce con questi filtri.",
    noneContains: { "Nessuna voce dichiara di contenere \($0)." },
    cannotTell: { "Non so dire quali sono senza \($0): chiedere al personale." },
    othersMayHaveIt: "Può essere anche nelle altre voci: chiedere al personale.",
    notAllMarked: { "Non tutte queste voci hanno l'indicazione \($0): chiedere al personale." },
    nameIt: { $0 == 1 ? "1 voce lo nomina." : "\($0) voci lo nominano." },
    withoutWhat: "Senza che cosa? Scrivi un allergene.",
    notUnderstood: "Non capisco tutta la frase: chiedere al personale.",
    andOthers: { $0 == 1 ? "E un'altra voce." : "E altre \($0) voci." },
    unanswered: { $0 == 1 ? "1 non dichiarata" : "\($0) non dichiarate" },
    isNotMarked: "manca l'indicazione",
    costsMore: { "costa più di \($0)" },
    hasNoPrice: "il prezzo non è indicato",
    isByWeight: "si paga a peso",
    order: { order in
      switch order {
      case .menu: nil
      case .name: "per nome"
      case .price: "per prezzo"
      case .dearest: "dal più caro"
      }
    },
    filters: "Filtri",
    without: "senza",
    diets: "diete",
    atMost: "fino a",
    hidden: { $0 == 1 ? "1 nascosta" : "\($0) nascoste" },
    hiddenNotStated: "non dichiarato",
    notStatedOf: { "nessuna dichiarazione su \($0.concatenated(separator: ", "))" },
    hiddenDiet: { "dieta \($0)" },
    hiddenPrice: "prezzo",
    showUndeclared: "mostra",
    hideUndeclared: "nascondi",
    undeclaredShown: "non dichiarate mostrate",
    contains: "Contiene",
    mayContain: "Può contenere",
    onChoice: "A seconda della scelta",
    areContainedListed: false,
    freeOf: "Senza",
    only: "solo",
    including: "tra cui",
    noAllergen: "Nessuno dei quattordici allergeni è un ingrediente.",
    noOtherAllergen: "Nessuno degli altri allergeni è un ingrediente.",
    notStated: "Allergeni non dichiarati: chiedere al personale.",
    askAboutOthers: "Sugli altri allergeni: chiedere al personale.",
    askOthers: "altri: chiedere",
    askAboutAllergens: "Per gli allergeni non dichiarati chiedere al personale.",
    allergensNotHere: "Gli allergeni non sono indicati qui: chiedere al personale.",
    allergensLabel: "Allergeni",
    othersLabel: "Altri",
    noneOfThem: "nessuno è un ingrediente",
    dietLabel: "Dieta",
    sizesLabel: "Formati",
    addressLabel: "Indirizzo",
    signsLabel: "Segni",
    filterNumbers:
      "Accanto a un filtro: −28 voci che toglie, ?9 senza dichiarazione; accanto a una dieta o a un prezzo: le voci di tutto il menu che vi rientrano.",
    languagesLabel: "Lingue",
    problems: { count in
      "\(count) \(count == 1 ? "problema" : "problemi"), esegui giuseppe-menu check"
    },
    was: "era",
    addOns: "Aggiunte",
    choose: { count in
      if count.lowerBound == count.upperBound {
        return count.upperBound == 1 ? "una a scelta" : "\(count.upperBound) a scelta"
      }
      return count.lowerBound == 0
        ? "fino a \(count.upperBound)" : "da \(count.lowerBound) a \(count.upperBound)"
    },
    cover: "Coperto",
    mark: { mark in
      switch mark {
      case .vegetarian: "vegetariana"
      case .vegan: "vegana"
      case .glutenFree: "senza glutine secondo il locale"
      case .spicy: "piccante"
      case .frozen: "surgelato"
      }
    },
    withFrozenIngredients: "con ingredienti surgelati",
    glutenFree: "SG",
    menuOf: { "menu delle \($0)" },
    menuShown: { "si vede il menu delle \($0)" },
    isGone: "non è più nel menu",
    isHidden: "non è più tra le voci mostrate",
    noMenu: "Il menu al momento non è disponibile.",
    tallied:
      "Si contano le visite, i piatti aperti e scelti, i filtri e ciò che si cerca invano, mai le persone.",
    page: { "pagina \($0) di \($1)" },
    allergensInShort: "Allergeni?",
    hint: { hint in
      switch hint {
      case .move, .moveAround: "muovi"
      case .section: "sezione"
      case .search: "cerca"
      case .filters: "filtri"
      case .open: "dettagli"
      case .scroll: "scorri"
      case .toggle: "scegli"
      case .accept: "lista"
      case .clear: "cancella"
      case .back: "indietro"
      case .language: "lingua"
      case .help: "aiuto"
      case .quit: "esci"
      case .next: "altra voce"
      case .take: "prendi"
      case .putBack: "togli"
      case .confirm: "prendi questo"
      case .done: "pronto"
      case .choice: "scelta"
      case .people: "persone"
      }
    },
    helpTitle: "Tasti",
    topic: { topic in
      switch topic {
      case .moving: "Muoversi"
      case .finding: "Trovare"
      case .reading: "Leggere"
      case .choosing: "Scegliere"
      case .program: "Il programma"
      }
    },
    explain: { command in
      switch command {
      case .move(.up): "alla voce precedente"
      case .move(.down): "alla voce seguente"
      case .move(.pageUp): "una pagina in su"
      case .move(.pageDown): "una pagina in giù"
      case .move(.first): "alla prima voce"
      case .move(.last): "all'ultima voce"
      case .move(.nextSection): "alla sezione seguente"
      case .move(.previousSection): "alla sezione precedente"
      case .move(.nextList): "alla lista seguente"
      case .move(.previousList): "alla lista precedente"
      case .move(.list): "alla lista con questo numero"
      case .move(.by(let distance)): distance < 0 ? "al filtro precedente" : "al filtro seguente"
      case .firstLetter: "alla voce che comincia con una lettera"
      case .search: "cerca parole"
      case .filters: "filtri: allergeni e diete"
      case .toggle: "accendi o spegni il filtro o l'aggiunta"
      case .undeclared: "mostra anche le voci senza dichiarazione"
      case .sort: "in ordine di menu, nome, prezzo"
      case .accept: "tieni la ricerca o i filtri"
      case .deleteBackward: "cancella l'ultima lettera"
      case .deleteWord: "cancella l'ultima parola"
      case .clear: "cancella tutto"
      case .insert, .jump: nil
      case .caret(.left): "a sinistra nel testo"
      case .caret(.right): "a destra nel testo"
      case .caret(.start): "all'inizio del testo"
      case .caret(.end): "alla fine del testo"
      case .nextDish: "la voce seguente, aperta"
      case .previousDish: "la voce precedente, aperta"
      case .house: "orari, indirizzo, segni"
      case .undo: "riprendi quello che Esc ha tolto"
      case .open: "tutto sulla voce"
      case .back: "indietro"
      case .language: "il menu nella lingua seguente"
      case .take: "metti la voce nella scelta"
      case .putBack: "togline una"
      case .choice: "la scelta, da mostrare al cameriere"
      case .confirm: "prendi quello segnato"
      case .people: "quante persone pagano il coperto"
      case .theme: "altri colori"
      case .redraw: "ridisegna lo schermo"
      case .reload: "rileggi il file del menu"
      case .suspend: "sospendi il programma"
      case .help: "questa pagina"
      case .quit: "esci"
      }
    },
    place: { context in
      switch context {
      case .list: "lista"
      case .page: "pagina"
      case .dish: "voce"
      case .search: "ricerca"
      case .choice: "scelta"
      case .asking: "domanda"
      case .letter: "lettera"
      case .filters: "filtri"
      }
    },
    choice: .italian,
    hours: .italian,
    lineByLine: { reason in
      let because =
        switch reason {
        case .option: ", come chiede --linear"
        case .accessible: ", perché ACCESSIBLE è impostata"
        case .dumbTerminal: ", perché il terminale è di tipo dumb (TERM)"
        }
      return "Il menu risponde riga per riga\(because)."
    },
    linear: .italian,
    command: ItalianCommand.self,
    optionName: { word in
      switch word {
      case "lingua", "lingue": "--language"
      case "senza", "allergeni", "allergene": "--without"
      case "prezzo", "prezzo-massimo", "massimo": "--max-price"
      case "cerca", "ricerca", "trova": "--search"
      case "ordine", "ordina": "--sort"
      case "sezione", "lista": "--section"
      case "dieta", "diete": "--diet"
      case "formato": "--format"
      case "larghezza": "--width"
      case "tema": "--theme"
      default: nil
      }
    },
    ownCheck: ItalianCheck.self)
}

extension ChoiceStrings {
  /// The words in Italian.
  static let italian = ChoiceStrings(
    title: "La mia scelta", nothing: "Non hai ancora scelto niente.",
    howToChoose: { "Nella lista, \($0) prende il piatto." },
    total: "Totale indicativo", otherwise: "non più così nel menu",
    number: { "n. \($0)" },
    notServedNow: "non servito a quest'ora",
    before: { "prima \($0)" }, otherAllergens: "allergeni cambiati",
    disclaimer:
      "Non è un ordine né un documento fiscale. Mostra questa schermata al cameriere.",
    spokenDisclaimer:
      "Non è un ordine né un documento fiscale. Leggi la scelta al cameriere.",
    full: "Di più non si può scegliere.",
    putBack: { what, key in
      "Tolta dalla scelta: \(what)" + (key.map { " · \($0) la rimette" } ?? "")
    },
    lostOnLeaving: "La scelta andrà persa: ancora una volta per uscire.",
    whichSize: "Quale formato?",
    howManyPeople: "In quanti siete? Scrivi il numero per il coperto.",
    forgottenIn: { "La scelta si cancella tra \($0) s: premi un tasto." })
}

extension HoursStrings {
  /// The words in Italian.
  static let italian = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lunedì"
      case .tue: "martedì"
      case .wed: "mercoledì"
      case .thu: "giovedì"
      case .fri: "venerdì"
      case .sat: "sabato"
      case .sun: "domenica"
      }
    },
    days: { "\($0)–\($1)" },
    everyDay: "tutti i giorni", today: "oggi", closed: "chiuso", allDay: "tutto il giorno",
    alwaysOpen: "sempre aperto",
    openUntil: { "aperto fino alle \($0)" },
    opens: { day, time in
      "chiuso, apre \(day.map { "\($0) " } ?? "")alle \(time)"
    }, ofNextWeek: "della prossima settimana")
}
