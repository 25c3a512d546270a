package import MenuCore

/// A sign beside the name of a dish. A front end turns it into words.
package enum DishSign: Hashable, Sendable {
  /// A diet.
  case diet(Diet)
  /// The heat, from 1 to 3.
  case heat(Int)
}

extension MenuItem {
  /// The signs of the dish: the diets that no other of its diets implies, then the heat.
  package var signs: [DishSign] {
    let shown = diets.filter { diet in !diets.contains { $0.implied.contains(diet) } }
    return shown.map(DishSign.diet) + [heat].compactMap(\.self)
  }

  /// The sign of the heat; nil for a dish that is not spicy.
  package var heat: DishSign? {
    // An app may set any number.
    spiciness > 0 ? .heat(min(spiciness, 3)) : nil
  }

  /// The description and the details; empty for a dish without ingredients, whose summary contains them.
  func textsBesideSummary(separator: String) -> [String] {
    guard !ingredients.isEmpty else { return [] }
    return [description ?? "", details.joined(separator: separator)].filter { !$0.isEmpty }
  }
}

extension Strings {
  /// The signs of a dish in words. If `spoken`, the heat is a number. `piccante 2 di 3`
  package func signs(of item: MenuItem, spoken: Bool = false) -> [String] {
    item.signs.map { text(of: $0, in: item.list, spoken: spoken) }
  }

  /// The heat of a dish as spoken words; nil for a dish that is not spicy. `piccante 2 di 3`
  package func spokenHeat(of item: MenuItem) -> String? {
    item.heat.map { text(of: $0, in: item.list, spoken: true) }
  }

  /// What a dish has besides allergens that a guest may avoid: heat, frozen food and alcohol.
  package func warningsBesideAllergens(of item: MenuItem) -> [String] {
    var warnings: [String] = []
    if let heat = spokenHeat(of: item) { warnings.append(heat) }
    if item.isFrozen { warnings.append(frozen) }
    if let alcohol = item.alcohol { warnings.append(alcohol) }
    return warnings
  }

  /// A sign of a dish in words: `vegana`, `piccante ••`. If `spoken`, the heat is a number.
  package func text(of sign: DishSign, in list: MenuList, spoken: Bool = false) -> String {
    switch sign {
    case .diet(let diet): language.name(of: diet, afterDishOf: list)
    case .heat(let heat) where spoken: "\(spicy) \(position.filled("\(heat)", "3"))"
    case .heat(let heat): "\(spicy) \(String(repeating: "•", count: heat))"
    }
  }
}
