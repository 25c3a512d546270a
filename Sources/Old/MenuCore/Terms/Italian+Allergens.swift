/// What sentences about allergens say in Italian, and what owners call them.
extension Italian {
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
      without:
        "senza priva-di privo-di privi-di prive-di esente-da no non non-contiene non-contengono",
      articles: "di del dello della dell' dei degli delle d' il lo la l' i gli le un una da",
      derived: "derivati prodotti-a-base prodotti-derivati ecc",
      neither: "né",
      verbAtEnd: "",
      unanswered: "n/d n.d. nd non-disponibile sconosciuto sconosciuti da-verificare",
      lactose: "lattosio"),
    otherFood: "pollo pesca pesche mais mango manzo uva uve arance arancia pere riso")

  static let sentences = SentenceWords.Table(
    denying: "senza non no",
    containing: """
      contiene contengono contenere contenente contenenti tracce traccia presenza contaminazione
      contaminazioni escludere escludono garantire
      """,
    assuring: """
      escludere escludono escludersi garantire garantiamo garantisce garantiscono garantito
      garantita garantiti garantite assicurare assicuriamo assicurato assicurata certo certa sicuro
      """,
    negating: "non impossibile mai mica",
    ofSome: """
      alcuni alcune alcun certi certe contrassegnati contrassegnate indicati segnalati elencati
      elencate seguenti
      """,
    wines: "vino vini",
    replacing: "invece posto", inPlace: "",
    replaced: "sostituito sostituita sostituiti sostituite", substitutes: "sostituto",
    mocks: "finto finta finti finte", adding: "aggiungi",
    lacking: "togliere né niente nulla nessun nessuna nessuno mai mica zero",
    counters: """
      ma però tranne eccetto eccettuato eccettuati salvo fuorché base basi letto molto molta
      tanto tanta troppo troppa soltanto su sul sulla sui sugli sulle farcito farcita farciti
      farcite
      """,
    scarce: "manca mancano risparmiamo lesiniamo scarseggia scarseggiano",
    exempt: "privo priva privi prive esente esenti",
    answers: "no",
    wishes: """
      alternativa richiesta volendo facoltativo facoltativa facoltativi facoltative opzionale
      opzionali
      """,
    options: """
      opzione opzioni opzionale disponibile disponibili anche supplemento sovrapprezzo possibile
      chiedi chiedere chiedete chiedila chiedilo chiedile chiedili ordinabile ordinabili
      """,
    maybe: "può possono",
    passing: """
      il lo la l i gli le un uno una alcun alcuno alcuna ne è sono aggiunta aggiunto aggiunti uso
      ha hanno tutto tutta completamente totalmente interamente strettamente
      """,
    of: "di d del dello della dell dei degli delle da dal",
    toward: "a ai agli al all alle alla per è",
    coeliacs: "celiaco celiaca celiaci celiache celiachia",
    ills: """
      allergico allergica allergici allergiche allergia allergie intollerante intolleranti
      intolleranza intolleranze
      """,
    suitable: """
      adatto adatta adatti adatte idoneo idonea idonei idonee indicato indicata consigliato
      consigliata consigliati
      """,
    unsuitable: """
      inadatto inadatta inadatti sconsigliato sconsigliata sconsigliati sconsigliate vietato
      vietata
      """,
    allAllergens: "allergeni",
    traces: "tracce traccia contaminazione contaminazioni",
    all: "tutti tutte tutto tutta ogni",
    kitchen: """
      friggiamo fritto fritti fritta fritte friggono frittura
      lavorano lavorati lavoriamo manipolano fritture friggitrice
      """,
    using: "usano usati usate usiamo utilizzano utilizzati utilizziamo",
    only: "solo soltanto solamente esclusivamente",
    ofPizzas: """
      impasto impasti cornicione cornicioni spennellate spennellati spennelliamo finite finiamo
      ultimate ultimiamo rifinite
      """,
    rooms: "cucina cucine",
    bases: "base basi",
    pizzas: """
      pizza pizze pizzetta pizzette calzone calzoni focaccia focacce panzerotto panzerotti
      panuozzo panuozzi
      """,
    desserts: "dolci dessert gelati torte",
    beverages: "bevanda bevande bibite birre vini",
    others: """
      antipasto antipasti insalata insalate fritti panino panini contorno contorni
      """,
    dishes: "piatto piatti portate pietanze prodotti cibi preparazioni menù",
    cooking: """
      hanno cotto cotta cotti cotte fritto fritta fritti fritte friggono cuociono cuociamo
      fatto fatta fatti fatte cucinati cucinate cuciniamo saltati saltate mantecati condite
      conditi preparati preparate prepariamo
      """,
    frozen: """
      surgelato surgelata surgelati surgelate congelato congelata congelati congelate decongelato
      decongelati
      """,
    chilled: "abbattuto abbattuta abbattuti abbattute",
    namesOfDrinks: "panna pecorino grana",
    softDrinks: "",
    beers: "",
    creams: "panna latte gelato yogurt burro",
    pairings: """
      abbina abbinare abbinato abbinata abbinamento abbinamenti accompagna accompagnare
      accompagnato ideale perfetto perfetta ottimo ottima eccellente note nota sentori sentore
      aroma aromi profumo profumi profuma retrogusto bouquet gusto sapore sapori palato naso
      ricorda ricordano piatti tagliere per
      """,
    lookAlikes: """
      corretto corretti cappuccina arancio arancia ricetta ricette fontana polpetta polpette
      carbonada carbonata cascina riccioli ricciolo moringa griglia griglie grigliata cannellini
      ricotte
      """)

  static let compounds = CompoundWords.Table(otherBeginnings: "fischi mandela mandello")
}
