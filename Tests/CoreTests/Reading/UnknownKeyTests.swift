import MenuCore
import Testing

/// Keys that nothing reads, where they may have been a warning: no advice leads from a warning to a
/// promise.
struct UnknownKeyTests {
  private static let keys = [
    "traces", "tracce", "Spuren", "alergens", "allergeni", "Allergene", "contiene", "contain",
    "maycontain", "mayContains", "puoContenere", "milk", "noci", "Milch", "avviso", "warning",
    "vegan", "dieta", "note", "info",
  ]
  private static let values = [
    #"["nuts"]"#, #""noci""#, #"["milk","eggs"]"#, #"{"milk":true}"#, #"{"contains":["milk"]}"#,
    "true", #""tracce di latte""#, #""vegan""#,
  ]

  /// Files in which a key that nothing reads is somewhere around a dish that is complete.
  private static let files: [String] = keys.flatMap { key in
    values.flatMap { value in
      [
        #"{"pizzas":[{"name":"A","«\#(key)»":\#(value),"allergens":{"complete":true}}]}"#,
        #"{"pizzas":[{"name":"A","allergens":{"complete":true,"«\#(key)»":\#(value)}}]}"#,
        #"{"«\#(key)»":\#(value),"pizzas":[{"name":"A","allergens":"none"}]}"#,
      ]
    }
  }

  @Test("obeying every message makes no allergen safe that was warned of")
  func obedience() throws {
    #expect(Self.files.count > 230)
    for marked in Self.files {
      let json = marked.replacing("«", with: "").replacing("»", with: "")
      var text = json
      for _ in 0..<8 {
        guard let next = try Self.obeying(text) else { break }
        text = next
      }
      let dish = try #require(MenuReader.read(text).menu.dish(at: 0, in: .pizzas))
      for allergen in Self.warned(by: marked) {
        #expect(dish.state(of: allergen) > .notAnIngredient, "\(json) became \(text)")
      }
    }
  }

  /// The file after its first message: its edit, or the key by another name as it advises.
  private static func obeying(_ json: String) throws -> String? {
    let reading = try MenuReader.read(json)
    guard let diagnostic = reading.diagnostics.first(where: { $0.severity == .error }) else {
      return nil
    }
    let bytes = Array(json.utf8)
    if let edit = diagnostic.edit {
      return String(decoding: FileEdit.applying([edit], to: bytes), as: UTF8.self)
    }
    guard diagnostic.rule == .unknownKey else { return nil }
    let texts = "\(diagnostic.message) \(diagnostic.advice ?? "")"
    let quoted = texts.split(separator: "\"").map(String.init)
    let key = String(decoding: bytes[diagnostic.range].dropFirst().dropLast(), as: UTF8.self)
    guard
      let name = quoted.last(where: { $0.hasPrefix("x-") })
        ?? quoted.first(where: { word in
          texts.contains("did you mean \"\(word)\"") && word != key
        })
    else { return nil }
    let edit = FileEdit(diagnostic.range, Array("\"\(name)\"".utf8))
    return String(decoding: FileEdit.applying([edit], to: bytes), as: UTF8.self)
  }

  /// The allergens that a person would read in the key and its value.
  private static func warned(by marked: String) -> [Allergen] {
    let words: [(String, Allergen)] = [
      ("nuts", .nuts), ("noci", .nuts), ("milk", .milk), ("Milch", .milk), ("latte", .milk),
      ("eggs", .eggs),
    ]
    return words.filter { marked.contains($0.0) }.map(\.1)
  }

  @Test(
    "a key that may have been a warning is not made private",
    arguments: [
      (#""tracce":"noci""#, true), (#""traces":["nuts"]"#, true), (#""dieta":"vegana""#, false),
      (#""milk":true"#, true), (#""avviso":"tracce di noci""#, true), (#""colour":"red""#, false),
    ])
  func advice(_ member: String, _ isWarning: Bool) throws {
    let json = #"{"pizzas":[{"name":"A",\#(member),"allergens":"none"}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.rule == .unknownKey)
    let advice = try #require(diagnostic.advice)
    #expect(advice.contains("mayContain") == isWarning)
    #expect(advice.contains("x-") == member.contains("colour"))
  }
}
