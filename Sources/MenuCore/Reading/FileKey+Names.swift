extension FileKey {
  /// The key that a word of everyday language means, exact but for case and accents; nil for any
  /// other word. `Öffnungszeiten` → hours
  static func named(_ word: String, among keys: KeySet) -> FileKey? {
    let folded = FoldedText(word).bytes.filter(\.isWordByte)
    return keys.first { keysByName[folded]?.contains($0) ?? false }
  }

  private static let keysByName: [[UInt8]: KeySet] = {
    var keys: [[UInt8]: KeySet] = [:]
    for key in allCases {
      for name in key.everydayNames {
        let folded = FoldedText(name).bytes.filter(\.isWordByte)
        keys[folded, default: []].insert(key)
      }
    }
    return keys
  }()

  /// The words for the key in English, Italian, German, French and Spanish. Keys that promise have none.
  private var everydayNames: [String] { namesOfFile + namesOfDish + namesOfParts }

  private var namesOfFile: [String] {
    switch self {
    case .language: ["lang", "lingua", "Sprache", "langue", "idioma", "lengua"]
    case .currency: ["valuta", "moneta", "Währung", "devise", "monnaie", "moneda", "divisa"]
    case .cover: ["coperto", "Gedeck", "couvert", "cubierto"]
    case .address: ["indirizzo", "Adresse", "Anschrift", "dirección"]
    case .phone: ["tel", "telephone", "telefono", "Telefon", "téléphone", "teléfono"]
    case .hours:
      ["opening hours", "orari", "orario", "Öffnungszeiten", "horaires", "horario", "horarios"]
    case .allergenKey:
      ["allergens", "legend", "allergeni", "legenda", "Allergene", "allergènes", "alérgenos"]
    case .groups:
      [
        "categories", "sections", "gruppi", "categorie", "sezioni", "Gruppen", "Kategorien",
        "groupes", "catégories", "grupos", "categorías",
      ]
    case .pizzas: ["pizza", "pizze", "Pizzen"]
    case .beverages: ["drinks", "bevande", "bibite", "Getränke", "boissons", "bebidas"]
    case .desserts: ["dessert", "sweets", "dolci", "Nachspeisen", "Nachtisch", "postres"]
    case .other: ["others", "altro", "altri", "Sonstiges", "Anderes", "autres", "otros"]
    default: []
    }
  }

  private var namesOfDish: [String] {
    switch self {
    case .name: ["title", "dish", "nome", "titolo", "Titel", "Bezeichnung", "nom", "nombre"]
    case .title: ["name", "nome", "titolo", "Titel", "nom", "titre", "nombre", "título"]
    case .number: ["nr", "no", "num", "numero", "Nummer", "numéro", "número"]
    case .description: ["desc", "details", "descrizione", "Beschreibung", "descripción"]
    case .group:
      ["category", "section", "gruppo", "categoria", "sezione", "Gruppe", "Kategorie"]
        + ["groupe", "catégorie", "grupo", "categoría"]
    case .ingredients: ["ingredienti", "Zutaten", "ingrédients", "ingredientes"]
    case .price: ["cost", "prezzo", "prezzi", "costo", "Preis", "Preise", "prix", "precio"]
    case .sizes: ["formati", "misure", "Größen", "tailles", "formats", "tamaños"]
    case .allergens: ["allergeni", "Allergene", "allergènes", "alérgenos"]
    case .spicy: ["hot", "piccante", "scharf", "Schärfe", "épicé", "piquant", "picante"]
    case .frozen: ["surgelato", "congelato", "tiefgekühlt", "gefroren", "surgelé", "congelado"]
    case .calories: ["kcal", "calorie", "Kalorien", "calorías"]
    case .notes: ["nota", "remarks", "Hinweise", "Anmerkungen", "remarques", "notas"]
    case .image: ["photo", "picture", "immagine", "foto", "Bild", "imagen"]
    case .soldOut: ["esaurito", "esaurita", "ausverkauft", "épuisé", "épuisée", "agotado"]
    case .addOns:
      ["extra", "extras", "aggiunte", "supplementi", "Zusätze"]
        + ["suppléments", "suplementos"]
    case .dough: ["impasto", "Teig", "pâte", "masa"]
    case .volumeMl: ["ml", "volume"]
    case .alcoholPercent: ["abv", "alcohol", "alcol", "Alkohol", "alcool"]
    default: []
    }
  }

  private var namesOfParts: [String] {
    switch self {
    case .diameterCm: ["cm", "diameter", "diametro", "Durchmesser", "diamètre", "diámetro"]
    case .amount: ["price", "prezzo", "importo", "Betrag", "montant", "importe"]
    case .from: ["da", "ab", "von", "dès", "desde"]
    case .to: ["bis", "hasta"]
    case .text: ["testo", "texte", "texto"]
    case .items: ["voci", "elementi", "Einträge", "articles"]
    case .contains: ["contiene", "enthält", "contient"]
    case .mayContain:
      ["traces", "tracce", "Spuren", "trazas", "may contain", "può contenere", "kann enthalten"]
        + ["peut contenir", "puede contener", "cross-contamination", "cross-contact"]
        + ["contaminazione", "contaminazione crociata", "Kreuzkontamination"]
        + ["contamination croisée", "contaminación cruzada"]
    default: []
    }
  }
}
