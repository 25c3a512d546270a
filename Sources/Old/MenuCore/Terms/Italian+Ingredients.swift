/// The ingredients that give allergens and meat away in Italian.
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
        taramasalata tilapia scorfano scorfani cefalo cefali ventresca colatura latterini persico
        paranza tonnato tonnata lompo cacciucco
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
        cannolicchi arselle arsella
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
        kefir caseina caseinato caseinati mozz mozzarelline parmeggiano zola bitto castelmagno
        fonduta imburrato imburrata cappuccino cappuccini macchiato marocchino
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
      (.walnut, "noce noci nocino"),
      (.hazelnut, "nocciola nocciole nutella gianduia gianduja gianduiotti frangelico"),
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
      (.lupin, "lupini lupino"),
      (.sulphites, "solfiti solforosa metabisolfito metabisolfiti"),
      (.nuts, "nougat krokant praliné pralinato pralinata"),
    ],
    prepared: [
      (
        .sulphites,
        """
        vino vini prosecco spumante champagne lambrusco marsala barolo chianti nebbiolo barbera
        montepulciano falanghina aglianico vermentino spritz sidro sangria vermut balsamico
        """
      ),
      (.milk, "carbonara tiramisù tiramisu pesto caprese"),
      (.eggs, "carbonara tiramisù tiramisu savoiardi bismark crespelle"),
      (.nuts, "amaretti torrone torroncino"),
      (
        .gluten,
        """
        savoiardi biscotto biscotti gnocchi birra birre panino panini puccia puccie frisella
        friselle tramezzino tramezzini crostata crostate cornetto cornetti
        panzerotto panzerotti arancino arancini arancine maniche scialatielli tigella
        tigelle panuozzo panuozzi calzone calzoni pinsa pinse tempura sfoglia cialda cialde
        """
      ),
    ],
    seafood: """
      insalata di mare, fritto di mare, misto di mare, zuppa di mare, allo scoglio, alla scogliera,
      misto mare
      """,
    driedFruit: "",
    names: [
      (.crustaceans, "cicale di mare, cicala di mare"),
      (
        .eggs,
        """
        salsa olandese, crema pasticcera, crema inglese, salsa tartara, salsa rosa,
        salsa cocktail, occhio di bue,
        insalata russa, crema catalana, crème caramel
        """
      ),
      (
        .milk,
        """
        primo sale, crema pasticcera, crema inglese, cordon bleu, cioccolata calda,
        cioccolato bianco, crema al burro
        """
      ), (.fish, "coda di rospo, bagna cauda, pesce persico"),
      (
        .gluten,
        "pan grattato, pan di spagna, pan carré, gnocco fritto, pasta sfoglia, pasta filo, schiacciata toscana, schiacciata con"
      ),
    ],
    denying: "vegana vegano vegane vegani vegetale vegetali",
    without: "senza",
    free: "assente assenti", freeOf: "", notFree: "", with: "con", joining: "e ed o",
    milk: "latte",
    noMilk: "soia mandorla mandorle cocco avena riso cacao arachidi anacardi vegetale vegetali",
    noNut: "moscata cocco",
    otherNames: """
      agnello da latte, capretto da latte, vitello da latte, maialino da latte, abbacchio da
      latte, noce di vitello, noci di vitello, noce di manzo, noce di maiale, noce di prosciutto,
      noce di cocco, burro di cacao, crema di cassis, pan di zucchero, cuore di bue, coppa di
      frutta, coppa di fragole, carne di bufala, ventresca di maiale, ventresca di suino, bresaola
      di bufala, hamburger di bufala, bistecca di bufala
      """,
    portions: "noce di burro, noci di burro, noce di panna",
    noWheat: "saraceno",
    noGluten: """
      riso ceci mais castagne castagna mandorle mandorla cocco lenticchie zucchine acciughe
      pistacchio pistacchi nocciole olive sesamo amaranto manioca sorgo lupino lupini
      """,
    anyMeat: "carne",
    meat: """
      salame salamino salamini salsiccia salsicce bresaola wurstel würstel pollo tacchino agnello
      ventricina soppressata soppressa cinghiale anatra coniglio ragù ragu gelatina bistecca
      bistecche polpetta polpette kebab cotoletta cotolette hamburger salumi finocchiona salamella
      trippa fegato spezzatino cervo lepre oca ossobuco ossibuchi saltimbocca scaloppina scaloppine
      luganega costine sfilacci amatriciana polpettine arrosticini porchettato cotechini stinco
      """,
    pork: "maiale suino suina suini",
    beef: "manzo bovino bovina vitello vitellone",
    cured: """
      prosciutto porchetta guanciale lardo strutto pancetta speck mortadella nduja culatello
      cotechino lonza coppa capocollo ciccioli
      """,
    otherAnimals: """
      tacchino pollo manzo bovino vitello anatra oca agnello cavallo cervo cinghiale halal kosher
      """,
    alcohol: """
      vino rum marsala brandy cognac birra whisky vodka grappa limoncello liquore sambuca prosecco
      spumante champagne alchermes maraschino
      """,
    vinegar: "aceto",
    honey: "miele",
    meatless: """
      soia agar vegetale vegetali vegetariano vegetariana vegetariane vegetariani seitan tofu
      lupini
      """,
    vegetables: """
      verdure verdura melanzane melanzana cavolfiore zucca zucchine zucchina ceci lenticchie legumi
      fagioli spinaci funghi carciofi barbabietola carote seitan fragole frutta lampone quinoa
      """)
}
