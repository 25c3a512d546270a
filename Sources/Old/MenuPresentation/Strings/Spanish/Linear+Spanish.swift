import OldMenuCore

extension LinearStrings {
  /// The words in Spanish; `quitar` is what guests say of an allergen, filters are for `borrar`.
  static let spanish = LinearStrings(
    commands: { command in
      switch command {
      case .lists: ["listas"]
      case .all:
        [
          "todo", "ningún filtro", "ningun filtro", "sin filtros", "sin filtro", "mostrar todo",
          "muestra todo", "muestre todo", "ver todo", "verlo todo", "todos los productos",
          "limpiar todo", "limpiar filtros", "limpiar los filtros", "limpia los filtros",
          "reiniciar", "restablecer", "restablecer filtros",
          "restablecer los filtros", "empezar de nuevo", "empezar otra vez", "volver a empezar",
        ]
      case .filters: ["filtros", "alérgenos", "alergenos"]
      case .show: ["mostrar"]
      case .hide: ["ocultar"]
      case .remove:
        [
          "borrar", "borra", "borre", "quitar", "quita", "quite", "eliminar", "elimina",
          "elimine", "cancelar", "cancela", "cancele", "anular", "anula", "anule", "devolver",
          "devuelve", "devuelva",
        ]
      case .sort: ["ordenar", "ordena", "ordene"]
      case .more: ["seguir", "siguiente", "más", "mas"]
      case .again: ["repetir", "repite", "repita"]
      case .back: ["volver", "atrás", "atras"]
      case .take:
        [
          "añadir", "anadir", "añade", "añada", "agregar", "agrega",
          "tomar", "toma", "tomo",
        ]
      case .choice:
        [
          "selección", "seleccion", "mi selección", "total", "cuánto cuesta",
          "cuanto cuesta", "mi elección", "mi eleccion", "elección", "eleccion", "mi seleccion",
          "mi pedido", "ver mi pedido", "ver mi selección", "mostrar mi pedido",
          "muestra mi pedido", "muestre mi pedido", "mostrar mi selección", "muestra mi selección",
          "qué he pedido", "qué he elegido",
        ]
      case .undo: ["deshacer", "deshaz", "deshaga"]
      case .bill: ["cuenta", "la cuenta", "pagar"]
      case .empty:
        [
          "vaciar", "vacía", "vacia", "vaciar la selección", "vaciar mi selección",
          "vacía mi selección", "vaciar el carrito",
        ]
      case .clear: ["limpiar"]
      case .people: ["personas"]
      case .house:
        [
          "horario", "horarios", "teléfono", "dirección", "direccion", "dónde", "donde",
          "dónde están", "donde estan", "horario de apertura", "número de teléfono",
          "numero de telefono",
        ]
      case .language: ["idioma"]
      case .help: ["ayuda"]
      case .quit: ["salir", "adiós", "adios", "hasta luego"]
      }
    },
    orders: { order in
      switch order {
      case .menu: ["carta", "menú"]
      case .name: ["nombre"]
      case .price: ["precio"]
      case .dearest: []
      }
    },
    undeclared: ["no declarados"],
    allFilters: ["filtros", "filtro", "todos filtros", "todo", "todos"],
    joiningWords: ["con", "y", "la", "el", "las", "los"],
    andWords: ["y", "más"], outWords: ["fuera"],
    itWords: (
      anywhere: ["eso", "esto", "este", "esta", "esa", "ese", "dentro"],
      besideVerbs: ["lo", "la", "los", "las"]
    ),
    courtesies: ["por favor", "gracias", "hola", "buenas noches", "buenas tardes"],
    againWords: ["otra", "otro", "otras", "otros", "más"],
    againBehind: ["más", "de más"],
    behindTaking: ["al pedido", "a mi pedido", "a la selección", "a mi selección"],
    countingAnew: (
      before: [
        "que sean", "mejor", "mejor dicho", "no mejor", "en realidad", "al final", "de hecho",
      ],
      behind: []
    ),
    lastWords: ["última", "último"],
    sizeWords: (
      large: ["grande", "grandes"],
      small: ["pequeña", "pequeño", "pequeñas", "pequeños"]
    ),
    beingWords: ["es", "son"],
    existingWords: ["hay"],
    lineWords: LineWords(
      fronts: ["la", "el", "las", "los", "de", "del"],
      nouns: ["número", "línea"],
      ordinals: "primer, segund, tercer, cuart, quint, sext, séptim, octav, noven, décim",
      endings: ["", "a", "o"],
      openingWords: ["abrir", "abre", "abra", "leer", "lee", "lea"], times: ["vez", "veces"],
      withWords: ["con"]),
    asksOfIt: [
      "esto lleva", "lleva esto", "esto contiene", "contiene esto", "esto tiene", "tiene esto",
      "esto es", "es esto", "esta lleva", "esta contiene", "en esto", "en esta", "dentro",
    ],
    choiceQuestions: [
      "cómo pido", "cómo pedimos", "cómo puedo pedir", "cómo podemos pedir", "cómo se pide",
      "cómo ordeno", "cómo hago el pedido", "cómo hago mi pedido", "cómo elijo",
      "puedo pedir aquí",
    ],
    allergenWords: ["alérgenos", "alérgeno", "alergenos", "alergeno"],
    houseWords: [
      "abren", "abre", "abierto", "abiertos", "cierran", "cierra", "cerrado", "horario", "horarios",
      "dirección", "teléfono",
    ],
    placeWords: (
      asking: ["dónde", "donde"],
      ofHouse: [
        "están", "esta", "está", "estáis", "estoy", "estamos", "queda", "se", "encuentra",
        "encuentran", "puedo", "encontrar", "el", "la", "este", "restaurante", "local",
        "pizzería", "ubicado", "ubicados", "exactamente", "aquí", "y", "su", "en", "qué",
      ]
    ),
    mildWords: [
      "suave", "suaves", "poco picante", "poco picantes", "ligeramente picante",
    ],
    degreeWords: ["demasiado", "muy", "tan"],
    peopleWords: [
      "personas", "persona", "comensales", "cubiertos", "adultos", "somos", "nosotros", "nosotras",
    ],
    aroundPeople: ["para", "solo", "sólo"],
    inLists: { items, lists in "\(items) en \(lists == 1 ? "1 lista" : "\(lists) listas")" },
    invitation: { allowsQuitting in
      "Escriba un número, una palabra para buscar, o bien: listas, filtros, ayuda"
        + (allowsQuitting ? ", salir." : ".")
    },
    help: { allowsQuitting in
      [
        "Un número abre la línea con ese número de la última lista.",
        "Cualquier otro texto se busca: margherita, \"aceite de oliva\". Entre comillas se "
          + "encuentra también el número impreso en la carta: \"12\".",
        "listas: las listas de la carta. seguir: el resto de una lista larga.",
        "ordenar por precio, ordenar por nombre, ordenar según la carta: el orden de los productos. "
          + "ordenar: el orden siguiente.",
        "filtros: cómo excluir alérgenos y elegir dietas. idioma: la carta en otro idioma.",
        choiceHelp,
      ] + (allowsQuitting ? ["salir: el final."] : [])
    },
    choiceHelp: choiceHelp,
    farewell: "Hasta luego.",
    timeIsOver: "El tiempo ha terminado.",
    beginsAnew: "Nadie escribe desde hace un rato: la carta vuelve a empezar.",
    menuChanged: "La carta ha cambiado.",
    menuIsBack: "La carta vuelve a estar al día.",
    isGone: { "\($0) ya no está en esta lista." },
    listIsGone: { "La lista \($0) ya no está." },
    noLine: { number, last in
      switch last {
      case 0: "No hay líneas numeradas: escriba listas."
      case 1: "No hay una línea \(number): escriba 1."
      default: "No hay una línea \(number): escriba un número del 1 al \(last)."
      }
    },
    rest: {
      $0 == 1 ? "Queda 1 producto: escriba seguir." : "Quedan \($0) productos: escriba seguir."
    },
    noMore: { list in
      "No hay más productos"
        + (list.map { "; para la lista \($0) escriba listas y su número." } ?? ".")
    },
    sorted: { order in
      switch order {
      case .menu: "En el orden de la carta."
      case .name: "Ordenados por nombre."
      case .price: "Ordenados por precio."
      case .dearest: "Del más caro al más barato."
      }
    },
    sortHelp: "Escriba: ordenar por precio, ordenar por nombre, o bien: ordenar según la carta.",
    number: { "Número \($0) de la carta" },
    spicy: { "Picante \($0) de 3." },
    taken: { "Añadido: \($0)." },
    putBack: { "Quitado: \($0)." },
    notChosen: { "\($0) no está en la selección" },
    undone: "Deshecho.",
    billFromStaff: "La cuenta la trae el personal.",
    addOnsOf: { "Los extras para \($0) son: \($1)." },
    spicyOnes: {
      "Picantes según la carta: \($0)\($1 ? "; para verlos escriba: picante" : ""). "
        + "Sobre los demás consulte al personal."
    },
    othersByHeat: { "La carta no dice si estos son picantes: \($0)." },
    heatNotStated: "La carta no dice si es picante: consulte al personal.",
    nothingTaken: "No se ha añadido nada más.",
    notTaken: { "No añadido: \($0)." },
    ofWhichItem:
      "¿De qué producto? Abra uno por su número y pregunte de nuevo, o pregunte con su nombre.",
    isFiltered: { "Los filtros ocultan \($0): para verlo todo escriba quitar filtros." },
    removeWhat: "Escriba quitar filtros, o bien: quitar selección.",
    removeHelp: {
      "Escriba borrar y un nombre, por ejemplo: borrar \($0); o bien: borrar filtros."
    },
    noLongerWithout: { "Ya no excluye: \($0)." },
    filtersGone: { "Filtros quitados: \($0)." },
    leaveOutInstead: { "Para excluir, escriba: \($0)." },
    undeclaredAmong: {
      "De los productos mostrados, \($0) no lo \($0 == 1 ? "declara" : "declaran")"
    },
    soFar: { "En su selección: \($0)" },
    takeExample: { "Escriba por ejemplo: añadir \($0)." },
    askedLater: { "Después le preguntaré por esto: \($0)." },
    takeHelp: "Para elegir, escriba añadir y el número de una línea, como: añadir 2.",
    countLimit: { "De un producto se pueden elegir de 1 a \($0)." },
    peopleHelp: "¿Cuántos son? Para el cubierto escriba, por ejemplo: personas 4.",
    peopleLimit: { "Escriba un número entero hasta \($0), por ejemplo: personas 4." },
    stillSearching: { "Sigue buscando «\($0)»: para dejarlo escriba listas." },
    noFilters: "Ningún filtro.",
    atMost: { "como máximo \($0)" },
    filterHelp: { allergens, diets in
      [
        "Escriba sin y un alérgeno, por ejemplo: sin leche. Los alérgenos son: \(allergens)."
      ]
        + (diets.isEmpty
          ? [] : ["Escriba una dieta, por ejemplo: vegana. La carta tiene: \(diets)."])
        + [
          "Un producto sin declaración está oculto: mostrar no declarados, ocultar no declarados."
        ]
    },
    diet: "dieta",
    dietInstead: { "Si se refiere a la dieta que indica el local, escriba: \($0)." },
    noFilter: { "«\($0)» no está entre los filtros." },
    numberIsNoAllergen: {
      "«\($0)»: los números cambian de un local a otro; escriba la palabra, por ejemplo: "
        + "sin leche."
    },
    noDiet: { "Ningún producto lleva la indicación \($0)." },
    missHelp: "Escriba listas para todos los productos, filtros para alérgenos y dietas, o ayuda.",
    missHelpFiltered:
      "Escriba listas para los productos que pasan los filtros, quitar filtros para todos, o ayuda.",
    cheapest: "El precio más bajo:",
    dearest: "El precio más alto:",
    notByMeasure: "Los precios por peso o por persona no se comparan.",
    phone: "Teléfono",
    hours: "Horario",
    noHouse: "La carta no indica ni dirección, ni teléfono, ni horario.",
    languages: { names, other in
      guard let name = names.first else { return "La carta tiene un solo idioma." }
      guard let other else { return "La carta está solo en \(name)." }
      return
        "La carta está en: \(names.concatenated(separator: ", ")). Escriba por ejemplo: idioma \(other)."
    })

  private static let choiceHelp =
    "añadir 2: la línea 2 en la selección, añadir 2 maxi: en ese tamaño. añadir dos margherita: "
    + "por el nombre. quitar 2: uno menos. selección: para leerla al camarero."
}
