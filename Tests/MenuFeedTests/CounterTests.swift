import MenuTestSupport
import Testing

/// The way of a menu from head office to the counter of a shop.
@Suite(.timeLimit(.minutes(5))) struct CounterTests {
  @Test func aScreenThatIsOpenShowsTheDishThatWasPulled() async throws {
    let shop = try Shop()
    let counter = try Tmux()
    try counter.type("\(BuiltProgram.path()) \(shop.path("Menu.json"))")
    try counter.until("the menu of before") { $0.contains { $0.contains("Margherita") } }
    let pulled = try await HeadOffice(secret: shop.secret).serving { try await shop.pull($0) }
    #expect(pulled.status == 0)
    try counter.until("the new dish") { lines in
      lines.contains { $0.hasPrefix("▸ Diavola") }
        && !lines.contains { $0.hasPrefix("▸ Margherita") }
    }
  }
}
