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
    ("mayContain", ["puòContenere", "tracce", "possibiliTracce"]),
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
    ])

  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        pesce acciuga acciughe alice alici tonno salmone baccalà merluzzo bottarga sgombro sardina
        sardine caviale surimi
        """
      ),
      (
        .crustaceans,
        """
        crostacei gambero gamberi gamberetto gamberetti gamberone gamberoni scampo scampi granchio
        aragosta astice mazzancolla mazzancolle
        """
      ),
      (
        .molluscs,
        """
        molluschi cozza cozze vongola vongole calamaro calamari polpo polipo polpetti seppia
        seppie totano totani moscardini capesante ostrica ostriche lumaca lumache
        """
      ),
      (
        .milk,
        """
        mozzarella burrata stracciatella stracchino gorgonzola parmigiano grana pecorino ricotta
        provola provolone scamorza mascarpone panna burro latte taleggio fontina formaggio
        formaggi caciocavallo crescenza emmental emmenthal yogurt besciamella béchamel bechamel
        caprino squacquerone asiago gelato tzatziki fiordilatte bufala nutella
        """
      ),
      (.eggs, "uovo uova maionese tuorlo tuorli albume albumi frittata"),
      (
        .gluten,
        """
        glutine farina semola pane pangrattato crostino crostini pasta spaghetti tagliatelle
        lasagna lasagne besciamella béchamel bechamel
        """
      ),
      (.peanuts, "arachide arachidi nocciolina noccioline"),
      (.walnut, "noce noci"),
      (.hazelnut, "nocciola nocciole nutella gianduia"),
      (.almond, "mandorla mandorle marzapane"),
      (.pistachio, "pistacchio pistacchi"),
      (.cashew, "anacardo anacardi"),
      (.wheat, "frumento grano farro"),
      (.rye, "segale"),
      (.barley, "orzo"),
      (.oats, "avena"),
      (.celery, "sedano"),
      (.mustard, "senape"),
      (.sesame, "sesamo tahina"),
      (.soy, "soia nutella"),
      (.lupin, "lupini"),
      (.sulphites, "solfiti"),
    ],
    denying: "vegana vegano vegane vegani",
    without: "senza",
    free: "", freeOf: "", notFree: "", with: "con", joining: "e ed o",
    milk: "latte", milkOf: "di d",
    noMilk: "soia mandorla mandorle cocco avena riso cacao arachidi anacardi vegetale",
    noNut: "moscata cocco",
    noWheat: "saraceno",
    noGluten: """
      riso ceci mais castagne castagna mandorle mandorla cocco lenticchie zucchine acciughe
      pistacchio pistacchi nocciole olive sesamo amaranto manioca sorgo
      """)

  static let allergens = AllergenSynonyms(
    table: [
      (.gluten, "glutine cereali cereali-contenenti-glutine farina"),
      (.wheat, "grano frumento farro semola grano-duro"),
      (.rye, "segale"),
      (.barley, "orzo malto"),
      (.oats, "avena"),
      (.crustaceans, "crostacei crostaceo gamberi gamberetti scampi granchio"),
      (.eggs, "uova uovo"),
      (.fish, "pesce pesci acciughe acciuga alici tonno salmone"),
      (.peanuts, "arachidi arachide"),
      (.soy, "soia"),
      (.milk, "latte lattosio latticini latticino formaggio formaggi burro mozzarella panna"),
      (.nuts, "frutta-a-guscio frutta-secca frutta-in-guscio"),
      (.almond, "mandorla mandorle"),
      (.hazelnut, "nocciola nocciole"),
      (.walnut, "noce noci"),
      (.cashew, "anacardi anacardio"),
      (.pecan, "noci-pecan"),
      (.brazil, "noci-del-brasile"),
      (.pistachio, "pistacchio pistacchi"),
      (.celery, "sedano"),
      (.mustard, "senape"),
      (.sesame, "sesamo tahina semi-di-sesamo"),
      (.sulphites, "solfiti solfito anidride-solforosa anidride-solforosa-e-solfiti"),
      (.lupin, "lupini lupino"),
      (.molluscs, "molluschi mollusco cozze vongole calamari polpo seppia"),
    ],
    wide: [([.crustaceans, .molluscs], "frutti-di-mare")],
    inexact: """
      cereali farina farro semola grano-duro malto gamberi gamberetti scampi granchio acciughe
      acciuga alici tonno salmone lattosio formaggio formaggi burro mozzarella panna frutta-secca
      noce noci tahina cozze vongole calamari polpo seppia
      """,
    traces: """
      può-contenere può-contenere-tracce possono-contenere contiene-tracce tracce possibili-tracce
      eventuali-tracce
      """,
    ofTraces: "di",
    behindTraces: "in-tracce",
    none: """
      nessuno nessuna nessun-allergene nessuno-di-questi niente nulla senza-allergeni
      """,
    said: .init(
      containing: """
        contiene contengono contenente contenenti contiene-allergeni allergeni allergene
        allergeni-presenti allergeni-contenuti presenza-di con
        """,
      without: "senza priva-di privo-di privi-di prive-di esente-da",
      no: "no non non-contiene non-contengono",
      articles: "di del dello della dell' dei degli delle d' il lo la l' i gli le un una da",
      unanswered: "n/d n.d. nd non-disponibile sconosciuto sconosciuti da-verificare",
      lactose: "lattosio"),
    otherFood: "pollo pesca pesche mais mango manzo")

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
    litres: "litro litri", centimetres: "centimetri",
    available: "disponibile disponibili disponibilità èDisponibile ordinabile",
    unavailable: "nonDisponibile indisponibile",
    yes: "si vero", no: "falso", soldOut: "esaurito esaurita",
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
    translations: "traduzioni traduzione",
    beside: "abbinamento abbinamenti vinoConsigliato vinoAbbinato alternativa alternative",
    languages: [
      ("it", "italiano"), ("en", "inglese"), ("de", "tedesco"), ("fr", "francese"),
      ("es", "spagnolo"), ("zh", "cinese"), ("ja", "giapponese"), ("ru", "russo"),
      ("pt", "portoghese"), ("nl", "olandese"),
    ])
}
