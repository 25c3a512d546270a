import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct WrittenDurationTests {
  @Test(arguments: [
    ("12s", Duration.seconds(12)), ("250ms", .milliseconds(250)), ("60m", .seconds(3_600)),
    ("1h", .seconds(3_600)), ("7d", .seconds(604_800)), ("0", .zero), ("0s", .zero),
    ("999999999h", .seconds(3_599_999_996_400)),
  ])
  func aTimeIsRead(text: String, duration: Duration) {
    #expect(Duration(written: text) == duration)
  }

  @Test(arguments: ["", "s", "12", "-1s", "1.5s", "1 s", "1w", "1S", "٣s", "9999999999s", "1s "])
  func everythingElseIsNot(text: String) {
    #expect(Duration(written: text) == nil)
  }
}
