internal import MenuCore
internal import MenuPresentation

extension TableColumn {
  /// The column that a head names: `Prezzo` → price, `Latte` → milk; nil for any other head.
  init?(named head: String) {
    if let column = Self.byName[TableWords.folded(head)] {
      self = column
      return
    }
    if let allergens = AllergenSet(named: head), allergens.count == 1,
      let only = allergens.first, Allergen.groups.contains(only)
    {
      self = .allergen(only)
    } else if head.isOfWords, let diet = Diet(named: head) {
      self = .diet(diet)
    } else if let size = Self.size(pricedUnder: head) {
      self = size
    } else {
      return nil
    }
  }

  /// The columns by their folded names.
  private static let byName: [String: TableColumn] = {
    var columns: [String: TableColumn] = [:]
    let all = exported + [.allergens, .traces, .calories]
    for column in all { columns[TableWords.folded(column.head)] = column }
    for column in all {
      for name in column.otherNames { columns[TableWords.folded(name)] = column }
    }
    return columns
  }()

  /// Its names in Italian, English, German, French and Spanish, beside its head.
  private var otherNames: [String] {
    switch self {
    case .list:
      ["lista", "categoria", "category", "Liste", "Kategorie", "catégorie", "categoría"]
    case .section:
      ["sezione", "gruppo", "group", "Abschnitt", "Gruppe", "rubrique", "sección"]
    case .number: ["numero", "n", "no", "n°", "nº", "Nummer", "Nr", "numéro", "número"]
    case .name:
      ["nome", "piatto", "pizza", "dish", "item", "Gericht", "Speise", "Bezeichnung"]
        + ["nom", "plat", "nombre", "plato"]
    case .size: ["misura", "formato", "Größe", "Grösse", "taille", "tamaño"]
    case .price: ["prezzo", "euro", "Preis", "prix", "tarif", "precio", "PVP"]
    case .priceWords: ["prezzo a parole", "Preis in Worten", "prix en mots", "precio en palabras"]
    case .currency: ["valuta", "Währung", "devise", "moneda"]
    case .language: ["lingua", "Sprache", "langue", "idioma"]
    case .soldOut: ["esaurito", "ausverkauft", "épuisé", "agotado"]
    case .description: ["descrizione", "Beschreibung", "descripción"]
    case .ingredients: ["ingredienti", "Zutaten", "ingrédients", "ingredientes"]
    case .allergens:
      ["contains", "allergeni", "contiene", "Allergene", "enthält", "allergènes", "contient"]
        + ["alérgenos"]
    case .traces:
      ["may contain", "tracce", "può contenere", "Spuren", "kann enthalten", "peut contenir"]
        + ["trazas", "puede contener"]
    case .calories: ["kcal", "calorie", "Kalorien", "calorías"]
    case .diets: ["diete", "dieta", "diet", "Diäten", "Ernährung", "régimes", "régime", "dietas"]
    case .spicy: ["piccante", "scharf", "épicé", "picante"]
    case .frozen: ["surgelato", "tiefgekühlt", "surgelé", "congelado"]
    case .alcohol: ["alcol", "Alkohol", "alcool"]
    case .notes:
      ["note", "Hinweise", "Anmerkungen", "Bemerkung", "Bemerkungen", "remarques", "notas"]
    case .id, .unread, .allergen, .diet, .priceOfSize: []
    }
  }
}
