/// The ingredients that give allergens and meat away in German.
extension German {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fisch fische fischstäbchen backfisch thunfisch lachs räucherlachs sardelle sardellen
        kabeljau forelle hering matjes kaviar zander wolfsbarsch dorade scholle makrele makrelen
        rotbarsch pangasius karpfen steinbutt seeteufel heilbutt dorsch hecht saibling seezunge
        rollmops barsch aal rochen
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
      (
        .sulphites,
        """
        wein weine rotwein weißwein weisswein glühwein apfelwein roséwein sekt winzersekt
        weinschorle
        """
      ),
      (.molluscs, "schneckenpfännchen"), (.walnut, "waldorfsalat"),
      (.celery, "suppengrün waldorfsalat"), (.fish, "felchen waller"),
      (
        .eggs,
        "spätzle spaetzle semmelknödel pfannkuchen kaiserschmarrn majo mayo ruehrei eierkuchen"
      ), (.wheat, "grünkern grünkernsuppe"), (.barley, "graupen graupensuppe"),
      (
        .gluten,
        """
        bier biere pils weißbier weissbier hefeweizen radler breze brezn brezen laugenstange
        laugenstangen flammkuchen fischstäbchen backfisch teigtasche teigtaschen dürüm
        lahmacun börek spaetzle kaesespaetzle müsli makkaroni kaiserschmarrn kölsch
        alsterwasser
        """
      ), (.almond, "bienenstich stollen marzipankartoffeln"),
      (
        .milk,
        """
        bienenstich eiskaffee eisbecher spaghettieis handkäs limburger obatzda obatzter
        kaiserschmarrn vanillesoße vanillesauce
        """
      ),
    ],
    seafood: "", driedFruit: "",
    names: [
      (.gluten, "wiener schnitzel, schnitzel wiener art, helles vom fass, berliner weisse")
    ],
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
    portions: "",
    noWheat: "buchweizen",
    noGluten:
      """
      reis mais kichererbsen kastanien mandeln kokos linsen buchweizenmehl glutenfrei
      glutenfreie glutenfreier glutenfreies glutenfreien
      """,
    anyMeat: "fleisch",
    meat: """
      putenschinken salami wurst bratwurst würstchen hähnchen hähnchenbrust hähnchenfleisch huhn
      pute putenbrust putenfleisch hackfleisch lamm lammfleisch ente leberkäse hack gulasch
      schnitzel frikadelle frikadellen döner sucuk schmalz gans hirsch reh leber bockwurst
      currywurst cevapcici speisegelatine blattgelatine rumpsteak gyros köfte leberkäs dönerfleisch
      griebenschmalz wildschwein sauerbraten bratensoße spareribs bulette buletten tafelspitz
      hühnerbrühe hühnersuppe
      """,
    pork: "schwein schweinefleisch schweinebraten schweinegelatine schweinefilet schweineschmalz",
    beef: "rind rindfleisch rinderfilet kalb kalbfleisch rindergelatine",
    cured: """
      schinken vorderschinken kochschinken speck mett kassler guanciale schweinshaxe haxe haxn
      """,
    otherAnimals: """
      pute puten truthahn geflügel hähnchen huhn rind rinder kalb kalbs ente enten gans lamm hirsch
      reh halal koscher
      """,
    alcohol: """
      wein rotwein weißwein rum marsala weinbrand cognac kirschwasser bier whisky wodka grappa likör
      eierlikör schnaps sekt prosecco champagner
      """,
    vinegar: "essig",
    honey: "honig",
    meatless: """
      soja pflanzlich pflanzliche pflanzlicher pflanzliches vegetarisch vegetarische
      vegetarischer vegetarisches veggie seitan tofu
      """,
    vegetables: """
      linsen kichererbsen gemüse pilzen auberginen blumenkohl kürbis bohnen sellerie
      """)
}
