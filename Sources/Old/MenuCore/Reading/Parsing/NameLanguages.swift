internal import OldLocatedJSON

/// In which languages the dishes of a menu have their names; a plain name is one in all of them.
struct NameLanguages {
  /// A language that some names have.
  struct Count {
    let language: Language
    /// How many names with translations have it, or a shorter tag of it.
    var names = 0
  }

  /// More languages than any menu has are not counted.
  private static let limit = 24

  private(set) var counts: [Count] = []
  /// How many names have translations.
  private(set) var translated = 0
  /// Names that differ in their languages from the first, the first of each difference.
  private(set) var samples: [(languages: [Language], note: MenuNotes.DishNote)] = []

  /// Notes the name of a dish.
  mutating func note(
    _ name: LocalizedText, at value: JSONValue?, _ place: DiagnosticLog.DishPlace
  ) {
    guard let value else { return }
    let translations = name.translations
    guard !translations.isEmpty else { return }
    translated += 1
    let languages = translations.prefix(NameLanguages.limit)
    for translation in languages {
      if let index = counts.firstIndex(where: { $0.language == translation.language }) {
        counts[index].names += 1
      } else if counts.count < NameLanguages.limit {
        counts.append(Count(language: translation.language, names: 1))
      }
    }
    let isKnown = samples.contains { sample in
      sample.languages.count == languages.count
        && zip(sample.languages, languages).allSatisfy { $0 == $1.language }
    }
    if !isKnown, samples.count < NameLanguages.limit * 4 {
      samples.append((languages.map(\.language), .init(range: SourceRange(value), dish: place)))
    }
  }

  /// The languages that some names lack, each with how many and the first of them.
  var gaps: [(language: Language, missing: Int, first: MenuNotes.DishNote)] {
    counts.compactMap { count in
      guard count.names < translated,
        let first = samples.first(where: { !$0.languages.contains(count.language) })
      else { return nil }
      return (count.language, translated - count.names, first.note)
    }
  }
}
