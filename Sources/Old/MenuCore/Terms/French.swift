/// What guests type in French, and what the program calls things.
enum French: Terms {
  static let language: Language = "fr"
  static let ownName = "français"

  static func name(of list: MenuList) -> String {
    switch list {
    case .pizzas: "Pizzas"
    case .beverages: "Boissons"
    case .desserts: "Desserts"
    case .other: "Autres"
    }
  }

  static func name(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "gluten"
    case .wheat: "blé"
    case .rye: "seigle"
    case .barley: "orge"
    case .oats: "avoine"
    case .crustaceans: "crustacés"
    case .eggs: "œufs"
    case .fish: "poissons"
    case .peanuts: "arachides"
    case .soy: "soja"
    case .milk: "lait"
    case .nuts: "fruits à coque"
    case .almond: "amandes"
    case .hazelnut: "noisettes"
    case .walnut: "noix"
    case .cashew: "noix de cajou"
    case .pecan: "noix de pécan"
    case .brazil: "noix du Brésil"
    case .pistachio: "pistaches"
    case .macadamia: "noix de macadamia"
    case .celery: "céleri"
    case .mustard: "moutarde"
    case .sesame: "graines de sésame"
    case .sulphites: "anhydride sulfureux et sulfites"
    case .lupin: "lupin"
    case .molluscs: "mollusques"
    }
  }

  static func name(of diet: Diet) -> String {
    switch diet {
    case .vegetarian: "végétarienne"
    case .vegan: "végane"
    case .pescatarian: "pescétarienne"
    case .halal: "halal"
    case .kosher: "casher"
    case .hindu: "hindoue"
    case .glutenFree: "sans gluten"
    case .lowLactose: "pauvre en lactose"
    case .lactoseFree: "sans lactose"
    case .dairyFree: "sans produits laitiers"
    case .diabetic: "pour diabétiques"
    case .lowCalorie: "hypocalorique"
    case .lowFat: "pauvre en matières grasses"
    case .lowSalt: "pauvre en sel"
    case .organic: "biologique"
    }
  }

  static func name(of serving: Serving) -> String {
    switch serving {
    case .draught: "à la pression"
    case .bottle: "en bouteille"
    case .can: "en canette"
    case .glass: "au verre"
    }
  }

  static func name(of base: KnownBase) -> String {
    switch base {
    case .red: "base rouge"
    case .white: "base blanche"
    }
  }

  static func name(per unit: KnownUnit) -> String {
    switch unit {
    case .piece: "la pièce"
    case .person: "par personne"
    }
  }

  static func range(from low: String, to high: String) -> String { "de \(low) à \(high)" }

  static let noName = "(sans nom)"
  static let noSurcharge = "sans supplément"
  static let homemade = "fait maison"
  static let from = "dès"
  static let euros = "123,45\u{A0}€"
}

extension French {
  static let endings: [(one: String, many: String)] = [("", "x"), ("", "s"), ("al", "aux")]

  static let typed = QueryTerms(
    negations: """
      sans, pas, pas de, pas d', ni, aucun, aucune, rien, non, exempt de, exempte de, exempts de,
      allergique, allergiques, allergie, allergies, intolérant, intolérante, intolérance, sauf,
      hormis, excepté, éviter, évite, ne contient pas, ne contient pas de, ne mange pas, ne mange
      pas de, dépourvu de, ne peux pas manger, ne peux pas manger de, n'aime pas, zéro, exemptes
      de, dépourvue de, dépourvus de, dépourvues de, privé de, privée de, libre de, intolérants,
      intolérantes, intolérances, évitez, évitons, exclure, excluez, ne contiennent pas, ne
      contienne pas, ne doit pas contenir, ne comporte pas, ne peux pas, ne peut pas, ne dois pas,
      ne doit pas, ne veux pas, ne veut pas, ne voudrais pas, ne souhaite pas, ne faut pas, ne
      prends pas, ne bois pas, ne consomme pas, ne supporte pas, ne supporte plus, ne tolère pas,
      ne digère pas, ne mange plus, ne mange jamais, ne mangeons pas, n'aimons pas, n'ai pas
      droit, n'y a pas, il n'y a pas, n'y ait pas, il n'y ait pas, n'ont pas, n'a pas, déteste,
      détestons, jamais, anaphylaxie, choc anaphylactique, mais sans, mais pas, mais pas de, mais
      rien, mais aucun, mais aucune, ne peut pas manger, ne peut pas manger de, jamais de, à part,
      non plus, ne boit pas, ne buvons pas, ne peux pas boire, ne peux pas boire de, ne peut pas
      boire, ne peut pas boire de, ne dois pas boire, ne dois pas boire de, ne doit pas boire,
      ne doit pas boire de, ne mangent pas, ne supportons pas
      """,
    withouts: """
      sans, mais sans, exempt de, exempte de, exempts de, exemptes de, dépourvu de, dépourvue de, dépourvus de, dépourvues de, libre de
      """,
    negationsBehind: """
      exclu, exclue, exclus, exclues, interdit, interdite, interdits, interdites, me rend malade,
      me rendent malade, me fait mal, me font mal, jamais, non plus,
      non, non merci
      """,
    negatingEndings: "",
    coeliac: "cœliaque, coeliaque, cœliaques, maladie cœliaque",
    joints: "et, ou, ni, aussi",
    with: """
      avec, mais avec, contient, contenant, contiennent, contienne, contenir, peut contenir,
      peuvent contenir, pourrait contenir, traces de, traces d', traces, trace de, trace
      """,
    limits: "jusqu'à, maximum, max, au maximum, au plus, pas plus de, dépenser",
    below: """
      moins de, à moins de, en dessous de, au-dessous de, sous, moins cher que, inférieur à,
      coûte moins de, qui coûte moins de, coûtent moins de, qui coûtent moins de
      """,
    currencies: "euro, euros, eur, francs",
    limitsBehind: "maximum, max, au maximum, au plus, ou moins",
    questions: """
      combien coûte, combien coûtent, combien ça coûte, c'est combien, combien pour, quel est le prix de, est-ce qu'il y a,
      y a-t-il, il y a, prix de, quel est le prix, que contient, qu'est-ce qu'il y a dans,
      est-ce que le, est-ce que la, est-ce que les, est-elle, est-il, sont-elles, sont-ils,
      puis-je manger, puis-je avoir, est-ce que je peux manger, est-ce que je peux avoir
      """,
    cheapest: """
      pas cher, pas chers, pas chère, pas chères, moins cher, moins chère, moins chers,
      moins chères, pas trop cher, pas trop chère, bon marché, économique, économiques
      """,
    dearest: """
      plus cher, plus chère, plus chers, plus chères, coûte le plus, coûtent le plus, le plus
      coûteux, la plus coûteuse, prix le plus élevé
      """,
    noLimits: """
      sans limite, sans limites, sans limite de prix, aucune limite, aucune limite de prix, pas de
      limite, pas de limite de prix, peu importe le prix, quel que soit le prix, n'importe quel
      prix, à n'importe quel prix, à tout prix
      """,
    diet: "régime, régimes, alimentation, sommes, nous sommes",
    unclear: """
      sûre, problème, problèmes, danger, dangereux, dangereuse, malade, mauvais, mal, interdite
      """,
    conditions: """
      enceinte, enceintes, grossesse, allaitement, allaite, attends un enfant, attends un bébé
      """,
    fillers: """
      le, la, les, l', un, une, des, du, de, d', au, aux, à, en, dans, sur, pour, je, j', veux,
      voudrais, cherche, suis, ai, s'il, vous, plaît, s'il vous plaît, merci, montrez, liste, lister, listez, moi, avez,
      plat, plats, quelque, chose, quelque chose, quel, quelle, quels, quelles, que, qui, tout,
      tous, seulement, manger, est, sont, bonjour, bonsoir, svp, stp, me, mon, ma, mes, nous, on,
      il, elle, ce, cet, cette, ces, c', ça, qu', ici, lequel, laquelle, lesquels, lesquelles,
      toute, toutes, quelques, uniquement, juste, montre, montrer, affichez, afficher, donnez,
      donne, voir, chercher, trouver, aimerais, souhaite, souhaiterais, prends, prendre, mange,
      peux, puis, peut, faut, besoin, truc, article, articles, carte, menu, convient, conviennent,
      adapté, adaptée, adaptés, adaptées, sûr, sûre, fille, fils, femme, mari, enfant, enfants,
      notre, n'importe quoi, digère, tolère, supporte, bois, ajouté, ajoutée, moindre, numéro,
      sévère, grave, aime, aimons, adore, adorons, souffre, avons, n', ok,
      dérivés, ses dérivés, quelqu'un, ceux, celles, celui, celle
      """,
    pronouns: "moi, moi je, je, je suis, lui, elle, nous",
    alternatives: "ou",
    least: """
      plus de, plus que, au-dessus de, au dessus de, au moins, minimum, à partir de, dès,
      pas moins de, entre, plus cher que, plus chère que, coûte plus de, qui coûte plus de
      """,
    leastBehind: "ou plus, et plus, minimum, au moins",
    exceptions: "sauf, hormis, excepté, à part",
    ills: """
      allergique, allergiques, allergie, allergies, intolérant, intolérante, intolérants,
      intolérantes, intolérance, intolérances, anaphylaxie
      """,
    contrasts: "mais, cependant, toutefois",
    fine: """
      ok, ça va, c'est bon, ça passe, vont bien, va bien, pas de problème, pas de souci, est ok,
      sont ok, je peux manger, peux manger, autorisé, autorisés,
      n'est pas un problème, ne sont pas un problème, vont, passent
      """,
    yes: "oui, si",
    fineAround: (before: "", behind: ""),
    everything: "tout, tous, toutes",
    facts: [
      (
        .spicy,
        """
        épicé, épicée, épicés, épicées, piquant, piquante, piquants, piquantes, relevé, relevée,
        pique, piquent
        """
      ),
      (.frozen, "surgelé, surgelée, surgelés, surgelées, congelé"),
      (.homemade, "fait maison, faite maison, faits maison, faites maison"),
      (.soldOut, "épuisé, épuisée, en rupture"),
      (.alcoholic, "alcool, alcoolisé, alcoolisée, alcoolisés, alcoolisées"),
      (.red, "rouge, rouges"),
      (.white, "blanche, blanches, blanc"),
    ],
    lists: [
      (.pizzas, "pizzas, pizza"),
      (.beverages, "boissons, boisson, à boire, quelque chose à boire, boire"),
      (.desserts, "desserts, dessert, douceurs, sucré"),
      (.other, "autres, autre, autres plats"),
    ],
    diets: [
      (.vegetarian, "végétarien, végétarienne, végétariens, végétariennes, végé"),
      (.vegan, "végan, végane, végans, véganes, végétalien, végétalienne, végétaliens"),
      (
        .pescatarian,
        """
        pescétarien, pescétarienne, pescétariens, pescétariennes, pesco-végétarien,
        pesco-végétarienne
        """
      ),
      (.halal, "halal, musulman, musulmane, musulmans, musulmanes"),
      (.kosher, "casher, cacher, kasher, juif, juive, juifs, juives"),
      (.hindu, "hindou, hindoue, hindous, hindoues"),
      (.lowLactose, "pauvre en lactose, pauvres en lactose, faible en lactose, peu de lactose"),
      (.diabetic, "pour diabétiques, diabétique, diabétiques"),
      (.lowCalorie, "pauvre en calories, hypocalorique, hypocaloriques"),
      (
        .lowFat,
        """
        pauvre en matières grasses, pauvres en matières grasses, pauvre en graisses, peu gras,
        allégé, allégée
        """
      ),
      (.lowSalt, "pauvre en sel, pauvres en sel, pauvre en sodium, peu salé, peu salée"),
      (.organic, "bio, biologique, biologiques"),
    ],
    namesakeDiets: [
      (.glutenFree, "sans gluten"), (.lactoseFree, "sans lactose"),
      (.dairyFree, "sans produits laitiers, sans produit laitier, sans laitages, sans lait"),
    ],
    allergens: [
      called(.gluten, "gluten, céréales, céréales contenant du gluten"),
      ([.wheat], [.gluten, .wheat], "blé, froment"),
      ([.wheat], [.wheat], "épeautre, semoule"), called(.rye, "seigle"),
      called(.barley, "orge"), called(.oats, "avoine, lait d'avoine"),
      called(.crustaceans, "crustacés, crustacé"), called(.eggs, "œufs, œuf, oeufs, oeuf"),
      called(.fish, "poisson, poissons"),
      called(.peanuts, "cacahuètes, cacahuète, cacahouètes, cacahouète, arachides, arachide"),
      called(.soy, "soja, lait de soja"),
      called(
        .milk,
        """
        lait de vache, lait de chèvre, lait de brebis, lait, lactose, produits laitiers,
        produit laitier, laitages, laitage, protéines de lait
        """),
      ([.nuts], [.nuts], "fruits à coque, fruit à coque, fruits à coques, noix"),
      ([.nuts, .peanuts], [.nuts, .peanuts], "fruits secs"),
      called(.almond, "amandes, amande, lait d'amande, lait d'amandes"),
      called(.hazelnut, "noisettes, noisette"), ([.walnut], [.nuts], "noix de grenoble"),
      called(.cashew, "noix de cajou, cajou"), called(.pecan, "noix de pécan, pécan"),
      called(.brazil, "noix du brésil"), called(.pistachio, "pistaches, pistache"),
      called(.macadamia, "noix de macadamia, macadamia"), called(.celery, "céleri, céleris"),
      called(.mustard, "moutarde"), called(.sesame, "sésame, graines de sésame"),
      called(
        .sulphites,
        """
        anhydride sulfureux et sulfites, sulfites, sulfite, anhydride sulfureux, dioxyde de soufre,
        soufre
        """),
      called(.lupin, "lupin, lupins"),
      called(.molluscs, "mollusques, mollusque"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "fruits de mer, coquillages"),
    ],
    harmless: """
      lait de coco, lait de riz, noix de coco, noix de muscade, muscade, sarrasin,
      blé noir, beurre de cacao
      """,
    meat: """
      viande, viandes, porc, bœuf, boeuf, veau, agneau, poulet, volaille, jambon, lardon, lardons,
      lard, saucisse, saucisson, gélatine, alcool, vin, bière, sucre, ail, oignon, oignons, miel
      """,
    numberSigns: "n, no, num")
}
