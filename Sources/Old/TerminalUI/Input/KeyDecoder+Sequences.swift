internal import OldMenuPresentation

extension KeyDecoder {
  static let pasteStart = sequence("[200~")
  static let pasteEnd = sequence("[201~")

  /// What xterm and those that follow it send, with and without application cursor keys, and what
  /// rxvt, the VT220 and the Linux console send otherwise.
  static let commonSequences: [[UInt8]: Key] = {
    var keys: [[UInt8]: Key] = [:]
    for (letter, key) in [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ] as [(String, Key)] {
      keys[sequence("[" + letter)] = key
      keys[sequence("O" + letter)] = key
    }
    for (number, key) in [
      (1, .home), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
    ] as [(Int, Key)] {
      keys[sequence("[\(number)~")] = key
    }
    keys[sequence("[Z")] = .backTab
    keys[sequence("OM")] = .enter
    for (index, letter) in ["P", "Q", "R", "S"].enumerated() {
      keys[sequence("O" + letter)] = .function(index + 1)
      keys[sequence("[" + letter)] = .function(index + 1)
    }
    for (index, letter) in ["A", "B", "C", "D", "E"].enumerated() {
      keys[sequence("[[" + letter)] = .function(index + 1)
    }
    for (index, number) in [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].enumerated() {
      keys[sequence("[\(number)~")] = .function(index + 1)
    }
    return keys
  }()

  private static func sequence(_ rest: String) -> [UInt8] {
    [escape] + Array(rest.utf8)
  }
}
