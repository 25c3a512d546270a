/// Command lines about dishes that are sold out, and about tables.
extension OwnerTests {
  /// A menu with two dishes of the same name, and mistakes about what is sold out.
  private static let twoDishes = #"""
    printf '{"currency":"EUR","pizzas":[{"name":"B","price":"6.50"},
      {"name":"B","soldOut":"yes"},
      {"name":"X","soldOut":true,"soldOut":true}]}' > b.json;
    """#

  static let dishRows = [
    Row("$P sold-out 99", 1, err: "“99”: no such dish; write its name, number or id, or its place"),
    Row("$P sold-out 'la margherita'", 1, err: "no such dish; did you mean Margherita?"),
    Row("cp Menu.json m.txt; $P sold-out m.txt", 1, err: "if it is the menu, write ./m.txt"),
    Row("$P sold-out pizze/1", 0, out: "Margherita: sold out"),
    Row("$P sold-out", 0, err: "Menu.json: nothing is sold out"),
    Row("$P sold-out --back --all", 0, out: "nothing was sold out"),
    Row("$P sold-out --back marinara", 0, out: "Marinara: was not sold out"),
    Row(
      "LC_ALL=it_IT.UTF-8 $P sold-out --back marinara", 0, out: "Marinara: non era esaurito"),
    Row(
      "$P sold-out broken.json margherita", 65,
      err: "nothing was changed: see giuseppe-menu check broken.json"),
    Row(
      "\(twoDishes) $P sold-out b ./b.json", 1,
      err: "“b”: which one? pizzas/1 (B, Pizzas, €6.50); pizzas/2 (B, Pizzas)"),
    Row(
      "\(twoDishes) $P sold-out pizzas/2 ./b.json", 1,
      err: "B: soldOut in line 2 must be true or false, without quotes"),
    Row(
      "\(twoDishes) $P sold-out x ./b.json", 1,
      err: "X: soldOut is given twice: delete the one in line 3"),
    Row(
      "printf 'name,price,milk\\nA,7,no\\nTotale,7,\\n*surgelato,,\\n' > t;"
        + " $P import t 2>t2 >m; r=$?; grep Totale t2 >&2; exit $r", 0,
      err: "line 3: “Totale” is not a dish: skipped"),
    Row("printf 'name,price,milk\\nA,ca. 7,?\\n' > t; $P import t 2>t2 >m", 1),
    Row("$P --print --without SO2 --undeclared", 0, out: "Marinara"),
    Row("$P --print --without farro", 1),
    Row("$P import Menu.json", 65, err: "Menu.json: this is JSON, not a table"),
    Row("script -qec '$P import' /dev/null", 64, out: "import needs a table"),
  ]
}
