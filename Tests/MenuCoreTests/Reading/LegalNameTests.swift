import OldMenuCore
import Testing

/// The fourteen as the law calls them (Regulation (EU) No 1169/2011, Annex II), in five languages: the
/// cure is the one word for each.
@Suite(.timeLimit(.minutes(5))) struct LegalNameTests {
  static let names: [(Allergen, [String])] = [
    (
      .gluten,
      [
        "Cereali contenenti glutine", "Cereals containing gluten", "Glutenhaltiges Getreide",
        "Céréales contenant du gluten", "Cereales que contengan gluten",
      ]
    ),
    (
      .crustaceans,
      [
        "Crostacei e prodotti a base di crostacei", "Crustaceans and products thereof",
        "Krebstiere und daraus gewonnene Erzeugnisse",
        "Crustacés et produits à base de crustacés", "Crustáceos y productos a base de crustáceos",
      ]
    ),
    (
      .eggs,
      [
        "Uova e prodotti a base di uova", "Eggs and products thereof",
        "Eier und daraus gewonnene Erzeugnisse", "Œufs et produits à base d'œufs",
        "Huevos y productos a base de huevo",
      ]
    ),
    (
      .fish,
      [
        "Pesce e prodotti a base di pesce", "Fish and products thereof",
        "Fische und daraus gewonnene Erzeugnisse", "Poissons et produits à base de poissons",
        "Pescado y productos a base de pescado",
      ]
    ),
    (
      .peanuts,
      [
        "Arachidi e prodotti a base di arachidi", "Peanuts and products thereof",
        "Erdnüsse und daraus gewonnene Erzeugnisse", "Arachides et produits à base d'arachides",
        "Cacahuetes y productos a base de cacahuetes",
      ]
    ),
    (
      .soy,
      [
        "Soia e prodotti a base di soia", "Soybeans and products thereof",
        "Sojabohnen und daraus gewonnene Erzeugnisse", "Soja et produits à base de soja",
        "Soja y productos a base de soja",
      ]
    ),
    (
      .milk,
      [
        "Latte e prodotti a base di latte (incluso lattosio)",
        "Milk and products thereof (including lactose)",
        "Milch und daraus gewonnene Erzeugnisse (einschließlich Laktose)",
        "Lait et produits à base de lait (y compris le lactose)",
        "Leche y sus derivados (incluida la lactosa)", "Leche y sus derivados",
      ]
    ),
    (
      .nuts,
      [
        "Frutta a guscio", "Nuts", "Schalenfrüchte", "Fruits à coque", "Frutos de cáscara",
      ]
    ),
    (
      .celery,
      [
        "Sedano e prodotti a base di sedano", "Celery and products thereof",
        "Sellerie und daraus gewonnene Erzeugnisse", "Céleri et produits à base de céleri",
        "Apio y productos derivados",
      ]
    ),
    (
      .mustard,
      [
        "Senape e prodotti a base di senape", "Mustard and products thereof",
        "Senf und daraus gewonnene Erzeugnisse", "Moutarde et produits à base de moutarde",
        "Mostaza y productos derivados",
      ]
    ),
    (
      .sesame,
      [
        "Semi di sesamo e prodotti a base di semi di sesamo", "Sesame seeds and products thereof",
        "Sesamsamen und daraus gewonnene Erzeugnisse",
        "Graines de sésame et produits à base de graines de sésame",
        "Granos de sésamo y productos a base de granos de sésamo",
      ]
    ),
    (
      .sulphites,
      [
        "Anidride solforosa e solfiti in concentrazioni superiori a 10 mg/kg",
        "Sulphur dioxide and sulphites at concentrations of more than 10 mg/kg or 10 mg/litre",
        "Schwefeldioxid und Sulphite in Konzentrationen von mehr als 10 mg/kg",
        "Anhydride sulfureux et sulfites en concentrations de plus de 10 mg/kg",
        "Dióxido de azufre y sulfitos en concentraciones superiores a 10 mg/kg",
        "Anidride solforosa e solfiti", "Sulphur dioxide and sulphites",
        "Sulfur dioxide and sulfites", "Schwefeldioxid und Sulfite",
        "Anhydride sulfureux et sulfites", "Dioxyde de soufre et sulfites",
        "Dióxido de azufre y sulfitos", "Anhídrido sulfuroso y sulfitos", "Anhydride sulfureux",
        "SO2 e solfiti",
      ]
    ),
    (
      .lupin,
      [
        "Lupini e prodotti a base di lupini", "Lupin and products thereof",
        "Lupinen und daraus gewonnene Erzeugnisse", "Lupin et produits à base de lupin",
        "Altramuces y productos a base de altramuces",
      ]
    ),
    (
      .molluscs,
      [
        "Molluschi e prodotti a base di molluschi", "Molluscs and products thereof",
        "Weichtiere und daraus gewonnene Erzeugnisse",
        "Mollusques et produits à base de mollusques", "Moluscos y productos a base de moluscos",
      ]
    ),
  ]

  @Test(arguments: names) func theCureIsOneWord(allergen: Allergen, names: [String]) throws {
    for name in names {
      let text = #"{"other": [{"name": "A", "price": 7, "allergens": ["\#(name)"]}]}"#
      let reading = try MenuReader.read(Array(text.utf8))
      let errors = reading.diagnostics.filter { $0.severity == .error }
      guard errors.count == 1, case .allergen(.unknownAllergen(_, allergen)) = errors[0].rule else {
        Issue.record("\(name): \(errors)")
        continue
      }
      #expect(reading.menu.other[0].state(of: allergen) == .contains, "\(name)")
    }
  }

  @Test(arguments: [
    "Schwefeldioxid und Sulfite", "Anhydride sulfureux et sulfites",
    "Dióxido de azufre y sulfitos", "Sulphur dioxide and sulphites",
  ])
  func theFixWritesItOnce(name: String) {
    let text = #"{"other": [{"name": "A", "price": 7, "allergens": ["\#(name)"]}]}"#
    let mended = String(decoding: MenuFixer.mend(Array(text.utf8)).bytes, as: UTF8.self)
    #expect(mended.contains(#"["sulphites"]"#), "\(mended)")
  }

  @Test func whatIsNamedTwiceIsWrittenOnce() throws {
    let text = #"{"other": [{"name": "A", "allergens": ["latte, uova, latte"]}]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect(
      rules.contains(
        .allergen(.severalAllergens(text: "latte, uova, latte", words: ["milk", "eggs"]))))
  }
}
