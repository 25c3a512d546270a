import MenuCheck
import MenuCore
import TestSupport
import Testing

/// Faulty menus whose messages are followed literally: the text that each message shows is written where it
/// says, message by message, until no message has a text to write.
struct AdviceTests {
  @Test("there are more than 250 faulty menus")
  func table() {
    #expect(FaultyMenu.all.count > 250)
  }

  @Test("following every message leads to a clean menu", arguments: FaultyMenu.all)
  func obedience(_ menu: FaultyMenu) throws {
    var owner = Owner(bytes: Array(menu.text.utf8))
    var said: [String] = []
    while let diagnostic = owner.nextMessage {
      said.append(diagnostic.description)
      try #require(said.count <= menu.faults, "\(menu.title): \(said) in \(owner.text)")
      try owner.obey(diagnostic, choice: menu.choice)
      for allergen in menu.warned {
        #expect(!owner.promises(allergen), "\(menu.title): \(allergen) in \(owner.text)")
      }
    }
    let reading = try MenuReader.check(owner.bytes)
    #expect(!reading.hasErrors, "\(menu.title): \(reading.diagnostics)")
    for word in menu.words {
      #expect(owner.text.contains(word), "\(menu.title): \(word) is lost in \(owner.text)")
    }
  }

  @Test("running --fix first leads to the same menu", arguments: FaultyMenu.all)
  func mending(_ menu: FaultyMenu) throws {
    var owner = Owner(bytes: MenuFixer.mend(Array(menu.text.utf8)).bytes)
    var count = 0
    while let diagnostic = owner.nextMessage {
      count += 1
      try #require(count <= menu.faults, "\(menu.title): \(diagnostic) in \(owner.text)")
      try owner.obey(diagnostic, choice: menu.choice)
    }
    #expect(try !MenuReader.check(owner.bytes).hasErrors, "\(menu.title): \(owner.text)")
    for allergen in menu.warned { #expect(!owner.promises(allergen), "\(menu.title)") }
  }
}

/// An owner who writes what the messages say, and adds only what an owner alone can know.
private struct Owner {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The first error, else the first warning that says what to write.
  var nextMessage: Diagnostic? {
    let report = Menu.report(text, isCheck: true)
    return report.first { $0.severity == .error } ?? report.first { !$0.choices.isEmpty }
  }

  /// Writes the text that a message shows; of several, the one with the number `choice`.
  mutating func obey(_ diagnostic: Diagnostic, choice: Int?) throws {
    let choices = diagnostic.choices
    let index = choices.count == 1 ? 0 : try #require(choice, "\(diagnostic) in \(text)") - 1
    try #require(choices.indices.contains(index), "\(diagnostic) in \(text)")
    let suggestion = choices[index]
    let sentence = "\(diagnostic.message) \(diagnostic.advice ?? "")"
    // Lines of a file are named by their numbers.
    let isOfLines = diagnostic.kind == "json/merge-conflict"
    let line = diagnostic.line + (index == 0 ? 1 : 3)
    var written = isOfLines ? ["line \(line)"] : suggestion.shown.map(\.text)
    // What is too long to be copied is written by a program.
    if diagnostic.edit != nil, written.contains(where: { $0.count > 160 }) {
      written = ["check --fix makes this change"]
    }
    for text in written { #expect(sentence.contains(text), "\(text) is not in \(sentence)") }
    bytes = FileEdit.applying([suggestion.edit], to: bytes)
    if suggestion.text.hasPrefix("\"allergenKey\"") || suggestion.text == "\"7\": \"…\"" {
      bytes = Array(text.replacing("…", with: "milk").utf8)
    }
    let known = text.replacing("\"price\": \"…\"", with: "\"price\": \"9.00\"")
      .replacing("\"amount\": \"…\"", with: "\"amount\": \"9.00\"")
      .replacing("\"from\": \"…\"", with: "\"from\": \"9.00\"")
      .replacing("\": \"…\"}", with: "\": \"milk\"}")
      .replacing("…", with: "Nuova")
    bytes = Array(known.utf8)
  }

  /// True if a dish of the menu says that it is without an allergen.
  func promises(_ allergen: Allergen) -> Bool {
    guard let menu = try? MenuReader.read(bytes).menu else { return false }
    return menu.dishes.contains { $0.state(of: allergen) < .notStated }
  }
}

/// An entry of the table `faulty-menus.txt`.
struct FaultyMenu: Sendable, CustomTestStringConvertible {
  let title: String
  /// The number of its faults, and so the most steps to a clean menu.
  let faults: Int
  /// The number of the change that its owner makes where a message offers several.
  let choice: Int?
  /// The allergens that the file warns of.
  let warned: [Allergen]
  /// Texts that the final menu must contain.
  let kept: [String]
  private(set) var text = ""

  var testDescription: String { title }

  static let all: [FaultyMenu] = {
    let bytes = (try? Repository.bytes("Tests/Fixtures/faulty-menus.txt")) ?? []
    var menus: [FaultyMenu] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let menu = FaultyMenu(head: line) {
        menus.append(menu)
      } else if !line.hasPrefix("#"), !menus.isEmpty {
        let isFirst = menus[menus.count - 1].text.isEmpty
        menus[menus.count - 1].text += isFirst ? line : "\n\(line)"
      }
    }
    return menus.map(\.completed)
  }()

  /// Reads the line before a menu: `= 1 >2 !milk +soldOut a title`
  private init?(head: Substring) {
    var words = head.split(separator: " ")
    guard words.count > 2, words[0] == "=", let faults = Int(words[1]) else { return nil }
    words.removeFirst(2)
    choice = words.first.flatMap { $0.hasPrefix(">") ? Int($0.dropFirst()) : nil }
    if choice != nil { words.removeFirst() }
    let warned = words.prefix { $0.hasPrefix("!") }
    words.removeFirst(warned.count)
    let kept = words.prefix { $0.hasPrefix("+") }
    self.faults = faults
    self.warned = warned.compactMap { Allergen(rawValue: String($0.dropFirst())) }
    self.kept = kept.map { String($0.dropFirst()).replacing("_", with: " ") }
    title = words.dropFirst(kept.count).joined(separator: " ")
  }

  /// A dish alone becomes the only pizza of a menu.
  private var completed: FaultyMenu {
    let keys = ["currency", "language", "pizzas", "valuta", "allergenKey", "formatVersion", "menu"]
    let isMenu =
      text.hasPrefix("[") || text == "{}" || !text.hasPrefix("{")
      || keys.contains { text.hasPrefix("{\"\($0)\"") }
    guard !isMenu else { return self }
    var menu = self
    menu.text = "{\"currency\": \"EUR\", \"pizzas\": [\n\(text)\n]}"
    return menu
  }

  /// The names of dishes and the digits of prices that must not be lost.
  var words: [String] {
    let names = [
      "Diavola", "Marinara", "Margherita", "Tiramis", "bufala", "rucola", "salame", "olive",
    ]
    let prices = ["7.00", "12.00", "9.00", "7.50", "8.50", "5.00", "10.00"]
    return kept + names.filter(text.contains)
      + prices.filter { price in
        text.contains("\"\(price)") || text.contains(price.replacing(".", with: ","))
      }
  }
}
