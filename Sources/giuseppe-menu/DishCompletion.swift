internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import TerminalText

/// The names of dishes that a shell offers for `sold-out`.
struct DishCompletion {
  /// The maximum number of names; a shell asks before it lists more.
  private static let most = 1_000

  private let menu: Menu
  private let offersSoldOut: Bool

  /// Reads the menu of a command line; nil if the menu cannot be read.
  ///
  /// - Parameters:
  ///   - words: the words as they are typed, with their quotes.
  ///   - index: the index of the word to complete.
  init?(words: [String], index: Int) {
    let others = words.indices.dropFirst().filter { $0 != index }.map { words[$0] }
    let named = others.last(where: SoldOutCommand.namesMenu)
    let variable = CommandLine.variables(["GIUSEPPE_MENU"])["GIUSEPPE_MENU"]
    guard let path = MenuLocation.find(named: named, variable: variable),
      let reading = try? MenuReader.read(MenuFile.read(path: path))
    else { return nil }
    menu = reading.menu
    offersSoldOut = others.contains("--back")
  }

  /// The names that begin with a text, as they are or in lower case; O(dishes).
  ///
  /// - Parameter typed: the start of the word, perhaps with quotes.
  /// - Returns: names that neither a terminal nor a shell interprets as a command.
  func names(beginningWith typed: String) -> [String] {
    let start = typed.filter { !"'\"\\".contains($0) }
    let typesetter = Typesetter(cellWidth: { _ in 1 }, isASCII: false)
    var names: [String] = []
    var known: Set<String> = []
    for dish in menu.dishes where dish.isSoldOut == offersSoldOut && names.count < Self.most {
      let name = dish.name.allTexts.lazy.compactMap { $0.completing(start) }.first
      guard let name, !name.mayBeCommand, typesetter.safe(name).string == name,
        known.insert(name).inserted
      else { continue }
      names.append(name)
    }
    return names
  }

  /// A name in the form that a completion script expects: the script for bash removes quotes.
  static func escaped(_ name: String, for shell: CompletionShell?) -> String {
    guard shell == .bash else { return name }
    return "'" + name.replacing(sign: "'", with: #"'\''"#) + "'"
  }
}

extension String {
  /// True if a shell might interpret the text: bash completes `$(…)` and backquotes without quoting them, and
  /// would run them.
  fileprivate var mayBeCommand: Bool {
    let isWord = unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic
        || " 0123456789'.,&()/+%-".contains(Character(scalar))
    }
    return !isWord || hasPrefix("-")
  }

  /// The text, or the text in lower case, whichever begins with `start`; nil if neither does.
  fileprivate func completing(_ start: String) -> String? {
    if hasPrefix(start) { return self }
    let lowercased = lowercased()
    guard lowercased.hasPrefix(start) else { return nil }
    return lowercased
  }
}
