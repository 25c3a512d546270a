/// What gives allergens away in Italian, and what owners write of them.
extension Italian {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        pesce acciuga acciughe alice alici tonno salmone baccalà merluzzo bottarga sgombro sardina
        sardine caviale surimi branzino branzini orata orate trota trote sarde ricciola ricciole
        spigola spigole cernia platessa sogliola triglia triglie stoccafisso aringa aringhe rombo
        pescatrice palombo tonnetto ombrina dentice anguilla lampuga nasello garum tarama
        taramasalata tilapia scorfano scorfani cefalo cefali ventresca colatura
        """
      ),
      (
        .crustaceans,
        """
        crostacei gambero gamberi gamberetto gamberetti gamberone gamberoni scampo scampi granchio
        aragosta astice mazzancolla mazzancolle canocchia canocchie granseola
        """
      ),
      (
        .molluscs,
        """
        molluschi cozza cozze vongola vongole calamaro calamari polpo polipo polpetti seppia
        seppie totano totani moscardini capesante ostrica ostriche lumaca lumache calamaretti
        polpetto polipetti seppiolina seppioline tellina telline fasolaro fasolari cannolicchio
        cannolicchi
        """
      ),
      (
        .milk,
        """
        mozzarella burrata stracciatella stracchino gorgonzola parmigiano grana pecorino ricotta
        provola provolone scamorza mascarpone panna burro latte taleggio fontina formaggio
        formaggi caciocavallo crescenza emmental emmenthal yogurt besciamella béchamel bechamel
        caprino squacquerone asiago gelato tzatziki fiordilatte bufala nutella robiola robiole
        gouda edamer edam halloumi burratina burratine ricottina provoletta stracciata caciotta
        caciotte cacio cacioricotta primosale quartirolo tomino tomini montasio gruviera groviera
        kefir caseina caseinato caseinati mozz mozzarelline parmeggiano
        """
      ),
      (
        .eggs,
        """
        uovo uova maionese tuorlo tuorli albume albumi frittata meringa meringhe zabaione
        zabaglione ovoprodotto ovoprodotti ovetto
        """
      ),
      (
        .gluten,
        """
        glutine farina semola pane pangrattato crostino crostini pasta spaghetti tagliatelle
        lasagna lasagne besciamella béchamel bechamel focaccia focacce piadina piadine grissino
        grissini panko impanata impanato impanate impanati panatura brioche ciabatta ciabatte cous
        udon ramen bucatini rigatoni linguine fettuccine pappardelle tortellini maccheroni penne
        ravioli orecchiette pastella panettone pandoro tortelli gnocchetti cannelloni tagliolini
        farfalle fusilli trofie paccheri bigoli cappelletti agnolotti garganelli vermicelli
        cavatelli pici strozzapreti bruschetta bruschette taralli tarallini cantuccini cantucci
        """
      ),
      (.peanuts, "arachide arachidi nocciolina noccioline"),
      (.walnut, "noce noci"),
      (.hazelnut, "nocciola nocciole nutella gianduia gianduja gianduiotti"),
      (.almond, "mandorla mandorle marzapane cantuccini cantucci"),
      (.pistachio, "pistacchio pistacchi"),
      (.cashew, "anacardo anacardi"),
      (.wheat, "frumento grano farro"),
      (.rye, "segale"),
      (.barley, "orzo malto"),
      (.oats, "avena"),
      (.celery, "sedano"),
      (.mustard, "senape mostarda digione dijon senapata"),
      (.sesame, "sesamo tahina tahin halva halwa gomasio"),
      (.soy, "soia nutella shoyu tamari teriyaki"),
      (.lupin, "lupini"),
      (.sulphites, "solfiti solforosa metabisolfito metabisolfiti"),
      (.nuts, "nougat krokant praliné pralinato pralinata"),
    ],
    prepared: [
      (.milk, "carbonara tiramisù tiramisu"),
      (.eggs, "carbonara tiramisù tiramisu savoiardi"),
      (.nuts, "amaretti torrone torroncino"),
      (.gluten, "savoiardi biscotto biscotti gnocchi birra birre"),
    ],
    seafood: """
      insalata di mare, fritto di mare, misto di mare, zuppa di mare, allo scoglio, alla scogliera,
      misto mare
      """,
    driedFruit: "",
    names: [
      (.eggs, "salsa olandese, crema pasticcera, crema inglese, salsa tartara"),
      (.milk, "primo sale, crema pasticcera, crema inglese"), (.fish, "coda di rospo"),
      (.gluten, "pan grattato, pan di spagna, pan carré"),
    ],
    denying: "vegana vegano vegane vegani vegetale vegetali",
    without: "senza",
    free: "assente assenti", freeOf: "", notFree: "", with: "con", joining: "e ed o",
    milk: "latte",
    noMilk: "soia mandorla mandorle cocco avena riso cacao arachidi anacardi vegetale vegetali",
    noNut: "moscata cocco",
    otherNames: """
      agnello da latte, capretto da latte, vitello da latte, maialino da latte, abbacchio da latte, noce di
      vitello, noci di vitello, noce di manzo, noce di maiale, noce di prosciutto, noce di cocco, burro di
      cacao, crema di cassis, pan di zucchero, cuore di bue, coppa di frutta, coppa di fragole, carne di bufala, ventresca di maiale, ventresca di suino, bresaola di bufala, hamburger di bufala, bistecca di
      bufala
      """,
    noWheat: "saraceno",
    noGluten: """
      riso ceci mais castagne castagna mandorle mandorla cocco lenticchie zucchine acciughe
      pistacchio pistacchi nocciole olive sesamo amaranto manioca sorgo
      """,
    anyMeat: "carne",
    meat: """
      salame salamino salamini salsiccia salsicce speck pancetta bresaola mortadella nduja
      wurstel würstel pollo tacchino agnello ventricina soppressata soppressa cotechino culatello
      cinghiale anatra coniglio ragù ragu ciccioli gelatina lonza coppa capocollo bistecca bistecche
      polpetta polpette kebab cotoletta cotolette hamburger salumi finocchiona salamella trippa
      fegato spezzatino cervo lepre oca
      """,
    pork: "prosciutto maiale suino suina suini porchetta guanciale lardo strutto",
    beef: "manzo bovino bovina vitello vitellone",
    honey: "miele",
    meatless: """
      soia agar vegetale vegetali vegetariano vegetariana vegetariane vegetariani seitan tofu
      lupini
      """,
    vegetables: """
      verdure verdura melanzane melanzana cavolfiore zucca zucchine zucchina ceci lenticchie legumi
      fagioli spinaci funghi carciofi barbabietola carote seitan fragole frutta lampone quinoa
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
      alcuni alcune alcun certi certe contrassegnati contrassegnate indicati segnalati elencati elencate seguenti vino vini
      """,
    replacing: "invece posto", inPlace: "",
    replaced: "sostituito sostituita sostituiti sostituite", substitutes: "sostituto",
    mocks: "finto finta finti finte", adding: "aggiungi",
    lacking: "né niente nulla nessun nessuna nessuno mai mica zero",
    counters: """
      ma però tranne eccetto eccettuato eccettuati salvo fuorché base basi letto molto molta
      tanto tanta troppo troppa soltanto su sul sulla sui sugli sulle farcito farcita farciti
      farcite
      """,
    scarce: "manca mancano risparmiamo lesiniamo scarseggia scarseggiano",
    exempt: "privo priva privi prive esente esenti",
    answers: "no",
    wishes: "alternativa richiesta volendo",
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
    all: "tutti tutte ogni",
    kitchen: """
      friggiamo fritto fritti frittura usano usati usate usiamo utilizzano utilizzati utilizziamo
      lavorano lavorati lavoriamo manipolano
      """,
    only: "solo soltanto solamente esclusivamente",
    frozen: """
      surgelato surgelata surgelati surgelate congelato congelata congelati congelate abbattuto
      abbattuta abbattuti abbattute decongelato decongelati
      """,
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
      ricetta ricette fontana polpetta polpette carbonada carbonata cascina riccioli ricciolo
      moringa griglia griglie grigliata cannellini ricotte
      """)

  static let compounds = CompoundWords.Table(otherBeginnings: "fischi mandela mandello")
}
