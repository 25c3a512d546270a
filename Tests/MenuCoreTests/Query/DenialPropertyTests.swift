import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Denials put together of templates and of the names of allergens: none may be looked for.
@Suite(.timeLimit(.minutes(5))) struct DenialPropertyTests {
  /// How each language denies: `X` and `Y` are left out, `Z` is fine, `+` is a joint.
  private static let templates: [(any Vocabulary.Type, String)] = [
    (English.self, "no X"), (English.self, "without X + Y"), (English.self, "X + Y free"),
    (English.self, "X free"), (English.self, "I have X + Y allergies"),
    (English.self, "I have an X allergy"), (English.self, "allergic to X + Y"),
    (English.self, "I can't eat X + Y"), (English.self, "X I can't have, Z is ok"),
    (English.self, "X is not ok, Z is fine"), (English.self, "Z is ok, X is not ok"),
    (English.self, "X aren't ok, Z are ok"), (English.self, "Z is fine, no X please"),
    (English.self, "I can eat Z but not X"), (English.self, "X + Y makes me sick"),
    (English.self, "I'm not able to eat X"), (English.self, "nothing with X + Y"),
    (English.self, "must not contain X + Y"), (English.self, "allergies: X Y"),
    (English.self, "no X. no Y"), (English.self, "unable to eat X + Y, Z is ok"),
    (English.self, "X no, Z yes"), (English.self, "X not Z yes"), (English.self, "X no Z ok"),
    (English.self, "X: nope"), (English.self, "Z but no X"), (English.self, "avoid X + Y"),
    (Italian.self, "senza X"), (Italian.self, "senza X + Y"), (Italian.self, "niente X + Y"),
    (Italian.self, "X non va bene, Z va bene"), (Italian.self, "X non posso, Z ok"),
    (Italian.self, "X non lo mangio, Z sì"), (Italian.self, "Z sì, X no"),
    (Italian.self, "Z ok, X non posso"), (Italian.self, "X no, Z ok"),
    (Italian.self, "sono allergico a X + Y"), (Italian.self, "X + Y mi fanno male"),
    (Italian.self, "non posso mangiare X + Y"), (Italian.self, "non tollero X, Z va bene"),
    (Italian.self, "a X sono allergica"), (Italian.self, "nessuna traccia di X + Y"),
    (Italian.self, "senza X + Y, Z va bene"), (Italian.self, "X non lo posso mangiare"),
    (Italian.self, "X non va bene. Z va bene"), (Italian.self, "X no Z sì"),
    (Italian.self, "X non posso Z ok"), (Italian.self, "X no grazie, Z"),
    (German.self, "ohne X"), (German.self, "ohne X + Y"), (German.self, "keine X + Y"),
    (German.self, "X vertrage ich nicht, Z ist kein Problem"),
    (German.self, "X gehen nicht, Z ist ok"), (German.self, "X vertrage ich nicht, Z schon"),
    (German.self, "X vertrage ich nicht, Z vertrage ich"), (German.self, "X esse ich nicht"),
    (German.self, "Z vertrage ich, X vertrage ich nicht"), (German.self, "Z ist ok, X nicht"),
    (German.self, "ich darf X + Y nicht essen"), (German.self, "ich vertrage X + Y nicht"),
    (German.self, "allergisch gegen X + Y"), (German.self, "gegen X bin ich allergisch"),
    (German.self, "X- + Y-frei"), (German.self, "X- + Y-los"), (German.self, "X-/Y-frei"),
    (German.self, "X- + Y-Allergie"), (German.self, "X- + Yfrei"), (German.self, "X + Yfrei"),
    (German.self, "Xfrei"), (German.self, "X- + Yallergie"),
    (German.self, "ich kann X nicht essen, aber Z ist ok"), (German.self, "X nicht Z schon"),
    (German.self, "Z ja X nein"), (German.self, "X: nein danke"),
    (French.self, "sans X"), (French.self, "sans X + Y"), (French.self, "pas de X + Y"),
    (French.self, "X n'est pas ok, Z sont ok"), (French.self, "X non, Z ok"),
    (French.self, "X non, Z oui"), (French.self, "X non Z oui"), (French.self, "Z oui X non"),
    (French.self, "Z ok, X non"),
    (French.self, "Z sont ok, X n'est pas ok"), (French.self, "allergique à X + Y"),
    (French.self, "je ne peux pas manger X + Y"), (French.self, "X + Y me rendent malade"),
    (French.self, "je ne mange pas X mais Z ça va"), (French.self, "je ne supporte pas X + Y"),
    (Spanish.self, "sin X"), (Spanish.self, "sin X + Y"), (Spanish.self, "no puedo comer X + Y"),
    (Spanish.self, "X no, Z sí"), (Spanish.self, "X no Z sí"), (Spanish.self, "X tampoco, Z ok"),
    (Spanish.self, "X no. puedo comer Z"),
    (Spanish.self, "Z sí, X no"), (Spanish.self, "X no puedo, Z está bien"),
    (Spanish.self, "X no me va bien, Z sí"), (Spanish.self, "alérgico a X + Y"),
    (Spanish.self, "X + Y me sientan mal"), (Spanish.self, "nada de X + Y"),
    (Spanish.self, "no tolero X, Z está bien"), (Spanish.self, "puedo comer Z pero no X"),
  ]

  private static let joints: [(any Vocabulary.Type, [String])] = [
    (English.self, ["and", "or", ",", "&", "/"]), (Italian.self, ["e", "o", ",", "né"]),
    (German.self, ["und", "oder", ",", "sowie"]), (French.self, ["et", "ou", ",", "ni"]),
    (Spanish.self, ["y", "o", ",", "ni"]),
  ]

  private struct Name {
    let text: String
    let allergens: AllergenSet
  }

  /// What guests call the allergens, by the law and by what plainly is one.
  private static func names(in language: any Vocabulary.Type) -> [Name] {
    let called = language.typed.allergens.flatMap { named, _, texts in
      texts.split(separator: ",").map { Name(text: String($0).trimmed, allergens: named) }
    }
    let table = language.allergens.table + language.ingredients.given
    let others = table.flatMap { allergen, texts in
      texts.split(whereSeparator: \.isWhitespace).map {
        Name(text: String($0).replacing("-", with: " "), allergens: AllergenSet(allergen))
      }
    }
    return called + others.filter { other in !called.contains { $0.text == other.text } }
  }

  @Test(arguments: UInt64(0)..<12)
  func nobodyIsShownWhatHeDenies(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = Self.joints.map { Self.names(in: $0.0) }
    for (language, template) in Self.templates {
      guard let place = Self.joints.firstIndex(where: { $0.0 == language }),
        let denied = names[place].randomElement(using: &random),
        let other = names[place].randomElement(using: &random),
        let fine = names[place].randomElement(using: &random),
        let joint = Self.joints[place].1.randomElement(using: &random)
      else { continue }
      // What is fine is nothing that is denied: `milk but no cheese` asks for nothing.
      guard fine.allergens.isDisjoint(with: denied.allergens) else { continue }
      // No name of two words is written together with an ending.
      let isCompound = template.contains("Yfrei") || template.contains("Yallergie")
      if isCompound, other.text.contains(" ") { continue }
      if template == "Xfrei", denied.text.contains(" ") { continue }
      var text = ""
      var allergens: AllergenSet = []
      for sign in template {
        switch sign {
        case "X":
          text += denied.text
          allergens.formUnion(denied.allergens)
        case "Y":
          text += other.text
          allergens.formUnion(other.allergens)
        case "Z": text += fine.text
        case "+": text += joint
        default: text.append(sign)
        }
      }
      expect(TypedQuery(text + " "), toLeaveOut: allergens, from: text, seed: seed)
    }
  }

  private func expect(
    _ typed: TypedQuery, toLeaveOut denied: AllergenSet, from text: String, seed: UInt64
  ) {
    guard !typed.isUndecided else { return }
    // Who leaves out a group leaves out its kinds.
    let isOut = denied.allergens.allSatisfy { allergen in
      typed.without.contains(allergen) || typed.without.contains(allergen.group)
    }
    #expect(isOut, "seed \(seed): \(text): \(typed.without.words)")
    #expect(typed.allergens.isDisjoint(with: denied), "seed \(seed): \(text)")
  }
}
