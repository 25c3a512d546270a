import OldMenuCore

extension Strings {
  /// The words in Spanish; an item is a `producto`, which a drink is too.
  public static let spanish = Strings(
    language: .spanish,
    soldOut: "no disponible",
    askStaff: "consulte al personal",
    ask: "consulte",
    take: "elija",
    spaceKey: "Espacio",
    position: { "\($0) de \($1)" },
    items: { $0 == 1 ? "1 producto" : "\($0) productos" },
    noItems: "La carta está vacía.",
    emptyMenu: "La carta está vacía: giuseppe-menu check ARCHIVO dice por qué.",
    search: "buscar",
    found: { "\($0) de \($1) \($1 == 1 ? "producto" : "productos")" },
    and: " y ",
    colon: ":",
    quoted: { "«\($0)»" },
    inLine: { $0.lowercased() },
    notFound: { "Ningún producto con «\($0)»." },
    nothingSays: { "Nada con «\($0)»." },
    whichLetter: "¿Qué letra?",
    noneBegins: { "Ningún producto empieza por «\($0)»." },
    writtenIn: { "Los productos de esta carta están escritos en \($0)." },
    notNamed: { "Ningún producto menciona \($0)." },
    perhaps: { "Quizá: \($0)" },
    nothingPasses: "Ningún producto cumple estos filtros.",
    noneContains: { "Ningún producto declara contener \($0)." },
    cannotTell: { "No puedo decir cuáles van sin \($0): consulte al personal." },
    othersMayHaveIt: "Otros productos también pueden llevarlo: consulte al personal.",
    notAllMarked: { "No todos llevan la indicación \($0): consulte al personal." },
    nameIt: { $0 == 1 ? "1 producto lo menciona." : "\($0) productos lo mencionan." },
    withoutWhat: "¿Sin qué? Escriba un alérgeno.",
    notUnderstood: "No entiendo toda la frase: consulte al personal.",
    andOthers: { $0 == 1 ? "Y otro producto." : "Y otros \($0) productos." },
    unanswered: { $0 == 1 ? "1 no declarado" : "\($0) no declarados" },
    isNotMarked: "falta la indicación",
    costsMore: { "cuesta más de \($0)" },
    hasNoPrice: "el precio no está indicado",
    isByWeight: "se paga al peso",
    order: { order in
      switch order {
      case .menu: nil
      case .name: "por nombre"
      case .price: "por precio"
      case .dearest: "del más caro al más barato"
      }
    },
    filters: "Filtros",
    without: "sin",
    diets: "dietas",
    atMost: "hasta",
    hidden: { $0 == 1 ? "1 oculto" : "\($0) ocultos" },
    hiddenNotStated: "no declarado",
    notStatedOf: { "no se declara nada sobre \($0.concatenated(separator: ", "))" },
    hiddenDiet: { "dieta \($0)" },
    hiddenPrice: "precio",
    showUndeclared: "mostrar",
    hideUndeclared: "ocultar",
    undeclaredShown: "no declarados: visibles",
    contains: "Contiene",
    mayContain: "Puede contener",
    onChoice: "Según la elección",
    areContainedListed: false,
    freeOf: "Sin",
    only: "solo",
    including: "entre otros",
    noAllergen: "Ninguno de los catorce alérgenos figura entre los ingredientes.",
    noOtherAllergen: "Ninguno de los demás alérgenos figura entre los ingredientes.",
    notStated: "Alérgenos no declarados: consulte al personal.",
    askAboutOthers: "Sobre los demás alérgenos: consulte al personal.",
    askOthers: "otros: consulte",
    askAboutAllergens: "Sobre los alérgenos no declarados, consulte al personal.",
    allergensNotHere: "Los alérgenos no se indican aquí: consulte al personal.",
    allergensLabel: "Alérgenos",
    othersLabel: "Otros",
    noneOfThem: "ninguno es un ingrediente",
    dietLabel: "Dieta",
    sizesLabel: "Tamaños",
    addressLabel: "Dirección",
    signsLabel: "Signos",
    filterNumbers:
      "Junto a un filtro: −28 productos que oculta, ?9 sin declaración; junto a una dieta o un precio: los productos de toda la carta que los cumplen.",
    languagesLabel: "Idiomas",
    problems: { count in
      "\(count) \(count == 1 ? "problema" : "problemas"), ejecute giuseppe-menu check"
    },
    was: "antes",
    addOns: "Extras",
    choose: { count in
      if count.lowerBound == count.upperBound { return "\(count.upperBound) a elegir" }
      return count.lowerBound == 0
        ? "hasta \(count.upperBound)" : "de \(count.lowerBound) a \(count.upperBound)"
    },
    cover: "Cubierto",
    mark: { mark in
      switch mark {
      case .vegetarian: "vegetariana"
      case .vegan: "vegana"
      case .glutenFree: "sin gluten según el local"
      case .spicy: "picante"
      case .frozen: "producto congelado"
      }
    },
    withFrozenIngredients: "con ingredientes congelados",
    glutenFree: "SG",
    menuOf: { "carta de \(atTime($0))" },
    menuShown: { "se muestra la carta de \(atTime($0))" },
    isGone: "ya no está en la carta",
    isHidden: "ya no está entre los productos mostrados",
    noMenu: "La carta no está disponible en este momento.",
    tallied:
      "Se cuentan las visitas, los platos abiertos y elegidos, los filtros y lo que se busca en vano, nunca las personas.",
    page: { "página \($0) de \($1)" },
    allergensInShort: "¿Alérgenos?",
    hint: { hint in
      switch hint {
      case .move, .moveAround: "mover"
      case .section: "sección"
      case .search: "buscar"
      case .filters: "filtros"
      case .open: "detalles"
      case .scroll: "desplazar"
      case .toggle: "elegir"
      case .accept: "lista"
      case .clear: "borrar"
      case .back: "volver"
      case .language: "idioma"
      case .help: "ayuda"
      case .quit: "salir"
      case .next: "otro producto"
      case .take: "tomar"
      case .putBack: "quitar"
      case .confirm: "tomar esto"
      case .done: "listo"
      case .choice: "selección"
      case .people: "personas"
      }
    },
    helpTitle: "Teclas",
    topic: { topic in
      switch topic {
      case .moving: "Moverse"
      case .finding: "Buscar"
      case .reading: "Leer"
      case .choosing: "Elegir"
      case .program: "El programa"
      }
    },
    explain: { command in
      switch command {
      case .move(.up): "al producto anterior"
      case .move(.down): "al producto siguiente"
      case .move(.pageUp): "una página hacia arriba"
      case .move(.pageDown): "una página hacia abajo"
      case .move(.first): "al primer producto"
      case .move(.last): "al último producto"
      case .move(.nextSection): "a la sección siguiente"
      case .move(.previousSection): "a la sección anterior"
      case .move(.nextList): "a la lista siguiente"
      case .move(.previousList): "a la lista anterior"
      case .move(.list): "a la lista con este número"
      case .move(.by(let distance)): distance < 0 ? "al filtro anterior" : "al filtro siguiente"
      case .firstLetter: "al producto que empieza por una letra"
      case .search: "buscar palabras"
      case .filters: "filtros: alérgenos y dietas"
      case .toggle: "activar o desactivar el filtro o el extra"
      case .undeclared: "mostrar también los productos sin declaración"
      case .sort: "en el orden de la carta, por nombre, por precio"
      case .accept: "conservar la búsqueda o los filtros"
      case .deleteBackward: "borrar la última letra"
      case .deleteWord: "borrar la última palabra"
      case .clear: "borrar todo"
      case .insert, .jump: nil
      case .caret(.left): "a la izquierda en el texto"
      case .caret(.right): "a la derecha en el texto"
      case .caret(.start): "al principio del texto"
      case .caret(.end): "al final del texto"
      case .nextDish: "el producto siguiente, abierto"
      case .previousDish: "el producto anterior, abierto"
      case .house: "horario, dirección, signos"
      case .undo: "recuperar lo que Esc quitó"
      case .open: "todo sobre el producto"
      case .back: "volver"
      case .language: "la carta en el idioma siguiente"
      case .take: "poner el plato en la selección"
      case .putBack: "quitar uno"
      case .choice: "la selección, para mostrarla al camarero"
      case .confirm: "tomar lo marcado"
      case .people: "cuántas personas pagan el cubierto"
      case .theme: "otros colores"
      case .redraw: "volver a dibujar la pantalla"
      case .reload: "volver a leer el archivo de la carta"
      case .suspend: "suspender el programa"
      case .help: "esta página"
      case .quit: "salir"
      }
    },
    place: { context in
      switch context {
      case .list: "lista"
      case .page: "página"
      case .dish: "producto"
      case .search: "búsqueda"
      case .choice: "selección"
      case .asking: "pregunta"
      case .letter: "letra"
      case .filters: "filtros"
      }
    },
    choice: .spanish,
    hours: .spanish,
    lineByLine: { reason in
      let because =
        switch reason {
        case .option: ", como pide --linear"
        case .accessible: ", porque ACCESSIBLE está definida"
        case .dumbTerminal: ", porque el terminal es de tipo dumb (TERM)"
        }
      return "La carta responde línea por línea\(because)."
    },
    linear: .spanish,
    command: EnglishCommand.self,
    optionName: { word in
      switch word {
      case "idioma", "lengua": "--language"
      case "sin", "alergenos", "alergeno": "--without"
      case "precio", "precio-maximo": "--max-price"
      case "busca", "buscar": "--search"
      case "orden", "ordenar": "--sort"
      case "seccion", "lista": "--section"
      case "dieta", "dietas": "--diet"
      case "imprimir", "imprime": "--print"
      case "ayuda": "--help"
      case "ancho": "--width"
      default: nil
      }
    },
    ownCheck: nil)
}

/// A time with its article: `la 01:30`, `las 12:30`.
func atTime(_ time: String) -> String { (time.hasPrefix("01:") ? "la " : "las ") + time }

extension ChoiceStrings {
  /// The words in Spanish.
  static let spanish = ChoiceStrings(
    title: "Mi selección", nothing: "Todavía no hay nada elegido.",
    howToChoose: { "En la lista, \($0) toma el plato." },
    total: "Total orientativo", otherwise: "ya no se ofrece así",
    number: { "n.º \($0)" },
    notServedNow: "no se sirve a esta hora",
    before: { "antes \($0)" }, otherAllergens: "los alérgenos han cambiado",
    disclaimer:
      "No es un pedido ni un documento fiscal. Muestre esta pantalla al camarero.",
    spokenDisclaimer:
      "No es un pedido ni un documento fiscal. Lea la selección al camarero.",
    full: "No se puede elegir más.",
    putBack: { what, key in
      "Quitado de la elección: \(what)" + (key.map { " · \($0) lo vuelve a poner" } ?? "")
    },
    lostOnLeaving: "Su elección se perderá: otra vez para salir.",
    whichSize: "¿Qué tamaño?",
    howManyPeople: "¿Cuántos son? Escriba el número para el cubierto.",
    forgottenIn: { "La selección se borra en \($0) s: pulse una tecla." })
}

extension HoursStrings {
  /// The words in Spanish.
  static let spanish = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lunes"
      case .tue: "martes"
      case .wed: "miércoles"
      case .thu: "jueves"
      case .fri: "viernes"
      case .sat: "sábado"
      case .sun: "domingo"
      }
    },
    days: { "de \($0) a \($1)" },
    everyDay: "todos los días", today: "hoy", closed: "cerrado", allDay: "todo el día",
    alwaysOpen: "siempre abierto",
    openUntil: { "abierto hasta \(atTime($0.description))" },
    opens: { day, time in
      "cerrado, abre \(day.map { "el \($0) " } ?? "")a \(atTime(time.description))"
    }, ofNextWeek: "de la próxima semana")
}
