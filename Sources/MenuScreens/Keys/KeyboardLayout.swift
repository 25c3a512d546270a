internal import TerminalText

/// The Latin letters at the places of a keyboard's own ones: without them no letter key means anything
/// where people write Russian, Ukrainian or Greek.
enum KeyboardLayout {
  private static let latin = "qwertyuiop[]asdfghjklzxcvbnm"
  private static let russian = "йцукенгшщзхъфывапролдячсмить"
  private static let greek = ";ςερτυθιοπ[]ασδφγηξκλζχψωβνμ"

  private static let latinLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for layout in [russian, greek] {
      for (own, latin) in zip(layout, latin) where !own.isASCII {
        letters[own] = latin
        // The sigma at the end of words has no capital of its own.
        guard own != "ς" else { continue }
        letters[Character(own.uppercased())] = Character(latin.uppercased())
      }
    }
    // The letters of Ukrainian that Russian has not.
    letters["і"] = "s"
    letters["ї"] = "]"
    return letters
  }()

  /// The key at the same place of a Latin keyboard, nil where that is the same. `й` → `q`
  static func latinKey(for key: Key) -> Key? {
    guard case .character(let letter) = key, let latin = latinLetters[letter] else { return nil }
    return .character(latin)
  }
}
