import Foundation
import MenuFiles
import Testing
import Console

@testable import MenuFeed
@testable import giuseppe_feed

@Suite(.timeLimit(.minutes(1))) struct SignatureTests {
  @Test(
    "the default hash is MD5 of UTF-8 in lower case",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("1abcd1234", "ffd275c5130566a2916217b101f26150"),
      ("é", "66ddcd97cfdeabb2f6fb8a999b4bc76f"),
    ])
  func hash_byDefault_isMD5OfUTF8InLowerCase(text: String, hash: String) {
    let authentication = RequestAuthentication(publicKey: "", privateKey: "")
    #expect(authentication.calculateMD5(text) == hash)
  }

  @Test("the parameters for the sample keys match the vendor's sample")
  func parameters_ofAGivenTimestamp_areTheVendorsSample() {
    let authentication = RequestAuthentication(
      publicKey: "1234", privateKey: "abcd", timestamp: "1")
    #expect(
      authentication.urlParameters() == "&ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150")
  }

  @Test("timestamp, private and public key are signed in that order and escaped")
  func parameters_withAGivenClosure_signTimestampPrivateAndPublicKeyAndAreEscaped() {
    var authentication = RequestAuthentication(publicKey: "a b&c=%é\r\n~", privateKey: "k/")
    authentication.calculateMD5 = { "<\($0)>" }
    let time = authentication.timestamp
    let key = "a%20b%26c%3D%25%C3%A9%0D%0A~"
    #expect(
      authentication.urlParameters() == "&ts=\(time)&apikey=\(key)&hash=%3C\(time)k%2F\(key)%3E")
    #expect(authentication.urlParameters() == authentication.urlParameters())
  }

  @Test(
    "a timestamp is digits for any clock, and different each time",
    arguments: [1_700_000_000.25, -1e300, -0.5, 0, 1e300, .infinity, .nan])
  func timestamp_ofAnyClock_isDigitsAndAnotherEachTime(seconds: Double) {
    let stamps = (0..<100).map { _ in
      RequestAuthentication(
        publicKey: "", privateKey: "", now: Date(timeIntervalSince1970: seconds)
      ).timestamp
    }
    #expect(Set(stamps).count == 100)
    #expect(stamps.allSatisfy { $0.wholeMatch(of: /\d+\.\d{9}/) != nil })
    if seconds == 1_700_000_000.25 {
      #expect(stamps.allSatisfy { $0.hasPrefix("1700000000.250000") })
    }
  }

  @Test(
    "a signature is added to the query of an address",
    arguments: [
      ("https://h/", "https://h/?ts=1"), ("https://h/x?a=b", "https://h/x?a=b&ts=1"),
      ("https://h", "https://h?ts=1"),
    ])
  func address_withASignature_hasItInItsQuery(text: String, signed: String) throws {
    #expect(try FeedAddress(text).text(signedBy: "&ts=1") == signed)
  }

  @Test(
    "an HTTPS or loopback address is accepted and shown without its query",
    arguments: [
      "https://example.com", "HTTPS://Example.com:8443/a?b=c&d", "https://10.0.0.1/",
      "https://[2001:db8::1]:8443/", "http://127.0.0.1:8080/Menu.json", "http://127.255.0.1",
      "http://localhost:80/", "http://[::1]:8080/x", "https://h/%20;a=(b)'@",
    ])
  func address_ofAPlainShape_isTaken(text: String) throws {
    #expect(try FeedAddress(text).shown == text.split(separator: "?")[0])
  }

  @Test(
    "any other address is refused with its reason",
    arguments: [
      ("", "https://"), ("example.com/", "https://"), ("file:///etc/passwd", "https://"),
      ("http://example.com/", "127.0.0.1"), ("http://127.0.0.1.example.com/", "127.0.0.1"),
      ("http://127.1/", "127.0.0.1"), ("http://0x7f.0.0.1/", "127.0.0.1"),
      ("http://[::ffff:7f00:1]/", "127.0.0.1"), ("https://", "host"), ("https://?x", "host"),
      ("https://user:key@example.com/", "host"), ("https://127.0.0.1:80@evil/", "host"),
      ("https://h:0/", "host"), ("https://h:65536/", "host"), ("https://h:+80/", "host"),
      ("https://[x]/", "host"), ("https://a_b/", "host"), ("https://h/#x", "%20"),
      ("https://h/\r\nX: y", "%20"), ("https://h/\u{0}", "%20"), ("https://h/\"", "%20"),
      ("https://é/", "%20"), ("https://h/" + String(repeating: "x", count: 2000), "%20"),
    ])
  func address_ofAnyOtherShape_isRefusedWithItsReason(text: String, reason: String) {
    let error = #expect(throws: FeedError.self) { try FeedAddress(text) }
    #expect(error?.status == .usage && error?.description.contains(reason) == true)
  }

  @Test(
    "a curl option with control characters or beyond ASCII is refused",
    arguments: ["a\nb", "a\rb", "\u{0}", "\t", "\u{7F}", "é", "a\r\nurl = \"x\""])
  func configuration_ofAValueThatWouldBeTwoLines_isRefused(value: String) {
    var configuration = CurlConfiguration()
    #expect(throws: FeedError.self) { try configuration.set("url", to: value) }
    #expect(configuration.text == "")
  }

  @Test("a value in the curl configuration is quoted")
  func configuration_ofAValue_quotesIt() throws {
    var configuration = CurlConfiguration()
    configuration.set("silent")
    try configuration.set("header", to: #"A: \"b\n"#)
    #expect(configuration.text == "silent\nheader = \"A: \\\\\\\"b\\\\n\"\n")
  }

  @Test("the last of several answers in a curl log counts")
  func log_ofSeveralAnswers_givesTheLast() {
    let log = CurlLog(
      Array(
        """
        HTTP/1.1 103 Early Hints\r\nETag: "0"\r\n\r
        HTTP/2 200 \r\nETag:"1"\r\nX: a\r\nx:\tb\r\nnonsense\r\n\r
        Trailer: c\r\n\r
        curl: (18) transfer closed\nMore details here\n
        """.utf8))
    #expect(log.status == 200 && log.isWhole && log.complaint == "transfer closed")
    #expect(log.headers == ["etag": ["\"1\""], "x": ["a", "b"]])
    for text in ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 103 E\n\nHTTP/1.1 200 OK\n"] {
      #expect(!CurlLog(Array(text.utf8)).isWhole)
    }
  }

  @Test(
    "an entity tag is sent back only if it is well formed",
    arguments: [
      ("\"1\"", true), ("W/\"a-b_c/=+\"", true), ("\"\"", true), ("1", false), ("\"", false),
      ("\"a\"b\"", false), ("\"a\nb\"", false), ("\"é\"", false), ("w/\"1\"", false), ("", false),
      ("\"" + String(repeating: "x", count: 300) + "\"", false),
    ])
  func tag_ofAnotherForm_isNotSentBack(tag: String, isTag: Bool) {
    let version = MirrorState.Version(etag: tag).verified
    #expect(version?.etag == (isTag ? tag : nil))
  }

  @Test(
    "a date in a header is read in one form only",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Fri, 01 Jan 2100 00:00:00 GMT", 4_102_444_800), ("", nil),
      ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("Sun Nov  6 08:49:37 1994", nil),
      ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, xx Nov 1994 08:49:37 GMT", nil),
      ("Sun, 06 Foo 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49:3\r\n MT", nil),
    ])
  func date_ofAHeader_isReadInItsOneForm(text: String, seconds: Double?) {
    #expect(HTTPDate.date(text)?.timeIntervalSince1970 == seconds)
  }
}
