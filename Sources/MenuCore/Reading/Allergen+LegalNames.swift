/// The names of the fourteen in annex II of Regulation (EU) No 1169/2011, in five languages, where the
/// words of the grammar do not have them.
extension Allergen {
  /// True for a legal name of the allergen, with or without what the regulation says of products.
  /// `Schwefeldioxid und Sulfite`
  func hasLegalName(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return legalNames.contains { name in
      let name = FoldedText(name).text
      return folded == name
        || [" and products", " e prodotti", " und daraus", " et produits", " y productos"]
          .contains { folded.hasPrefix(name + $0) }
    }
  }

  /// True for a word for a kind of the allergen, or for a sign of it: `farro`, `SO2`
  func hasKind(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return switch self {
    case .wheat:
      ["farro", "dinkel", "spelt", "kamut", "khorasan", "epeautre", "espelta"].contains(folded)
    case .sulphites: folded == "so2"
    default: false
    }
  }

  private var legalNames: [String] {
    switch self {
    case .gluten:
      [
        "cereals containing gluten", "cereali contenenti glutine", "glutenhaltiges Getreide",
        "céréales contenant du gluten", "cereales que contengan gluten",
        "cereales que contienen gluten",
      ]
    case .crustaceans: ["crustaceans", "crostacei", "Krebstiere", "crustacés", "crustáceos"]
    case .eggs: ["eggs", "uova", "Eier", "œufs", "huevos"]
    case .fish: ["fish", "pesce", "Fische", "poissons", "pescado"]
    case .peanuts: ["peanuts", "arachidi", "Erdnüsse", "arachides", "cacahuetes"]
    case .soy: ["soybeans", "soia", "Sojabohnen", "soja"]
    case .milk: ["milk", "latte", "Milch", "lait", "leche"]
    case .nuts:
      ["nuts", "frutta a guscio", "Schalenfrüchte", "fruits à coque", "frutos de cáscara"]
    case .celery: ["celery", "sedano", "Sellerie", "céleri", "apio"]
    case .mustard: ["mustard", "senape", "Senf", "moutarde", "mostaza"]
    case .sesame:
      ["sesame seeds", "semi di sesamo", "Sesamsamen", "graines de sésame", "granos de sésamo"]
    case .sulphites:
      [
        "sulphur dioxide", "sulphur dioxide and sulphites", "anidride solforosa",
        "anidride solforosa e solfiti", "Schwefeldioxid", "Schwefeldioxid und Sulfite",
        "Schwefeldioxid und Sulphite", "anhydride sulfureux", "anhydride sulfureux et sulfites",
        "dióxido de azufre", "dióxido de azufre y sulfitos",
      ]
    case .lupin: ["lupin", "lupini", "Lupinen", "altramuces"]
    case .molluscs: ["molluscs", "molluschi", "Weichtiere", "mollusques", "moluscos"]
    default: []
    }
  }
}
