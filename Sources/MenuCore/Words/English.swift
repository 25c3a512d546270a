/// The words of English: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    allergens: [
      "gluten", "wheat", "rye", "barley", "oats", "crustaceans", "eggs", "fish", "peanuts",
      "soybeans", "milk", "nuts", "almonds", "hazelnuts", "walnuts", "cashews", "pecan nuts",
      "Brazil nuts", "pistachio nuts", "macadamia nuts", "celery", "mustard", "sesame seeds",
      "sulphites", "lupin", "molluscs",
    ],
    diets: [
      "vegetarian", "vegan", "pescatarian", "halal", "kosher", "Hindu", "gluten-free",
      "low-lactose", "lactose-free", "dairy-free", "for diabetics", "low-calorie", "low-fat",
      "low-salt", "organic",
    ],
    lists: ["Pizzas", "Beverages", "Desserts", "Other"],
    servings: ["on draught", "bottle", "can", "by the glass"],
    bases: ["red", "white"], units: ["each", "per person"],
    from: "from", free: "free", homemade: "homemade",
    ingredients: WordList(englishIngredients), query: WordList(englishQuery))

  private static let englishIngredients: StaticString = """
    aioli:eggs alcohol_free:-alcohol ale:gluten.barley+alcohol almond-:nuts.almond
    almond_milk:nuts.almond anchov-:fish bacon:meat+pork barley:gluten.barley beef:meat+beef
    beef_tomato: beef_tomatoes: beer:gluten.barley+alcohol beers:gluten.barley+alcohol
    brandy:alcohol brazil_nut:nuts.brazil brazil_nuts:nuts.brazil bread:gluten breadcrumb-:gluten
    brie:milk brownie:gluten bun:gluten buns:gluten butter:milk butter_bean: butter_beans:
    butter_lettuce: buttermilk:milk buttery:milk cake:gluten casein:milk cashew-:nuts.cashew
    caviar:fish celeriac:celery celery:celery champagne:sulphites+alcohol cheddar:milk chees-:milk
    chicken:meat chickpea_flour: chorizo:meat+pork clam:molluscs clams:molluscs cocoa_butter:
    coconut_cream: coconut_milk: cod:fish corn_flour: crab:crustaceans cracker-:gluten
    crayfish:crustaceans cream:milk cream_of_tartar: creamy:milk croissant:gluten crumbs:gluten
    custard:milk cuttlefish:molluscs dairy_free:-milk doughnut:gluten duck:meat durum:gluten.wheat
    egg:eggs egg_free:-eggs eggs:eggs feta:milk fish:fish flour:gluten ghee:milk ginger_ale:
    ginger_beer: gluten:gluten gluten_free:-gluten haddock:fish ham:meat+pork
    hazelnut-:nuts.hazelnut herring:fish honey:honey lamb:meat liqueur:alcohol lobster-:crustaceans
    macadamia-:nuts.macadamia mackerel:fish malt:gluten.barley mayo:eggs meat:meat meatball-:meat
    milk:milk milk_free:-milk milkshake:milk mussel-:molluscs mustard:mustard non_alcoholic:-alcohol
    noodle-:gluten nut:nuts nut_free:-nuts nuts:nuts oat:gluten.oats oat_milk:gluten.oats
    oats:gluten.oats octopus:molluscs oyster-:molluscs oyster_mushroom: oyster_mushrooms:
    pancake-:gluten pastrami:meat+beef peanut-:peanuts peanut_butter:peanuts pecan-:nuts.pecan
    pepperoni:meat+pork pistach-:nuts.pistachio plant_based:-milk-eggs-fish-meat-honey
    pork:meat+pork prawn-:crustaceans rice_flour: rice_milk: rice_noodles: rice_pasta: root_beer:
    rye:gluten.rye sausage-:meat+pork scallop:molluscs scallops:molluscs
    seafood:crustaceans+molluscs+fish shrimp-:crustaceans snails:molluscs soy:soy soy_milk:soy
    soya:soy soybean-:soy spelt:gluten.wheat squid:molluscs sulphit-:sulphites swordfish:fish
    tempura:gluten toast:gluten trout:fish tuna:fish turkey:meat veal:meat+beef walnut-:nuts.walnut
    wheat:gluten.wheat wheatgrass:gluten whey:milk wine:sulphites+alcohol wine_vinegar:
    wines:sulphites+alcohol without_eggs:-eggs without_gluten:-gluten without_milk:-milk
    yoghurt:milk 🌰:nuts 🌾:gluten 🍖:meat 🍗:meat 🍞:gluten 🍯:honey 🍳:eggs 🍷:sulphites+alcohol
    🍺:gluten.barley+alcohol 🐄:meat+beef 🐙:molluscs 🐟:fish 🐷:meat+pork 🥓:meat+pork 🥚:eggs 🥛:milk
    🥜:peanuts 🥩:meat+beef 🦀:crustaceans 🦐:crustaceans 🦑:molluscs 🦞:crustaceans 🦪:molluscs 🧀:milk
    🧈:milk
    """

  private static let englishQuery: StaticString = """
    a:SKIP allergic:ALLERGIC allergy:ALLERGIC almond:nuts.almond almonds:nuts.almond an:SKIP and:AND
    any:SKIP are_there:SKIP at_most:UNDER barley:gluten.barley below:UNDER beverages:list.beverages
    brazil_nuts:nuts.brazil but:NOT can_i_have:SKIP cashew:nuts.cashew cashews:nuts.cashew
    celery:celery celiac:WITHOUT=gluten coeliac:WITHOUT=gluten crustaceans:crustaceans dairy:milk
    dairy_free:WITHOUT=milk desserts:list.desserts diabetic:diet.diabetic do_you_have:SKIP
    dollars:CURRENCY drink:list.beverages drinks:list.beverages egg:eggs egg_free:WITHOUT=eggs
    eggs:eggs euros:CURRENCY except:NOT fish:fish for:SKIP for_diabetics:diet.diabetic free:FREE
    give:SKIP gluten:gluten gluten_free:WITHOUT=gluten glutenfree:WITHOUT=gluten have:SKIP
    hazelnut:nuts.hazelnut hazelnuts:nuts.hazelnut hello:SKIP hindu:diet.hindu i_am:SKIP i_m:SKIP
    i_want:SKIP i_would_like:SKIP intolerant:ALLERGIC is_there:SKIP lactose:milk
    lactose_free:WITHOUT=milk less_than:UNDER low_calorie:diet.low-calorie low_fat:diet.low-fat
    low_in_calories:diet.low-calorie low_in_fat:diet.low-fat low_in_salt:diet.low-salt
    low_lactose:diet.low-lactose low_salt:diet.low-salt lupin:lupin macadamia_nuts:nuts.macadamia
    macadamias:nuts.macadamia me:SKIP milk:milk milk_free:WITHOUT=milk molluscs:molluscs
    mollusks:molluscs mustard:mustard never:NOT nor:NOT not:NOT nut:nuts+peanuts
    nut_free:WITHOUT=nuts+peanuts nuts:nuts+peanuts oats:gluten.oats or:OR organic:diet.organic
    other:list.other peanut:peanuts peanut_free:WITHOUT=peanuts peanuts:peanuts pecan:nuts.pecan
    pecan_nuts:nuts.pecan pecans:nuts.pecan pescatarian:diet.pescatarian pistachio:nuts.pistachio
    pistachio_nuts:nuts.pistachio pistachios:nuts.pistachio pizzas:list.pizzas please:SKIP
    pounds:CURRENCY rye:gluten.rye sesame:sesame sesame_seeds:sesame shellfish:crustaceans+molluscs
    show:SKIP some:SKIP something:SKIP soy:soy soy_free:WITHOUT=soy soya:soy soybeans:soy
    sulfites:sulphites sulphites:sulphites thanks:SKIP the:SKIP to:TO tree_nuts:nuts under:UNDER
    up_to:UNDER vegan:diet.vegan vegetarian:diet.vegetarian veggie:diet.vegetarian w_o:WITHOUT
    walnut:nuts.walnut walnuts:nuts.walnut want:SKIP wheat:gluten.wheat with:TO without:WITHOUT
    """
}
