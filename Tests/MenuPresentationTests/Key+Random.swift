import OldMenuPresentation
import MenuTestSupport

extension Key {
  /// So many of the keys that say something, and letters for the search; the same seed gives the same.
  static func anyBound(_ count: Int, seed: UInt64) -> [Key] {
    var random = SeededGenerator(seed: seed)
    let bound = KeyMap.standard.bindings
      .filter { ![.quit, .suspend, .theme].contains($0.command) }.flatMap(\.keys)
    let letters = "marote ".map { Key.character($0) }
    return (0..<count).compactMap { _ in (bound + letters).randomElement(using: &random) }
  }
}
