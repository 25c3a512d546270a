internal import MenuCore

/// The words that only a page needs, in one language.
struct PageWords {
  let filters, without, diets, showAll, together, sheet, dish, languages: String
  /// The sentence of a filter: `Senza {0}: {1} piatti, {2} nascosti, {3} non dichiarano`.
  let sentence: String
  /// The states of an allergen, from the best to the worst.
  let states: [String]

  static func of(_ language: InterfaceLanguage) -> PageWords {
    switch language {
    case .italian:
      PageWords(
        filters: "Allergeni e diete", without: "Senza", diets: "Diete", showAll: "Mostra tutto",
        together: "Ciò che non è dichiarato resta nascosto: chiedere al personale.",
        sheet: "Allergeni", dish: "Piatto", languages: "Lingue",
        sentence: "{0}: {1} piatti, {2} nascosti, di cui {3} non dichiarati.",
        states: [
          "senza", "non è un ingrediente", "non dichiarato: chiedere", "può contenere", "contiene",
        ])
    case .english:
      PageWords(
        filters: "Allergens and diets", without: "Without", diets: "Diets", showAll: "Show all",
        together: "Anything not stated stays hidden: ask the staff.",
        sheet: "Allergens", dish: "Dish", languages: "Languages",
        sentence: "{0}: {1} dishes, {2} hidden, {3} of them not stated.",
        states: ["free", "not an ingredient", "not stated: ask", "may contain", "contains"])
    case .german:
      PageWords(
        filters: "Allergene und Ernährung", without: "Ohne", diets: "Ernährung",
        showAll: "Alles zeigen",
        together: "Was nicht angegeben ist, bleibt ausgeblendet: bitte das Personal fragen.",
        sheet: "Allergene", dish: "Gericht", languages: "Sprachen",
        sentence: "{0}: {1} Gerichte, {2} ausgeblendet, davon {3} ohne Angabe.",
        states: ["frei", "keine Zutat", "nicht angegeben: fragen", "Spuren möglich", "enthält"])
    case .french:
      PageWords(
        filters: "Allergènes et régimes", without: "Sans", diets: "Régimes",
        showAll: "Tout montrer",
        together: "Ce qui n’est pas indiqué reste masqué : demander au personnel.",
        sheet: "Allergènes", dish: "Plat", languages: "Langues",
        sentence: "{0} : {1} plats, {2} masqués, dont {3} sans indication.",
        states: [
          "sans", "pas un ingrédient", "non indiqué : demander", "peut contenir", "contient",
        ])
    case .spanish:
      PageWords(
        filters: "Alérgenos y dietas", without: "Sin", diets: "Dietas", showAll: "Mostrar todo",
        together: "Lo que no se indica queda oculto: preguntar al personal.",
        sheet: "Alérgenos", dish: "Plato", languages: "Idiomas",
        sentence: "{0}: {1} platos, {2} ocultos, {3} de ellos sin indicar.",
        states: [
          "sin", "no es ingrediente", "sin indicar: preguntar", "puede contener", "contiene",
        ])
    }
  }
}
