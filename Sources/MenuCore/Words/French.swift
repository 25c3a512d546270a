/// The words of French: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let french = Words(
    language: "fr", noName: "(sans nom)",
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
    agneau:meat amande-:nuts.almond anchois:fish avoine:gluten.oats bechamel:milk+gluten beurre:milk
    beurre_de_cacahuete:peanuts beurre_de_cacao: bieres:gluten.barley+alcohol biscuit-:gluten
    ble:gluten.wheat ble_noir: boeuf:meat+beef cabillaud:fish cacahuet-:peanuts cajou:nuts.cashew
    calmar-:molluscs camembert:milk canard:meat caseine:milk celeri:celery chapelure:gluten
    chevre:milk cognac:alcohol comte:milk crabe-:crustaceans creme:milk creme_de_cassis:
    creme_de_coco: crepe-:eggs+milk+gluten crevett-:crustaceans croutons:gluten
    crustace-:crustaceans dinde:meat ecreviss-:crustaceans emmental:milk encornet:molluscs
    epeautre:gluten.wheat escargot-:molluscs farine_de_mais: farine_de_pois_chiches: farine_de_riz:
    feuillet-:gluten frangipane:nuts.almond fromag-:milk froment:gluten.wheat fruits_a_coque:nuts
    fruits_de_mer:crustaceans+molluscs+fish gambas:crustaceans gateau-:gluten gruyere:milk
    hareng:fish homard:crustaceans huitre-:molluscs jambon-:meat+pork lactoserum:milk lait:milk
    lait_d_amande:nuts.almond lait_de_coco: lait_de_riz: lait_de_soja:soy langoust-:crustaceans
    lardon-:meat+pork maquereau-:fish merguez:meat miel:honey mollusqu-:molluscs morue:fish
    moule:molluscs moules:molluscs moutard-:mustard noisett-:nuts.hazelnut noix:nuts.walnut
    noix_de_cajou:nuts.cashew noix_de_coco: noix_de_macadamia:nuts.macadamia noix_de_muscade:
    noix_de_pecan:nuts.pecan noix_de_saint_jacques:molluscs noix_du_bresil:nuts.brazil noix_muscade:
    nouill-:gluten oeuf-:eggs orge:gluten.barley pain:gluten pains:gluten palourd-:molluscs
    panure:gluten pates:gluten poisson-:fish porc:meat+pork poulet:meat poulpe:molluscs
    raclette:milk reblochon:milk rhum:alcohol roquefort:milk saint_jacques:molluscs
    sans_alcool:-alcohol sans_gluten:-gluten sans_lait:-milk sans_oeuf:-eggs sans_oeufs:-eggs
    sauciss-:meat+pork saumon-:fish seiche:molluscs seigle:gluten.rye semoule:gluten thon:fish
    truite:fish veau:meat+beef vegetal:-milk-eggs-fish-meat-honey vegetarien:-meat-pork-beef
    vegetarienne:-meat-pork-beef viande-:meat vin:sulphites+alcohol vinaigre_de_vin:
    vins:sulphites+alcohol yaourt-:milk
    """

  private static let frenchQuery: StaticString = """
    a:TO allergique:ALLERGIC amandes:nuts.almond arachides:peanuts au:TO au_plus:UNDER aucun:WITHOUT
    autres:list.other aux:TO avec:TO avez_vous:SKIP avoine:gluten.oats ble:gluten.wheat
    boisson:list.beverages boissons:list.beverages cacahuetes:peanuts cacher:diet.kosher
    casher:diet.kosher celeri:celery coeliaque:WITHOUT=gluten crustaces:crustaceans d:SKIP de:SKIP
    des:SKIP du:SKIP et:AND excepte:NOT fruits_a_coque:nuts graines_de_sesame:sesame
    hindou:diet.hindu hindoue:diet.hindu intolerante:ALLERGIC je:SKIP je_suis:SKIP je_voudrais:SKIP
    jusqu_a:UNDER l:SKIP lait:milk les:SKIP mais:NOT maximum:UNDER merci:SKIP moins_de:UNDER
    mollusques:molluscs moutarde:mustard ne:NOT noisettes:nuts.hazelnut noix:nuts
    noix_de_cajou:nuts.cashew noix_de_macadamia:nuts.macadamia noix_de_pecan:nuts.pecan
    noix_du_bresil:nuts.brazil oeuf:eggs oeufs:eggs orge:gluten.barley ou:OR pas:NOT pas_de:WITHOUT
    pauvre_en_calories:diet.low-calorie pauvre_en_graisses:diet.low-fat
    pauvre_en_lactose:diet.low-lactose pauvre_en_sel:diet.low-salt pescetarien:diet.pescatarian
    pescetarienne:diet.pescatarian pistaches:nuts.pistachio poisson:fish poissons:fish pour:SKIP
    pour_diabetiques:diet.diabetic quelque_chose:SKIP s_il_vous_plait:SKIP sans:WITHOUT
    sauf:NOT seigle:gluten.rye sous:UNDER
    svp:SKIP une:SKIP vegetalien:diet.vegan vegetalienne:diet.vegan vegetarien:diet.vegetarian
    vegetarienne:diet.vegetarian vous:SKIP y_a_t_il:SKIP
    """
}
