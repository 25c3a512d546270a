import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ToldTextTests {
  @Test func nothingThatATerminalObeysIsTold() {
    #expect("\(ToldText("caffè \u{1B}[2J\u{202E}\0"))" == "caffè <1B>[2J<202E><0>")
  }

  @Test func ofALongTextTheBeginningIsTold() {
    let told = "\(ToldText(String(repeating: "x", count: 1 << 20)))"
    #expect(told == String(repeating: "x", count: 40) + "… (1048576 characters)")
  }
}
