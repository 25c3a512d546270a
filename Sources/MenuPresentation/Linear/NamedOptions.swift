package import MenuCore

/// The sizes and extras of a dish that a text names one behind the other. `maxi con bufala`
struct NamedOptions {
  /// The options in the order of the text.
  private(set) var options: [DishOption] = []
  /// The extras among them.
  var extras: [Choice.Extra] {
    var extras: [Choice.Extra] = []
    for case .extra(let extra) in options { extras.append(extra) }
    return extras
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
      } else if let number = Int(word), let option = numbered[checked: number - 1] {
        options.append(option)
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
    item.options.map { Name($0, item.name(of: $0)) }.filter { !$0.words.isEmpty }
  }

  private static let joiningWords: Set<String> = [
    "e", "ed", "con", "and", "with", "und", "mit", "et", "avec", "y",
  ]
}

extension MenuItem {
  /// The things that can be chosen, sizes first.
  package var options: [DishOption] {
    sizes.indices.map(DishOption.size) + extras.map(DishOption.extra)
  }

  /// The extras of all groups.
  var extras: [Choice.Extra] {
    addOns.enumerated().flatMap { group, addOns in
      addOns.items.map { Choice.Extra(group: group, item: $0.index) }
    }
  }

  /// The name of an option, empty where the row has none.
  func name(of option: DishOption) -> String {
    switch option {
    case .size(let size): sizes[checked: size]?.name ?? ""
    case .extra(let extra): name(of: extra)
    }
  }
}

/// A thing that a guest can choose of a dish.
package enum DishOption: Hashable, Sendable {
  case size(Int)
  case extra(Choice.Extra)
}
