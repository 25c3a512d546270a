import OldMenuCore
import Testing

/// Words of five languages that plainly are an allergen: what is promised beside them is not believed.
@Suite(.timeLimit(.minutes(5))) struct PlainWordTests {
  private func state(of allergen: Allergen, beside ingredient: String) throws -> AllergenState {
    let reading = try MenuReader.read(
      Array(
        #"{"other": [{"name": "A", "ingredients": ["\#(ingredient)"], "allergens": "none"}]}"#.utf8)
    )
    return try #require(reading.menu.dish(at: 0, in: .other)).state(of: allergen)
  }

  @Test(
    arguments: [
      (
        .gluten,
        [
          "Hartweizengrieß", "pan de ajo", "hojaldre", "cuscús", "pâte feuilletée", "pâte brisée",
          "crêpe",
          "crêpes", "biscuits", "nouilles", "quiche", "noodles", "naan", "pita", "batter", "penne",
          "ravioli", "orecchiette", "pastella", "panettone", "verdure in tempura", "cialda",
          "pan grattato", "tortelli",
          "gnocchetti",
          "cannelloni", "tagliolini", "farfalle", "fusilli", "Maultaschen", "Blätterteig",
          "Semmelknödel", "gyoza", "wonton", "phyllo", "tortilla de trigo",
          "barquillo", "churros", "croquetas", "sourdough", "dumplings", "Waffeln",
          "waffle", "pancakes", "panino", "frisella", "crostata", "panzerotti", "arancini",
          "doughnut",
          "club sandwich", "samosa", "cookies", "spring rolls", "filo pastry", "Breze",
          "Flammkuchen",
          "Wiener Schnitzel", "Apfelstrudel", "Graupensuppe", "Kräuterbaguette", "croque-monsieur",
          "ravioles", "pates fraiches", "vol-au-vent", "tosta", "montadito", "fideuà",
          "cesta de pan", "macaroni", "Kölsch", "IPA", "Guinness", "KitKat", "Oreo", "toastie",
          "shortbread", "flapjack", "cantuccini", "taboulé",
          "tartine",
          "mille-feuille", "ensaimada", "polvorón", "migas", "Yorkshire pudding", "Krapfen",
          "Pfannkuchen", "muffin", "crumble",
        ]
      ),
      (
        .milk,
        [
          "Magermilchpulver", "Bechamelsauce", "Kräuterbutter", "Kaese", "Kraeuterbutter",
          "crème anglaise", "fourme d'Ambert", "Saint-Nectaire", "Boursin", "mimolette",
          "Ossau-Iraty", "Stilton", "custard", "primo sale", "crema pasticcera", "Beaufort",
          "Sauerrahm", "Crème fraîche", "crème brûlée", "panna cotta", "sour cream",
          "clotted cream",
          "dulce de leche", "queso fresco", "Hüttenkäse", "Butterschmalz", "Morbier", "Époisses",
          "provolone", "Gruyère", "cappuccino", "caffè macchiato", "flat white", "Eiskaffee",
          "hot chocolate", "chocolat chaud", "cioccolata calda", "Spaghettieis", "Pistazieneis",
          "cheesy chips", "Pilzrahmsoße", "Lachssahnesauce", "chevre", "COMTE", "hollandaise",
          "zola", "Obatzda", "rulo de cabra", "tartiflette", "cioccolato bianco", "rice pudding",
          "pesto", "batido", "brocciu", "cabrales", "bleu d'Auvergne", "raita", "Alfredo",
          "helado de vainilla", "crème glacée", "lassi", "labneh", "burrata", "ricotta salata",
          "Bergkäse",
        ]
      ),
      (
        .eggs,
        [
          "Freilandeier", "Eidotter", "Vollei", "Eischnee", "alioli", "aïoli", "Aioli", "quiche",
          "custard", "crème anglaise", "crema pasticcera", "tortilla española", "Rührei", "œuf",
          "frittata", "Eigelb", "Remoulade", "rémoulade", "tartar sauce", "salsa tartara",
          "béarnaise", "ali-oli", "insalata russa", "occhio di bue", "Trüffelmayonnaise",
          "Remouladensauce", "crème brûlée", "île flottante", "flan", "pancakes", "Kaiserschmarrn",
          "Semmelknödel", "tortilla francesa", "coleslaw", "ovetto", "revuelto", "ranch dressing",
          "salsa rosa", "salsa cocktail", "caesar dressing",
        ]
      ),
      (
        .fish,
        [
          "Dorsch", "Hecht", "Saibling", "Seezunge", "Rollmops", "pez espada", "bonito", "mojama",
          "besugo", "merlan", "églefin", "morue", "rouget", "brandade", "nuoc-mâm", "hake",
          "pollock",
          "red snapper", "kippers", "aringa", "rombo", "coda di rospo", "leche de tigre",
          "rodaballo",
          "Aal", "Barsch", "pescatrice", "palombo", "tonnetto",
          "garum", "Fischstäbchen", "vitello tonnato", "bagna cauda", "bar grillé", "lieu noir",
          "bouillabaisse", "red mullet", "rape a la plancha", "corvina", "Felchen", "colatura",
          "scorfano", "cefalo", "ventresca", "sashimi", "skate wing", "loup",
          "raie", "Rochen", "colatura di alici", "taramasalata", "pesce spada", "sole meunière",
          "eel",
          "Worcester sauce", "salmone affumicato", "huevas", "tarama", "rascasse", "bar de ligne",
        ]
      ),
      (
        .crustaceans,
        [
          "langosta", "gambones", "camarones", "camarón", "crabmeat", "crayfish", "crawfish",
          "scampi",
          "gamberoni", "Hummer", "carabineros", "nécora", "centollo", "buey de mar", "étrilles",
          "tourteau", "krill", "canocchie", "Krabbenfleisch", "langoustines", "percebes",
        ]
      ),
      (
        .molluscs,
        [
          "coquilles Saint-Jacques", "noix de Saint-Jacques", "telline", "fasolari", "Austernsauce",
          "Weinbergschnecken", "oyster sauce", "whelks", "arselle", "supions", "coquinas",
          "choco frito", "St-Jacques", "chopitos", "rabas", "amandes de mer",
          "abalone", "bigorneaux",
          "cannolicchi", "lumache", "zamburiñas", "calamares", "cockles", "Kalmar", "sepia",
          "salsa de ostras",
        ]
      ),
      (.nuts, ["Haselnuesse", "praliné", "nougat", "Studentenfutter"]),
      (.hazelnut, ["Haselnuesse", "gianduia", "dukkah"]),
      (.walnut, ["Walnuesse", "cerneaux de noix"]),
      (
        .almond,
        [
          "frangipane", "Marzipan", "almendras", "macaron", "calisson", "dacquoise", "romesco",
          "Bienenstich", "cantucci", "tarta de Santiago", "galette des rois", "Stollen",
        ]
      ),
      (
        .peanuts,
        [
          "Snickers", "monkey nuts", "satay sauce", "Erdnuesse", "burro di arachidi",
          "mantequilla de maní",
        ]
      ),
      (.lupin, ["Süßlupinen", "Lupinenmehl", "altramuces"]),
      (
        .celery,
        [
          "celeri", "Suppengrün", "Waldorf salad", "Marmite", "Knollensellerie", "sedano rapa",
          "Stangensellerie", "céleri-rave",
        ]
      ),
      (.soy, ["hoisin", "tamari", "Sojasauce", "natto", "edamame", "salsa de soja", "sauce soja"]),
      (.sesame, ["tahina", "Sesamöl", "hummus", "zaatar", "huile de sésame", "ajonjolí"]),
      (
        .sulphites,
        [
          "metabisolfito", "vino bianco", "Prosecco", "Rotweinsoße", "coq au vin", "white wine",
          "cider", "sangría", "cava", "scaloppine al Marsala", "Glühwein", "E220", "E 223", "E224",
          "anhídrido sulfuroso", "geschwefelt",
          "geschwefelte Rosinen", "anidride solforosa", "sulphur dioxide", "metabisulphite",
          "Schwefeldioxid", "anhydride sulfureux", "aceto balsamico", "crème balsamique",
        ]
      ),
    ] as [(Allergen, [String])])
  func anIngredientIsWhatItIsCalled(allergen: Allergen, words: [String]) throws {
    for word in words {
      #expect(try state(of: allergen, beside: word) == .notStated, "\(word)")
    }
  }

  @Test(arguments: [
    "E200", "E225", "E2201", "2E 22", "lot", "Pilze", "Kartoffeln", "rape rosse", "rapa", "agua",
    "eau", "Wasser", "patate",
    "pomodoro", "rucola", "tomates", "basilico", "Öl", "olio", "sal", "sel", "ail", "aglio", "riz",
    "champignons", "peperoncino", "aceitunas", "pommes de terre", "onions", "Zwiebeln", "jamón",
    "prosciutto", "cime di rapa", "griglia", "cannellini", "cereza", "broche", "patate ricotte",
    "gallega", "pommes", "pinoli", "cocco", "bar", "coulis",
    "coque", "couteau", "Schwein", "Schweinebraten", "aceto", "vinegar", "demi-glace",
    "burger patties", "espresso corretto", "dippers", "Monster", "insalata cappuccina", "arancio",
    "arancia", "arance", "terrine de campagne", "muscade", "welchen", "patate schiacciate",
    "patata schiacciata", "sollen", "trauben",
    "un filo d'olio", "frutta tagliata", "pepe macinato", "quinoa tostada", "cortado a cuchillo",
    "rape rosse",
    "ovetti di cioccolato", "choco",
  ])
  func whatIsNoAllergenIsNone(word: String) throws {
    let reading = try MenuReader.read(
      Array(#"{"other": [{"name": "A", "ingredients": ["\#(word)"], "allergens": "none"}]}"#.utf8))
    #expect(reading.diagnostics.map(\.rule) == [], "\(word)")
  }
}
