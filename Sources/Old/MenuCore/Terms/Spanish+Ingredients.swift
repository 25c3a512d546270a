/// The ingredients that give allergens and meat away in Spanish.
extension Spanish {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        pescado pescados atún atun salmón anchoa anchoas bacalao merluza boquerones sardinas
        trucha lubina boquerón caballa lenguado pez bonito mojama besugo rodaballo jurel salmonete
        salmonetes cazón huevas pescaíto pescaito corvina mero gilda gildas
        """
      ),
      (
        .crustaceans,
        """
        gamba langostino langostinos cangrejo bogavante gambón cigala cigalas langosta langostas
        camarón camarones carabinero carabineros nécora nécoras centollo percebe percebes gambones
        quisquilla quisquillas
        """
      ),
      (
        .molluscs,
        """
        mejillón mejillones almeja almejas calamar pulpo ostras caracoles ostra sepia chipirones
        berberechos navajas vieiras pulpos zamburiña zamburiñas chocos rabas chopitos coquinas
        puntillitas
        """
      ),
      (
        .milk,
        """
        leche queso quesos nata mantequilla yogur requesón manchego cuajada cabrales caseína yogures
        natillas leches natas mantequillas batido batidos tetilla mahón idiazábal holandesa
        """
      ),
      (
        .eggs,
        """
        huevo huevos mayonesa merengue merengues yema yemas natillas alioli revuelto
        revueltos ensaladilla flan flanes torrijas torrija bizcocho bizcochos holandesa
        """
      ),
      (
        .gluten,
        """
        harina sémola fideos picatostes empanado empanados empanada rebozado rebozados galleta
        galletas bizcocho tallarines macarrones espaguetis hojaldre cuscús croqueta croquetas
        churro churros barquillo barquillos empanadilla empanadillas bocadillo bocadillos
        ensaimada ensaimadas polvorón polvorones migas
        """
      ),
      (.peanuts, "cacahuete cacahuetes maní"),
      (.nuts, "nuez nueces turrón turrones"),
      (.almond, "almendra almendras mazapán romesco"),
      (.hazelnut, "avellana avellanas"),
      (.pistachio, "pistacho pistachos"),
      (.cashew, "anacardos"),
      (.wheat, "trigo espelta"),
      (.rye, "centeno"),
      (.barley, "cebada"),
      (.celery, "apio"),
      (.mustard, "mostaza"),
      (.sesame, "sésamo ajonjolí"),
      (.soy, "soya"),
      (.lupin, "altramuz altramuces"),
      (.sulphites, "sulfuroso metabisulfito"),
    ],
    prepared: [
      (.sulphites, "vino vinos cava sangría sidra rioja albariño verdejo tempranillo balsámico"),
      (
        .gluten,
        """
        cerveza cervezas tosta tostas montadito montaditos bocata bocatas
        mollete molletes fideuà fideua fideuá canelones sándwich sandwiches torrijas torrija
        bizcochos
        """
      ),
    ],
    seafood: "frutos del mar, frutos de mar", driedFruit: "frutos secos, frutos de cáscara",
    names: [
      (.almond, "tarta de santiago"), (.molluscs, "choco frito, choco a la plancha, chocos fritos"),
      (
        .gluten,
        """
        pan rallado, masa quebrada, pan de ajo, pan tostado, pan integral, pan blanco, pan de
        molde, pan con tomate, tortilla de trigo, pan con ajo, tostada con, tostadas con, tostada de, cesta de pan, ración de pan, pan y
        mantequilla, pan de cristal, pan casero, clara con limón
        """
      ),
      (
        .fish,
        """
        leche de tigre, dorada a la sal, dorada al horno, cola de rape, rape a la plancha,
        lomo de rape, dorada a la espalda, dorada a la plancha
        """
      ), (.crustaceans, "buey de mar"),
      (
        .milk,
        """
        bola de helado, helado de vainilla, café cortado, rulo de cabra, torta del casar, chocolate
        blanco, crema catalana, crema pastelera, copa de helado, bolas de helado
        """
      ),
      (
        .eggs,
        """
        tortilla española, tortilla de patatas, salsa tártara, ali oli, all i oli, tortilla
        francesa, pincho de tortilla, pintxo de tortilla, crema catalana, crema pastelera,
        tortilla de camarones
        """
      ),
    ],
    denying: "veganos veganas vegetal vegetales",
    without: "sin",
    free: "ausente ausentes", freeOf: "", notFree: "", with: "con", joining: "y o",
    milk: "leche",
    noMilk: "almendra almendras arroz coco cacahuete vegetal vegetales",
    noNut: "moscada",
    otherNames: """
      cordero de leche, cochinillo de leche, mantequilla de cacao, manteca de cacao, nuez de
      ternera, setas de ostra, seta de ostra, pollo manchego, pisto manchego, gallina manchega,
      miel de caña, carne de membrillo
      """,
    portions: "nuez de mantequilla, nuez de manteca",
    noWheat: "sarraceno",
    noGluten: "arroz maíz garbanzo garbanzos castaña castañas almendra almendras coco",
    anyMeat: "carne",
    meat: """
      pollo salchicha salchichas salchichón pavo cordero pato lomo solomillo albóndiga albóndigas
      cecina fuet bistec conejo gelatina chuletón embutidos ibéricos hamburguesa hamburguesas
      costillas costilla boloñesa callos rabo
      """,
    pork: "cerdo cochinillo lechón",
    beef: "ternera vacuno",
    cured: "jamón beicon panceta tocino lacón morcilla sobrasada chorizo",
    otherAnimals: "pavo pollo ternera vacuno pato cordero halal kosher",
    alcohol: "vino ron marsala brandy coñac cerveza whisky vodka licor jerez champán",
    vinegar: "vinagre",
    honey: "miel",
    meatless: "soja vegetal vegetales vegetariano vegetariana seitan tofu",
    vegetables: """
      berenjena berenjenas verduras garbanzos lentejas membrillo seitán setas calabacín coliflor
      calabaza remolacha champiñones
      """)
}
