import MenuCore
import ArgumentParser
import Console
import TerminalText
import Testing

@Suite("The messages of a program") struct MessageTests {
  private struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "menu")
  }

  private let program = Program(Root.self, language: .english, isASCII: false)

  @Test("a long message is not cut")
  func longMessage() {
    let message = Array(repeating: "what can be typed", count: 40).joined(separator: ", ")
    #expect(program.line(message).string == "menu: " + message)
  }

  @Test(
    "only the quotations in a long message are cut",
    arguments: [("“", "”"), ("\"", "\""), ("«", "»"), ("„", "“")])
  func longQuotation(_ opening: String, _ closing: String) {
    let quoted = String(repeating: "ab ", count: 1_000)
    let message = "no dish names \(opening)\(quoted)\(closing). You can type the name of a dish."
    let line = program.line(message, of: "Menu.json").string
    #expect(line.hasPrefix("menu: Menu.json: no dish names \(opening)ab ab"))
    #expect(line.hasSuffix("…\(closing). You can type the name of a dish."))
    #expect(line.count < 150)
  }

  @Test("a quotation in a short message is not cut")
  func shortMessage() {
    let message = "no dish names “\(String(repeating: "a", count: 100))”"
    #expect(program.line(message).string == "menu: " + message)
  }

  @Test("a long path is cut at the front")
  func longPath() {
    let path = String(repeating: "folder/", count: 100)
    let line = program.line("there is no such file", of: path).string
    #expect(line.hasPrefix("menu: …") && line.hasSuffix("folder/: there is no such file"))
    #expect(line.count == 200)
  }

  @Test("a very long text without quotation marks is cut at 2000 characters")
  func foreignText() {
    #expect(program.line(String(repeating: "a", count: 9_000)).string.count == 2_000)
  }
}
