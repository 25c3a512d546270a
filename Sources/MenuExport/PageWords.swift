package import MenuCore

/// The words that only web pages need, in one language.
package struct PageWords {
  package let filters, diets, showAll, together, sheet, dish, languages: String
  /// The labels of the numbers of shown and hidden rows while several filters are on.
  package let shownRows, hiddenRows: String
  private let states: States

  /// The states of an allergen.
  private struct States {
    let free, notAnIngredient, notStated, mayContain, contains: String
  }

  /// The name of a state on the allergen sheet.
  package func name(of state: AllergenState) -> String {
    switch state {
    case .free: states.free
    case .notAnIngredient: states.notAnIngredient
    case .notStated: states.notStated
    case .mayContain: states.mayContain
    case .contains: states.contains
    }
  }

  package static func of(_ language: InterfaceLanguage) -> PageWords {
    switch language {
    case .italian: italian
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    }
  }

  private static let italian = PageWords(
    filters: "Allergeni e diete", diets: "Diete", showAll: "Mostra tutto",
    together: "Ciò che non è dichiarato resta nascosto: chiedere al personale.",
    sheet: "Allergeni", dish: "Piatto", languages: "Lingue",
    shownRows: "voci", hiddenRows: "nascoste",
    states: States(
      free: "senza", notAnIngredient: "non è un ingrediente",
      notStated: "non dichiarato: chiedere", mayContain: "può contenere", contains: "contiene"))

  private static let english = PageWords(
    filters: "Allergens and diets", diets: "Diets", showAll: "Show all",
    together: "Anything not stated stays hidden: ask the staff.",
    sheet: "Allergens", dish: "Dish", languages: "Languages",
    shownRows: "items", hiddenRows: "hidden",
    states: States(
      free: "free", notAnIngredient: "not an ingredient", notStated: "not stated: ask",
      mayContain: "may contain", contains: "contains"))

  private static let german = PageWords(
    filters: "Allergene und Ernährung", diets: "Ernährung",
    showAll: "Alles zeigen",
    together: "Was nicht angegeben ist, bleibt ausgeblendet: bitte das Personal fragen.",
    sheet: "Allergene", dish: "Gericht", languages: "Sprachen",
    shownRows: "Einträge", hiddenRows: "ausgeblendet",
    states: States(
      free: "frei", notAnIngredient: "keine Zutat", notStated: "nicht angegeben: fragen",
      mayContain: "Spuren möglich", contains: "enthält"))

  private static let french = PageWords(
    filters: "Allergènes et régimes", diets: "Régimes",
    showAll: "Tout montrer",
    together: "Ce qui n’est pas indiqué reste masqué : demander au personnel.",
    sheet: "Allergènes", dish: "Plat", languages: "Langues",
    shownRows: "articles", hiddenRows: "masqués",
    states: States(
      free: "sans", notAnIngredient: "pas un ingrédient", notStated: "non indiqué : demander",
      mayContain: "peut contenir", contains: "contient"))

  private static let spanish = PageWords(
    filters: "Alérgenos y dietas", diets: "Dietas", showAll: "Mostrar todo",
    together: "Lo que no se indica queda oculto: preguntar al personal.",
    sheet: "Alérgenos", dish: "Plato", languages: "Idiomas",
    shownRows: "artículos", hiddenRows: "ocultos",
    states: States(
      free: "sin", notAnIngredient: "no es ingrediente", notStated: "sin indicar: preguntar",
      mayContain: "puede contener", contains: "contiene"))
}
