/// What is wrong with a menu, in English.
struct EnglishAdvice {
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
    guard let dish else { return "a dish" }
    return dish.name.map { "\"\($0)\"" } ?? Self.name(of: dish)
  }

  /// ` for "Marinara"`, or nothing outside all dishes.
  var forDish: String { dish == nil ? "" : " for \(subject)" }
  /// ` of "Marinara"`, or nothing outside all dishes.
  var ofDish: String { dish == nil ? "" : " of \(subject)" }
  /// `, in "Marinara"`, or nothing outside all dishes.
  var inDish: String { dish == nil ? "" : ", in \(subject)" }

  private static func name(of dish: Diagnostic.DishReference) -> String {
    switch dish.list {
    case .pizzas: "pizza no. \(dish.number)"
    case .beverages: "beverage no. \(dish.number)"
    case .desserts: "dessert no. \(dish.number)"
    case .other: #"no. \#(dish.number) of "other""#
    }
  }

  static func write(_ word: String) -> String { "write \"\(word)\"" }

  static func didYouMean(_ word: String?) -> String {
    word.map { #"; did you mean "\#($0)"?"# } ?? ""
  }
}
