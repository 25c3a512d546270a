/// The words of French: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let french = Words(
    language: "fr", ownName: "français", noName: "(sans nom)",
    allergens: [
      "gluten", "blé", "seigle", "orge", "avoine", "crustacés", "œufs", "poissons", "arachides",
      "soja", "lait", "fruits à coque", "amandes", "noisettes", "noix", "noix de cajou",
      "noix de pécan", "noix du Brésil", "pistaches", "noix de macadamia", "céleri", "moutarde",
      "graines de sésame", "sulfites", "lupin", "mollusques",
    ],
    diets: [
      "végétarienne", "végane", "pescétarienne", "halal", "casher", "hindoue", "sans gluten",
      "pauvre en lactose", "sans lactose", "sans produits laitiers", "pour diabétiques",
      "pauvre en calories", "pauvre en graisses", "pauvre en sel", "biologique",
    ],
    lists: ["Pizzas", "Boissons", "Desserts", "Autres"],
    servings: ["à la pression", "en bouteille", "en canette", "au verre"],
    bases: ["base rouge", "base blanche"], units: ["la pièce", "par personne"],
    from: "à partir de", free: "gratuit", homemade: "fait maison",
    ingredients: WordList(frenchIngredients), query: WordList(frenchQuery))

  private static let frenchIngredients: StaticString = """
    agneau:meat amande-:nuts.almond anchois:fish arachide:peanuts arachides:peanuts
    avoine:gluten.oats bechamel:milk+gluten beurre:milk beurre_de_cacahuete:peanuts
    beurre_de_cacao: biere:gluten.barley+alcohol bieres:gluten.barley+alcohol biscuit-:gluten
    ble:gluten.wheat ble_noir: boeuf:meat+beef brie:milk cabillaud:fish cacahuet-:peanuts
    cajou:nuts.cashew calmar-:molluscs camembert:milk canard:meat caseine:milk caviar:fish
    celeri:celery champagne:sulphites+alcohol champignon-: chapelure:gluten chevre:milk
    chorizo:meat+pork cognac:alcohol comte:milk crabe:crustaceans crabes:crustaceans creme:milk
    creme_de_cassis: creme_de_coco: creme_fraiche:milk crepe:eggs+milk+gluten
    crepes:eggs+milk+gluten crevett-:crustaceans croissant:gluten croutons:gluten
    crustace-:crustaceans dinde:meat ecreviss-:crustaceans emmental:milk encornet:molluscs
    epeautre:gluten.wheat escargot-:molluscs farine:gluten farine_de_mais: farine_de_pois_chiches:
    farine_de_riz: feuillet-:gluten frangipane:nuts.almond fromag-:milk fromage_blanc:milk
    froment:gluten.wheat fruits_a_coque:nuts fruits_de_mer:crustaceans+molluscs+fish
    gambas:crustaceans gateau:gluten gateaux:gluten gluten:gluten gruyere:milk hareng:fish
    homard:crustaceans huitre:molluscs huitres:molluscs jambon-:meat+pork jaune_d_oeuf:eggs
    lactoserum:milk lait:milk lait_d_amande:nuts.almond lait_de_coco: lait_de_riz: lait_de_soja:soy
    langoust-:crustaceans lardon-:meat+pork liqueur:alcohol lupin:lupin malt:gluten.barley
    maquereau-:fish mascarpone:milk mayonnais-:eggs merguez:meat meringu-:eggs miel:honey
    mollusqu-:molluscs morue:fish moule:molluscs moules:molluscs moutard-:mustard mozzarella:milk
    noisett-:nuts.hazelnut noix:nuts.walnut noix_de_cajou:nuts.cashew noix_de_coco:
    noix_de_macadamia:nuts.macadamia noix_de_muscade: noix_de_pecan:nuts.pecan
    noix_de_saint_jacques:molluscs noix_du_bresil:nuts.brazil noix_muscade: nouill-:gluten
    oeuf-:eggs omelett-:eggs orge:gluten.barley pain:gluten pains:gluten palourd-:molluscs
    panure:gluten parmesan:milk pates:gluten petit_lait:milk pistache:nuts.pistachio
    pistaches:nuts.pistachio poisson-:fish porc:meat+pork poulet:meat poulpe:molluscs raclette:milk
    reblochon:milk rhum:alcohol roquefort:milk saint_jacques:molluscs sans_alcool:-alcohol
    sans_gluten:-gluten sans_lait:-milk sans_oeuf:-eggs sans_oeufs:-eggs sardine:fish sardines:fish
    sarrasin: sauce_soja:soy saucisse:meat+pork saucisses:meat+pork saucisson:meat+pork
    saumon-:fish seiche:molluscs seigle:gluten.rye semoule:gluten sesame:sesame soja:soy
    sulfit-:sulphites thon:fish truite:fish veau:meat+beef vegan:-milk-eggs-fish-meat-honey
    vegane:-milk-eggs-fish-meat-honey vegetal:-milk-eggs-fish-meat-honey
    vegetale:-milk-eggs-fish-meat-honey vegetarien:-meat-pork-beef vegetarienne:-meat-pork-beef
    viande-:meat vin:sulphites+alcohol vinaigre_de_vin: vins:sulphites+alcohol yaourt-:milk
    """

  private static let frenchQuery: StaticString = """
    a:TO allergie:ALLERGIC allergique:ALLERGIC amandes:nuts.almond arachides:peanuts au:TO
    au_plus:UNDER aucun:WITHOUT autres:list.other aux:TO avec:TO avez_vous:SKIP avoine:gluten.oats
    bio:diet.organic ble:gluten.wheat boisson:list.beverages boissons:list.beverages
    cacahuetes:peanuts cacher:diet.kosher casher:diet.kosher celeri:celery coeliaque:WITHOUT=gluten
    crustaces:crustaceans d:SKIP de:SKIP des:SKIP dessert:list.desserts desserts:list.desserts
    du:SKIP et:AND eur:CURRENCY euro:CURRENCY euros:CURRENCY excepte:NOT fruits_a_coque:nuts
    gluten:gluten graines_de_sesame:sesame halal:diet.halal hindou:diet.hindu hindoue:diet.hindu
    intolerant:ALLERGIC intolerante:ALLERGIC je:SKIP je_suis:SKIP je_voudrais:SKIP jusqu_a:UNDER
    l:SKIP la:SKIP lactose:milk lait:milk le:SKIP les:SKIP lupin:lupin mais:NOT max:UNDER
    maximum:UNDER merci:SKIP moins_de:UNDER mollusques:molluscs moutarde:mustard ne:NOT
    noisettes:nuts.hazelnut noix:nuts noix_de_cajou:nuts.cashew noix_de_macadamia:nuts.macadamia
    noix_de_pecan:nuts.pecan noix_du_bresil:nuts.brazil oeuf:eggs oeufs:eggs orge:gluten.barley
    ou:AND pas:NOT pas_de:WITHOUT pauvre_en_calories:diet.low-calorie
    pauvre_en_graisses:diet.low-fat pauvre_en_lactose:diet.low-lactose pauvre_en_sel:diet.low-salt
    pescetarien:diet.pescatarian pescetarienne:diet.pescatarian pistaches:nuts.pistachio
    pizza:list.pizzas pizzas:list.pizzas poisson:fish poissons:fish pour:SKIP
    pour_diabetiques:diet.diabetic quelque_chose:SKIP s_il_vous_plait:SKIP sans:WITHOUT
    sans_gluten:WITHOUT=gluten sans_lactose:WITHOUT=milk sauf:NOT seigle:gluten.rye sesame:sesame
    soja:soy sous:UNDER sulfites:sulphites svp:SKIP un:SKIP une:SKIP vegan:diet.vegan
    vegane:diet.vegan vegetalien:diet.vegan vegetalienne:diet.vegan vegetarien:diet.vegetarian
    vegetarienne:diet.vegetarian vous:SKIP y_a_t_il:SKIP
    """
}
