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
    ("mayContain", ["puedeContener", "puedeContenerTrazas", "puedeContenerTrazasDe", "trazas"]),
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
    ],
    names: ["precios", "precio"], stem: "precio",
    joints: ["al", "por", "a", "un", "una", "de"], taxes: ["iva"],
    included: "incluido incluida",
    currencies: [
      ("EUR", ["euro", "euros"]), (CurrencySigns.dollars, ["dólares"]),
      ("ARS CLP COP CUP DOP MXN PHP UYU", ["pesos"]), ("PEN", ["soles"]), ("JPY", ["yen"]),
    ],
    grams: ["gramos"])

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
    sizes: """
      pequeña pequeño p mediana mediano media grande familiar gigante doble entera paraLlevar \
      llevar enMesa mesa barra
      """,
    litres: "litro litros", centimetres: "centímetros",
    available: "disponible estáDisponible disponibilidad hayExistencias existencias",
    unavailable: "noDisponible",
    yes: "si verdadero", no: "no falso", soldOut: "agotado agotada agotados agotadas",
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
    fromDay: "del", toDay: "al", andDay: "y e",
    hours: "horas hs", morning: "", afternoon: "",
    lists: """
      nuestrasPizzas bebidas bebida postres postre dulces otros otro otras artículos
      """,
    translations: "traducciones traducción",
    beside: "maridaje maridajes alternativa alternativas",
    missing: [
      (.required, "obligatorio obligatoria obligatorios elecciónObligatoria requerido requerida"),
      (.least, "mínimo alMenos"),
      (.most, "máximo comoMáximo"),
      (.additives, "aditivos aditivo"),
      (.hidden, "oculto oculta ocultar escondido"),
      (.shown, "mostrar mostrado publicado activo activa"),
      (.closed, "cerrado cerrados cierre díaDeCierre díasDeCierre descanso díaDeDescanso"),
    ],
    additives: """
      colorante conservante antioxidante potenciador edulcorante cafeína quinina fosfato aditivo
      """,
    doubts: "quizás quizá posiblemente eventualmente probablemente",
    languages: [
      ("it", "italiano"), ("en", "inglés"), ("de", "alemán"), ("fr", "francés"),
      ("es", "español"),
    ])
}
