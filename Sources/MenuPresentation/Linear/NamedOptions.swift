internal import MenuCore

/// The sizes and extras of a dish that a text lists. `maxi con bufala`
struct NamedOptions {
  /// The options in the order of the text.
  private(set) var options: [DishOption] = []
  /// The extras among them.
  var extras: [Choice.Extra] { options.compactMap(\.extra) }
  /// The rest of the text, from the first word that is not an option.
  private(set) var unknown: String?

  /// Parses a text. A number in it refers to one of the numbered options.
  init(_ text: String, of item: MenuItem, numbered: [DishOption] = []) {
    let names = item.options.map { option in
      let words = item.name(of: option).split(whereSeparator: \.isWhitespace)
      return (option: option, words: words.map { FoldedText(String($0)).bytes })
    }
    var words = text.split { $0.isWhitespace || $0 == "," }[...]
    let folded = words.map { FoldedText(String($0)).bytes }
    while let word = words.first {
      let folded = folded[words.startIndex...]
      let named = names.filter { !$0.words.isEmpty && folded.starts(with: $0.words) }
        .max { $0.words.count < $1.words.count }
      if let named {
        options.append(named.option)
        words.removeFirst(named.words.count)
      } else if let number = Int(word), number > 0, let option = numbered[checked: number - 1] {
        options.append(option)
        words.removeFirst()
      } else if GuestWords.has(word, about: .joining) {
        words.removeFirst()
      } else {
        unknown = words.joined(separator: " ")
        return
      }
    }
  }

  /// The options of a dish in a text that has a part of its name; nil if it has other words or no option.
  /// `vino litro` → `litro`
  static func text(in text: String, besideNameOf item: MenuItem) -> String? {
    let name = FoldedText(item.title).wordTexts
    let others = text.split(separator: " ").filter { !name.contains(FoldedText(String($0)).text) }
    let options = others.joined(separator: " ")
    let named = NamedOptions(options, of: item)
    return named.unknown == nil && !named.options.isEmpty ? options : nil
  }
}
