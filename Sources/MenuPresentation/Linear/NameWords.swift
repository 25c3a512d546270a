internal import MenuCore

/// The words of a name as a guest types them: in any order, without articles. `the half litre`
struct NameWords {
  private let words: [[UInt8]]

  init(_ text: String) {
    words = FoldedText(text).words.map(Array.init).filter {
      !TypedQuery(String(decoding: $0, as: UTF8.self)).asksForNothing
    }
  }

  /// True if a text contains all of the words, exactly or also as singular or plural. False if there are none.
  func areAll(in text: String, inAnyForm: Bool = false) -> Bool {
    let others = FoldedText(text).words.map(Array.init)
    return !words.isEmpty
      && words.allSatisfy { word in
        others.contains { $0 == word || inAnyForm && DishName.areForms(word, $0) }
      }
  }
}

extension StringProtocol {
  /// The text without articles and polite words at its beginning. `I would like a margherita` → `margherita`
  var withoutFillers: SubSequence {
    var rest = self[...]
    var filler = ""
    for word in split(separator: " ").prefix(6) where word.endIndex < endIndex {
      filler += word + " "
      if TypedQuery(filler).asksForNothing { rest = self[word.endIndex...].drop { $0 == " " } }
    }
    return rest
  }
}

/// A name after a number. `2 margherita`, `vorrei due margherite`, `ancora una marinara`
struct CountedName {
  let count: Int
  let name: String

  /// Parses a text; nil without a number or without a name after it.
  init?(_ text: String) {
    let words = text.withoutFillers.split(separator: " ")
    for length in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let start = words.prefix(length).joined(separator: " ")
      guard let count = GuestWords.amount(start)?.count ?? GuestWords.number(start), count > 0
      else { continue }
      self.count = count
      name = words.dropFirst(length).joined(separator: " ")
      return
    }
    return nil
  }
}
