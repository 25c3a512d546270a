internal import MenuCore
internal import MenuPresentation

/// The words that a table may hold in the five languages, without regard to case and accents.
enum TableWords {
  /// The column that a head names: `Prezzo` → price, `Latte` → milk; nil for any other head.
  static func column(named head: String) -> String? {
    let name = folded(head)
    if let column = columns[name] { return column }
    let allergens = AllergenSet(named: head)
    guard let allergens, allergens.count == 1, let only = allergens.first else { return nil }
    return Allergen.groups.contains(only) ? only.rawValue : nil
  }

  /// True for `yes`, `sì`, `x` and the like, false for `no` and the like, otherwise nil.
  static func answer(_ cell: String) -> Bool? {
    let word = folded(cell)
    if yes.contains(word) { return true }
    return no.contains(word) ? false : nil
  }

  /// True if a part of a cell says that a dish contains an allergen: `contiene`, `x`.
  static func isContained(_ part: String) -> Bool {
    let word = folded(part)
    return yes.contains(word) || contained.contains(word)
  }

  /// True if a part of a cell says that a dish may contain an allergen: `tracce`.
  static func isTrace(_ part: String) -> Bool { traces.contains(folded(part)) }

  /// A sentence in both languages of owners.
  struct Hint {
    let english: String
    let italian: String
  }

  /// The rest of the sentence about a cell that is not understood: what it may hold.
  static func hint(for column: String) -> Hint {
    switch column {
    case "price", "alcohol":
      return Hint(english: "; write 8.50 or 8,50", italian: "; scrivere 8,50 o 8.50")
    case "sold_out", "frozen":
      return Hint(english: "; write yes or no", italian: "; scrivere sì o no")
    case "spicy": return Hint(english: "; write 0 to 3", italian: "; scrivere da 0 a 3")
    case "allergens":
      return Hint(
        english: "; write names with commas: gluten, milk",
        italian: "; scrivere i nomi con virgole: glutine, latte")
    case "diets":
      return Hint(english: "; write vegan, vegetarian", italian: "; scrivere vegana, vegetariana")
    case "currency", "language":
      return Hint(
        english: "; a menu has one, that of its first row",
        italian: "; un menu ne ha una sola, quella della prima riga")
    default:
      guard Allergen.groups.contains(where: { $0.rawValue == column }) else {
        return Hint(english: "", italian: "")
      }
      return Hint(
        english: "; write contains, may, free, no ingredient, or nothing",
        italian: "; scrivere contiene, tracce, free, no ingredient o niente")
    }
  }

  /// The text without case, accents, and signs between words: `Prezzo (€)` → `prezzo`.
  private static func folded(_ text: String) -> String {
    let words = FoldedText(text).words.map { String(decoding: $0, as: UTF8.self) }
    return words.filter { !["€", "eur"].contains($0) }.joined(separator: " ")
  }

  private static let yes = words([
    "yes", "y", "x", "sì", "sí", "si", "ja", "j", "oui", "true", "vero", "wahr", "vrai",
    "verdadero", "1", "✓", "✔", "☑", "●",
  ])
  private static let no = words([
    "no", "n", "nein", "non", "false", "falso", "falsch", "faux", "0",
  ])
  private static let contained = words([
    "contains", "contiene", "enthält", "contient", "present", "presente", "vorhanden", "présent",
  ])
  private static let traces = words([
    "may", "may contain", "traces", "può contenere", "tracce", "kann enthalten",
    "kann Spuren enthalten", "Spuren", "peut contenir", "puede contener", "trazas",
  ])

  private static func words(_ words: [String]) -> Set<String> { Set(words.map(folded)) }

  /// The columns by their folded names.
  private static let columns: [String: String] = {
    var columns: [String: String] = [:]
    for column in CSVExport.columnNames + ["allergens"] { columns[folded(column)] = column }
    for (column, names) in names {
      for name in names { columns[folded(name)] = column }
    }
    return columns
  }()

  /// The names of the columns in Italian, English, German, French and Spanish.
  private static let names: [(column: String, names: [String])] = [
    ("list", ["lista", "categoria", "category", "Liste", "Kategorie", "catégorie", "categoría"]),
    ("section", ["sezione", "gruppo", "group", "Abschnitt", "Gruppe", "rubrique", "sección"]),
    ("number", ["numero", "n", "no", "Nummer", "Nr", "numéro", "número"]),
    ("name", ["nome", "piatto", "dish", "Gericht", "Speise", "nom", "plat", "nombre", "plato"]),
    ("size", ["misura", "formato", "Größe", "Grösse", "taille", "tamaño"]),
    ("price", ["prezzo", "Preis", "prix", "precio"]),
    ("price_words", ["prezzo a parole", "Preis in Worten", "prix en mots", "precio en palabras"]),
    ("currency", ["valuta", "Währung", "devise", "moneda"]),
    ("language", ["lingua", "Sprache", "langue", "idioma"]),
    ("sold_out", ["esaurito", "ausverkauft", "épuisé", "agotado"]),
    ("description", ["descrizione", "Beschreibung", "descripción"]),
    ("ingredients", ["ingredienti", "Zutaten", "ingrédients", "ingredientes"]),
    ("allergens", ["allergeni", "Allergene", "allergènes", "alérgenos"]),
    ("diets", ["diete", "dieta", "diet", "Diäten", "Ernährung", "régimes", "régime", "dietas"]),
    ("spicy", ["piccante", "scharf", "épicé", "picante"]),
    ("frozen", ["surgelato", "tiefgekühlt", "surgelé", "congelado"]),
    ("alcohol", ["alcol", "Alkohol", "alcool"]),
    ("notes", ["note", "Hinweise", "Anmerkungen", "remarques", "notas"]),
  ]
}
