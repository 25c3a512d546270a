import LocatedJSON
import MenuCheck
import MenuCore
import TestSupport
import Testing

/// Files with one or two bytes changed, inserted or removed: parsing ends, reports a bounded number of faults
/// inside the file, and mending adds no promise.
struct MutationTests {
  private static let bytes: [UInt8] =
    Array("\",:[]{}\\/*'0a.- \n\t\r#;<".utf8) + [0x80, 0xA0, 0xC2, 0xE2, 0xEF, 0xFF, 0]
  private static let characters = ["“", "”", "，", "：", "［", "］", "｛", "｝", "\u{A0}", "\u{200B}"]

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
      case 2: bytes.insert(Self.bytes.randomElement(using: &random) ?? 0, at: place)
      default:
        let character = Self.characters.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(place..<place + 1, with: Array(character.utf8))
      }
    }
    return bytes
  }

  @Test("a mutated file is parsed to its end, with faults inside the file", arguments: seeds)
  func parsing(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let shipped = try Repository.bytes("Menu.json")
    let small = Array(GeneratedMenu(&random).json.utf8)
    for round in 0..<400 {
      let bytes = mutated(round % 10 == 0 ? shipped : small, &random)
      let document = JSONDocument(bytes: bytes)
      let stopping = document.faults.filter { !$0.isRecovered }
      #expect((document.root == nil) == !stopping.isEmpty)
      #expect(stopping.count <= 60, "\(String(decoding: bytes, as: UTF8.self))")
      for fault in document.faults {
        #expect(0...bytes.count ~= fault.offset && fault.offset + fault.length <= bytes.count)
      }
      let offsets = document.faults.map(\.offset)
      #expect(offsets == offsets.sorted())
    }
  }

  @Test("random bytes are parsed to their end", arguments: seeds)
  func garbage(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in Self.bytes.randomElement(using: &random) ?? 0 }
      let text = bytes + Array(Self.characters.shuffled(using: &random).joined().utf8).prefix(9)
      let document = JSONDocument(bytes: [0x5B] + text)
      #expect(document.faults.count <= text.count + 2)
    }
  }

  @Test("fixing a mutated file adds no fault and no promise", arguments: seeds)
  func mending(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let bytes = mutated(Array(GeneratedMenu(&random).json.utf8), &random)
      let mended = MenuFixer.mend(bytes)
      guard mended.count > 0 else { continue }
      let before = JSONDocument(bytes: bytes)
      let after = JSONDocument(bytes: mended.bytes)
      let count = { (document: JSONDocument) in document.faults.count { !$0.isRecovered } }
      #expect(count(after) <= count(before))
      guard before.root == nil, after.root != nil else { continue }
      for word in ["none", "complete", "freeFrom", "diets", "homemade", "vegan"] {
        let text = String(decoding: bytes, as: UTF8.self)
        let new = String(decoding: mended.bytes, as: UTF8.self)
        #expect(new.split(separator: word).count <= text.split(separator: word).count, "\(text)")
      }
    }
  }
}
