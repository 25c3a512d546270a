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
    ("mayContain", ["kannEnthalten", "Spuren", "Spurenvon"]),
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
    ])

  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fisch fische thunfisch lachs räucherlachs sardelle sardellen kabeljau forelle hering
        matjes kaviar
        """
      ),
      (
        .crustaceans,
        """
        garnele garnelen krabbe krabben hummer krebse flusskrebse languste langusten shrimps
        """
      ),
      (
        .molluscs,
        """
        muscheln miesmuscheln venusmuscheln jakobsmuscheln tintenfisch tintenfische calamares
        oktopus austern schnecken
        """
      ),
      (
        .milk,
        """
        milch käse kaese sahne rahm schmand joghurt quark frischkäse schafskäse ziegenkäse
        hirtenkäse bechamel
        """
      ),
      (.eggs, "ei eier eigelb spiegelei spiegeleier rührei"),
      (
        .gluten,
        """
        mehl weizenmehl brot brötchen nudeln paniermehl semmelbrösel grieß spätzle croutons
        """
      ),
      (.peanuts, "erdnuss erdnüsse"),
      (.nuts, "nuss nüsse"),
      (.walnut, "walnuss walnüsse"),
      (.hazelnut, "haselnuss haselnüsse"),
      (.almond, "mandel mandeln"),
      (.pistachio, "pistazie pistazien"),
      (.cashew, "cashewkerne cashewnüsse"),
      (.wheat, "weizen dinkel"),
      (.rye, "roggen"),
      (.barley, "gerste"),
      (.oats, "hafer"),
      (.celery, "sellerie staudensellerie"),
      (.mustard, "senf"),
      (.sesame, "sesam"),
      (.soy, "soja"),
      (.lupin, "lupinen"),
    ],
    denying: "veganer veganes veganen",
    without: "ohne",
    free: "frei", freeOf: "von", notFree: "", with: "mit", joining: "und oder",
    milk: "milch", milkOf: "aus von",
    noMilk: "soja kokos hafer reis kakao",
    noNut: "muskat kokos",
    noWheat: "buchweizen",
    noGluten: "reis mais kichererbsen kastanien mandeln kokos linsen buchweizenmehl glutenfrei")

  static let allergens = AllergenSynonyms(
    table: [
      (.gluten, "glutenhaltig glutenhaltiges-getreide getreide mehl"),
      (.wheat, "weizen dinkel"),
      (.rye, "roggen"),
      (.barley, "gerste malz"),
      (.oats, "hafer"),
      (.crustaceans, "krebstiere krebse krustentiere garnelen"),
      (.eggs, "eier ei"),
      (.fish, "fisch fische thunfisch lachs sardellen"),
      (.peanuts, "erdnüsse erdnuesse erdnuss erdnuß"),
      (.soy, "soja sojabohnen sojabohne soja-bohnen"),
      (.milk, "laktose milch milchprodukte milcherzeugnisse käse kaese"),
      (.nuts, "schalenfrüchte schalenfruechte nüsse nuesse nuss"),
      (.almond, "mandel mandeln"),
      (.hazelnut, "haselnuss haselnüsse"),
      (.walnut, "walnuss walnüsse"),
      (.cashew, "cashewnüsse"),
      (.pecan, "pecannüsse"),
      (.brazil, "paranüsse"),
      (.pistachio, "pistazie pistazien"),
      (.celery, "sellerie"),
      (.mustard, "senf"),
      (.sesame, "sesam"),
      (.sulphites, "sulfit sulfite-und-schwefeldioxid schwefeldioxid"),
      (.lupin, "lupine lupinen"),
      (.molluscs, "weichtiere muscheln"),
    ],
    wide: [([.crustaceans, .molluscs, .fish], "meeresfrüchte")],
    inexact: """
      getreide mehl dinkel malz garnelen krebse thunfisch lachs sardellen laktose käse kaese nüsse
      nuesse nuss mandel mandeln muscheln
      """,
    traces: """
      kann-spuren-von kann-spuren-enthalten kann-enthalten kann enthält-spuren spuren mögliche-spuren
      """,
    ofTraces: "von",
    behindTraces: "",
    none: "keine keiner keines kein nichts keine-allergene ohne-allergene",
    said: .init(
      containing: "enthält enthaelt enthalten allergene allergen enthaltene-allergene mit",
      without: "ohne frei-von",
      no: "kein keine keinen enthält-kein enthält-keine enthält-keinen",
      articles: "von der die das den dem",
      unanswered: "k.a. k/a keine-angabe keine-angaben unbekannt",
      lactose: "laktose"),
    otherFood: "")

  static let values = ValueWords(
    diets: [
      (.vegetarian, "vegetarisch"),
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
    litres: "liter", centimetres: "zentimeter",
    available: """
      verfügbar istVerfügbar verfügbarkeit erhältlich vorrätig lieferbar bestellbar
      aufLager
      """,
    unavailable: "nichtVerfügbar nichtErhältlich nichtVorrätig nichtLieferbar",
    yes: "ja wahr", no: "nein falsch", soldOut: "ausverkauft vergriffen",
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
    translations: "übersetzungen übersetzung",
    beside: "Weinempfehlung Getränkeempfehlung passtZu dazuPasst Alternative Alternativen",
    languages: [
      ("it", "italienisch"), ("en", "englisch"), ("de", "deutsch"), ("fr", "französisch"),
      ("es", "spanisch"),
    ])
}
