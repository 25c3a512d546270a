import OldMenuCore
import Testing

/// Menus with more faults than are listed.
@Suite(.timeLimit(.minutes(5))) struct ManyFaultsTests {
  @Test func whatStandsBehindMoreFaultsThanAreListedIsMendedToo() {
    func file(_ price: String) -> [UInt8] {
      let nameless = Array(repeating: "{}", count: MenuReading.limit + 1)
      let dishes = nameless + [#"{"name": "A", "price": \#(price)}"#]
      return Array(
        "{\"currency\": \"EUR\", \"pizzas\": [\n\(dishes.joined(separator: ",\n"))]}".utf8)
    }
    // Two files of this length are not to be shown beside each other.
    let isMended = MenuFixer.mend(file(#""7,00""#)).bytes == file(#""7.00""#)
    #expect(isMended)
  }
}
