/// Command lines about dishes that are sold out, and about tables.
extension OwnerTests {
  static let dishRows = [
    Row("$P sold-out pizze/1", 0, out: "Margherita: sold out"),
    Row("$P import Menu.json", 65, err: "Menu.json: this is JSON and no table"),
    Row("script -qec '$P import' /dev/null", 64, out: "import needs a table"),
  ]
}
