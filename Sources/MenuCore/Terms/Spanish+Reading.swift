/// What owners write in Spanish.
extension Spanish {
  static let keys: KeyWords.Table = [
    ("$schema", ["esquema"]),
    ("formatVersion", ["versiónFormato"]),
    ("name", ["nombre", "plato", "denominación"]),
    ("title", ["título", "encabezado"]),
    ("description", ["descripción", "detalles", "subtítulo"]),
    ("address", ["dirección", "domicilio", "calle"]),
    ("street", ["calle", "vía"]),
    ("postalCode", ["códigoPostal", "cp"]),
    ("city", ["ciudad", "localidad", "población"]),
    ("region", ["provincia", "región"]),
    ("country", ["país"]),
    ("phone", ["teléfono", "tel", "móvil", "celular"]),
    ("hours", ["horario", "horarios", "apertura", "horas"]),
    ("language", ["idioma", "lengua"]),
    ("currency", ["moneda", "divisa"]),
    ("cover", ["cubierto", "cubiertos"]),
    ("notes", ["notas", "nota", "observaciones", "advertencias"]),
    ("allergenKey", ["leyendaAlérgenos", "leyenda", "códigosAlérgenos"]),
    ("groups", ["grupos", "categorías", "secciones"]),
    ("pizzas", ["pizzas", "pizza", "nuestrasPizzas"]),
    (
      "beverages",
      [
        "bebidas", "bebida", "refrescos", "vinos", "vino", "cervezas", "cerveza", "cócteles",
        "cafés", "zumos", "licores",
      ]
    ),
    ("desserts", ["postres", "postre", "dulces", "helados", "helado"]),
    (
      "other",
      [
        "otros", "otro", "otras", "entrantes", "ensaladas", "ensalada", "platos", "segundos",
        "primeros", "guarniciones", "tapas", "raciones", "sopas", "artículos", "bocadillos",
      ]
    ),
    ("id", ["identificador", "código"]),
    ("parent", ["padre", "grupoPadre"]),
    ("number", ["número", "núm"]),
    ("group", ["grupo", "categoría", "sección"]),
    ("ingredients", ["ingredientes", "ingrediente", "composición"]),
    ("price", ["precio", "precios", "coste"]),
    ("sizes", ["tamaños", "tamaño", "medidas", "formatos", "variantes", "porciones"]),
    ("allergens", ["alérgenos", "alérgeno", "alergias"]),
    ("diets", ["dietas", "dieta"]),
    ("addOns", ["extras", "suplementos", "suplemento", "añadidos"]),
    ("spicy", ["picante", "picantes", "picor"]),
    ("frozen", ["congelado", "congelada", "congelados", "ultracongelado"]),
    ("calories", ["calorías", "energía"]),
    ("image", ["imagen", "foto", "fotografía"]),
    ("soldOut", ["agotado", "agotada", "agotados", "agotadas"]),
    ("base", ["base", "fondo"]),
    ("dough", ["masa", "harina"]),
    ("volumeMl", ["volumen", "capacidad", "mililitros"]),
    ("alcoholPercent", ["alcohol", "graduación", "grados"]),
    ("serving", ["servicio", "servido", "envase"]),
    ("homemade", ["casero", "casera", "hechoEnCasa"]),
    ("diameterCm", ["diámetro", "centímetros"]),
    ("choose", ["elegir", "elección", "escoger"]),
    ("items", ["elementos", "opciones", "artículos"]),
    ("min", ["mínimo", "alMenos"]),
    ("max", ["máximo", "comoMáximo"]),
    ("amount", ["importe", "cantidad", "valor"]),
    ("days", ["días", "día"]),
    ("from", ["desde", "de", "apartirde", "precioMínimo", "mínimo", "abre", "inicio"]),
    ("to", ["hasta", "a", "precioMáximo", "máximo", "cierre", "cierra"]),
    ("per", ["por", "unidad", "cada"]),
    ("was", ["antes", "precioAnterior", "enVezDe"]),
    ("text", ["texto"]),
    ("contains", ["contiene", "con"]),
    ("mayContain", ["puedeContener", "trazas"]),
    ("freeFrom", ["sin", "libreDe", "exento"]),
    ("complete", ["completo", "completa", "todoRevisado"]),
  ]

  static let prices = PriceWords(
    from: ["desde", "a partir de"], between: ["de"],
    upwards: ["en adelante"], to: ["a", "hasta"],
    markers: ["por", "el", "la", "al", "a", "cada", "los"],
    phrases: [("piece", ["c/u", "cada uno", "cada una"])],
    nouns: [
      ("piece", ["pieza", "unidad", "ud", "und"]), ("person", ["persona", "cabeza", "comensal"]),
      ("l", ["litro"]), ("ración", ["ración"]), ("porción", ["porción"]), ("copa", ["copa"]),
      ("vaso", ["vaso"]), ("botella", ["botella"]),
    ])

  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        pescado pescados atún atun salmón anchoa anchoas bacalao merluza boquerones sardinas
        """
      ),
      (.crustaceans, "gamba langostino langostinos cangrejo bogavante"),
      (.molluscs, "mejillón mejillones almeja almejas calamar pulpo ostras caracoles"),
      (.milk, "leche queso quesos nata mantequilla yogur requesón"),
      (.eggs, "huevo huevos mayonesa"),
      (.gluten, "harina sémola fideos picatostes"),
      (.peanuts, "cacahuete cacahuetes maní"),
      (.nuts, "nuez nueces"),
      (.almond, "almendra almendras"),
      (.hazelnut, "avellana avellanas"),
      (.pistachio, "pistacho pistachos"),
      (.cashew, "anacardos"),
      (.wheat, "trigo espelta"),
      (.rye, "centeno"),
      (.barley, "cebada"),
      (.celery, "apio"),
      (.mustard, "mostaza"),
      (.sesame, "sésamo"),
      (.soy, "soya"),
    ],
    denying: "sin veganos veganas",
    noMilk: "almendra almendras arroz coco cacahuete",
    noNut: "moscada",
    noWheat: "sarraceno",
    noGluten: "arroz maíz garbanzo garbanzos castaña castañas almendra almendras coco")

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
      (.sulphites, "sulfitos"),
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
    behindTraces: "(trazas)",
    none: "ninguno ninguna ningún-alérgeno nada sin-alérgenos",
    otherFood: "")

  static let values = ValueWords(
    diets: [
      (.vegetarian, "vegetariano vegetariana"),
      (.vegan, "vegano vegana"),
      (.glutenFree, "sin-gluten"),
      (.lactoseFree, "sin-lactosa"),
      (.organic, "bio"),
    ],
    servings: [
      (.draught, "barril deBarril caña deGrifo grifo"),
      (.bottle, "botella enBotella"),
      (.can, "lata enLata"),
      (.glass, "copa enCopa vaso enVaso"),
    ],
    litres: "litro litros", centimetres: "centímetros",
    available: "disponible estáDisponible disponibilidad hayExistencias",
    unavailable: "noDisponible",
    yes: "si verdadero", no: "no falso", soldOut: "agotado",
    days: [
      (.mon, "lunes lun lu"),
      (.tue, "martes mar ma"),
      (.wed, "miércoles mié mie mi"),
      (.thu, "jueves jue ju"),
      (.fri, "viernes vie vi"),
      (.sat, "sábado sábados sáb sab sa"),
      (.sun, "domingo domingos dom"),
    ],
    everyDay: "todos todos-los-días cada-día diario diariamente siempre",
    languages: [
      ("it", "italiano"), ("en", "inglés"), ("de", "alemán"), ("fr", "francés"),
      ("es", "español"),
    ])
}
