import OldMenuCore

extension PageStrings {
  /// The words in Spanish.
  static let spanish = PageStrings(
    menu: "Carta",
    languages: "Idiomas",
    filters: "Alérgenos y dietas",
    without: "Sin",
    diet: "Dieta",
    showAll: "Mostrar todo",
    contain: { count in
      count == 1
        ? "1 contiene o puede contener el alérgeno"
        : "\(count) contienen o pueden contener el alérgeno"
    },
    notStated: { "\($0) sin declarar: consulte al personal" },
    notMarked: { "\($0) sin esta indicación" },
    colon: ": ",
    together:
      "Solo los productos que cumplen todos los filtros; si no queda ninguno, consulte al personal.",
    changed: { "Actualizado el \($0)" },
    sheet: "Tabla de alérgenos",
    dish: "Producto",
    state: { state in
      switch state {
      case .contains: "contiene"
      case .mayContain: "puede contener"
      case .free: "sin, según la casa"
      case .notAnIngredient: "no es un ingrediente"
      case .notStated: "sin declarar: consulte al personal"
      }
    })
}

extension ExportStrings {
  /// The words in Spanish.
  static let spanish = ExportStrings(
    number: "N.º", dish: "Plato", price: "Precio", allergens: "Alérgenos")
}
