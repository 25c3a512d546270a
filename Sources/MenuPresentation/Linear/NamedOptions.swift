internal import MenuCore

/// The sizes and extras of a dish that a text names one behind the other. `maxi con bufala`
struct NamedOptions {
  /// The options in the order of the text.
  private(set) var options: [DishOption] = []
  /// The extras among them.
  var extras: [Choice.Extra] {
    options.compactMap { option in
      if case .extra(let extra) = option { extra } else { nil }
    }
  }
  /// The first word that names none of them, with what follows it.
  private(set) var unknown: String?

  /// Reads a text; a number in it means one of the numbered options.
  init(_ text: String, of item: MenuItem, numbered: [DishOption] = []) {
    let names = Self.names(of: item)
    var words = text.split { $0.isWhitespace || $0 == "," }
    while let word = words.first {
      let folded = words.map { FoldedText(String($0)).bytes }
      let named = names.filter { folded.starts(with: $0.words) }
        .max { $0.words.count < $1.words.count }
      if let named {
        options.append(named.option)
        words.removeFirst(named.words.count)
      } else if let number = Int(word), numbered.indices.contains(number - 1) {
        options.append(numbered[number - 1])
        words.removeFirst()
      } else if Self.joiningWords.contains(word.lowercased()) {
        words.removeFirst()
      } else {
        unknown = words.joined(separator: " ")
        return
      }
    }
  }

  /// An option and the folded words of its name.
  private struct Name {
    let option: DishOption
    let words: [[UInt8]]

    init(_ option: DishOption, _ name: String) {
      self.option = option
      words = name.split(whereSeparator: \.isWhitespace).map { FoldedText(String($0)).bytes }
    }
  }

  private static func names(of item: MenuItem) -> [Name] {
    let sizes = item.sizes.enumerated().map { Name(.size($0), $1.name) }
    let extras = item.addOns.enumerated().flatMap { group, addOns in
      addOns.items.map { Name(.extra(Choice.Extra(group: group, item: $0.index)), $0.name) }
    }
    return (sizes + extras).filter { !$0.words.isEmpty }
  }

  private static let joiningWords: Set<String> = [
    "e", "ed", "con", "and", "with", "und", "mit", "et", "avec", "y",
  ]
}
