internal import LocatedJSON

/// A note of the file that says what is, or may be, in all dishes.
struct FileNote {
  let spot: Spot
  let text: String
  var allergens: AllergenSet
  /// What dishes promise of it, and how many do.
  var promised = AllergenSet()
  var count = 0
}

/// What is said of all dishes together: a promise of one of them is not stronger.
extension MenuParser {
  /// No menu has more notes; each dish is compared with all of them.
  private static let mostFileNotes = 16

  /// Keeps what a text of the file, or a list of them, says is in all dishes.
  mutating func noteAllergens(of value: JSONValue) {
    for note in value.kind == .array ? value.elements.map(\.self) : [value] {
      for text in note.textsInIt where text.length <= 4_096 {
        let written = text.string ?? ""
        let allergens = NamedAllergens.ofAllDishes(in: written)
        guard !allergens.isEmpty else { continue }
        // What the other languages say is the same note.
        if let last = fileNotes.indices.last,
          fileNotes.count >= Self.mostFileNotes
            || note.kind == .object
              && fileNotes[last].spot.offset > note.offset
        {
          fileNotes[last].allergens.formUnion(allergens)
        } else {
          fileNotes.append(
            FileNote(
              spot: Spot(text), text: written.cut(to: Diagnostic.excerptLength),
              allergens: allergens))
        }
      }
    }
  }

  /// Takes back what a dish promises of what the notes of the file say is in all of them.
  mutating func withdrawNoted(from dish: inout Dish) {
    for place in fileNotes.indices {
      let promised = dish.promised(of: fileNotes[place].allergens)
      guard !promised.isEmpty else { continue }
      dish.namedAllergens.formUnion(fileNotes[place].allergens)
      fileNotes[place].promised.formUnion(promised)
      fileNotes[place].count += 1
    }
  }

  /// Tells once of each note what it takes back.
  mutating func validateFileNotes() {
    for note in fileNotes where note.count > 0 {
      log.report(
        .contradictingNote(
          note: note.text, allergens: note.promised.withoutKindsOfGroups.allergens,
          count: note.count),
        offset: note.spot.offset, length: note.spot.length)
    }
  }
}
