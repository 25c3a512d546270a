import OldMenuPresentation
import MenuTestSupport
import Testing

/// Names in which many a character has another width on another terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileWidthTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [("a©", 1_024), ("©abcd", 1_024), ("魚", 700)])
  func aKeyCostsLittle(part: String, limit: Int) throws {
    let terminal = try browse(part, size: Size(columns: 80, lines: 24))
    for _ in 1...4 {
      let start = terminal.output.count
      #expect(terminal.type("j"))
      let cost = terminal.output.count - start
      #expect(cost > 0 && cost <= limit, "\(cost) bytes")
    }
  }

  /// The processor's time, not the wall's: beside a compiler the same work takes longer.
  @Test(arguments: ["a©", "©abcd"])
  func theLargestWindowCostsLittleToDraw(part: String) throws {
    let terminal = try browse(part, size: Size(columns: 512, lines: 512))
    #expect(terminal.processorTime < .seconds(10))
    terminal.send("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  /// A menu of such names, when its first frame has come.
  private func browse(_ part: String, size: Size) throws -> PseudoTerminal {
    let name = String(repeating: part, count: 600 / part.count)
    let dishes = (1...600).map { number in
      #"{"name":"\#(number) \#(name)","ingredients":["\#(name)"],"price":"9.99"}"#
    }
    try folder.write(
      #"{"language":"it","currency":"EUR","pizzas":[\#(dishes.joined(separator: ","))]}"#,
      to: "Menu.json")
    let terminal = try RunningBrowser(arguments: [folder.path("Menu.json")], size: size).terminal
    #expect(terminal.read(within: .seconds(60)) { $0.text.contains("9,99 €") })
    #expect(terminal.settle(within: .seconds(60)))
    return terminal
  }
}
