extension QueryTerms {
  static let french = QueryTerms(
    negations: """
      mais sans, mais pas, mais pas de, mais rien, mais aucun, mais aucune, ne peut pas manger,
      ne peut pas manger de, sans, pas, pas de, pas d', ni, aucun, aucune, rien, non, exempt de, exempte de, exempts de,
      allergique, allergiques, allergie, allergies, intolérant, intolérante, intolérance, sauf,
      hormis, excepté, éviter, évite, ne contient pas, ne contient pas de, ne mange pas,
      ne mange pas de, dépourvu de, ne peux pas manger, ne peux pas manger de, n'aime pas, zéro,
      jamais, jamais de, à part, non plus
      """,
    negationsBehind: "exclu, exclus, interdit, jamais, non plus",
    negatingEndings: "",
    coeliac: "cœliaque, coeliaque, cœliaques, maladie cœliaque",
    joints: "et, ou, ni, aussi",
    with: """
      avec, mais avec, contient, contenant, contiennent, peut contenir, traces de, traces, trace de,
      trace
      """,
    limits: """
      jusqu'à, moins de, à moins de, en dessous de, au-dessous de, sous, maximum, max, au maximum,
      au plus, pas plus de, moins cher que
      """,
    currencies: "euro, euros, eur, francs",
    limitsBehind: "maximum, max, au maximum, au plus, ou moins",
    questions: """
      combien coûte, combien coûtent, c'est combien, combien pour, quel est le prix de, est-ce qu'il y a,
      y a-t-il, il y a, prix de
      """,
    cheapest:
      "pas cher, pas chers, pas chère, pas chères, moins cher, moins chère, bon marché, économique",
    diet: "régime",
    unclear: """
      sûre, problème, problèmes, danger, dangereux, dangereuse, malade, mauvais, mal, interdite
      """,
    fillers: """
      le, la, les, l', un, une, des, du, de, d', au, aux, à, en, dans, sur, pour, je, j', veux,
      voudrais, cherche, suis, ai, s'il, vous, plaît, s'il vous plaît, merci, montrez, moi, avez, plat,
      plats, quelque, chose, quelque chose, quel, quelle, quels, quelles, que, qui, tout, tous,
      seulement, manger, est, sont, mon, ma, mes, notre, fille, fils, femme, mari, enfant, enfants, il,
      elle, n'importe quoi, digère, tolère, supporte, bois, ajouté, ajoutée,
      moindre
      """,
    lists: [
      (.pizzas, "pizzas, pizza"),
      (.beverages, "boissons, boisson, à boire, quelque chose à boire, boire"),
      (.desserts, "desserts, dessert, douceurs, sucré"), (.other, "autres, autre"),
    ],
    diets: [
      (.vegetarian, "végétarien, végétarienne, végétariens, végétariennes, végé"),
      (.vegan, "végan, végane, végans, véganes, végétalien, végétalienne, végétaliens"),
      (.pescatarian, "pescétarien, pescétarienne, pesco-végétarien"), (.halal, "halal"),
      (.kosher, "casher, cacher, kasher"), (.hindu, "hindou, hindoue"),
      (.lowLactose, "pauvre en lactose"),
      (.diabetic, "pour diabétiques, diabétique, diabétiques"),
      (.lowCalorie, "pauvre en calories, hypocalorique, hypocaloriques"),
      (.lowFat, "pauvre en graisses, allégé, allégée"),
      (.lowSalt, "pauvre en sel, peu salé"), (.organic, "bio, biologique, biologiques"),
    ],
    namesakeDiets: [
      (.glutenFree, "sans gluten"), (.lactoseFree, "sans lactose"),
      (.dairyFree, "sans produits laitiers, sans lait"),
    ],
    allergens: [
      called(.gluten, "gluten, céréales, céréales contenant du gluten"),
      ([.wheat], [.gluten, .wheat], "blé, froment"),
      ([.wheat], [.wheat], "épeautre, semoule"), called(.rye, "seigle"),
      called(.barley, "orge"), called(.oats, "avoine, lait d'avoine"),
      called(.crustaceans, "crustacés, crustacé"), called(.eggs, "œufs, œuf, oeufs, oeuf"),
      called(.fish, "poisson, poissons"),
      called(.peanuts, "cacahuètes, cacahuète, arachides, arachide"),
      called(.soy, "soja, lait de soja"),
      called(
        .milk, "lait de vache, lait de chèvre, lait, lactose, produits laitiers, laitages, laitage"),
      ([.nuts], [.nuts], "fruits à coque, fruit à coque, noix"),
      ([.nuts, .peanuts], [.nuts, .peanuts], "fruits secs"),
      called(.almond, "amandes, amande, lait d'amande"),
      called(.hazelnut, "noisettes, noisette"), called(.walnut, "noix de grenoble"),
      called(.cashew, "noix de cajou, cajou"), called(.pecan, "noix de pécan, pécan"),
      called(.brazil, "noix du brésil"), called(.pistachio, "pistaches, pistache"),
      called(.macadamia, "noix de macadamia, macadamia"), called(.celery, "céleri"),
      called(.mustard, "moutarde"), called(.sesame, "sésame, graines de sésame"),
      called(.sulphites, "sulfites, sulfite, anhydride sulfureux"), called(.lupin, "lupin"),
      called(.molluscs, "mollusques, mollusque"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "fruits de mer, coquillages"),
    ],
    harmless: """
      lait de coco, lait de riz, noix de coco, noix de muscade, muscade, sarrasin,
      blé noir, beurre de cacao
      """,
    meat: """
      viande, viandes, porc, bœuf, boeuf, veau, agneau, poulet, volaille, jambon, lardon, lardons, lard,
      saucisse, saucisson, gélatine, alcool, vin, bière, sucre, ail, oignon, oignons, miel
      """,
    numbers: "un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix")
}
