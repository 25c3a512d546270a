internal import MenuCore

/// The sizes and extras of a dish that a text lists. `maxi con bufala`
struct NamedOptions {
  /// The options in the order of the text.
  private(set) var options: [DishOption] = []
  /// The extras among them.
  var extras: [Choice.Extra] {
    var extras: [Choice.Extra] = []
    for case .extra(let extra) in options { extras.append(extra) }
    return extras
  }
  /// The rest of the text, from the first word that is not an option.
  private(set) var unknown: String?

  /// Parses a text. A number in it refers to one of the numbered options.
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
      } else if let number = Int(word), let option = numbered[checked: number - 1] {
        options.append(option)
        words.removeFirst()
      } else if GuestWords.joining.contains(word) {
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
  }

  private static func names(of item: MenuItem) -> [Name] {
    let names = item.options.map { option in
      let words = item.name(of: option).split(whereSeparator: \.isWhitespace)
      return Name(option: option, words: words.map { FoldedText(String($0)).bytes })
    }
    return names.filter { !$0.words.isEmpty }
  }
}
