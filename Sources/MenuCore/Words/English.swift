/// The words of English: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let english = Words(
    language: "en", ownName: "English", noName: "(no name)",
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
    aioli:eggs alcohol_free:-alcohol ale:gluten.barley+alcohol almond:nuts.almond
    almond_milk:nuts.almond almonds:nuts.almond anchov-:fish bacon:meat+pork barley:gluten.barley
    beef:meat+beef beef_tomato: beef_tomatoes: beefsteak_tomato: beefsteak_tomatoes:
    beer:gluten.barley+alcohol beers:gluten.barley+alcohol biscuit:gluten biscuits:gluten
    brandy:alcohol brazil_nut:nuts.brazil brazil_nuts:nuts.brazil bread:gluten breadcrumb-:gluten
    brie:milk brownie:gluten buckwheat: bun:gluten buns:gluten butter:milk butter_bean:
    butter_beans: butter_lettuce: buttermilk:milk butternut: butternut_squash: buttery:milk
    cake:gluten cappuccino:milk casein:milk cashew:nuts.cashew cashews:nuts.cashew caviar:fish
    celeriac:celery celery:celery champagne:sulphites+alcohol cheddar:milk cheese:milk
    cheesecake:milk cheesy:milk chestnut: chestnuts: chicken:meat chickpea_flour: chorizo:meat+pork
    clam:molluscs clams:molluscs cocoa_butter: coconut: coconut_cream: coconut_milk: cod:fish
    corn_flour: cornflour: crab:crustaceans crabapple: cracker:gluten crackers:gluten
    crayfish:crustaceans cream:milk cream_of_tartar: creamy:milk croissant:gluten crumbs:gluten
    crustacean-:crustaceans custard:milk cuttlefish:molluscs dairy_free:-milk doughnut:gluten
    duck:meat durum:gluten.wheat egg:eggs egg_free:-eggs eggplant: eggplants: eggs:eggs feta:milk
    fior_di_latte:milk fish:fish fish_sauce:fish flour:gluten ghee:milk ginger_ale: ginger_beer:
    gluten:gluten gluten_free:-gluten gorgonzola:milk haddock:fish ham:meat+pork
    hazelnut:nuts.hazelnut hazelnuts:nuts.hazelnut herring:fish honey:honey ice_cream:milk
    lamb:meat langoustin-:crustaceans latte:milk liqueur:alcohol lobster:crustaceans
    lobsters:crustaceans lupin:lupin lupine:lupin macadamia:nuts.macadamia
    macadamias:nuts.macadamia mackerel:fish malt:gluten.barley marzipan:nuts.almond mascarpone:milk
    mayo:eggs mayonnaise:eggs meat:meat meatball:meat meatballs:meat meringue-:eggs milk:milk
    milk_free:-milk milkshake:milk mollusc-:molluscs mozzarella:milk mussel:molluscs
    mussels:molluscs mustard:mustard non_alcoholic:-alcohol noodle:gluten noodles:gluten nut:nuts
    nut_free:-nuts nutmeg: nuts:nuts oat:gluten.oats oat_milk:gluten.oats oats:gluten.oats
    octopus:molluscs omelette:eggs oyster:molluscs oyster_mushroom: oyster_mushrooms:
    oysters:molluscs pancake:gluten pancakes:gluten parmesan:milk pasta:gluten pastrami:meat+beef
    peanut:peanuts peanut_butter:peanuts peanuts:peanuts pecan:nuts.pecan pecans:nuts.pecan
    pepperoni:meat+pork pistachio:nuts.pistachio pistachios:nuts.pistachio
    plant_based:-milk-eggs-fish-meat-honey pork:meat+pork praline:nuts prawn:crustaceans
    prawns:crustaceans rice_flour: rice_milk: rice_noodles: rice_pasta: ricotta:milk root_beer:
    rye:gluten.rye salmon:fish sardine:fish sardines:fish sausage:meat+pork sausages:meat+pork
    scallop:molluscs scallops:molluscs scampi:crustaceans seafood:crustaceans+molluscs+fish
    sesame:sesame shrimp:crustaceans shrimps:crustaceans snails:molluscs soy:soy soy_milk:soy
    soy_sauce:soy soya:soy soybean:soy soybeans:soy spelt:gluten.wheat squid:molluscs
    sulfite:sulphites sulfites:sulphites sulphite:sulphites sulphites:sulphites sweetbread:
    swordfish:fish tahini:sesame tempura:gluten toast:gluten trout:fish tuna:fish turkey:meat
    veal:meat+beef vegan:-milk-eggs-fish-meat-honey walnut:nuts.walnut walnuts:nuts.walnut
    water_chestnut: wheat:gluten.wheat wheatgrass:gluten whey:milk wine:sulphites+alcohol
    wine_vinegar: wines:sulphites+alcohol without_eggs:-eggs without_gluten:-gluten
    without_milk:-milk yoghurt:milk yogurt:milk 🌰:nuts 🌾:gluten 🍖:meat 🍗:meat 🍞:gluten 🍯:honey
    🍳:eggs 🍷:sulphites+alcohol 🍺:gluten.barley+alcohol 🐄:meat+beef 🐙:molluscs 🐟:fish 🐷:meat+pork
    🥓:meat+pork 🥚:eggs 🥛:milk 🥜:peanuts 🥩:meat+beef 🦀:crustaceans 🦐:crustaceans 🦑:molluscs
    🦞:crustaceans 🦪:molluscs 🧀:milk 🧈:milk
    """

  private static let englishQuery: StaticString = """
    a:SKIP allergic:ALLERGIC allergy:ALLERGIC almond:nuts.almond almonds:nuts.almond an:SKIP
    and:AND any:SKIP are_there:SKIP at_most:UNDER barley:gluten.barley below:UNDER
    beverages:list.beverages brazil_nuts:nuts.brazil but:NOT can_i_have:SKIP cashew:nuts.cashew
    cashews:nuts.cashew celery:celery celiac:WITHOUT=gluten coeliac:WITHOUT=gluten
    crustaceans:crustaceans dairy:milk dairy_free:WITHOUT=milk dessert:list.desserts
    desserts:list.desserts diabetic:diet.diabetic do_you_have:SKIP dollars:CURRENCY
    drink:list.beverages drinks:list.beverages egg:eggs egg_free:WITHOUT=eggs eggs:eggs
    eur:CURRENCY euro:CURRENCY euros:CURRENCY except:NOT fish:fish for:SKIP
    for_diabetics:diet.diabetic free:FREE give:SKIP gluten:gluten gluten_free:WITHOUT=gluten
    glutenfree:WITHOUT=gluten halal:diet.halal have:SKIP hazelnut:nuts.hazelnut
    hazelnuts:nuts.hazelnut hello:SKIP hindu:diet.hindu i:SKIP i_am:SKIP i_m:SKIP i_want:SKIP
    i_would_like:SKIP intolerant:ALLERGIC is_there:SKIP kosher:diet.kosher lactose:milk
    lactose_free:WITHOUT=milk less_than:UNDER low_calorie:diet.low-calorie low_fat:diet.low-fat
    low_in_calories:diet.low-calorie low_in_fat:diet.low-fat low_in_salt:diet.low-salt
    low_lactose:diet.low-lactose low_salt:diet.low-salt lupin:lupin macadamia_nuts:nuts.macadamia
    macadamias:nuts.macadamia max:UNDER me:SKIP milk:milk milk_free:WITHOUT=milk molluscs:molluscs
    mollusks:molluscs mustard:mustard never:NOT no:WITHOUT nor:NOT not:NOT nut:nuts+peanuts
    nut_free:WITHOUT=nuts+peanuts nuts:nuts+peanuts oats:gluten.oats or:AND organic:diet.organic
    other:list.other peanut:peanuts peanut_free:WITHOUT=peanuts peanuts:peanuts pecan:nuts.pecan
    pecan_nuts:nuts.pecan pecans:nuts.pecan pescatarian:diet.pescatarian pistachio:nuts.pistachio
    pistachio_nuts:nuts.pistachio pistachios:nuts.pistachio pizza:list.pizzas pizzas:list.pizzas
    please:SKIP pounds:CURRENCY rye:gluten.rye sesame:sesame sesame_seeds:sesame
    shellfish:crustaceans+molluscs show:SKIP some:SKIP something:SKIP soy:soy soy_free:WITHOUT=soy
    soya:soy soybeans:soy sulfites:sulphites sulphites:sulphites thanks:SKIP the:SKIP to:TO tree_nuts:nuts
    under:UNDER up_to:UNDER vegan:diet.vegan vegetarian:diet.vegetarian veggie:diet.vegetarian
    w_o:WITHOUT walnut:nuts.walnut walnuts:nuts.walnut want:SKIP wheat:gluten.wheat with:TO
    without:WITHOUT
    """
}
