import LocatedJSON
import MenuCore
import TestSupport
import Testing

/// The four properties of the safety rule over generated dishes and broken bytes.
struct PropertyTests {
  private static let faults = [
    #""colour":1"#, #""glutenFree":false"#, #""allergenes":["milk"]"#, #""Allergens":"none""#,
    #""freeFrom":["milk"]"#, #""price ":"1.00""#, #""":0"#, #""name\u0000":"x""#,
  ]
  private static let garbage = ["true", "7.5e3", "[[]]", "{\"zz\":1}", "\"\\u0000?\"", "-1"]

  @Test(
    "a fault in a dish withdraws its promises, keeps its warnings and other dishes",
    arguments: seeds)
  func fault_putIntoADish_makesNothingBetterAndLeavesNoPromise(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let menu = GeneratedMenu(&random)
      let good = try MenuReader.read(menu.json).menu
      let place = Int.random(in: menu.dishes.indices, using: &random)
      var spoilt = menu
      let fault = Self.faults.randomElement(using: &random) ?? ""
      let into = Int.random(in: 0...menu.dishes[place].members.count, using: &random)
      spoilt.dishes[place].members.insert(fault, at: into)
      let bad = try MenuReader.read(spoilt.json).menu
      try expectWithdrawn(bad, good, menu, place, "\(fault) in \(menu.dishes[place].members)")
    }
  }

  @Test(
    "a key given twice withdraws the promises of its dish and keeps the warnings of both values",
    arguments: seeds)
  func key_givenTwice_leavesNoPromiseAndTheWarningsOfBoth(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let menu = GeneratedMenu(&random)
      let place = Int.random(in: menu.dishes.indices, using: &random)
      let members = menu.dishes[place].members
      guard
        let (index, value) = otherValues(of: members, place, &random).randomElement(using: &random)
      else { continue }
      var replaced = menu
      replaced.dishes[place].members[index] = value
      var spoilt = menu
      spoilt.dishes[place].members.insert(
        value, at: Int.random(in: 0...members.count, using: &random))
      let bad = try MenuReader.read(spoilt.json).menu
      for good in [menu, replaced] {
        let comment: Comment = "\(value) beside \(members)"
        try expectWithdrawn(bad, MenuReader.read(good.json).menu, menu, place, comment)
      }
    }
  }

  /// Other values of some members of a dish, with the indices of those members.
  private func otherValues(
    of members: [String], _ place: Int, _ random: inout SeededGenerator
  ) -> [(index: Int, value: String)] {
    let others = (0..<4).flatMap { _ in GeneratedMenu(&random).dishes[place].members }
    return others.compactMap { other in
      let index = members.firstIndex { $0 != other && $0.hasPrefix(other.prefix { $0 != ":" }) }
      return index.map { ($0, other) }
    }
  }

  @Test(
    "an unknown key in a dish withdraws its promises", arguments: seeds)
  func key_renamedToGarbage_removesAllPromisesOfItsDish(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let menu = GeneratedMenu(&random, hasAddOns: false)
    for place in menu.dishes.indices {
      for member in menu.dishes[place].members.indices {
        var spoilt = menu
        spoilt.dishes[place].members[member] =
          "\"q\(menu.dishes[place].members[member].dropFirst())"
        let bad = try MenuReader.read(spoilt.json).menu
        let dish = try #require(self.dish(place, of: menu, in: bad))
        #expect(!dish.isPromising, "\(spoilt.dishes[place].members[member])")
      }
    }
  }

  @Test(
    "a value that is garbage leaves no promise beside an error", arguments: seeds)
  func value_turnedToGarbage_leavesNoPromiseBesideAnError(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var menu = GeneratedMenu(&random)
      let place = Int.random(in: menu.dishes.indices, using: &random)
      let member = Int.random(in: menu.dishes[place].members.indices, using: &random)
      let key = menu.dishes[place].members[member].prefix { $0 != ":" }
      menu.dishes[place].members[member] =
        "\(key):\(Self.garbage.randomElement(using: &random) ?? "")"
      try expectNoPromiseBesideAnError(Array(menu.json.utf8))
    }
  }

  @Test(
    "random changes of bytes leave no promise beside an error", arguments: seeds)
  func bytes_mutated_leaveNoPromiseBesideAnError(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let shipped = try Repository.bytes("Menu.json")
    for round in 0..<40 {
      var bytes = round < 5 ? shipped : Array(GeneratedMenu(&random).json.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: place)
        default: bytes[place] = UInt8.random(in: 0...0xFF, using: &random)
        }
      }
      try expectNoPromiseBesideAnError(bytes)
    }
  }

  private func dish(_ place: Int, of generated: GeneratedMenu, in menu: Menu) -> Dish? {
    MenuList(rawValue: generated.dishes[place].list).flatMap {
      menu.dish(at: generated.position(of: place), in: $0)
    }
  }

  /// A dish with a fault has its warnings and nothing else, and the others are as they were.
  private func expectWithdrawn(
    _ bad: Menu, _ good: Menu, _ generated: GeneratedMenu, _ place: Int, _ comment: Comment
  ) throws {
    for other in generated.dishes.indices {
      let was = try #require(dish(other, of: generated, in: good))
      let now = try #require(dish(other, of: generated, in: bad))
      guard other == place else {
        #expect(now == was, comment)
        continue
      }
      #expect(!now.isPromising, comment)
      for allergen in Allergen.allCases {
        #expect(now.state(of: allergen) >= was.state(of: allergen), comment)
      }
      #expect(was.combinedStatement.unread.allSatisfy(now.combinedStatement.unread.contains))
      #expect(now.spiciness >= was.spiciness && (now.isSoldOut || !was.isSoldOut), comment)
      #expect(now.isFrozen || !was.isFrozen, comment)
      #expect(now.alcoholPercent == was.alcoholPercent, comment)
    }
  }

  /// A dish that promises has no error in its braces, except in add-ons, which then promise nothing, nor in
  /// the braces of its group, nor anywhere else that may concern it.
  private func expectNoPromiseBesideAnError(_ bytes: [UInt8]) throws {
    guard let reading = try? MenuReader.read(bytes) else { return }
    let document = JSONDocument(bytes: bytes)
    let (addOns, groups) = (document.addOns, document.groups)
    for error in reading.diagnostics where error.severity == .error {
      guard let place = error.dish, !addOns.contains(where: { $0.contains(error.range.lowerBound) })
      else { continue }
      let dish = try #require(reading.menu.dish(at: place.number - 1, in: place.list))
      #expect(!dish.isPromising, "\(error) in \(String(decoding: bytes, as: UTF8.self))")
    }
    for error in reading.diagnostics where error.severity == .error && error.dish == nil {
      guard !error.isOfTheHouse else { continue }
      let group = groups.first { $0.braces.contains(error.range.lowerBound) }?.id
      let isRead = reading.menu.groups.contains { $0.id == group }
      #expect(
        !reading.menu.dishes.contains { $0.isPromising && (!isRead || $0.group == group) },
        "\(error) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension Diagnostic {
  /// True for the rules about a value of the house or about the JSON.
  fileprivate var isOfTheHouse: Bool {
    let house: [FileKey] = [.name, .language, .currency, .cover, .address, .phone, .hours]
    switch rule {
    case .repeatedKey, .outOfRange, .wrongType:
      return house.contains { message.hasPrefix("\"\($0.name)\"") }
    case .json, .badLanguageTag, .notAPrice, .priceDecimals, .unknownCurrency, .noDish: return true
    default: return false
    }
  }
}

extension Dish {
  /// True if it promises anything to a guest.
  var isPromising: Bool {
    isHomemade || !trustedDiets.isEmpty
      || Allergen.allCases.contains { state(of: $0) < .notStated }
      || sizes.contains { size in
        Allergen.allCases.contains { statement(of: size).state(of: $0) < .notStated }
      }
  }
}

extension JSONDocument {
  /// The braces of each group, and its id.
  fileprivate var groups: [(braces: Range<Int>, id: String?)] {
    let lists = root?.members.filter { $0.key == "groups" } ?? []
    return lists.flatMap(\.value.elements).map { group in
      let id = group.members.first { $0.key == "id" }?.value.string
      return (group.offset..<group.offset + group.length, id)
    }
  }

  /// The braces of each add-on.
  fileprivate var addOns: [Range<Int>] {
    var (found, open): ([Range<Int>], [JSONValue]) = ([], [root].compactMap(\.self))
    while let value = open.popLast() {
      open += Array(value.elements) + value.members.map(\.value)
      for member in value.members where ["addOns", "items"].contains(member.key.string ?? "") {
        found += member.value.elements.filter { element in
          !element.members.contains { ["title", "choose", "items"].contains($0.key.string ?? "") }
        }
        .map { $0.offset..<$0.offset + $0.length }
      }
    }
    return found
  }
}
