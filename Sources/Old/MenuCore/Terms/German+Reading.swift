/// What owners write in German.
extension German {
  static let keys: KeyWords.Table = [
    ("$schema", ["schema"]),
    ("formatVersion", ["Formatversion", "Dateiversion"]),
    ("name", ["Name", "Bezeichnung", "Gericht", "Restaurantname"]),
    ("title", ["Titel", "Überschrift", "Ueberschrift"]),
    ("description", ["Beschreibung", "Untertitel", "Einzelheiten"]),
    ("address", ["Adresse", "Anschrift", "Straße"]),
    ("street", ["Straße", "Strasse", "StraßeHausnummer"]),
    ("postalCode", ["PLZ", "Postleitzahl"]),
    ("city", ["Stadt", "Ort"]),
    ("region", ["Bundesland", "Kanton"]),
    ("country", ["Land", "Staat"]),
    ("phone", ["Telefon", "Telefonnummer", "Handy", "Rufnummer"]),
    ("hours", ["Öffnungszeiten", "Oeffnungszeiten", "geöffnet", "Zeiten"]),
    ("language", ["Sprache"]),
    ("currency", ["Währung", "Waehrung"]),
    ("cover", ["Gedeck", "Gedeckpreis"]),
    ("notes", ["Hinweise", "Hinweis", "Anmerkungen", "Anmerkung", "Fußnoten", "Bemerkungen"]),
    ("allergenKey", ["Allergenlegende", "Legende", "Allergenschlüssel"]),
    ("groups", ["Gruppen", "Kategorien", "Abschnitte", "Rubriken"]),
    ("pizzas", ["Pizzen", "Pizza", "Pizzas"]),
    (
      "beverages",
      [
        "Getränke", "Getraenke", "Getränk", "Weine", "Wein", "Biere", "Bier", "Säfte", "Kaffee",
        "alkoholfreieGetränke", "Heißgetränke", "Spirituosen",
      ]
    ),
    (
      "desserts",
      [
        "Nachspeisen", "Nachspeise", "Nachtisch", "Nachtische", "Desserts", "Süßspeisen",
        "Süßes", "Eis",
      ]
    ),
    (
      "other",
      [
        "Sonstiges", "Andere", "Anderes", "Weitere", "Vorspeisen", "Vorspeise", "Salate", "Salat",
        "Beilagen", "Hauptgerichte", "Hauptspeisen", "Suppen", "Nudeln", "Gerichte", "Speisen",
        "Artikel",
      ]
    ),
    ("id", ["Kennung", "Kürzel"]),
    ("parent", ["Übergruppe", "Obergruppe", "Elterngruppe"]),
    ("number", ["Nummer", "Nr", "Artikelnummer"]),
    ("group", ["Gruppe", "Kategorie", "Abschnitt", "Rubrik"]),
    ("ingredients", ["Zutaten", "Zutat", "Belag"]),
    ("price", ["Preis", "Preise", "Kosten"]),
    ("sizes", ["Größen", "Groessen", "Größe", "Varianten", "Portionen"]),
    ("allergens", ["Allergene", "Allergen", "Allergien"]),
    ("diets", ["Diäten", "Ernährung", "Ernährungsformen", "Kostformen"]),
    ("addOns", ["Extras", "Zusätze", "Beläge", "Zuschläge", "Extrabeläge"]),
    ("spicy", ["scharf", "Schärfe", "Schärfegrad", "pikant"]),
    ("frozen", ["tiefgekühlt", "tiefgefroren", "gefroren", "Tiefkühlware", "TK"]),
    ("calories", ["Kalorien", "Brennwert", "Energie"]),
    ("image", ["Bild", "Foto", "Abbildung"]),
    ("soldOut", ["ausverkauft", "vergriffen", "ausgegangen"]),
    ("base", ["Basis", "Grundlage", "Soße", "Sauce"]),
    ("dough", ["Teig", "Boden", "Mehl"]),
    ("volumeMl", ["Volumen", "Inhalt", "Milliliter", "Füllmenge"]),
    ("alcoholPercent", ["Alkohol", "Alkoholgehalt", "Volumenprozent"]),
    ("serving", ["Ausschank", "Gebinde", "serviert"]),
    ("homemade", ["hausgemacht", "selbstgemacht", "selbstgebacken"]),
    ("diameterCm", ["Durchmesser", "Zentimeter"]),
    ("choose", ["wählen", "Auswahl", "Wahl"]),
    ("items", ["Einträge", "Optionen", "Posten"]),
    ("min", ["mindestens", "Minimum"]),
    ("max", ["höchstens", "Maximum", "maximal"]),
    ("amount", ["Betrag", "Wert"]),
    ("days", ["Tage", "Tag", "Wochentage", "Wochentag"]),
    ("from", ["ab", "von", "Mindestpreis", "mindestens", "Öffnung", "öffnet", "Beginn"]),
    ("to", ["bis", "Höchstpreis", "höchstens", "Schließung", "schließt", "Ende"]),
    ("per", ["pro", "je", "Einheit"]),
    ("was", ["statt", "vorher", "früher", "alterPreis"]),
    ("text", ["Text", "Wortlaut"]),
    ("contains", ["enthält", "enthaelt", "mit"]),
    ("mayContain", ["kannEnthalten", "kannSpurenEnthalten", "Spuren", "Spurenvon"]),
    ("freeFrom", ["frei", "freiVon", "ohne"]),
    ("complete", ["vollständig", "komplett", "allegeprüft"]),
  ]

  static let prices = PriceWords(
    from: ["ab"], between: ["von"], upwards: ["aufwärts"], to: ["bis"],
    markers: ["pro", "je", "das", "die", "der", "den", "jede", "jedes", "jeder"],
    phrases: [],
    nouns: [
      ("piece", ["Stück", "Stk", "Stck"]), ("person", ["Person", "Kopf", "Gast"]),
      ("l", ["Liter"]), ("Portion", ["Portion"]), ("Glas", ["Glas"]), ("Flasche", ["Flasche"]),
      ("Scheibe", ["Scheibe"]),
    ],
    names: ["preise", "preis"], stem: "preis",
    joints: ["pro", "je", "in", "der", "die", "das"], taxes: ["mwst"],
    included: "inkl inklusive",
    currencies: [
      ("EUR", ["Euro", "Euros"]), (CurrencySigns.dollars, ["Dollar"]), ("CHF", ["Franken"]),
      ("JPY", ["Yen"]),
    ],
    grams: ["Gramm"])

  static let values = ValueWords(
    diets: [
      (.vegetarian, "vegetarisch vegetarische vegetarischer vegetarisches vegetarischen"),
      (.pescatarian, "pescetarisch"),
      (.kosher, "koscher"),
      (.glutenFree, "glutenfrei"),
      (.lactoseFree, "laktosefrei"),
      (.dairyFree, "milchfrei"),
      (.organic, "bio"),
    ],
    servings: [
      (.draught, "fass vomFass gezapft"),
      (.bottle, "flasche inDerFlasche flaschen"),
      (.can, "dose inDerDose dosen"),
      (.glass, "glas imGlas"),
    ],
    sizes: """
      klein kleine mittel mittlere n normal groß große familie familienpizza doppelt halb halbe \
      ganz ganze abholung zumMitnehmen mitnehmen imHaus amTisch
      """,
    litres: "liter", centimetres: "zentimeter",
    available: """
      verfügbar istVerfügbar verfügbarkeit erhältlich vorrätig lieferbar bestellbar
      aufLager vorhanden
      """,
    unavailable:
      "nichtVerfügbar nichtErhältlich nichtVorrätig nichtLieferbar nichtVorhanden heuteAus",
    yes: "ja wahr", no: "nein falsch", soldOut: "ausverkauft vergriffen ausgegangen",
    days: [
      (.mon, "montag montags mo"),
      (.tue, "dienstag dienstags di die"),
      (.wed, "mittwoch mittwochs mi"),
      (.thu, "donnerstag donnerstags do don"),
      (.fri, "freitag freitags fr fre"),
      (.sat, "samstag samstags sonnabend sa sam"),
      (.sun, "sonntag sonntags so son"),
    ],
    everyDay: "täglich jeden-tag alle alle-tage immer",
    fromDay: "vom", toDay: "", andDay: "und u",
    hours: "uhr", morning: "", afternoon: "",
    lists: """
      Pizzen Getränke Getraenke Getränk Nachspeisen Nachspeise Nachtisch Nachtische Süßspeisen \
      Süßes Sonstiges Andere Anderes Weitere Gerichte Speisen Artikel
      """,
    translations: "übersetzungen übersetzung",
    beside: "Weinempfehlung Getränkeempfehlung passtZu dazuPasst Alternative Alternativen",
    missing: [
      (
        .required,
        """
        Pflicht Pflichtauswahl Pflichtfeld verpflichtend erforderlich obligatorisch notwendig
        """
      ),
      (.least, "mindestens minAuswahl"),
      (.most, "höchstens maximal maxAuswahl"),
      (
        .additives,
        """
        Zusatzstoffe Zusatzstoff zusatz zusatzstoffLegende kennzeichnung kennzeichnungen
        """
      ),
      (.hidden, "versteckt ausgeblendet unsichtbar"),
      (.shown, "sichtbar anzeigen angezeigt aktiv veröffentlicht"),
      (
        .closed,
        """
        geschlossen Ruhetag Ruhetage Schließtag Schließtage Betriebsferien geschlossenAm
        """
      ),
    ],
    additives: """
      farbstoff konservierungsstoff antioxidationsmittel geschmacksverstärker süßungsmittel
      süssungsmittel phosphat geschwärzt gewachst koffein chinin phenylalanin zusatzstoff
      """,
    doubts: "vielleicht evtl eventuell ggf möglicherweise wahrscheinlich vermutlich",
    languages: [
      ("it", "italienisch"), ("en", "englisch"), ("de", "deutsch"), ("fr", "französisch"),
      ("es", "spanisch"),
    ])
}
