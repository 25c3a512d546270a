extension Allergen {
  /// Its name in Spanish, for a kind without its group: `trigo`, not `gluten (trigo)`.
  var spanishName: String {
    switch self {
    case .gluten: "gluten"
    case .wheat: "trigo"
    case .rye: "centeno"
    case .barley: "cebada"
    case .oats: "avena"
    case .crustaceans: "crustáceos"
    case .eggs: "huevos"
    case .fish: "pescado"
    case .peanuts: "cacahuetes"
    case .soy: "soja"
    case .milk: "leche"
    case .nuts: "frutos de cáscara"
    case .almond: "almendras"
    case .hazelnut: "avellanas"
    case .walnut: "nueces"
    case .cashew: "anacardos"
    case .pecan: "pacanas"
    case .brazil: "nueces de Brasil"
    case .pistachio: "pistachos"
    case .macadamia: "nueces macadamia"
    case .celery: "apio"
    case .mustard: "mostaza"
    case .sesame: "sésamo"
    case .sulphites: "sulfitos"
    case .lupin: "altramuces"
    case .molluscs: "moluscos"
    }
  }
}
