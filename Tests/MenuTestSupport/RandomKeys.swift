public import OldMenuPresentation

/// What a terminal sends for keys that somebody presses at random, the same for the same seed.
///
/// Every key that says something comes, but for those that end the program or stop it; then letters
/// and digits for the search, the mouse, pastes, and keys that nobody knows.
public struct RandomKeys {
  /// The keys that are bound.
  private static let bound = KeyMap.standard.bindings
    .filter { ![.quit, .suspend].contains($0.command) }.flatMap(\.keys)
    .filter { $0 != .character("q") }.compactMap(\.sequence)
  private static let letters = Array("aeiourmstlnè 0123\"").map { Array(String($0).utf8) }
  private static let unknown = ["\u{1B}[24~", "\u{1B}[1;5P", "\u{1B}Ox", "\u{0}", "\u{5}", "€"]
    .map { Array($0.utf8) }

  private var random: SeededGenerator

  /// Makes a generator; the same seed gives the same keys.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The bytes of one more key.
  public mutating func next() -> [UInt8] {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<55: return any(of: Self.bound)
    case 55..<90: return any(of: Self.letters)
    case 90..<95: return mouse()
    case 95..<97: return paste()
    default: return any(of: Self.unknown)
    }
  }

  private mutating func any(of keys: [[UInt8]]) -> [UInt8] {
    keys.randomElement(using: &random) ?? []
  }

  private mutating func mouse() -> [UInt8] {
    let button = [0, 64, 65].randomElement(using: &random) ?? 0
    let column = Int.random(in: 1...200, using: &random)
    let line = Int.random(in: 1...60, using: &random)
    return Array("\u{1B}[<\(button);\(column);\(line)M".utf8)
  }

  private mutating func paste() -> [UInt8] {
    let length = Int.random(in: 0...12, using: &random)
    let text = (0..<length).flatMap { _ in any(of: Self.letters) }
    return Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
  }
}

extension Key {
  /// What xterm sends for it, nil for what is no single key.
  public var sequence: [UInt8]? {
    switch self {
    case .character(let character): Array(String(character).utf8)
    case .control(let character): character.asciiValue.map { [$0 & 0x1F] }
    case .up: Array("\u{1B}OA".utf8)
    case .down: Array("\u{1B}OB".utf8)
    case .right: Array("\u{1B}OC".utf8)
    case .left: Array("\u{1B}OD".utf8)
    case .home: Array("\u{1B}OH".utf8)
    case .end: Array("\u{1B}OF".utf8)
    case .pageUp: Array("\u{1B}[5~".utf8)
    case .pageDown: Array("\u{1B}[6~".utf8)
    case .tab: [0x09]
    case .backTab: Array("\u{1B}[Z".utf8)
    case .enter: [0x0D]
    case .escape: [0x1B]
    case .backspace: [0x7F]
    case .delete: Array("\u{1B}[3~".utf8)
    case .function(1): Array("\u{1B}OP".utf8)
    case .function, .paste, .mouse: nil
    }
  }
}
