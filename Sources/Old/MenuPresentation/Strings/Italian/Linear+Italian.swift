import OldMenuCore

extension LinearStrings {
  /// The words in Italian.
  static let italian = LinearStrings(
    commands: { command in
      switch command {
      case .lists: ["liste"]
      case .all:
        [
          "tutto", "nessun filtro", "senza filtri", "senza filtro", "mostra tutto",
          "mostrami tutto",
          "vedi tutto", "vedere tutto", "fammi vedere tutto", "tutte le voci",
          "mostra tutte le voci",
          "azzera tutto", "azzera filtri", "azzera i filtri", "via i filtri", "reimposta",
          "ricomincia", "ricominciare", "ricominciamo", "da capo", "ricomincia da capo",
        ]
      case .filters: ["filtri", "allergeni"]
      case .show: ["mostra"]
      case .hide: ["nascondi"]
      case .remove:
        [
          "togli", "togliere", "togliete", "rimuovi", "rimuovere", "cancella", "cancellare",
          "elimina", "eliminare", "leva", "levare", "togline", "levane", "toglila", "toglilo",
          "restituisci",
        ]
      case .sort: ["ordina"]
      case .more: ["altro"]
      case .again: ["ripeti"]
      case .back: ["indietro"]
      case .take:
        [
          "aggiungi", "metti", "prendi", "prendo", "prendere", "prendila",
          "prendilo",
        ]
      case .choice:
        [
          "scelta", "la mia scelta", "totale", "quanto costa", "quant'è",
          "il mio ordine", "mostra il mio ordine", "mostra l'ordine", "mostra la mia scelta",
          "mostra la scelta", "cosa ho scelto", "che cosa ho scelto", "cosa ho ordinato",
          "che cosa ho ordinato",
        ]
      case .undo: ["annulla", "annullare"]
      case .bill: ["conto", "il conto", "mostra il conto", "pagare", "paghiamo"]
      case .empty:
        [
          "svuota", "svuotare", "svuota la scelta", "svuota la mia scelta", "svuota il carrello",
        ]
      case .clear: ["azzera"]
      case .people: ["persone"]
      case .house:
        [
          "orari", "orario", "telefono", "dove", "indirizzo", "dove siete", "orari di apertura",
          "numero di telefono",
        ]
      case .language: ["lingua"]
      case .help: ["aiuto"]
      case .quit: ["esci", "basta", "fine", "arrivederci"]
      }
    },
    orders: { order in
      switch order {
      case .menu: ["menu", "menù"]
      case .name: ["nome"]
      case .price: ["prezzo"]
      case .dearest: []
      }
    },
    undeclared: ["non dichiarati"],
    allFilters: ["filtri", "filtro", "tutti filtri", "ogni filtro", "tutto", "tutti"],
    joiningWords: ["con", "e", "la", "il", "lo", "le", "i", "gli"],
    andWords: ["e", "ed", "più"], outWords: ["via"],
    itWords: (
      anywhere: ["questa", "questo", "quella", "quello", "questi", "queste", "dentro"],
      besideVerbs: ["lo", "la", "ne"]
    ),
    courtesies: ["per favore", "per piacere", "grazie", "buonasera", "buongiorno"],
    againWords: [
      "ancora", "altra", "altro", "altre", "altri", "un'altra", "un'altro", "un altro",
    ],
    againBehind: ["in più", "più"],
    behindTaking: [
      "all'ordine", "al mio ordine", "all'ordinazione", "alla scelta", "alla mia scelta",
      "nella scelta",
    ],
    countingAnew: (
      before: [
        "facciamo", "facciamone", "fanne", "anzi", "anzi no", "no anzi", "anzi facciamo", "meglio",
      ],
      behind: []
    ),
    lastWords: ["ultima", "ultimo"],
    sizeWords: (
      large: ["grande", "grandi"],
      small: ["piccola", "piccolo", "piccole", "piccoli"]
    ),
    beingWords: ["è", "sono"],
    existingWords: ["ci", "c'è"],
    lineWords: LineWords(
      fronts: [
        "la", "il", "le", "i", "di", "della", "del", "delle", "nella", "nel", "sulla", "sul",
      ],
      nouns: ["numero", "riga", "voce"],
      ordinals: "prim, second, terz, quart, quint, sest, settim, ottav, non, decim",
      endings: ["a", "o", "e", "i"],
      openingWords: ["apri", "aprimi", "leggi", "leggimi", "dimmi"], times: ["volta", "volte"],
      withWords: ["con"]),
    asksOfIt: [
      "questa contiene", "contiene questa", "questo contiene", "contiene questo", "questa ha",
      "ha questa", "è questa", "questa è", "questo è", "è questo", "in questa", "in questo",
      "dentro",
    ],
    choiceQuestions: [
      "come ordino", "come si ordina", "come posso ordinare", "come possiamo ordinare",
      "come faccio a ordinare", "come faccio ad ordinare", "come si fa a ordinare",
      "come si fa ad ordinare", "come faccio l'ordine", "come scelgo", "come si sceglie",
      "si può ordinare qui", "posso ordinare qui",
    ],
    allergenWords: ["allergeni", "allergene"],
    houseWords: [
      "aprite", "apre", "aperti", "aperto", "aperta", "chiudete", "chiude", "chiusi", "chiuso",
      "orari", "orario", "indirizzo", "telefono",
    ],
    placeWords: (
      asking: ["dove", "dov"],
      ofHouse: [
        "siete", "è", "e", "sei", "siamo", "si", "vi", "trova", "trovate", "trovo", "posso", "il",
        "la", "lo", "questo", "questa", "ristorante", "locale", "pizzeria", "esattamente", "qui",
        "cosa", "vostro", "vostra",
      ]
    ),
    mildWords: [
      "delicato", "delicata", "delicati", "delicate", "poco piccante", "poco piccanti",
      "leggermente piccante", "non troppo piccante",
    ],
    degreeWords: ["troppo", "troppa", "molto", "molta", "tanto", "così"],
    peopleWords: ["persone", "persona", "ospiti", "coperti", "coperto", "adulti", "siamo", "noi"],
    aroundPeople: ["in", "per", "solo", "soltanto", "sono"],
    inLists: { items, lists in "\(items) in \(lists == 1 ? "1 lista" : "\(lists) liste")" },
    invitation: { allowsQuitting in
      "Scrivi un numero, una parola da cercare, oppure: liste, filtri, aiuto"
        + (allowsQuitting ? ", esci." : ".")
    },
    help: { allowsQuitting in
      [
        "Un numero apre la riga con quel numero nell'ultimo elenco.",
        "Ogni altro testo si cerca: margherita, \"fior di latte\". Tra virgolette si trova anche "
          + "il numero stampato sul menu: \"12\".",
        "liste: le liste del menu. altro: il resto di un elenco lungo.",
        "ordina per prezzo, ordina per nome, ordina per menu: l'ordine delle voci. ordina: "
          + "l'ordine successivo.",
        "filtri: come escludere allergeni e scegliere diete. lingua: il menu in un'altra lingua.",
        choiceHelp,
      ] + (allowsQuitting ? ["esci: la fine."] : [])
    },
    choiceHelp: choiceHelp,
    farewell: "Arrivederci.",
    timeIsOver: "Il tempo è finito.",
    beginsAnew: "Nessuno scrive da un po': il menu ricomincia.",
    menuChanged: "Il menu è cambiato.",
    menuIsBack: "Il menu è di nuovo aggiornato.",
    isGone: { "\($0) non è più in questo elenco." },
    listIsGone: { "La lista \($0) non c'è più." },
    noLine: { number, last in
      switch last {
      case 0: "Non ci sono righe numerate: scrivi liste."
      case 1: "Non c'è una riga \(number): scrivi 1."
      default: "Non c'è una riga \(number): scrivi un numero da 1 a \(last)."
      }
    },
    rest: { $0 == 1 ? "Ancora 1 voce: scrivi altro." : "Ancora \($0) voci: scrivi altro." },
    noMore: { list in
      "Non ci sono altre voci"
        + (list.map { "; per la lista \($0) scrivi liste e il suo numero." } ?? ".")
    },
    sorted: { order in
      switch order {
      case .menu: "Nell'ordine del menu."
      case .name: "In ordine di nome."
      case .price: "In ordine di prezzo."
      case .dearest: "Dal più caro al meno caro."
      }
    },
    sortHelp: "Scrivi: ordina per prezzo, ordina per nome, oppure: ordina per menu.",
    number: { "Numero \($0) del menu" },
    spicy: { "Piccante \($0) su 3." },
    taken: { "Aggiunto: \($0)." },
    putBack: { "Tolto: \($0)." },
    notChosen: { "\($0) non è nella scelta" },
    undone: "Annullato.",
    billFromStaff: "Il conto lo porta il personale.",
    addOnsOf: { "Le aggiunte per \($0) sono: \($1)." },
    spicyOnes: {
      "Piccanti secondo il menu: \($0)\($1 ? "; per elencarle scrivi: piccante" : ""). "
        + "Sulle altre chiedere al personale."
    },
    othersByHeat: { "Di queste il menu non dice quanto sono piccanti: \($0)." },
    heatNotStated: "Quanto è piccante il menu non lo dice: chiedere al personale.",
    nothingTaken: "Non ho aggiunto altro.",
    notTaken: { "Non aggiunto: \($0)." },
    ofWhichItem:
      "Di quale voce? Aprine una con il suo numero e chiedi di nuovo, oppure chiedi con il suo nome.",
    isFiltered: { "I filtri nascondono \($0): per vedere tutto scrivi togli filtri." },
    removeWhat: "Scrivi togli filtri, oppure: togli scelta.",
    removeHelp: { "Scrivi togli e un nome, come: togli \($0); oppure: togli filtri." },
    noLongerWithout: { "Non escludi più: \($0)." },
    filtersGone: { "Filtri tolti: \($0)." },
    leaveOutInstead: { "Per escludere scrivi: \($0)." },
    undeclaredAmong: { "Delle voci mostrate, \($0) non lo \($0 == 1 ? "dichiara" : "dichiarano")" },
    soFar: { "Nella tua scelta: \($0)" },
    takeExample: { "Scrivi per esempio: aggiungi \($0)." },
    askedLater: { "Dopo chiedo di questo: \($0)." },
    takeHelp: "Per scegliere scrivi aggiungi e il numero di una riga, come: aggiungi 2.",
    countLimit: { "Di una voce se ne possono scegliere da 1 a \($0)." },
    peopleHelp: "In quanti siete? Per il coperto scrivi, per esempio: persone 4.",
    peopleLimit: { "Scrivi un numero intero fino a \($0), come: persone 4." },
    stillSearching: { "Cerchi ancora \"\($0)\": per smettere scrivi liste." },
    noFilters: "Nessun filtro.",
    atMost: { "al massimo \($0)" },
    filterHelp: { allergens, diets in
      [
        "Scrivi senza e un allergene, come: senza latte. Gli allergeni sono: \(allergens)."
      ]
        + (diets.isEmpty
          ? [] : ["Scrivi una dieta, come: vegana. Il menu ha: \(diets)."])
        + [
          "Una voce senza dichiarazione è nascosta: mostra non dichiarati, nascondi non dichiarati."
        ]
    },
    diet: "dieta",
    dietInstead: { "Se intendi la dieta indicata dal locale, scrivi: \($0)." },
    noFilter: { "\"\($0)\" non è tra i filtri." },
    numberIsNoAllergen: {
      "\"\($0)\": i numeri cambiano da un locale all'altro; scrivi la parola, come: senza latte."
    },
    noDiet: { "Nessuna voce è indicata come \($0)." },
    missHelp: "Scrivi liste per tutte le voci, filtri per allergeni e diete, oppure aiuto.",
    missHelpFiltered:
      "Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto.",
    cheapest: "Costa meno di tutto:",
    dearest: "Costa più di tutto:",
    notByMeasure: "I prezzi a peso o a persona non sono confrontati.",
    phone: "Telefono",
    hours: "Orari",
    noHouse: "Il menu non dice né indirizzo, né telefono, né orari.",
    languages: { names, other in
      guard let name = names.first else { return "Il menu ha una lingua sola." }
      guard let other else { return "Il menu è solo in \(name)." }
      return
        "Il menu è in: \(names.concatenated(separator: ", ")). Scrivi per esempio: lingua \(other)."
    })

  private static let choiceHelp =
    "aggiungi 2: la riga 2 nella tua scelta, aggiungi 2 maxi: in quel formato. aggiungi due "
    + "margherita: per nome. togli 2: una di meno. scelta: da leggere al cameriere."
}
