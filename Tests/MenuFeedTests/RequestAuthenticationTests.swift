import FoundationEssentials
import OldMenuFeed
import Testing

@Suite(.timeLimit(.minutes(5))) struct RequestAuthenticationTests {
  private func authentication() -> RequestAuthentication {
    RequestAuthentication(publicKey: "1234", privateKey: "abcd")
  }

  @Test func theTimestampStaysWithinAnInstance() {
    let authentication = authentication()
    #expect(authentication.timestamp == authentication.timestamp)
    #expect(authentication.urlParameters() == authentication.urlParameters())
  }

  @Test func theTimestampIsNewInTheNextInstance() {
    let timestamps = (0..<1000).map { _ in authentication().timestamp }
    #expect(Set(timestamps).count == timestamps.count)
  }

  @Test func aGivenTimestampIsTheOneThatIsSigned() {
    let authentication = RequestAuthentication(
      publicKey: "1234", privateKey: "abcd", timestamp: "1")
    #expect(
      authentication.urlParameters() == "&ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150")
  }

  /// A clock that stands still gives new timestamps all the same.
  @Test func theTimestampIsSecondsSince1970() {
    let timestamps = (0..<100).map { _ in
      RequestAuthentication(
        publicKey: "", privateKey: "", now: Date(timeIntervalSince1970: 1_700_000_000.25)
      )
      .timestamp
    }
    #expect(Set(timestamps).count == timestamps.count)
    #expect(timestamps.allSatisfy { $0.hasPrefix("1700000000.250000") && $0.utf8.count == 20 })
  }

  @Test(arguments: [-1e300, -0.5, 1e300, .infinity, .nan])
  func anImpossibleTimeDoesNotTrap(seconds: Double) {
    let timestamp = RequestAuthentication(
      publicKey: "", privateKey: "", now: Date(timeIntervalSince1970: seconds)
    ).timestamp
    #expect(timestamp.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E })
  }

  @Test func theParametersAreSignedOverTimestampPrivateKeyAndPublicKey() {
    var authentication = authentication()
    authentication.calculateMD5 = { "<\($0)>" }
    let timestamp = authentication.timestamp
    #expect(
      authentication.urlParameters()
        == "&ts=\(timestamp)&apikey=1234&hash=%3C\(timestamp)abcd1234%3E")
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("1abcd1234", "ffd275c5130566a2916217b101f26150"),
  ])
  func byDefaultTheHashIsMD5InLowerCaseHex(text: String, hash: String) {
    #expect(authentication().calculateMD5(text) == hash)
  }

  @Test func whatWouldEndAParameterIsPercentEncoded() {
    var authentication = RequestAuthentication(publicKey: "a b&c=%é\r\n~", privateKey: "k")
    authentication.calculateMD5 = { _ in "h" }
    #expect(
      authentication.urlParameters()
        == "&ts=\(authentication.timestamp)&apikey=a%20b%26c%3D%25%C3%A9%0D%0A~&hash=h")
  }
}
