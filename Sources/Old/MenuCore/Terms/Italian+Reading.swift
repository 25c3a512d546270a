/// What owners write in Italian.
extension Italian {
  static let keys: KeyWords.Table = [
    ("$schema", ["schema"]),
    ("formatVersion", ["versioneFormato"]),
    ("name", ["nome", "denominazione", "piatto", "ristorante", "pizzeria"]),
    ("title", ["titolo", "intestazione"]),
    ("description", ["descrizione", "descr", "dettagli", "sottotitolo"]),
    ("address", ["indirizzo", "via", "sede", "dove"]),
    ("street", ["via", "viaNumero", "strada", "piazza", "corso"]),
    ("postalCode", ["cap", "codicePostale"]),
    ("city", ["città", "comune", "località", "paese"]),
    ("region", ["provincia", "regione"]),
    ("country", ["nazione", "stato"]),
    ("phone", ["telefono", "tel", "cellulare", "recapito"]),
    ("hours", ["orari", "orario", "orarioApertura", "orariApertura", "apertura", "aperto"]),
    ("language", ["lingua", "linguaggio"]),
    ("currency", ["valuta", "moneta", "divisa"]),
    ("cover", ["coperto", "costo coperto", "servizio"]),
    ("notes", ["note", "nota", "avvertenze", "osservazioni", "annotazioni"]),
    ("allergenKey", ["legendaAllergeni", "legenda", "chiaveAllergeni", "codiciAllergeni"]),
    ("groups", ["gruppi", "categorie", "sezioni"]),
    ("pizzas", ["pizze", "pizza", "lePizze", "lista pizze"]),
    (
      "beverages",
      [
        "bevande", "bevanda", "bibite", "bibita", "daBere", "vini", "vino", "birre", "birra",
        "cocktail", "caffetteria", "amari", "aperitivi", "liquori",
      ]
    ),
    ("desserts", ["dolci", "dolce", "dessert", "gelati", "gelato", "torte"]),
    (
      "other",
      [
        "altro", "altri", "antipasti", "antipasto", "primi", "primiPiatti", "secondi",
        "secondiPiatti", "contorni", "contorno", "insalate", "insalata", "fritti", "panini",
        "piatti", "voci", "focacce", "sfizi", "fritture", "specialità",
      ]
    ),
    ("id", ["identificativo", "codice", "identificatore"]),
    ("parent", ["padre", "genitore", "superiore"]),
    ("number", ["numero", "num", "posizione"]),
    ("group", ["gruppo", "categoria", "sezione", "tipologia"]),
    ("ingredients", ["ingredienti", "ingrediente", "composizione"]),
    ("price", ["prezzo", "prezzi", "costo", "costa", "euro"]),
    (
      "sizes",
      ["formati", "formato", "misure", "misura", "dimensioni", "grandezze", "taglie", "porzioni"]
    ),
    ("allergens", ["allergeni", "allergene", "allergie"]),
    ("diets", ["diete", "dieta", "regimi"]),
    ("addOns", ["aggiunte", "aggiunta", "extra", "supplementi", "supplemento"]),
    ("spicy", ["piccante", "piccantezza", "piccanti"]),
    ("frozen", ["surgelato", "surgelata", "surgelati", "congelato", "congelata", "abbattuto"]),
    ("calories", ["calorie", "energia", "chilocalorie"]),
    ("image", ["immagine", "foto", "fotografia", "figura"]),
    ("soldOut", ["esaurito", "esaurita", "esauriti", "esaurite", "terminato", "finito", "finita"]),
    ("base", ["base", "fondo"]),
    ("dough", ["impasto", "pasta", "farina"]),
    ("volumeMl", ["volume", "capacità", "millilitri"]),
    ("alcoholPercent", ["alcol", "alcool", "gradazione", "gradi", "gradazioneAlcolica"]),
    ("serving", ["servito", "servita", "mescita", "contenitore"]),
    ("homemade", ["fattoInCasa", "fattaInCasa", "casalingo", "artigianale", "dellaCasa"]),
    ("diameterCm", ["diametro", "centimetri"]),
    ("choose", ["scegli", "scelta", "scegliere"]),
    ("items", ["voci", "opzioni", "elementi"]),
    ("min", ["minimo", "almeno"]),
    ("max", ["massimo"]),
    ("amount", ["importo", "valore", "somma"]),
    ("days", ["giorni", "giorno"]),
    (
      "from",
      ["da", "apartireda", "partireda", "prezzoMinimo", "minimo", "dalle", "apertura", "apre"]
    ),
    ("to", ["a", "fino", "finoa", "prezzoMassimo", "massimo", "alle", "chiusura", "chiude"]),
    ("per", ["al", "ogni", "unità", "cadauno"]),
    ("was", ["era", "prima", "invecedi", "prezzoVecchio", "prezzoPrecedente"]),
    ("text", ["testo", "dicitura"]),
    ("contains", ["contiene", "con", "presenti"]),
    (
      "mayContain",
      ["puòContenere", "puòContenereTracce", "puòContenereTracceDi", "tracce", "possibiliTracce"]
    ),
    ("freeFrom", ["senza", "privoDi", "esente", "esenteDa"]),
    ("complete", ["completo", "completa", "tuttiControllati"]),
  ]

  static let prices = PriceWords(
    from: ["da", "a partire da", "partire da"], between: [],
    upwards: ["in su"], to: ["a"],
    markers: [
      "al", "allo", "alla", "all'", "a", "il", "lo", "la", "l'", "per", "ogni", "ciascun",
      "ciascuna",
    ],
    phrases: [
      ("piece", ["cad", "cadauno", "cadauna", "l'uno", "l'una", "ciascuno", "ciascuna", "ognuno"])
    ],
    nouns: [
      ("piece", ["pezzo", "pz"]), ("person", ["persona", "testa", "pers", "ospite", "commensale"]),
      ("100 g", ["etto", "hg"]), ("kg", ["kg", "kilo", "chilo", "chilogrammo"]),
      ("l", ["l", "lt", "litro"]), ("porzione", ["porzione"]), ("trancio", ["trancio"]),
      ("fetta", ["fetta"]), ("bicchiere", ["bicchiere"]), ("calice", ["calice"]),
      ("bottiglia", ["bottiglia"]), ("metro", ["metro"]),
    ],
    names: ["prezzi", "prezzo"], stem: "prezz",
    joints: ["al", "alla", "all", "per", "in", "a", "un", "una"], taxes: ["iva"],
    included: "incluso inclusa compreso compresa",
    currencies: [
      ("EUR", ["euro"]), (CurrencySigns.dollars, ["dollari"]), ("GBP", ["sterline"]),
      ("CHF", ["franchi"]), ("JPY", ["yen"]),
    ],
    grams: ["grammi"])

  static let values = ValueWords(
    diets: [
      (.vegetarian, "vegetariano vegetariana vegetariani vegetariane"),
      (.vegan, "vegano vegana vegani vegane"),
      (.pescatarian, "pescatariano"),
      (.halal, "hallal"),
      (.glutenFree, "senza-glutine glutine-free"),
      (.lactoseFree, "senza-lattosio"),
      (.dairyFree, "senza-latte senza-latticini"),
      (.organic, "bio biologico biologica"),
    ],
    servings: [
      (.draught, "spina allaSpina pressione"),
      (.bottle, "bottiglia inBottiglia bottiglie"),
      (.can, "lattina inLattina lattine"),
      (.glass, "bicchiere alBicchiere calice alCalice"),
    ],
    sizes: """
      piccola piccolo p media medio normale n grande maxi baby mini gigante familiare famiglia \
      doppia doppio mezza mezzo intera intero asporto daAsporto portareVia tavolo alTavolo banco \
      alBanco
      """,
    litres: "litro litri", centimetres: "centimetri",
    available: "disponibile disponibili disponibilità èDisponibile ordinabile",
    unavailable: "nonDisponibile indisponibile esauritoOggi finitoOggi",
    yes: "si vero", no: "falso",
    soldOut: "esaurito esaurita esauriti esaurite finito finita terminato terminata",
    days: [
      (.mon, "lunedì lun lu"),
      (.tue, "martedì mar ma"),
      (.wed, "mercoledì mer me"),
      (.thu, "giovedì gio gi"),
      (.fri, "venerdì ven ve"),
      (.sat, "sabato sab sa"),
      (.sun, "domenica dom domeniche"),
    ],
    everyDay: "tutti tutti-i-giorni ogni-giorno sempre quotidiano",
    fromDay: "dal", toDay: "al alla", andDay: "e ed",
    hours: "ore alle alleore", morning: "", afternoon: "",
    lists: """
      pizze pizza lePizze listaPizze bevande bevanda bibite bibita daBere dolci dolce dessert \
      altro altri voci
      """,
    translations: "traduzioni traduzione",
    beside: "abbinamento abbinamenti vinoConsigliato vinoAbbinato alternativa alternative",
    missing: [
      (
        .required,
        """
        obbligatorio obbligatoria obbligatori obbligatorie sceltaObbligatoria richiesto
        richiesta
        """
      ),
      (.least, "minimo almeno minimoScelte sceltaMinima"),
      (.most, "massimo massimoScelte sceltaMassima"),
      (.additives, "additivi additivo legendaAdditivi"),
      (.hidden, "nascosto nascosta nascondi nascosti invisibile"),
      (.shown, "visibile visibili mostra mostrare pubblicato attivo attiva"),
      (
        .closed,
        """
        chiuso chiusi chiusura giornoDiChiusura giorniDiChiusura riposo giornoDiRiposo turnoDiRiposo
        """
      ),
    ],
    additives: """
      colorant conservant antiossidant esaltator edulcorant caffeina chinin fosfat annerit additiv
      """,
    doubts: "forse eventualmente possibilmente probabilmente credo",
    languages: [
      ("it", "italiano"), ("en", "inglese"), ("de", "tedesco"), ("fr", "francese"),
      ("es", "spagnolo"), ("zh", "cinese"), ("ja", "giapponese"), ("ru", "russo"),
      ("pt", "portoghese"), ("nl", "olandese"),
    ])
}
