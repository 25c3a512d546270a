package import MenuCore

/// The words that only a web page needs, in one language.
package struct PageWords {
  package let filters, diets, showAll, together, sheet, dish, languages: String
  /// The states of an allergen, from the best to the worst.
  package let states: [String]

  package static func of(_ language: InterfaceLanguage) -> PageWords {
    switch language {
    case .italian:
      PageWords(
        filters: "Allergeni e diete", diets: "Diete", showAll: "Mostra tutto",
        together: "Ciò che non è dichiarato resta nascosto: chiedere al personale.",
        sheet: "Allergeni", dish: "Piatto", languages: "Lingue",
        states: [
          "senza", "non è un ingrediente", "non dichiarato: chiedere", "può contenere", "contiene",
        ])
    case .english:
      PageWords(
        filters: "Allergens and diets", diets: "Diets", showAll: "Show all",
        together: "Anything not stated stays hidden: ask the staff.",
        sheet: "Allergens", dish: "Dish", languages: "Languages",
        states: ["free", "not an ingredient", "not stated: ask", "may contain", "contains"])
    case .german:
      PageWords(
        filters: "Allergene und Ernährung", diets: "Ernährung",
        showAll: "Alles zeigen",
        together: "Was nicht angegeben ist, bleibt ausgeblendet: bitte das Personal fragen.",
        sheet: "Allergene", dish: "Gericht", languages: "Sprachen",
        states: ["frei", "keine Zutat", "nicht angegeben: fragen", "Spuren möglich", "enthält"])
    case .french:
      PageWords(
        filters: "Allergènes et régimes", diets: "Régimes",
        showAll: "Tout montrer",
        together: "Ce qui n’est pas indiqué reste masqué : demander au personnel.",
        sheet: "Allergènes", dish: "Plat", languages: "Langues",
        states: [
          "sans", "pas un ingrédient", "non indiqué : demander", "peut contenir", "contient",
        ])
    case .spanish:
      PageWords(
        filters: "Alérgenos y dietas", diets: "Dietas", showAll: "Mostrar todo",
        together: "Lo que no se indica queda oculto: preguntar al personal.",
        sheet: "Alérgenos", dish: "Plato", languages: "Idiomas",
        states: [
          "sin", "no es ingrediente", "sin indicar: preguntar", "puede contener", "contiene",
        ])
    }
  }
}
