import MenuCore

/// What the linear menu says by itself, in one language; each language is one place.
struct LinearStrings: Sendable {
  let inLists: @Sendable (_ items: String, _ lists: Int) -> String
  let invitation: @Sendable (_ allowsQuitting: Bool) -> String
  let help: @Sendable (_ allowsQuitting: Bool) -> [String]
  let farewell: String
  let timeIsOver: String
  let beginsAnew: String
  let menuChanged: String
  let menuIsBack: String
  let isGone: @Sendable (_ title: String) -> String
  let listIsGone: @Sendable (_ name: String) -> String
  let noLine: @Sendable (_ number: String, _ last: Int) -> String
  let rest: @Sendable (_ count: Int) -> String
  let noMore: @Sendable (_ list: String?) -> String
  let sorted: @Sendable (_ order: MenuQuery.Order) -> String
  let sortHelp: String
  let number: @Sendable (_ number: String) -> String
  let spicy: @Sendable (_ degree: Int) -> String

  let stillSearching: @Sendable (_ words: String) -> String
  let noFilters: String
  let atMost: @Sendable (_ price: String) -> String
  let filterHelp: @Sendable (_ allergens: String, _ diets: String) -> [String]
  let diet: String
  let dietInstead: @Sendable (_ diet: String) -> String
  let noFilter: @Sendable (_ name: String) -> String
  let undeclared: [String]
  let allFilters: [String]
  let numberIsNoAllergen: @Sendable (_ number: String) -> String
  let noDiet: @Sendable (_ diet: String) -> String
  let missHelp: String
  let cheapest: String
  let phone: String
  let hours: String
  let noHouse: String
  let languages: @Sendable (_ names: [String], _ other: String?) -> String

  /// The words of a language.
  static func `in`(_ language: InterfaceLanguage) -> LinearStrings {
    switch language {
    case .italian: .italian
    case .english: .english
    }
  }
}

extension String {
  /// The first letters of a word that a sentence quotes.
  var excerpt: String { unicodeScalars.count > 40 ? "\(prefix(40))…" : self }
}
