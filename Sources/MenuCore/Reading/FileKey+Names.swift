extension FileKey {
  /// The key that a word of everyday language means, exact but for case and accents; nil for any
  /// other word. `Öffnungszeiten` → hours
  static func named(_ word: String, among keys: KeySet) -> FileKey? {
    keys.intersection(keysByName[nameBytes(word)] ?? []).first { _ in true }
  }

  /// The same among a list of keys.
  package static func named(_ word: String, amongKeys keys: [FileKey]) -> FileKey? {
    named(word, among: KeySet(keys))
  }

  /// True for a word that says whether a dish is to be had: `inStock`
  static func speaksOfStock(_ word: String) -> Bool { wordsOfStock.contains(nameBytes(word)) }

  private static let wordsOfStock = Set(
    [
      "available", "in stock", "stock", "disponibile", "disponibili", "verfügbar", "auf Lager",
      "vorrätig", "lieferbar", "disponible", "en stock",
    ].map(nameBytes))

  /// The letters of a name, folded; of a sign the sign.
  private static func nameBytes(_ word: String) -> [UInt8] {
    let folded = FoldedText(word).bytes
    let letters = folded.filter(\.isWordByte)
    return letters.isEmpty ? folded : letters
  }

  private static let keysByName: [[UInt8]: KeySet] = {
    var keys: [[UInt8]: KeySet] = [:]
    for key in allCases {
      for name in key.everydayNames { keys[nameBytes(name), default: []].insert(key) }
    }
    return keys
  }()

  /// The words for the key in English, Italian, German, French and Spanish. Keys that promise have none.
  private var everydayNames: [String] {
    let others = namesOfFile + namesOfDish + namesOfChoice + namesOfState + namesOfParts
    return KeySet.promises.contains(self) ? others : [name] + others
  }

  private var namesOfFile: [String] {
    switch self {
    case .language: ["lang", "lingua", "Sprache", "langue", "idioma", "lengua", "locale"]
    case .currency: ["valuta", "moneta", "Währung", "devise", "monnaie", "moneda", "divisa"]
    case .cover: ["coperto", "servizio", "Gedeck", "couvert", "cubierto"]
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
    case .other:
      ["others", "dishes", "food", "altro", "altri", "piatti", "Sonstiges", "Anderes", "Speisen"]
        + ["Gerichte", "autres", "plats", "otros", "platos"]
    default: []
    }
  }

  private var namesOfDish: [String] {
    switch self {
    case .name:
      ["title", "dish", "nome", "titolo", "piatto", "denominazione", "Titel", "Bezeichnung"]
        + ["label", "item", "product", "pizza", "prodotto", "articolo", "Produkt", "Artikel"]
        + ["produit", "producto", "Gericht", "Speise", "nom", "titre", "plat", "nombre"]
        + ["título", "plato"]
    case .title: ["name", "nome", "titolo", "Titel", "nom", "titre", "nombre", "título"]
    case .number: ["nr", "n", "no", "n°", "num", "numero", "codice", "Nummer", "numéro", "número"]
    case .description: ["desc", "details", "descrizione", "Beschreibung", "descripción"]
    case .group:
      ["category", "section", "gruppo", "categoria", "sezione", "Gruppe", "Kategorie"]
        + ["groupe", "catégorie", "grupo", "categoría"]
    case .ingredients:
      ["toppings", "topping", "ingredienti", "farcitura", "condimento", "condimenti", "Zutaten"]
        + ["Belag", "ingrédients", "garniture", "ingredientes"]
    case .price:
      ["cost", "€", "euro", "eur", "prezzo", "prezzi", "costo", "importo", "Preis", "Preise"]
        + [
          "price eur", "prezzo eur", "Preis EUR", "Kosten", "Betrag", "prix", "tarif", "montant",
          "precio", "importe", "preço",
        ]
    case .allergens: ["allergeni", "Allergene", "allergènes", "alérgenos"]
    case .calories: ["kcal", "calorie", "Kalorien", "calorías"]
    case .notes:
      ["note", "remark", "remarks", "nota", "Hinweis", "Hinweise", "Anmerkung", "Anmerkungen"]
        + ["remarque", "remarques", "notas"]
    case .image: ["img", "photo", "picture", "immagine", "foto", "Bild", "imagen"]
    default: []
    }
  }

  private var namesOfChoice: [String] {
    switch self {
    case .sizes:
      ["size", "variants", "varianti", "Varianten", "variantes", "formato", "formati", "misura"]
        + ["misure", "taglia", "taglie", "grandezza", "grandezze", "dimensioni", "Größe"]
        + ["Größen", "taille", "tailles", "format", "formats", "tamaño", "tamaños"]
    case .addOns:
      ["extra", "extras", "extra ingredients", "options", "modifiers", "choices", "add-ons"]
        + ["add ons", "aggiunte", "aggiunta", "supplementi", "supplemento", "opzioni"]
        + ["variazioni", "contorni", "ingredienti extra", "Zusätze", "Extra", "Optionen"]
        + ["Beläge", "Beilagen", "suppléments", "garnitures", "suplementos", "opciones"]
        + ["ingredientes extra"]
    case .dough: ["impasto", "Teig", "pâte", "masa"]
    case .volumeMl:
      ["ml", "cl", "volume", "litri", "Liter", "litres", "contenuto", "Inhalt", "contenance"]
        + ["contenido", "quantità", "Menge", "quantité", "cantidad", "capacità", "capacité"]
        + ["capacidad"]
    default: []
    }
  }

  private var namesOfState: [String] {
    switch self {
    case .spicy:
      ["hot", "heat", "spiciness", "piccante", "piccantezza", "scharf", "Schärfe", "Schärfegrad"]
        + ["épicé", "piquant", "picante"]
    case .frozen:
      ["TK", "deep-frozen", "surgelato", "surgelata", "congelato", "congelata", "abbattuto"]
        + ["abbattuta", "tiefgekühlt", "gefroren", "surgelé", "surgelée", "congelé", "congelado"]
    case .soldOut:
      ["out of stock", "unavailable", "esaurito", "esaurita", "finito", "finita", "terminato"]
        + ["terminata", "non disponibile", "ausverkauft", "nicht verfügbar", "aus", "épuisé"]
        + ["épuisée", "indisponible", "agotado", "agotada"]
    case .alcoholPercent:
      ["abv", "%", "vol", "alc", "alcohol", "alcol", "grado", "gradi", "gradazione"]
        + ["gradazione alcolica", "Alkohol", "alcool", "degré", "degrés", "graduación"]
    default: []
    }
  }

  private var namesOfParts: [String] {
    switch self {
    case .diameterCm: ["cm", "diameter", "diametro", "Durchmesser", "diamètre", "diámetro"]
    case .amount:
      ["price", "value", "prezzo", "valore", "importo", "Betrag", "Wert", "montant", "valeur"]
        + ["importe", "valor", "now", "ora", "adesso", "jetzt", "ahora"]
    case .was:
      ["old", "previous", "before", "full", "vecchio", "precedente", "prima", "pieno", "listino"]
        + ["alt", "alter", "vorher", "ancien", "avant", "antiguo", "anterior", "antes"]
    case .from: ["min", "minimum", "da", "ab", "von", "dès", "desde"]
    case .to: ["max", "maximum", "bis", "hasta"]
    case .text: ["testo", "texte", "texto"]
    case .items:
      ["choices", "options", "voci", "elementi", "opzioni", "scelte", "Einträge", "Optionen"]
        + ["articles", "choix", "opciones"]
    case .choose:
      ["required", "choice", "select", "pick", "mandatory", "obbligatorio", "obbligatoria"]
        + ["scelta", "scegli", "Wahl", "Auswahl", "Pflicht", "obligatoire", "obligatorio"]
        + ["elección", "elegir"]
    case .min: ["minimum", "at least", "minimo", "mindestens", "mínimo"]
    case .max: ["maximum", "at most", "massimo", "höchstens", "máximo"]
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
