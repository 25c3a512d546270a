/// What gives allergens away in German, and what owners write of them.
extension German {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fisch fische thunfisch lachs räucherlachs sardelle sardellen kabeljau forelle hering
        matjes kaviar zander wolfsbarsch dorade scholle makrele makrelen rotbarsch pangasius
        karpfen steinbutt seeteufel heilbutt dorsch hecht saibling seezunge rollmops barsch aal rochen
        """
      ),
      (
        .crustaceans,
        """
        garnele garnelen krabbe krabben hummer krebse flusskrebse languste langusten shrimps
        kaisergranat
        """
      ),
      (
        .molluscs,
        """
        muscheln miesmuscheln venusmuscheln jakobsmuscheln tintenfisch tintenfische calamares
        oktopus austern schnecken kalmar kalmare weinbergschnecke weinbergschnecken
        """
      ),
      (
        .milk,
        """
        milch käse kaese sahne rahm schmand joghurt quark frischkäse schafskäse ziegenkäse
        hirtenkäse bechamel topfen schlagobers obers molke kasein tilsiter emmentaler
        """
      ),
      (
        .eggs,
        """
        ei eier eigelb spiegelei spiegeleier rührei eiweiß eiweiss eiklar rühreier omelett baiser
        eidotter vollei eischnee remoulade
        """
      ),
      (
        .gluten,
        """
        mehl weizenmehl brot brötchen nudeln paniermehl semmelbrösel grieß spätzle croutons teig
        hefeteig paniert panierte paniertes panierter panade semmel semmeln brezel brezeln strudel
        zwieback malz griess krapfen waffel waffeln pfannkuchen maultaschen semmelknödel
        """
      ),
      (.peanuts, "erdnuss erdnüsse erdnuesse"),
      (.nuts, "nuss nüsse nuesse studentenfutter"),
      (.walnut, "walnuss walnüsse walnuesse"),
      (.hazelnut, "haselnuss haselnüsse haselnuesse"),
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
      (
        .sulphites,
        """
        geschwefelt geschwefelte geschwefelter geschwefeltes geschwefelten schwefeldioxid
        """
      ),
    ],
    prepared: [
      (.gluten, "bier biere pils weißbier weissbier hefeweizen radler"), (.almond, "bienenstich"),
      (.milk, "bienenstich"),
    ],
    seafood: "", driedFruit: "",
    denying: """
      veganer veganes veganen veganem pflanzlich pflanzliche pflanzlicher pflanzliches
      pflanzlichen
      """,
    without: "ohne",
    free: "frei", freeOf: "von", notFree: "", with: "mit", joining: "und oder",
    milk: "milch",
    noMilk: """
      soja kokos hafer reis kakao pflanzlich pflanzliche pflanzlicher pflanzliches pflanzlichen
      """,
    noNut: "muskat kokos",
    otherNames: "",
    noWheat: "buchweizen",
    noGluten:
      "reis mais kichererbsen kastanien mandeln kokos linsen buchweizenmehl glutenfrei glutenfreie glutenfreier glutenfreies glutenfreien",
    anyMeat: "fleisch",
    meat: """
      schinken vorderschinken kochschinken putenschinken salami speck wurst bratwurst
      würstchen hähnchen hähnchenbrust hähnchenfleisch huhn pute putenbrust putenfleisch hackfleisch
      lamm lammfleisch ente leberkäse hack gulasch schnitzel frikadelle frikadellen döner sucuk
      schmalz gans hirsch reh leber mett bockwurst currywurst cevapcici speisegelatine blattgelatine
      """,
    pork: "schwein schweinefleisch schweinebraten schweinegelatine schweinefilet schweineschmalz",
    beef: "rind rindfleisch rinderfilet kalb kalbfleisch rindergelatine",
    honey: "honig",
    meatless: """
      soja pflanzlich pflanzliche pflanzlicher pflanzliches vegetarisch vegetarische
      vegetarischer vegetarisches veggie seitan tofu
      """,
    vegetables: """
      linsen kichererbsen gemüse pilzen auberginen blumenkohl kürbis bohnen sellerie
      """)

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
      kann-spuren-von kann-spuren-enthalten kann-enthalten kann enthält-spuren spuren mögliche-spuren
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
      einige manche gekennzeichnet gekennzeichnete folgende folgenden aufgeführten wein weine
      """,
    replacing: "", inPlace: "statt anstatt anstelle", replaced: "ersetzt", substitutes: "ersatz",
    mocks: "", adding: "",
    lacking: "nicht weder noch keinen keiner keines keinerlei nie niemals null",
    counters: """
      aber außer ausser ausgenommen jedoch doch basis bett viel viele vielen zuviel sondern auf gefüllt
      gefüllte gefüllter gefülltes gefüllten belegt
      """,
    scarce: "fehlt fehlen mangelt sparen spart geizen geizt",
    exempt: "",
    answers: "nein nee",
    wishes: "wunsch alternativ",
    options: """
      option optional wenn falls auch erhältlich möglich verfügbar wahlweise aufpreis bestellbar bestellen
      fragen
      """,
    maybe: "kann können",
    passing: """
      der die das den dem des ein eine einen einem einer jede jeden jegliche ist sind wird frische
      frischen frischer tierische tierischen zusatz zugesetzte zugesetzten alles ganz komplett
      rein vollständig
      """,
    of: "von aus",
    toward: "für menschen personen gäste bei mit",
    coeliacs: "zöliakie zöliakiebetroffene zöliakiebetroffenen zöliakiekranke zöliakiekranken",
    ills: "allergiker allergikern allergie allergien allergisch unverträglichkeit intoleranz",
    suitable: "geeignet empfohlen verträglich",
    unsuitable: "ungeeignet",
    allAllergens: "allergene allergenen allergenspuren",
    traces: "spuren spur kreuzkontamination kreuzkontaminationen allergenspuren",
    all: "alle allen jede jeder jedes",
    kitchen: """
      frittieren frittiert frittierte verwenden verwendet verarbeiten verarbeitet benutzen benutzt
      """,
    only: "nur ausschließlich",
    frozen: "tiefgekühlt tiefgekühlte tiefgekühlter tiefgekühltes tiefgefroren",
    namesOfDrinks: "",
    softDrinks: "",
    beers: "",
    creams: "sahne milch obers rahm joghurt eis",
    pairings: """
      passt ideal perfekt begleitet begleiter noten note aroma aromen duft bouquet geschmack
      anklänge nuancen gaumen nase nachgeschmack speisen gerichten empfehlung zu zum zur für
      """,
    lookAlikes: "schmecken schmeckt handeln wandeln")

  static let compounds = CompoundWords.Table(
    anywhere: [
      (.fish, "fisch thunfisch lachs kabeljau forelle heilbutt hering zander saibling"),
      (.molluscs, "tintenfisch muscheln"),
      (.crustaceans, "garnelen krabben shrimps scampi"),
      (
        .milk,
        """
        milch vollmilch magermilch käse kaese sahne rahm schmand joghurt quark butter mozzarella parmesan
        mascarpone gorgonzola ricotta
        """
      ),
      (.peanuts, "erdnuss erdnuß"), (.nuts, "nuss"), (.walnut, "walnuss walnuß"),
      (.hazelnut, "haselnuss haselnuß"), (.almond, "mandel mandeln"), (.soy, "soja tofu"),
      (.celery, "sellerie"), (.mustard, "senf"), (.gluten, "brot nudel nudeln"),
    ],
    beginnings: [
      (
        .fish,
        "sardellen forellen herings matjes seelachs wildlachs räucherlachs stremellachs dorsch rotbarsch makrelen"
      ),
      (.molluscs, "muschel calamari austern"),
      (.crustaceans, "hummer krebs flusskrebs langusten"),
      (
        .milk,
        "molke ziegenkäse schafskäse frischkäse hirtenkäse schmelzkäse bergkäse topfen bechamel béchamel kräuterbutter"
      ),
      (.barley, "malz"), (.nuts, "nougat krokant"),
      (.eggs, "eier hühnerei huehnerei wachtelei vollei"), (.wheat, "weizen dinkel"),
      (.rye, "roggen"), (.barley, "gersten"), (.oats, "hafer"), (.gluten, "grieß couscous bulgur"),
      (.pistachio, "pistazien"), (.cashew, "cashew"), (.sesame, "sesam"), (.lupin, "lupinen"),
    ],
    ends: [
      (.gluten, "brötchen broetchen mehl spätzle teig grieß griess bier knödel"),
      (.milk, "obers vanilleeis schokoeis schokoladeneis sahneeis milcheis nusseis softeis"),
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
      milchkalb milchferkel austernpilz austernseitling eierschwamm eiertomat nussschinken lachsschinken krebsgang
      """,
    otherEnds: """
      muskatnuss kokosnuss genuss leberkäse leberkaese fleischkäse fleischkaese kalbslachs lammlachs
      schweinelachs rehlachs ingwerbier kartoffelknödel kalbsnuss hirschlachs kakaobutter apfelbutter
      """,
    meats: """
      schinken speck salami wurst fleisch hähnchen puten rinder rinds schweine kalbs lamm enten gänse
      hirsch
      """,
    endsOfMeat: "schinken speck salami wurst würstchen würste hähnchen",
    otherMeats: """
      fleischtomate fleischersatz fleischlos fleischfrei wurstersatz speckled soja seitan tofu gemüse veggie
      lupinen erbsen
      """,
    endsOfFree: "frei freie freier freies freien freiem freiheit",
    endsOfIll: """
      allergiker allergikern allergikerinnen allergie intoleranz intolerante intoleranten
      intolerant unverträglichkeit
      """)
}
