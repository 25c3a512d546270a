internal import OldMenuCore

/// What is wrong with a menu, in Italian.
struct ItalianAdvice {
  let dish: Diagnostic.DishReference?

  func advice(on rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .syntax(let fault): Self.advice(on: fault)
    case .file(let rule): advice(on: rule)
    case .list(let rule): advice(on: rule)
    case .key(let rule): advice(on: rule)
    case .text(let rule): advice(on: rule)
    case .price(let rule): advice(on: rule)
    case .allergen(let rule): advice(on: rule)
    case .diet(let rule): advice(on: rule)
    case .value(let rule): advice(on: rule)
    case .hours(let rule): advice(on: rule)
    case .repetition(let rule): advice(on: rule)
    case .group(let rule): advice(on: rule)
    }
  }

  /// The dish as the subject of a sentence.
  var subject: String {
    guard let dish else { return "un piatto" }
    if let name = dish.name { return "\"\(name)\"" }
    return switch dish.list {
    case .pizzas: "la pizza n. \(dish.number)"
    case .beverages: "la bevanda n. \(dish.number)"
    case .desserts: "il dolce n. \(dish.number)"
    case .other: #"il n. \#(dish.number) di "other""#
    }
  }

  /// ` in "Marinara"`, or nothing outside all dishes; without articles, which would melt with `in`.
  var inDish: String {
    guard let dish else { return "" }
    if let name = dish.name { return " in \"\(name)\"" }
    return " in \"\(dish.list.rawValue)\" n. \(dish.number)"
  }

  /// ` di "Marinara"`, or nothing outside all dishes.
  var ofDish: String {
    guard let dish else { return "" }
    if let name = dish.name { return " di \"\(name)\"" }
    return switch dish.list {
    case .pizzas: " della pizza n. \(dish.number)"
    case .beverages: " della bevanda n. \(dish.number)"
    case .desserts: " del dolce n. \(dish.number)"
    case .other: #" del n. \#(dish.number) di "other""#
    }
  }

  static func write(_ word: String) -> String { "scrivi \"\(word)\"" }

  static func didYouMean(_ word: String?) -> String {
    word.map { #"; volevi dire "\#($0)"?"# } ?? ""
  }
}
