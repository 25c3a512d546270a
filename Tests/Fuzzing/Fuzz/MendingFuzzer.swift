import LocatedJSON
import MenuCheck
import MenuCore
import MenuExport
import MenuPresentation

/// The writers of menus: a written menu is read back unchanged, mending loses nothing and adds no promise,
/// and a sold-out mark changes nothing else.
enum MendingFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let reading = try? MenuReader.read(bytes)
    if let complaint = mending(bytes, reading) { return complaint }
    guard let reading else { return nil }
    let written = Array(MenuWriter.json(of: reading.menu).utf8)
    guard let again = try? MenuReader.read(written).menu else {
      return "what is written is refused"
    }
    let safer = reading.menu.safer(in: again)
    if !safer.isEmpty { return "what is written is safer: \(safer)" }
    // What a comment doubts is left open, since the comment is not written.
    let hasComment = JSONDocument(bytes: bytes).faults.contains { $0.kind == .recovered(.comment) }
    if again != reading.menu, !reading.hasErrors, !hasComment {
      return "what is written reads to another menu"
    }
    return soldOut(bytes, reading)
  }

  private static func mending(_ bytes: [UInt8], _ before: MenuReading?) -> String? {
    let mended = MenuFixer.mend(bytes).bytes
    if !endsMending(mended) { return "mending has no end" }
    guard let before else { return nil }
    guard let after = try? MenuReader.read(mended) else { return "mended it is refused" }
    let isFileFaulty = before.diagnostics.contains { $0.severity == .error && $0.dish == nil }
    for list in MenuList.allCases {
      let count = before.menu.numberOfDishes(in: list)
      if after.menu.numberOfDishes(in: list) < count { return "mended it has fewer dishes" }
      for position in 0..<count where !isFileFaulty {
        let wasFaulty = before.diagnostics.contains {
          $0.severity == .error && $0.dish?.list == list && $0.dish?.number == position + 1
        }
        guard !wasFaulty, let was = before.menu.dish(at: position, in: list),
          let dish = after.menu.dish(at: position, in: list)
        else { continue }
        let safer = was.safer(in: dish)
        if !safer.isEmpty { return "mended \(list)/\(position + 1) is safer: \(safer)" }
      }
    }
    if before.hasErrors || mended == bytes { return nil }
    return after.menu == before.menu ? nil : "mended without an error it is another menu"
  }

  /// True if repeated mending of a file ends. One run takes a few rounds at most, and a text with many
  /// control characters needs a round for each of them.
  private static func endsMending(_ bytes: [UInt8]) -> Bool {
    var file = bytes
    for _ in 0...bytes.count {
      let mended = MenuFixer.mend(file).bytes
      if mended == file { return true }
      file = mended
    }
    return false
  }

  private static func soldOut(_ bytes: [UInt8], _ reading: MenuReading) -> String? {
    for list in MenuList.allCases {
      for number in 1...2 {
        let request = "\(list.rawValue)/\(number)"
        guard let answer = try? SoldOut.mark([request], soldOut: true, in: bytes),
          let marked = answer.bytes
        else { continue }
        guard let menu = try? MenuReader.read(marked).menu else { return "a mark breaks the file" }
        let changed = MenuList.allCases.reduce(0) { sum, list in
          sum
            + (0..<menu.numberOfDishes(in: list)).count {
              menu.dish(at: $0, in: list) != reading.menu.dish(at: $0, in: list)
            }
        }
        if changed > 1 { return "a mark changes \(changed) dishes" }
        if let again = try? SoldOut.mark([request], soldOut: true, in: marked), again.bytes != nil {
          return "what is marked is marked again"
        }
        guard !reading.hasErrors else { continue }
        guard let back = try? SoldOut.markAllAvailable(in: marked).bytes,
          let there = try? MenuReader.read(back).menu, !there.dishes.contains(where: \.isSoldOut)
        else { return "a mark cannot be taken away" }
      }
    }
    return nil
  }
}
