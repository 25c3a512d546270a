/// Drinks without alcohol that are asked for by what they are to be without, and not by a name.
extension QueryParser {
  /// `0.0` and `0,0 %`, which only drinks are said to have; nil for any other number.
  mutating func takeZeroPercent(_ place: Int) -> Int? {
    let parts = tokens[place].text.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let isZero = parts.allSatisfy { $0.allSatisfy { $0 == UInt8(ascii: "0") } }
    guard parts.count == 2, isZero else { return nil }
    askForDrinks(place..<place + 1)
    (named, isAsked) = ([], false)
    return 1
  }

  /// What is to be without alcohol alone, or beside drinks, is a drink: `senza alcol`, `birra senza alcol`.
  /// Of a dessert nobody states it, and whoever must not have any is to ask about all.
  mutating func resolveAlcohol() {
    guard let range = alcohol, query.unknownWithout.count == 1, !isIll,
      query.lists.allSatisfy({ $0 == .beverages }),
      tokens.indices.allSatisfy({ uses[$0] != .word || DrinkKinds.isNamed(by: tokens[$0].text) })
    else { return }
    query.unknownWithout = []
    askForDrinks(range)
  }

  private mutating func askForDrinks(_ range: Range<Int>) {
    query.listTerms.append(.init(subject: .beverages, word: SearchWord(whole: phrase(range))))
    query.isWithoutAlcohol = true
    listPlaces.formUnion(range)
    use(range, as: .term)
  }
}
