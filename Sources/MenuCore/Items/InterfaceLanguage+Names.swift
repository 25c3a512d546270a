/// The words that stand for the terms of the file; one place for each language.
extension InterfaceLanguage {
  /// The title of a list.
  public func name(of list: MenuList) -> String {
    switch (self, list) {
    case (.italian, .pizzas): "Pizze"
    case (.italian, .beverages): "Bevande"
    case (.italian, .desserts): "Dolci"
    case (.italian, .other): "Altro"
    case (.english, .pizzas): "Pizzas"
    case (.english, .beverages): "Beverages"
    case (.english, .desserts): "Desserts"
    case (.english, .other): "Other"
    }
  }

  /// How a beverage comes to the table.
  public func name(of serving: Serving) -> String {
    switch (self, serving) {
    case (.italian, .draught): "alla spina"
    case (.italian, .bottle): "in bottiglia"
    case (.italian, .can): "in lattina"
    case (.italian, .glass): "al calice"
    case (.english, .draught): "on draught"
    case (.english, .bottle): "bottle"
    case (.english, .can): "can"
    case (.english, .glass): "by the glass"
    }
  }

  /// What stands in place of a name that the file does not give.
  public var noName: String {
    switch self {
    case .italian: "(senza nome)"
    case .english: "(no name)"
    }
  }

  /// What is said of a dessert made in the house.
  var homemade: String {
    switch self {
    case .italian: "fatto in casa"
    case .english: "homemade"
    }
  }

  /// The word before the least that one pays.
  var from: String {
    switch self {
    case .italian: "da"
    case .english: "from"
    }
  }

  /// A range of amounts as it is read out.
  func text(from low: String, to high: String) -> String {
    switch self {
    case .italian: "da \(low) a \(high)"
    case .english: "from \(low) to \(high)"
    }
  }

  /// The base of a pizza; `red` and `white` are known.
  func text(base: String) -> String {
    switch self {
    case .italian where base.hasSameUTF8(as: "red"): "rossa"
    case .italian where base.hasSameUTF8(as: "white"): "bianca"
    case .italian, .english: base
    }
  }

  /// The words behind a price for what one pays for; `piece` and `person` are known.
  func text(per unit: String) -> String {
    switch self {
    case .italian where unit.hasSameUTF8(as: "piece"): "al pezzo"
    case .english where unit.hasSameUTF8(as: "piece"): "each"
    case .italian where unit.hasSameUTF8(as: "person"): "a persona"
    case .english where unit.hasSameUTF8(as: "person"): "per person"
    case .italian, .english: "/ \(unit)"
    }
  }
}
