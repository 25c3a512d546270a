internal import MenuCore
internal import MenuPresentation

extension TableColumn {
  /// The column for a header: `Prezzo` → price, `Latte` → milk; nil for any other header.
  init?(named head: String) {
    let name = TableWords.folded(head)
    let key = FileKey.named(name, among: KeySet(Self.byKey.keys))
    if let column = Self.byName[name] ?? key.flatMap({ Self.byKey[$0] }) {
      self = column
      return
    }
    if let allergen = AllergenSet(named: head)?.only, Allergen.groups.contains(allergen) {
      self = .allergen(allergen)
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

  /// The columns for keys of the format, whose everyday names are also names of the column: `Zutaten` →
  /// ingredients
  private static let byKey: [FileKey: TableColumn] = [
    .number: .number, .name: .name, .sizes: .size, .price: .price, .currency: .currency,
    .language: .language, .soldOut: .soldOut, .description: .description,
    .ingredients: .ingredients, .allergens: .allergens, .contains: .allergens,
    .mayContain: .traces, .calories: .calories, .spicy: .spicy, .frozen: .frozen,
    .alcoholPercent: .alcohol, .notes: .notes, .group: .section,
  ]

  /// Its other names in Italian, English, German, French and Spanish.
  private var otherNames: [String] {
    switch self {
    case .list:
      ["lista", "categoria", "category", "Liste", "Kategorie", "catégorie", "categoría"]
    case .priceWords: ["prezzo a parole", "Preis in Worten", "prix en mots", "precio en palabras"]
    case .diets: ["diete", "dieta", "diet", "Diäten", "Ernährung", "régimes", "régime", "dietas"]
    default: []
    }
  }
}
