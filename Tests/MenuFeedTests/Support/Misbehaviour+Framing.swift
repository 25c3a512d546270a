extension Misbehaviour {
  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let spaces = [UInt8](repeating: 0x20, count: 1 << 16)

  static let framings = [
    Misbehaviour("endless without a length", 69, "the answer is too large") {
      $0.send(ok + "\r\n")
      $0.sendEndlessly(spaces)
    },
    Misbehaviour("endless in chunks", 69, "the answer is too large") {
      $0.send(ok + "Transfer-Encoding: chunked\r\n\r\n")
      $0.sendEndlessly(Array("10000\r\n".utf8) + spaces + Array("\r\n".utf8))
    },
    Misbehaviour("a bomb", 69, "the answer is too large") {
      $0.send(ok + "Content-Encoding: gzip\r\nContent-Length: 10000000\r\n\r\n")
      $0.send(bomb)
      $0.sendEndlessly(bombGoesOn)
    },
    Misbehaviour("as large as allowed, and hostile", 65, "is no menu") {
      $0.send(ok + "\r\n{\"pizzas\":[" + String(repeating: "{},", count: 1_048_000 / 3))
    },
    Misbehaviour("as large as allowed, and nothing but lists", 65, "is no menu") {
      $0.send(ok + "\r\n[" + String(repeating: "[],", count: 1_048_000 / 3))
    },
    Misbehaviour("as large as allowed, and without a dish", 65, "without a dish") {
      $0.send(ok + "\r\n{\"notes\":[" + String(repeating: "0,", count: 1_048_000 / 2) + "0]}")
    },
    Misbehaviour("a length too small", 65, "is no menu") {
      $0.send(ok + "Content-Length: 20\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("a length too large", 69, "no answer from the feed") {
      $0.send(ok + "Content-Length: 2000\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("a length below 0", 69, "no answer from the feed") {
      $0.send(ok + "Content-Length: -5\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("a length that is no number", 69, "no answer from the feed") {
      $0.send(ok + "Content-Length: many\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("two lengths", 65, "is no menu") {
      $0.send(ok + "Content-Length: 31\r\nContent-Length: 5\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("chunks that are none", 69, "no answer from the feed") {
      $0.send(ok + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n" + Shop.newMenu)
    },
    Misbehaviour("gzip that is none", 69, "no answer from the feed") {
      $0.send(ok + "Content-Encoding: gzip\r\nContent-Length: 31\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour(
      "a byte now and then", 69, "no answer from the feed", options: ["--timeout", "2"]
    ) {
      $0.send(ok + "Content-Length: 31\r\n\r\n")
      $0.sendSlowly(Shop.newMenu, millisecondsBetween: 1000)
    },
    Misbehaviour(
      "no answer at all", 69, "no answer from the feed", options: ["--timeout", "1"]
    ) {
      $0.sendSlowly(" ", millisecondsBetween: 10_000)
    },
    Misbehaviour("an end at once", 69, "no answer from the feed") { _ in },
    Misbehaviour("a broken line", 69, "no answer from the feed") { $0.reset() },
    Misbehaviour("no HTTP", 69, "no answer from the feed") { $0.send(Shop.newMenu) },
    Misbehaviour("a header of a megabyte", 69, "no answer from the feed") {
      $0.send(ok + "X: " + String(repeating: "x", count: 1 << 20) + "\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("ten thousand headers", 69, "the answer is too large") {
      let headers = (0..<10_000).map { "X-\($0): y\r\n" }.joined()
      $0.send(ok + headers + "Content-Length: 31\r\n\r\n" + Shop.newMenu)
    },
    Misbehaviour("endless headers", 69, "the answer is too large") {
      $0.send(ok)
      $0.sendEndlessly(Array("X-Header: value\r\n".utf8))
    },
    Misbehaviour("a NUL in a header", 69, "no answer from the feed") {
      $0.send(ok + "ETag: \"a\0b\"\r\nContent-Length: 31\r\n\r\n" + Shop.newMenu)
    },
  ]

  /// The beginning of a gzip of one letter, then repeated.
  private static let bomb = deflated.prefix(13 + 10).map { $0 }
  /// What repeats it for ever: 13 bytes are eight times "the last 258 letters again".
  private static let bombGoesOn = Array(
    (0..<5000).flatMap { _ in deflated.dropFirst(13 + 10).prefix(13) })

  /// The head of gzip, one block of fixed codes, a letter, and 24 times its repetition.
  private static let deflated: [UInt8] = {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    var bits: [UInt8] = [1, 1, 0]
    // Codes go from their highest bit: 0x50 is a blank, 11000101 a length of 258, 00000 the
    // distance of 1.
    bits += [0, 1, 0, 1, 0, 0, 0, 0]
    for _ in 0..<24 { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
    for start in stride(from: 0, to: bits.count - 7, by: 8) {
      bytes.append(bits[start..<start + 8].reversed().reduce(0) { $0 << 1 | $1 })
    }
    return bytes
  }()
}
