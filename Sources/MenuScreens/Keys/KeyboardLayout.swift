internal import TerminalText

/// The Latin letters at the same positions of a Russian, Ukrainian or Greek keyboard. Without them the letter
/// keys would do nothing there.
enum KeyboardLayout {
  private static let latin = "qwertyuiop[]asdfghjklzxcvbnm"
  private static let russian = "йцукенгшщзхъфывапролдячсмить"
  private static let greek = ";ςερτυθιοπ[]ασδφγηξκλζχψωβνμ"

  private static let latinLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for layout in [russian, greek] {
      for (own, latin) in zip(layout, latin) where !own.isASCII {
        letters[own] = latin
        // The final sigma has no uppercase letter of its own.
        guard own != "ς" else { continue }
        letters[Character(own.uppercased())] = Character(latin.uppercased())
      }
    }
    // The letters that Ukrainian has and Russian lacks.
    letters["і"] = "s"
    letters["ї"] = "]"
    return letters
  }()

  /// The Latin key at the same position of the keyboard, nil if there is none. `й` → `q`
  static func latinKey(for key: Key) -> Key? {
    guard case .character(let letter) = key, let latin = latinLetters[letter] else { return nil }
    return .character(latin)
  }
}
