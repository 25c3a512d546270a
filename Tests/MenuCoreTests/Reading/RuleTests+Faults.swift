/// The faults, each in a file without any other fault.
extension RuleTests {
  static func menu(_ dish: String, _ more: String = "") -> String {
    #"{"currency":"EUR"\#(more),"pizzas":[{"name":"A","price":"5.00"\#(dish)}]}"#
  }

  private static func pizzas(_ dishes: String...) -> String {
    "{\"pizzas\":[\n\(dishes.joined(separator: ",\n"))\n]}"
  }

  private static func priced(_ prices: String...) -> String {
    let dishes = prices.enumerated().map { "{\"name\":\"P\($0)\",\"price\":\($1)}" }
    return "{\"currency\":\"EUR\",\"pizzas\":[\(dishes.joined(separator: ","))]}"
  }

  private static let signs = (0...200).map { "\"\($0)\":\"milk\"" }.joined(separator: ",")

  static let faults: [(report: String, json: String)] = [
    ("json/missing-comma", pizzas(#"{"name":"A" «"price»":"1"}"#)),
    ("json/unclosed", #"{"pizzas":[«»"#), ("json/empty", "«»"),
    ("json-tolerated/trailing-comma → ", pizzas(#"{"name":"A"}«,»"#)),
    ("json-tolerated/byte-order-mark → ", "«\u{FEFF}»" + menu("")),
    ("json-tolerated/comment", "{\n«// mine»\n\"pizzas\":[{\"name\":\"A\"}]}"),
    ("json-mended/missing-comma → ,", pizzas("{\"name\":\"A\"«»\n\"price\":\"1\"}")),
    ("json-mended/decimal-comma → 8.50", pizzas(#"{"name":"A","price":«8,50»}"#)),
    ("json-mended/character → ,", pizzas("{\"name\":\"A\"«，»\"price\":\"1\"}")),
    ("json-mended/character →  ", pizzas("{\"name\":«\u{A0}»\"A\"}")),
    ("json-mended/character → ", pizzas("{\"name\":«\u{200B}»\"A\"}")),
    (#"json-mended/quotes → "A""#, #"{"currency":"EUR","pizzas":[{"name":«„A“»}]}"#),
    ("json/merge-conflict", "«<<<<<<<» HEAD\n{\n=======\n{\n>>>>>>> b\n}"),
    ("json/leading-characters", "«const menu = »" + menu("")),
    ("unknown-allergen/sign", menu(#","allergens":[«"7"»]"#, #","allergenKey":{"A":"milk"}"#)),
    ("not-a-menu", "«[»]"), ("not-a-menu/foreign", "«»%PDF-1.4"),
    ("newer-format", #"{"formatVersion":«2»,"pizzas":[{"name":"A"}]}"#), ("no-dish", "«{»}"),
    ("unknown-key", menu(#",«"colour"»:"red""#)),
    ("unknown-key", menu(#",«"nmae"»:"B""#)),
    (#"unknown-key/near → "soldOut""#, menu(#",«"esaurito"»:true"#)),
    ("unknown-key/one-of-two", pizzas(#"{"name":"A",«"prezzo"»:"5","Preis":"6"}"#)),
    ("unknown-key/denial", menu(#",«"milk"»:false"#)),
    (
      "unknown-key/dishes-of-group",
      menu(
        #","group":"a""#, #","groups":[{"id":"a","title":"A",«"items"»:[{"name":"B"}]}]"#)
    ),
    ("unknown-key/dishes", menu("", #",«"starters"»:[{"name":"B"}]"#)),
    ("unknown-key/of-dish", menu("", #",«"addOns"»:[{"name":"B"}]"#)),
    (
      "unknown-key/wrapped",
      #"{«"menu"»:{"x-a":"\#(String(repeating: "a", count: 160))","pizzas":[{"name":"A"}]}}"#
    ),
    ("unknown-key/translation", pizzas(#"{«"nameDE"»:"A","nameEN":"B"}"#)),
    ("unknown-key/warning", menu(#",«"tracce"»:"noci""#)),
    ("unknown-key/warning", menu(#",«"mayContains"»:true"#)),
    ("unknown-key/warning", menu(#",«"contamination"»:true"#)),
    ("unknown-key/diet", menu(#",«"dieta"»:true"#)),
    ("unknown-key/promise", menu(#",«"freefrom"»:["milk"]"#)),
    ("unknown-key/diet", menu(#",«"dieta"»:"vegana""#)),
    (#"unknown-key/near-warning → "notes""#, menu(#",«"note"»:"contiene latte""#)),
    (#"unknown-key/near → "ingredients""#, menu(#",«"ingredeints"»:[]"#)),
    ("repeated-key", menu(#","frozen":true,«"frozen"»:true"#)),
    ("repeated-key/list", menu(#","notes":["a"],«"notes"»:["b"]"#)),
    ("repeated-key", menu(#","description":{"it":"a",«"it"»:"b"}"#)),
    (#"wrong-type/number → 7"#, menu(#","calories":«"7"»"#)),
    ("wrong-type/unknown", menu(#","allergens":«"k.A."»"#)),
    ("unknown-key/doubt", menu(#",«"stato"»:"da verificare","allergens":"none""#)),
    ("unknown-key/remark", menu(#",«"fonte"»:"scheda vecchia","allergens":"none""#)),
    (
      #"wrong-type/heading → "groups": [{"id": "rosse", "title": "Rosse"}], "pizzas":[{"group": "rosse", "#,
      #"{"pizzas":[«{»"heading":"Rosse"},{"name":"A"}]}"#
    ),
    ("wrong-type/none-in-words", menu(#","allergens":«"nessuno"»"#)),
    (#"wrong-type/text → "5""#, menu(#","description":«5»"#)),
    ("wrong-type/translation", menu(#","description":{"it":«5»}"#)),
    ("wrong-type/translation", pizzas(#"{"name":«{»}}"#)),
    (#"wrong-type/text → "5""#, menu(#","ingredients":["a",«5»]"#)),
    ("wrong-type/word", menu(#","allergens":{"contains":[«true»]}"#)),
    (#"wrong-type/plain-text → "5""#, menu(#","id":«5»"#)),
    (#"wrong-type/list → ["pomodoro"]"#, menu(#","ingredients":«"pomodoro"»"#)),
    ("wrong-type/list", menu(#","diets":«"vegan"»"#)),
    ("wrong-type/flag → true", menu(#","soldOut":«"yes"»"#)),
    ("wrong-type/price", pizzas(#"{"name":"A","price":«{»"per":"piece"}}"#)),
    ("wrong-type/allergens", menu(#","allergens":«false»"#)),
    ("wrong-type/none-alone", menu(#","allergens":[«"none"»]"#)),
    ("wrong-type/none-alone", menu(#","allergens":«"None"»"#)),
    ("unknown-allergen", menu(#","allergens":[«"self"»]"#)),
    ("wrong-type/word", menu(#","allergens":[«true»]"#)),
    ("wrong-type/allergen-key", menu("", #","allergenKey":«"EU"»"#)),
    (#"wrong-type/dish → {"name": "Margherita"}"#, pizzas(#"«"Margherita"»"#, #"{"name":"A"}"#)),
    ("wrong-type/group", menu("", #","groups":[«"Bianche"»]"#)),
    (#"wrong-type/size → {"name": "maxi"}"#, pizzas(#"{"name":"A","sizes":[«"maxi"»]}"#)),
    (#"wrong-type/add-on → {"name": "bufala"}"#, menu(#","addOns":[«"bufala"»]"#)),
    ("wrong-type/choose", menu(#","addOns":[{"choose":«1»,"items":[]}]"#)),
    (#"wrong-type/percent → "4.7""#, #"{"beverages":[{"name":"A","alcoholPercent":«"4,7"»}]}"#),
    ("missing-key/name", pizzas(#"«{»"price":"5.00"}"#)),
    ("missing-key/name", pizzas(#"{"name":«"…"»,"price":"5.00"}"#)),
    ("missing-key/part", menu(#","sizes":[{"name":«"..."»,"price":"1.00"}]"#)),
    ("missing-key/part", menu(#","addOns":[«{»"price":"1.00"}]"#)),
    ("missing-key/part", menu(#","addOns":[{"title":"t","items":[«{»"price":"1.00"}]}]"#)),
    ("missing-key/part", menu(#","addOns":[«{»"title":"t"}]"#)),
    ("missing-key/group", menu("", #","groups":[«{»"id":"a"}]"#)),
    ("bad-language-tag", menu(#","description":{«"english"»:"x"}"#)),
    ("bad-language-tag", menu("", #","language":«"italiano"»"#)),
    ("not-a-price", pizzas(#"{"name":"A","price":«"cheap"»}"#)),
    (#"price-notation → "8.50""#, pizzas(#"{"name":"A","price":«"8,5"»}"#)),
    (#"not-a-price → {"from": "5.00"}"#, pizzas(#"{"name":"A","price":«"ab 5"»}"#)),
    (#"price-notation → "7.00""#, menu("", #","cover":«"€ 7,00"»"#)),
    ("price-decimals", menu("", #","cover":«"12.345"»"#)),
    ("price-range", pizzas(#"{"name":"A","price":«{»"from":"9.00","to":"7.00"}}"#)),
    ("price-and-sizes", pizzas(#"{"name":"A","price":«"5.00"»,"sizes":[{"name":"m"}]}"#)),
    (#"unknown-currency → "EUR""#, #"{"currency":«"€"»,"pizzas":[{"name":"A"}]}"#),
    ("unknown-currency", #"{"currency":«"baht"»,"pizzas":[{"name":"A"}]}"#),
    (#"unknown-allergen/near → "milk""#, menu(#","allergens":[«"latte"»]"#)),
    ("unknown-allergen", menu(#","allergens":{"freeFrom":[«"latte"»]}"#)),
    ("unknown-allergen", menu(#","allergens":[«"polline"»]"#)),
    ("unknown-allergen", menu(#","allergens":[«"shellfish"»]"#)),
    ("unknown-allergen/number", menu(#","allergens":[«7»]"#)),
    (
      "contradicted-allergen", menu(#","allergens":«{»"contains":["milk"],"freeFrom":["milk"]}"#)
    ),
    ("contradicted-promise", menu(#","ingredients":[«"acciughe"»],"allergens":"none""#)),
    (
      "contradicted-promise",
      pizzas(#"{"name":"A","ingredients":[«"burro"»],"sizes":[{"name":"m","allergens":"none"}]}"#)
    ),
    ("contradicted-diet", menu(#","diets":«[»"vegan"],"allergens":["milk"]"#)),
    ("contradicted-diet/ingredient", menu(#","diets":["vegetarian"],"ingredients":[«"speck"»]"#)),
    ("contradicted-diet/ingredient", menu(#","diets":["dairy-free"],"ingredients":[«"burro"»]"#)),
    (
      "contradicted-promise/kind",
      menu(#","ingredients":[«"pane"»],"allergens":{"freeFrom":["gluten.wheat"]}"#)
    ),
    (
      "contradicted-diet/traces",
      menu(#","diets":«[»"gluten-free"],"allergens":{"mayContain":["gluten"]}"#)
    ),
    ("text-beside-promise/diet", menu(#","description":"con speck","diets":«[»"vegan"]"#)),
    (
      "text-beside-promise/free",
      #"{"currency":"EUR","pizzas":[{"name":«"Al latte"»,"price":"5.00","allergens":{"freeFrom":["milk"]}}]}"#
    ),
    ("unknown-word", menu(#","diets":[«"veggie"»]"#)),
    (#"unknown-word/near → "bottle""#, #"{"beverages":[{"name":"A","serving":«"botle"»}]}"#),
    ("unknown-word/serving", #"{"beverages":[{"name":"A","serving":«"brocca"»}]}"#),
    ("out-of-range", menu(#","spicy":«9»"#)),
    ("out-of-range/signs", menu("", #","allergenKey":«{»\#(signs)}"#)),
    ("out-of-range/choose", menu(#","addOns":[{"choose":«{»"min":3,"max":1},"items":[]}]"#)),
    ("repeated-id", pizzas(#"{"id":"a","name":"A"}"#, #"{"id":«"a"»,"name":"B"}"#)),
    (
      "repeated-id/group",
      menu("", #","groups":[{"id":"a","title":"A"},«{»"id":"a","title":"B"}]"#)
    ),
    ("unknown-group", menu(#","group":«"bianche"»"#)),
    (
      #"unknown-group/near → "bianche""#,
      menu(#","group":«"bianch"»"#, #","groups":[{"id":"bianche","title":"A"}]"#)
    ),
    (
      "unknown-group/circle",
      menu(
        "",
        #","groups":[{"id":"a","title":"A","parent":"b"},{"id":"b","title":"B","parent":«"a"»}]"#)
    ),
    (
      "unknown-group/depth",
      menu(
        "",
        #","groups":[{"id":"0","title":"A"},"#
          + (1..<64).map { #"{"id":"\#($0)","title":"A","parent":"\#($0 - 1)"},"# }.joined()
          + #"{"id":"64","title":"A","parent":«"63"»}]"#)
    ),
    (
      "text-beside-promise/remark",
      menu(#","allergens":"none""#, #","notes":[«"Allergene: siehe Karte"»]"#)
    ),
    (
      "text-beside-promise",
      pizzas(#"{"name":«"A"»,"description":"con burro","allergens":"none"}"#)
    ),
    (
      "text-beside-promise/unreadable",
      pizzas(#"{"name":"A","ingredients":[«"奶酪"»],"allergens":"none"}"#)
    ),
    (
      "text-beside-promise/all",
      pizzas(#"{"name":«"A"»,"description":"contiene allergeni","allergens":"none"}"#)
    ),
    (
      "text-beside-promise/signs",
      pizzas(#"{"name":«"A"»,"description":"Allergeni: 1, 7","allergens":"none"}"#)
    ),
    (
      "text-beside-promise/above-all",
      #"{"notes":["può contenere tracce"],"pizzas":[{"name":«"A"»,"allergens":"none"}]}"#
    ),
    (
      "text-beside-promise/above",
      #"{"notes":["contiene latte"],"pizzas":[{"name":«"A"»,"allergens":"none"}]}"#
    ),
    (
      "size-without-price",
      pizzas(#"{"name":"A","sizes":[{"name":"s","price":"1.00"},«{»"name":"m"}]}"#)
    ),
    ("no-currency", #"«{»"pizzas":[{"name":"A","price":"5.00"}]}"#),
    ("unlikely-price", priced("5", "6", "5", "7", "«700»")),
    ("unlikely-price/cents", priced("«590»", "620", "750")),
    (
      "unlikely-price",
      #"{"currency":"EUR","pizzas":[{"name":"A","price":"8.50"},{"name":"B","price":«"850"»}]}"#
    ),
    ("unlikely-price", priced("8.50", "9.00", "«85.0»")),
    ("unlikely-price/zero", pizzas(#"{"name":"A","price":«0»}"#)),
    ("missing-price", pizzas(#"{"name":"A","price":"5.00"}"#, #"«{»"name":"B"}"#)),
    ("unlikely-language", menu("", #","hours":{«"lun"»:"chiuso","mar":"12-15"}"#)),
    ("unlikely-language", menu(#","description":{"it":"a",«"lun"»:"b"}"#)),
    ("unlikely-language", menu(#","ingredients":["a",{"it":"b",«"lun"»:"c"}]"#)),
    ("unlikely-language", menu(#","ingredients":[{"name":{«"lun"»:"c"},"frozen":true}]"#)),
    ("unlikely-language", menu(#","notes":["a",{«"lun"»:"solo la sera"}]"#)),
    ("unlikely-language", menu(#","sizes":[{"name":{«"lun"»:"m"}}]"#)),
    ("unlikely-language", menu(#","addOns":[{"name":{«"lun"»:"x"}}]"#)),
    ("unlikely-language", menu(#","addOns":[{"title":{«"lun"»:"t"},"items":[{"name":"x"}]}]"#)),
    ("unlikely-language", menu(#","addOns":[{"items":[{"name":{«"lun"»:"x"}}]}]"#)),
    ("unlikely-language", menu("", #","notes":[{«"lun"»:"chiuso"}]"#)),
    ("unlikely-language", menu("", #","groups":[{"id":"a","title":{«"lun"»:"A"}}]"#)),
    (
      "unlikely-language",
      menu("", #","groups":[{"id":"a","title":"A","description":{«"lun"»:"d"}}]"#)
    ),
    (#"wrong-type/text → "Monday: closed""#, menu("", #","hours":«{»"Monday":"closed"}"#)),
    ("unknown-allergen/number", menu(#","allergens":[«"G"»]"#)),
    (#"unknown-allergen/near → "sulphites""#, menu(#","allergens":[«"Schwefeldioxid"»]"#)),
    (#"unknown-allergen/near → "gluten""#, menu(#","allergens":[«"cereali contenenti glutine"»]"#)),
    ("text/entity", #"{"name":«"Caf&eacute;"»,"pizzas":[{"name":"A"}]}"#),
    ("text/entity", menu("", #","groups":[{"id":"a","title":«"Entr&eacute;es"»}]"#)),
    ("text/entity", menu("", #","hours":«"Caf&egrave;"»"#)),
    ("text/entity", menu(#","addOns":[{"name":«"cr&egrave;me"»}]"#)),
    (
      "doubted-diet/option",
      menu(#","diets":«[»"vegan"],"addOns":[{"choose":{"min":1,"max":1},"items":[{"name":"x"}]}]"#)
    ),
    ("doubted-diet", menu(#","diets":«[»"vegan"],"allergens":{"mayContain":["milk"]}"#)),
    ("unstated-ingredient", menu(#","ingredients":[«"mozzarella"»],"allergens":["gluten"]"#)),
    ("not-stated", "«{»" + menu("").dropFirst()),
    ("empty-allergens", menu(#","allergens":«[»]"#)),
    ("repeated-name", pizzas(#"{"name":"A"}"#, #"{"name":«"a"»}"#)),
    ("text/entity", menu(#","description":«"cr&egrave;me"»"#)),
    ("text/star", menu(#","description":«"gamberi*"»"#)),
    ("text/hidden", menu(",\"description\":«\"a\u{200B}b\"»")),
    ("text/hidden", menu(",\"base\":«\"a\u{200B}b\"»")),
    ("text/hidden", pizzas("{\"name\":\"A\",\"price\":{\"text\":«\"a\u{200B}b\"»}}")),
    ("text/direction", menu(",\"description\":«\"a\u{202E}b\"»")),
    ("text/control", menu(#","description":«"a\u0007b"»"#)),
    ("text/data", menu(#","description":«"data:image/png;base64,AAAA"»"#)),
    ("text/image", menu(#","image":«"/a.jpg"»"#)),
    ("text/image", menu(#","image":«"data:image/png;base64,AAAA"»"#)),
    ("text/long", menu(",\"description\":«\"\(String(repeating: "a", count: 201))\"»")),
    (
      "missing-language",
      #"«{»"pizzas":[{"name":{"it":"A","en":"B"}},{"name":{"it":"C"}}]}"#
    ),
  ]
}
