internal import LocatedJSON
internal import MenuCore
internal import MenuTestSupport

/// What writes menus: a written menu reads to itself, mending does no harm, and a mark that a dish is
/// sold out changes this one thing.
enum MendingFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let reading = try? MenuReader.read(bytes)
    if let complaint = mending(bytes, reading) { return complaint }
    guard let reading else { return nil }
    let written = Array(MenuWriter.json(of: reading.menu).utf8)
    guard let again = try? MenuReader.read(written).menu else {
      return "what is written is refused"
    }
    if again != reading.menu, !isWithoutDoubtedPromises(again, of: reading, written) {
      return "what is written reads to another menu"
    }
    return soldOut(bytes, reading)
  }

  /// Whether nothing is lost of a menu but promises that words without a place in the format took
  /// back: no dish is safer, and written again it is the same.
  private static func isWithoutDoubtedPromises(
    _ again: Menu, of reading: MenuReading, _ written: [UInt8]
  ) -> Bool {
    reading.hasErrors && reading.menu.saferAllergens(in: again).isEmpty
      && Array(MenuWriter.json(of: again).utf8) == written
  }

  private static func mending(_ bytes: [UInt8], _ before: MenuReading?) -> String? {
    let mended = MenuFixer.mend(bytes).bytes
    if MenuFixer.mend(mended).bytes != mended { return "mended twice it is mended more" }
    guard let before else { return nil }
    guard let after = try? MenuReader.read(mended) else { return "mended it is refused" }
    let safer = before.menu.saferAllergens(in: after.menu)
    if !safer.isEmpty { return "mended it is safer: \(safer)" }
    for list in MenuList.allCases
    where after.menu.numberOfDishes(in: list) < before.menu.numberOfDishes(in: list) {
      return "mended it has fewer dishes"
    }
    if before.hasErrors || before.isPartlyUnread || mended == bytes { return nil }
    return after.menu == before.menu ? nil : "mended without an error it is another menu"
  }

  private static func soldOut(_ bytes: [UInt8], _ reading: MenuReading) -> String? {
    for list in MenuList.allCases {
      for number in 1...3 {
        let wanted = SoldOut.Wanted.anything("\(list.rawValue)/\(number)")
        guard let answer = try? SoldOut.mark(true, [wanted], in: bytes), let marked = answer.bytes
        else { continue }
        guard let menu = try? MenuReader.read(marked).menu else { return "a mark breaks the file" }
        let changed = MenuList.allCases.reduce(0) { sum, list in
          sum
            + (0..<menu.numberOfDishes(in: list)).count {
              menu.dish(at: $0, in: list) != reading.menu.dish(at: $0, in: list)
            }
        }
        if changed > 1 { return "a mark changes \(changed) dishes" }
        if !reading.hasErrors, !onlyAMark(bytes, marked) {
          return "a mark changes more than itself"
        }
        if (try? SoldOut.mark(true, [wanted], in: marked))?.bytes != nil {
          return "what is marked is marked again"
        }
      }
    }
    return nil
  }

  /// Whether nothing but `false` or `null` has gone.
  private static func onlyAMark(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let gone = old[start..<old.count - end]
    return gone.count <= 5 && gone.allSatisfy { Array("falsenu".utf8).contains($0) }
  }
}

extension MenuReading {
  /// Whether the file has a key that nothing reads and that is mended to one that is read: then more
  /// is known, as the owner meant it.
  fileprivate var isPartlyUnread: Bool {
    diagnostics.contains { diagnostic in
      switch diagnostic.rule {
      case .key(.unknownKey(_, .some, isThere: false)), .key(.unknownMember(_, _, isThere: false)):
        true
      default: false
      }
    }
  }
}
