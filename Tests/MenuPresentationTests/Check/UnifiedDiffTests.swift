import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct UnifiedDiffTests {
  private let diff = UnifiedDiff(text: TerminalText(cellWidth: testCellWidth))

  private func text(_ old: String, _ new: String) -> String {
    diff.text(from: Array(old.utf8), to: Array(new.utf8), file: "Menu.json").string
  }

  @Test func nothingIsSaidOfTheSame() {
    #expect(text("a\nb\n", "a\nb\n") == "")
    #expect(text("", "") == "")
  }

  @Test func aLineHasThreeAroundIt() {
    #expect(
      text("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- Menu.json
        +++ Menu.json
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func whatIsFarApartStandsApart() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new.insert("new\n", at: 18)
    #expect(
      text(old.joined(), new.joined()) == """
        --- Menu.json
        +++ Menu.json
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -16,5 +16,6 @@
         16
         17
         18
        +new
         19
         20

        """)
  }

  @Test func aMissingLineEndAtTheEndIsTold() {
    #expect(
      text("a\nb", "a\nc") == """
        --- Menu.json
        +++ Menu.json
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func linesMayComeAndGo() {
    #expect(text("", "a\n") == "--- Menu.json\n+++ Menu.json\n@@ -0,0 +1 @@\n+a\n")
    #expect(text("a\n", "") == "--- Menu.json\n+++ Menu.json\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func linesEndWithCRLFToo() {
    let page = text("a\r\nb\r\n", "a\r\nc\r\n")
    #expect(page == "--- Menu.json\n+++ Menu.json\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
  }

  @Test func ofALongLineEachChangeIsShown() {
    let blank = String(repeating: "x \u{E8} ", count: 1_000)
    let page = text("\(blank)8,50 \(blank)Latte\(blank)\n", "\(blank)8.50 \(blank)milk\(blank)\n")
    for change in ["8,50", "8.50", "Latte", "milk"] { #expect(page.contains(change)) }
    #expect(!page.contains("\u{FFFD}"))
    #expect(page.split(separator: "\n").allSatisfy { $0.utf8.count <= 300 })
    let grown = text("[\(blank)]\n", "[\n\(blank)8.50\n]\n")
    #expect(grown.contains("8.50"))
  }

  @Test func nothingInItIsObeyedByATerminal() {
    let page = text("\u{1B}[2Ja\n\u{202E}b\n", "\u{1B}[2Jc\n\u{202E}b\n")
    #expect(TerminalCleanliness.violations(of: page, allowed: ["\n"]) == [])
  }

  /// Read as `patch` reads it, the difference makes the new text of the old one.
  @Test(arguments: 0..<60)
  func appliedToTheOldTextItGivesTheNewOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      "\(Int.random(in: 0...12, using: &random))\n"
    }
    var new = old
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random), place < new.count { new.remove(at: place) }
      if Bool.random(using: &random) {
        new.insert("\(Int.random(in: 0...12, using: &random))\n", at: min(place, new.count))
      }
    }
    let page = text(old.joined(), new.joined())
    #expect(patched(old, with: page) == new)
  }

  private func patched(_ old: [String], with page: String) -> [String] {
    var result: [String] = []
    var next = 0
    for line in page.split(separator: "\n").map(String.init).dropFirst(2) {
      switch line.first {
      case "@":
        let place = line.dropFirst(4).prefix { $0.isNumber }
        let count =
          line.dropFirst(4 + place.count).first == "," ? line.split(separator: " ")[1] : ""
        let start = (Int(place) ?? 0) - (count.hasSuffix(",0") ? 0 : 1)
        while next < start {
          result.append(old[next])
          next += 1
        }
      case "-": next += 1
      case "+": result.append(line.dropFirst() + "\n")
      default:
        result.append(line.dropFirst() + "\n")
        next += 1
      }
    }
    return result + old.dropFirst(next)
  }
}
