import ArgumentParser
import Console
import TestSupport
import Testing

@testable import giuseppe_menu

@Suite("The dishes that a shell offers") struct DishCompletionTests {
  private static let menu = """
    {"pizzas": [
      {"name": {"it": "Quattro Stagioni", "en": "Four Seasons"}}, {"name": "Quattro Formaggi"},
      {"name": "Marinara", "soldOut": true}, {"name": "Tiramisù"}, {"name": "--all"},
      {"name": "A\\u001b[31mB"}, {"name": "A\\nB"}, {"name": "$(touch x)"},
      {"name": "Evil `touch x`"}, {"name": "~root"}, {"name": "a!b"}, {"name": "Dell'orto & (più)"}
    ]}
    """
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.menu, to: "m.json")
  }

  private func names(_ typed: String, _ options: String...) throws -> [String] {
    let words = ["/bin/giuseppe-menu", "sold-out", typed] + options + [folder.path(of: "m.json")]
    return try #require(DishCompletion(words: words, index: 2)).names(beginningWith: typed)
  }

  @Test("dishes to mark are offered by their beginning, in any case and language")
  func beginnings() throws {
    #expect(try names("Quattro") == ["Quattro Stagioni", "Quattro Formaggi"])
    #expect(try names("quattro s") == ["quattro stagioni"])
    #expect(try names("'quattro f") == ["quattro formaggi"])
    #expect(try names("quattro\\ f") == ["quattro formaggi"])
    #expect(try names("four") == ["four seasons"])
    #expect(try names("tiramisù") == ["tiramisù"])
    #expect(try names("mar") == [] && names("zzz") == [])
  }

  @Test("only sold-out dishes are offered to bring back")
  func back() throws {
    #expect(try names("", "--back") == ["Marinara"])
  }

  @Test("names that look like options or contain terminal controls are not offered")
  func harmless() throws {
    let offered = ["Quattro Stagioni", "Quattro Formaggi", "Tiramisù", "Dell'orto & (più)"]
    #expect(try names("") == offered)
  }

  @Test("nothing is offered for a menu that cannot be read")
  func noMenu() {
    let words = ["giuseppe-menu", "sold-out", "a", folder.path(of: "none.json")]
    #expect(DishCompletion(words: words, index: 2)?.names(beginningWith: "") == nil)
  }

  @Test("names are escaped as each shell needs")
  func escapes() {
    #expect(DishCompletion.escaped("d'Este rossa", for: .bash) == #"'d'\''Este rossa'"#)
    #expect(DishCompletion.escaped("d'Este rossa", for: .zsh) == "d'Este rossa")
    #expect(DishCompletion.escaped("x\u{D4E}'y", for: .bash) == "'x\u{D4E}'\\''y'")
    #expect(DishCompletion.escaped("d'Este rossa", for: .fish) == "d'Este rossa")
    #expect(DishCompletion.escaped("a b", for: nil) == "a b")
  }

  @Test("the program answers the completion script of a shell")
  func answer() throws {
    let ending = try ProgramRunner().sh(
      "$P ---completion sold-out -- positional@0 2 3 giuseppe-menu sold-out mar Menu.json")
    #expect(ending.status == 0 && ending.output == "margherita\nmarinara\n", "\(ending)")
  }
}
