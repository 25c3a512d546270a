import MenuCheck
import Testing

struct UnifiedDiffTests {
  @Test(
    "a diff holds the changed lines of two versions as hunks",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -2,1 +2,1 @@\n-b\n+B\n"),
      ("a\nc\n", "a\nb\nc\n", "@@ -1,0 +2,1 @@\n+b\n"),
      ("a\nb\nc\n", "a\nc\n", "@@ -2,1 +1,0 @@\n-b\n"),
      ("a\n", "a\n", ""),
      ("a\nb\nc\nd\n", "A\nb\nc\nD\n", "@@ -1,1 +1,1 @@\n-a\n+A\n@@ -4,1 +4,1 @@\n-d\n+D\n"),
      ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
    ])
  func text_ofTwoVersions_holdsTheirDifference(old: String, new: String, hunks: String) {
    let text = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), file: "Menu.json")
    #expect(text == "--- Menu.json\n+++ Menu.json\n" + hunks)
  }
}
