/// What sentences about allergens say in Spanish, and what owners call them.
extension Spanish {
  static let allergens = AllergenSynonyms(
    table: [
      (.gluten, "cereales cereales-con-gluten harina"),
      (.wheat, "trigo espelta"),
      (.rye, "centeno"),
      (.barley, "cebada"),
      (.crustaceans, "crustáceos crustaceos gambas langostinos"),
      (.eggs, "huevos huevo"),
      (.fish, "pescado atún atun anchoas"),
      (.peanuts, "cacahuetes cacahuete cacahuate maní mani"),
      (.milk, "leche lácteos lacteos lactosa queso"),
      (.nuts, "frutos-de-cáscara frutos-de-cascara frutos-secos"),
      (.almond, "almendra almendras"),
      (.hazelnut, "avellana avellanas"),
      (.walnut, "nuez nueces"),
      (.cashew, "anacardo anacardos"),
      (.pistachio, "pistacho pistachos"),
      (.celery, "apio"),
      (.mustard, "mostaza"),
      (.sesame, "sésamo ajonjolí"),
      (
        .sulphites,
        """
        sulfitos sulfito dióxido-de-azufre dióxido-de-azufre-y-sulfitos anhídrido-sulfuroso
        anhídrido-sulfuroso-y-sulfitos
        """
      ),
      (.lupin, "altramuces altramuz"),
      (.molluscs, "moluscos moluscos-y mejillones"),
    ],
    wide: [([.crustaceans, .molluscs, .fish], "mariscos marisco")],
    inexact: """
      cereales harina espelta gambas langostinos atún atun anchoas lactosa queso frutos-secos nuez
      nueces mejillones moluscos-y
      """,
    traces: "puede-contener puede-contener-trazas contiene-trazas trazas posibles-trazas",
    ofTraces: "",
    behindTraces: "",
    none: "ninguno ninguna ningún-alérgeno nada sin-alérgenos",
    said: .init(
      containing: "contiene contienen alérgenos alérgeno contiene-alérgenos con",
      without: "sin libre-de exento-de no no-contiene",
      articles: "de del la las el los un una",
      derived: "productos-a-base productos-derivados sus-derivados derivados etc",
      neither: "ni",
      verbAtEnd: "",
      unanswered: "s/d desconocido desconocidos no-disponible",
      lactose: "lactosa"),
    otherFood: "nuevo nuevos pera peras arroz maíz")

  static let sentences = SentenceWords.Table(
    denying: "sin no",
    containing: "contiene contienen contener trazas excluir garantizar",
    assuring: """
      excluir garantizar garantizamos garantiza garantizan garantizado garantizada asegurar
      aseguramos asegura prometer prometemos
      """,
    negating: "no nunca jamás",
    ofSome: "algunos algunas marcados siguientes indicados",
    wines: "vino vinos",
    replacing: "lugar vez", inPlace: "",
    replaced: "sustituido sustituida reemplazado reemplazada", substitutes: "sustituto sucedáneo",
    mocks: "", adding: "añade",
    lacking: "quitar ni nada tampoco ningún ninguna nunca jamás cero",
    counters: """
      pero salvo excepto menos base lecho cama mucho mucha demasiado demasiada sino sobre
      """,
    scarce: "falta faltan escatimamos escasea",
    exempt: "libre libres exento exenta exentos exentas",
    answers: "no",
    wishes: "alternativa petición opcional suplemento",
    options: """
      opción opciones disponible disponibles también posible pide pedir pídelo pídela pídalo pídala
      """,
    maybe: "puede pueden",
    passing: """
      el la los las un una es son añadido añadidos añadida trazas lleva llevan tiene tienen incluye
      todo toda totalmente completamente estrictamente
      """,
    of: "de del",
    toward: "a al para con personas",
    coeliacs: "celíaco celíaca celíacos celíacas celiaco celiacos celiaca celiacas celiaquía",
    ills: """
      alérgico alérgica alérgicos alérgicas alergia alergias intolerante intolerantes intolerancia
      """,
    suitable: "apto apta aptos aptas adecuado adecuada adecuados recomendado recomendada",
    unsuitable: "desaconsejado desaconsejada inadecuado inadecuada",
    allAllergens: "alérgenos alérgeno",
    traces: "trazas contaminación contaminacion",
    all: "todos todas todo toda cada",
    kitchen: """
      freímos fritos fritas frita fríen fríe freidora freidoras manipulamos
      """,
    using: "usamos usan utilizamos utilizan utilizados",
    only: "solo sólo solamente únicamente",
    ofPizzas: """
      masa masas pincelamos pinceladas pincelan untamos untadas untan pintan pintadas terminadas
      terminamos acabadas acabamos rematadas
      """,
    rooms: "cocina cocinas",
    bases: "base bases",
    pizzas: "pizza pizzas calzone calzones focaccia focaccias",
    desserts: "postre postres dulces tartas",
    beverages: "bebida bebidas cervezas vinos",
    others: "entrante entrantes ensalada ensaladas",
    dishes: "plato platos productos comidas",
    cooking: """
      llevan lleva tienen fritos fritas frita fríen fríe hechos hechas hecha cocinan cocinamos
      cocinados cocinadas preparan preparamos preparados preparadas
      """,
    frozen: "congelado congelada congelados congeladas",
    chilled: "",
    namesOfDrinks: "",
    softDrinks: "",
    beers: "",
    creams: "nata leche yogur helado",
    pairings: """
      marida maridaje acompaña acompañar ideal perfecto perfecta notas nota aroma aromas boca
      nariz sabor sabores paladar platos recuerda para
      """,
    lookAlikes: "cereza cerezas gallega gallegas gallego gallegos")

  static let compounds = CompoundWords.Table(otherBeginnings: "brote")
}
