/// What sentences about allergens say in German, and what owners call them.
extension German {
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
      (
        .sulphites,
        """
        sulfit sulfite-und-schwefeldioxid schwefeldioxid schwefeldioxid-und-sulfite
        schwefeldioxid-und-sulphite
        """
      ),
      (.lupin, "lupine lupinen"),
      (.molluscs, "weichtiere muscheln"),
    ],
    wide: [([.crustaceans, .molluscs, .fish], "meeresfrüchte")],
    inexact: """
      getreide mehl dinkel malz garnelen krebse thunfisch lachs sardellen laktose käse kaese nüsse
      nuesse nuss mandel mandeln muscheln
      """,
    traces: """
      kann-spuren-von kann-spuren-enthalten kann-enthalten kann enthält-spuren spuren
      mögliche-spuren
      """,
    ofTraces: "von",
    behindTraces: "",
    none: "keine keiner keines kein nichts keine-allergene ohne-allergene",
    said: .init(
      containing: "enthält enthaelt enthalten allergene allergen enthaltene-allergene mit",
      without: "ohne frei-von kein keine keinen enthält-kein enthält-keine enthält-keinen",
      articles: "von der die das den dem",
      derived: "daraus-gewonnene erzeugnisse",
      neither: "noch",
      verbAtEnd: "enthalten",
      unanswered: "k.a. k/a keine-angabe keine-angaben unbekannt",
      lactose: "laktose"),
    otherFood: "fleisch reis birne birnen mais kirsche kirschen")

  static let sentences = SentenceWords.Table(
    denying: "ohne frei kein keine",
    containing: """
      enthalten enthält spuren kreuzkontamination ausgeschlossen ausschließen garantieren
      """,
    assuring: """
      ausschließen ausgeschlossen garantieren garantiert gewährleisten gewährleistet garantie gewähr
      zusichern versprechen
      """,
    negating: "nicht kein keine nie niemals",
    ofSome: """
      einige manche gekennzeichnet gekennzeichnete folgende folgenden aufgeführten
      """,
    wines: "wein weine",
    replacing: "", inPlace: "statt anstatt anstelle", replaced: "ersetzt", substitutes: "ersatz",
    mocks: "", adding: "",
    lacking: """
      weglassen weggelassen nicht weder noch keinen keiner keines keinerlei nie niemals null
      """,
    counters: """
      aber außer ausser ausgenommen jedoch doch basis bett viel viele vielen zuviel sondern auf
      gefüllt gefüllte gefüllter gefülltes gefüllten belegt
      """,
    scarce: "fehlt fehlen mangelt sparen spart geizen geizt",
    exempt: "",
    answers: "nein nee",
    wishes: "wunsch alternativ",
    options: """
      option optional wenn falls auch erhältlich möglich verfügbar wahlweise aufpreis bestellbar
      bestellen fragen
      """,
    maybe: "kann können",
    passing: """
      der die das den dem des ein eine einen einem einer jede jeden jegliche ist sind wird frische
      frischen frischer tierische tierischen zusatz zugesetzte zugesetzten alles ganz komplett
      rein vollständig
      """,
    of: "von vom aus",
    toward: "für menschen personen gäste bei mit",
    coeliacs: "zöliakie zöliakiebetroffene zöliakiebetroffenen zöliakiekranke zöliakiekranken",
    ills: "allergiker allergikern allergie allergien allergisch unverträglichkeit intoleranz",
    suitable: "geeignet empfohlen verträglich",
    unsuitable: "ungeeignet",
    allAllergens: "allergene allergenen allergenspuren",
    traces: "spuren spur kreuzkontamination kreuzkontaminationen allergenspuren",
    all: "alle alles allen jede jeder jedes",
    kitchen: """
      frittieren frittiert frittierte frittierten verarbeiten verarbeitet
      fritteuse fritteusen
      """,
    using: "verwenden verwendet benutzen benutzt nehmen",
    only: "nur ausschließlich",
    ofPizzas: """
      teig teige pizzateig hefeteig sauerteig bestreichen bestrichen verfeinert verfeinern vollendet
      """,
    rooms: "küche küchen",
    bases: "boden böden pizzaboden pizzaböden basis grundlage",
    pizzas: "pizza pizzas pizzen calzone calzoni focaccia",
    desserts: """
      dessert desserts nachtisch nachtische nachspeise nachspeisen süßspeisen kuchen torten
      """,
    beverages: "getränk getränke getränken biere weine",
    others: "vorspeise vorspeisen salat salate salaten",
    dishes: "gericht gerichte gerichten speise speisen produkte",
    cooking: """
      haben gebraten braten gekocht kochen gebacken backen frittiert frittierte frittierten zubereitet
      gemacht hergestellt
      """,
    frozen: "tiefgekühlt tiefgekühlte tiefgekühlter tiefgekühltes tiefgefroren",
    chilled: "",
    namesOfDrinks: "",
    softDrinks: "",
    beers: "",
    creams: "sahne milch obers rahm joghurt eis",
    pairings: """
      passt ideal perfekt begleitet begleiter noten note aroma aromen duft bouquet geschmack
      anklänge nuancen gaumen nase nachgeschmack speisen gerichten empfehlung zu zum zur für
      """,
    lookAlikes: "welchen sollen schmecken schmeckt handeln wandeln")

  static let compounds = CompoundWords.Table(
    anywhere: [
      (.fish, "fisch thunfisch lachs kabeljau forelle heilbutt hering zander saibling"),
      (.molluscs, "tintenfisch muscheln"),
      (.crustaceans, "garnelen krabben shrimps scampi"),
      (
        .milk,
        """
        milch vollmilch magermilch käse kaese sahne rahm schmand joghurt quark butter mozzarella
        parmesan mascarpone gorgonzola ricotta
        """
      ),
      (.peanuts, "erdnuss erdnuß"), (.nuts, "nuss"), (.walnut, "walnuss walnuß"),
      (.hazelnut, "haselnuss haselnuß"), (.almond, "mandel mandeln"), (.soy, "soja tofu"),
      (.celery, "sellerie"), (.mustard, "senf"), (.gluten, "brot nudel nudeln"),
    ],
    beginnings: [
      (.sulphites, "rotwein weißwein weisswein glühwein"),
      (.eggs, "remouladen mayonnaise"), (.gluten, "laugen"),
      (
        .fish,
        """
        sardellen forellen herings matjes seelachs wildlachs räucherlachs stremellachs
        dorsch rotbarsch makrelen
        """
      ),
      (.molluscs, "muschel calamari austern"),
      (.crustaceans, "hummer krebs flusskrebs langusten"),
      (
        .milk,
        """
        molke ziegenkäse schafskäse frischkäse hirtenkäse schmelzkäse bergkäse topfen
        bechamel béchamel kräuterbutter
        """
      ),
      (.barley, "malz"), (.nuts, "nougat krokant"),
      (.eggs, "eier hühnerei huehnerei wachtelei vollei"), (.wheat, "weizen dinkel"),
      (.rye, "roggen"), (.barley, "gersten"), (.oats, "hafer"), (.gluten, "grieß couscous bulgur"),
      (.pistachio, "pistazien"), (.cashew, "cashew"), (.sesame, "sesam"), (.lupin, "lupinen"),
    ],
    ends: [
      (.milk, "rahmsoße rahmsauce rahmsosse sahnesoße sahnesauce"), (.eggs, "mayonnaise"),
      (
        .gluten,
        "strudel baguette ciabatta brötchen broetchen mehl spätzle teig grieß griess bier knödel"
      ),
      (
        .milk,
        """
        obers vanilleeis schokoeis schokoladeneis pistazieneis erdbeereis haselnusseis
        walnusseis sahneeis milcheis nusseis softeis
        """
      ),
      (.fish, "räucheraal"),
      (.nuts, "nougat krokant"), (.wheat, "weizen"),
      (.eggs, "spiegelei hühnereier wachteleier spiegeleier landeier bioeier"),
      (.walnut, "walnüsse walnuesse"), (.lupin, "lupinen"),
      (.hazelnut, "haselnüsse haselnuesse"), (.peanuts, "erdnüsse erdnuesse"),
    ],
    plantsOfMilk: """
      soja hafer mandel kokos reis erdnuss erdnuß cashew kakao dinkel haselnuss erbsen lupinen shea
      """,
    plantsOfFlour: """
      reis mais buchweizen kichererbsen kastanien kokos linsen kartoffel johannisbrot guarkern
      tapioka hirse quinoa glas konjak zucchini mandelmehl sojamehl lupinenmehl
      """,
    otherBeginnings: """
      buchweizen johannisbrot butternuss buttersalat butterpilz butterbohne fischer milchlamm
      milchkalb milchferkel austernpilz austernseitling eierschwamm eiertomat nussschinken
      lachsschinken krebsgang
      """,
    otherEnds: """
      muskatnuss kokosnuss genuss leberkäse leberkaese fleischkäse fleischkaese kalbslachs
      lammlachs schweinelachs rehlachs ingwerbier kartoffelknödel kalbsnuss hirschlachs
      kakaobutter apfelbutter quittenkäse
      """,
    meats: """
      schinken speck salami wurst fleisch hähnchen puten rinder rinds schweine kalbs lamm enten
      gänse hirsch
      """,
    endsOfMeat: "schinken speck salami wurst würstchen würste hähnchen",
    otherMeats: """
      fleischtomate fleischersatz fleischlos fleischfrei wurstersatz speckled soja seitan tofu
      gemüse veggie lupinen erbsen
      """,
    endsOfFree: "frei freie freier freies freien freiem freiheit",
    endsOfIll: """
      allergiker allergikern allergikerinnen allergie intoleranz intolerante intoleranten
      intolerant unverträglichkeit
      """)
}
