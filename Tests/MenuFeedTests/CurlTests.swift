import FoundationEssentials
import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import Testing

@testable import OldMenuFeed

/// What goes to curl, and what is made of what comes back.
@Suite(.timeLimit(.minutes(5))) struct CurlTests {
  @Test func aValueIsQuoted() throws {
    var configuration = CurlConfiguration()
    configuration.set("silent")
    try configuration.set("header", to: #"A: \"b\n"#)
    #expect(configuration.text == "silent\nheader = \"A: \\\\\\\"b\\\\n\"\n")
  }

  @Test(
    arguments: ["a\nb", "a\rb", "\u{0}", "\t", "\u{7F}", "é", "\u{2028}", "a\r\nurl = \"x\""].map(
      ToldText.init))
  func aValueOfSeveralLinesIsRefused(value: ToldText) {
    var configuration = CurlConfiguration()
    #expect(throws: FeedError.self) { try configuration.set("url", to: value.text) }
    #expect(configuration.text == "")
  }

  @Test func theLastAnswerCounts() {
    let log = CurlLog(
      Array(
        """
        HTTP/1.1 103 Early Hints\r\nETag: "0"\r\n\r
        HTTP/2 200 \r\nETag:"1"\r\nX: a\r\nx:\tb\r\nnonsense\r\n\r
        Trailer: c\r\n\r
        curl: (18) transfer closed\nMore details here\n
        """.utf8))
    #expect(log.status == 200)
    #expect(log.isWhole)
    #expect(log.headers == ["etag": ["\"1\""], "x": ["a", "b"]])
    #expect(log.complaint == "transfer closed")
  }

  @Test(arguments: [
    "", "HTTP/", "HTTP/1.1", "HTTP/1.1 x", "HTTP/1.1 99999999999999999999", "\n\n:",
  ])
  func anOddAnswerHasNoStatus(text: String) {
    #expect(CurlLog(Array(text.utf8)).status == 0)
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\n\r", "HTTP/1.1 103 E\n\nHTTP/1.1 200 OK\n",
  ])
  func aHeadThatBreaksOffIsNotWhole(text: String) {
    #expect(!CurlLog(Array(text.utf8)).isWhole)
  }

  @Test(
    arguments: [
      ("\"1\"", true), ("W/\"a-b_c/=+\"", true), ("\"\"", true), ("1", false), ("\"", false),
      ("\"a\"b\"", false), ("\"a\nb\"", false), ("\"é\"", false), ("w/\"1\"", false), ("", false),
      ("\"" + String(repeating: "x", count: 300) + "\"", false),
    ].map { (ToldText($0), $1) })
  func aTagIsSentBackOnlyInItsForm(tag: ToldText, isTag: Bool) {
    #expect(
      MirrorState.Version(etag: tag.text, lastModified: nil).verified?.etag
        == (isTag ? tag.text : nil))
  }

  /// A menu that changes twice within a second has one time for both.
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:38 GMT", true), ("Sun, 06 Nov 1994 08:49:37 GMT", false),
    ("Sun, 06 Nov 1994 08:49:36 GMT", false), ("Sun", false), (nil, false),
  ])
  func aTimeIsAVersionOnceItIsOver(date: String?, isVersion: Bool) {
    let changed = "Sun, 06 Nov 1994 08:49:37 GMT"
    let answer = FeedAnswer(
      status: 200,
      headers: ["last-modified": [changed]].merging(date.map { ["date": [$0]] } ?? [:]) { $1 },
      body: [])
    #expect(answer.version.lastModified == (isVersion ? changed : nil))
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Fri, 01 Jan 2100 00:00:00 GMT", 4_102_444_800),
    // A leap second is the second after it.
    ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
    ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("Sun Nov  6 08:49:37 1994", nil), ("", nil),
    ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, xx Nov 1994 08:49:37 GMT", nil),
    ("Sun, 06 Foo 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49:3\r\n MT", nil),
  ])
  func aDateIsReadInItsOneForm(text: String, seconds: Double?) {
    #expect(HTTPDate.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    ("Menu.json", ".", ".Menu.json.feed"), ("/Menu.json", "/", "/.Menu.json.feed"),
    ("a/b", "a", "a/.b.feed"), ("./x/../Menu.json", "./x/..", "./x/../.Menu.json.feed"),
  ])
  func theRecordLiesBesideTheMenu(path: String, folder: String, record: String) {
    #expect(LocalPath(path).folder == LocalPath(folder))
    #expect(LocalPath(path).beside(suffix: "feed") == LocalPath(record))
  }
}
