import MenuTestSupport

/// Makes JSON texts, and texts that are nearly JSON.
struct TextGenerator {
  private var generator: SeededGenerator
  private var keyCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A text by the letter of RFC 8259 in which no key comes twice.
  mutating func text() -> String { value(depth: 0) }

  /// The text with one to three bytes taken out, put in, or replaced by those that matter to JSON.
  mutating func mutated(_ text: String) -> [UInt8] {
    let alphabet = Array("{}[],:\"\\ \n\t0123456789eE+-.truefalsnl/u'\u{E8}\u{0}".utf8)
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      let range = index..<min(bytes.count, index + Int.random(in: 0...1, using: &generator))
      let put = (0..<Int.random(in: 0...1, using: &generator)).map { _ in pick(alphabet) }
      bytes.replaceSubrange(range, with: put)
    }
    return bytes
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: depth < 4 ? 0...7 : 4...7, using: &generator) {
    case 0, 1: "[" + list(depth) { $0.value(depth: depth + 1) } + "]"
    case 2, 3: "{" + list(depth) { $0.key() + $0.blank() + ":" + $0.value(depth: depth + 1) } + "}"
    case 4: pick(["true", "false", "null"])
    case 5: string()
    default: number()
    }
  }

  private mutating func list(
    _ depth: Int, _ entry: (inout TextGenerator) -> String
  ) -> String {
    var entries: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      entries.append(blank() + entry(&self) + blank())
    }
    return entries.isEmpty ? blank() : entries.joined(separator: ",")
  }

  private mutating func blank() -> String { pick(["", "", " ", "\n", "\r\n\t"]) }

  private mutating func string() -> String {
    let pieces = [
      "a", "b", "è", "🍕", "e\u{300}", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\u00e8"#,
      #"\uD83C\uDF55"#, #"\u0000"#, "pomodoro e basilico", "/", "'", "\u{7F}", "\u{2028}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &generator) { text += pick(pieces) }
    return "\"\(text)\""
  }

  private mutating func key() -> String {
    keyCount += 1
    return string().dropLast() + "\(keyCount)\""
  }

  private mutating func number() -> String {
    let exponents = ["", "", "", "", "e1", "E+2", "e-3", "e0", "E-10"]
    let isHuge = Int.random(in: 0..<50, using: &generator) == 0
    return pick(["", "-"])
      + pick(["0", "7", "12", "850", "9007199254740993", "123456789012345678901"])
      + pick(["", "", ".5", ".50", ".125"]) + (isHuge ? pick(["e400", "e-400"]) : pick(exponents))
  }
}
